"""Winter: coal scores, the nobility collects its rent, debts, the next year. Storage has its own file."""

from __future__ import annotations

import pytest

from haspelknecht.records.state_words import player_words
from haspelknecht.rules.winter import coal_chart
from tests.scenes import Words, board, legal, play, refusal, scene

WINTER: Words = {"season": "winter", "stage": "scoring"}


def kinds_after(moves: int, kinds: list[str]) -> list[str]:
    """The automatic events after a number of moves."""
    places = [at for at, kind in enumerate(kinds) if kind == "move"]
    return kinds[places[moves - 1] + 1 :]


# -- the order of winter -------------------------------------------------------------------------------------------


@pytest.mark.rule("R-WINTER-01")
def test_winter_is_scoring_then_rent_then_storage_then_the_next_year() -> None:
    """After the last turn of autumn the four steps follow in this order."""
    game = play(scene({}, {}, season="autumn"), "end", "end")
    assert kinds_after(2, [step.kind for step in game.history]) == ["scoring", "rent due"]
    assert legal(game) == ["store nothing"]
    assert refusal(game, "store nothing", seat=1).rule == "R-EXEC-01"
    play(game, "store nothing", "store nothing")
    assert kinds_after(4, [step.kind for step in game.history])[0] == "new year"


@pytest.mark.rule("R-WINTER-01")
def test_coal_has_scored_when_the_rent_is_due_and_the_rent_is_paid_when_goods_are_stored() -> None:
    game = play(scene({"coal": 3, "food": 2}, {}, season="autumn"), "end", "end")
    rent = next(step for step in game.history if step.kind == "rent due")
    assert (rent.before.players[0].score, rent.before.players[0].food) == (2, 2)
    assert (board(game).food, board(game).coal) == (0, 3)


@pytest.mark.rule("R-WINTER-01")
@pytest.mark.parametrize("season", ["spring", "summer"])
def test_there_is_no_scoring_and_no_rent_after_spring_and_summer(season: str) -> None:
    game = play(scene({"coal": 9, "food": 2}, {}, season=season), "end", "end")
    assert (board(game).score, board(game).food, board(game).debts) == (0, 2, 0)
    assert "rent due" not in [step.kind for step in game.history]


# -- scoring -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-WINTER-03")
@pytest.mark.parametrize(
    ("coal", "points"), [(0, 0), (1, 0), (2, 0), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 7), (12, 11), (20, 19)]
)
def test_the_coal_chart(coal: int, points: int) -> None:
    """Up to two coal are worth nothing, three 2 VP, each further one 1 VP more, without an upper limit."""
    game = scene({"coal": coal}, {}, **WINTER)
    assert game.score_sheet(0)["winter_coal"] == points
    assert board(game).score == points
    assert coal_chart(coal) == points


@pytest.mark.rule("R-WINTER-03")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_coal_scores_the_same_in_all_three_winters_and_for_every_player(year: int) -> None:
    game = scene({"coal": 5}, {"coal": 3}, c={"coal": 2}, year=year, **WINTER)
    assert [game.score_sheet(seat)["winter_coal"] for seat in range(3)] == [4, 2, 0]


@pytest.mark.rule("R-WINTER-02")
def test_only_coal_on_the_farm_scores() -> None:
    """C-39: coal in the Shaft, in the Pinge and in the Tunnel is worth nothing in winter."""
    deep = {"pinge_coal": 0, "tunnel_wood": 7, "tunnel_coal": 5, "shaft_coal": 6}
    game = scene({"coal": 4, **deep}, {"coal": 0, **deep}, **WINTER)
    assert [game.score_sheet(seat)["winter_coal"] for seat in range(2)] == [3, 0]


@pytest.mark.rule("R-WINTER-02")
def test_scoring_takes_no_coal_away() -> None:
    assert board(scene({"coal": 4}, {}, **WINTER)).coal == 4


# -- rent and debts ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-WINTER-04")
@pytest.mark.parametrize(("year", "food", "thaler"), [(1, 2, 0), (2, 2, 1), (3, 1, 2)])
def test_the_rent_of_each_year(year: int, food: int, thaler: int) -> None:
    """Year 1: 2 food. Year 2: 2 food and 1 Thaler. Year 3: 1 food and 2 Thaler."""
    game = scene({"food": 9, "thaler": 9}, {"food": food, "thaler": thaler}, year=year, **WINTER)
    assert (board(game).food, board(game).thaler, board(game).debts) == (9 - food, 9 - thaler, 0)
    assert (board(game, 1).food, board(game, 1).thaler, board(game, 1).debts) == (0, 0, 0)


@pytest.mark.rule("R-WINTER-05")
def test_players_who_can_pay_must_pay() -> None:
    """Players cannot keep food and take debts instead: the rent is collected automatically."""
    game = scene({"food": 2, "thaler": 1}, {}, year=2, **WINTER)
    assert (board(game).food, board(game).thaler, board(game).debts) == (0, 0, 0)
    assert legal(game) == ["store nothing"]
    assert refusal(game, "store farm food").rule == "R-WINTER-07"


@pytest.mark.rule("R-WINTER-06")
@pytest.mark.parametrize(
    ("year", "food", "thaler", "debts"),
    [(1, 0, 0, 2), (1, 1, 0, 1), (2, 0, 0, 3), (2, 1, 1, 1), (2, 2, 0, 1), (3, 0, 0, 3), (3, 0, 1, 2), (3, 1, 1, 1)],
)
def test_a_debt_for_each_food_and_thaler_that_is_missing(year: int, food: int, thaler: int, debts: int) -> None:
    """C-37: of each good as much as possible is paid, and every missing piece is one debt."""
    game = scene({"food": food, "thaler": thaler}, {}, year=year, **WINTER)
    assert (board(game).food, board(game).thaler, board(game).debts) == (0, 0, debts)


@pytest.mark.rule("R-WINTER-06")
def test_new_debts_come_on_top_of_old_ones() -> None:
    assert board(scene({"debts": 2, "food": 1}, {}, year=2, **WINTER)).debts == 4


@pytest.mark.rule("R-WINTER-05", "R-WINTER-06")
@pytest.mark.parametrize(
    ("given", "left"),
    [({"food": 0, "thaler": 5}, (0, 4, 2)), ({"food": 5, "thaler": 0}, (3, 0, 1)), ({"food": 3, "coal": 9}, (1, 0, 1))],
)
def test_no_good_replaces_another(given: dict[str, int], left: tuple[int, int, int]) -> None:
    """C-36: spare Thaler pay no food, spare food pays no Thaler, coal and wood pay nothing."""
    game = scene({**given, "wood": 3}, {}, year=2, **WINTER)
    assert (board(game).food, board(game).thaler, board(game).debts) == left
    assert (board(game).wood, board(game).coal) == (3, given.get("coal", 0))


@pytest.mark.rule("R-WINTER-06")
def test_debts_are_never_repaid() -> None:
    """C-38: not in the rent, not in storage, not in the next year."""
    game = scene({"debts": 3, "food": 9, "thaler": 9}, {}, year=1, **WINTER)
    assert board(game).debts == 3
    play(game, "store farm food", "store nothing")
    assert (game.state.year, board(game).debts, board(game).thaler) == (2, 3, 9)


@pytest.mark.rule("R-WINTER-06")
def test_debts_do_not_run_out() -> None:
    """C-46: four players without anything take 32 debts in three winters, more than there are in the box."""
    game = scene({"debts": 5}, {"debts": 5}, c={"debts": 5}, d={"debts": 5}, year=3, **WINTER)
    assert [board(game, seat).debts for seat in range(4)] == [8, 8, 8, 8]


# -- what winter does not change -----------------------------------------------------------------------------------


@pytest.mark.rule("R-WINTER-10")
def test_thaler_markers_debts_and_water_stay() -> None:
    """C-40: only food, wood and farm coal are goods that must be stored."""
    given = {"thaler": 4, "debts": 1, "water": 3, "tiles": [22], "markers": [22], "food": 2, "wood": 1}
    game = play(scene(given, {}, **WINTER), "store nothing")
    assert (board(game).thaler, board(game).debts, board(game).water) == (4, 1, 3)
    assert player_words(board(game))["markers"] == [22]
    assert (board(game).food, board(game).wood) == (0, 0)


@pytest.mark.rule("R-WINTER-10")
def test_shaft_coal_stays_in_the_shaft_and_wood_in_the_mine() -> None:
    """C-39: Shaft coal is neither scored nor returned; wood that has been placed is no longer on the farm."""
    given = {"pinge_coal": 0, "tunnel_wood": 7, "tunnel_coal": 8, "shaft_coal": 3, "wood": 2, "coal": 1, "food": 2}
    game = play(scene(given, {"pinge_wood": 2}, **WINTER), "store nothing", "store nothing")
    assert (board(game).shaft_coal, board(game).tunnel_wood, board(game).wood, board(game).coal) == (3, 7, 0, 0)
    assert board(game, 1).pinge_wood == 2


@pytest.mark.rule("R-PINGE-10")
def test_nothing_is_mined_in_winter_so_the_pinge_bonus_is_settled_in_autumn() -> None:
    """C-29: winter still belongs to the year, but no workers act in it."""
    last = {"pinge_coal": 1, "pinge_wood": 2, "plan": {"farmer": {"black": 1}}, "cart1": {"black": 1}}
    game = scene(last, {}, season="autumn", year=1)
    assert "farmer mines" in legal(game)
    winter = play(game.copy(), "end", "end")
    assert refusal(winter, "farmer mines").rule == refusal(winter, "mine").rule == "R-FLOW-06"
    assert play(game, "farmer mines", "mine").score_sheet(0)["pinge"] == 2
    assert play(scene(last, {}, season="spring", year=2), "farmer mines", "mine").score_sheet(0)["pinge"] == 1


# -- the next year -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-WINTER-13")
@pytest.mark.parametrize("year", [1, 2])
def test_after_the_last_storage_the_next_year_begins_with_spring_water(year: int) -> None:
    game = scene({}, {"water": 2}, year=year, **WINTER)
    play(game, "store nothing")
    assert (game.position()["year"], game.position()["season"]) == (year, "winter")
    play(game, "store nothing")
    assert (game.position()["year"], game.position()["season"]) == (year + 1, "spring")
    assert [board(game, seat).water for seat in range(2)] == [1, 3]
    assert not game.over


@pytest.mark.rule("R-WINTER-13", "R-FLOW-08")
def test_after_the_third_winter_there_is_no_next_year_but_the_final_scoring() -> None:
    """C-92: no year marker moves, no water rises."""
    game = play(scene({"thaler": 2}, {}, year=3, **WINTER), "store nothing")
    assert not game.over
    play(game, "store nothing")
    assert game.over
    assert [step.kind for step in game.history][-1] == "final scoring"
    assert (game.position()["year"], board(game).water) == (3, 0)
    assert game.legal_moves == []
    assert refusal(game, "store nothing").rule == "R-FLOW-08"
