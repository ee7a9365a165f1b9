"""Level 1: 15 Charcoal Burner."""

from __future__ import annotations

import pytest

from tests.rules.tiles import EDITIONS, bought, planned, planning, storing, then_work, until_planning, working
from tests.scenes import Words, board, legal, play, refusal

BURNER = {"tiles": [15]}
ONCE_A_PHASE = ("second", "french")
PHASES = [(year, season) for year in (1, 2, 3) for season in ("spring", "summer", "autumn")]


@pytest.mark.rule("R-TILE-15a")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_wood_become_two_coal_and_a_point(edition: str) -> None:
    """The coal goes to the farm and comes from the supply, not from the mine."""
    game = play(working({**BURNER, "wood": 3}, edition=edition), "charcoal")
    assert (board(game).wood, board(game).coal, board(game).score) == (1, 2, 1)
    assert (board(game).pinge_coal, board(game).tunnel_coal, board(game).shaft_coal) == (7, 11, 0)
    assert game.score_sheet(0)["charcoal"] == 1


@pytest.mark.rule("R-TILE-15a")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("a", [{"tiles": [15], "wood": 1}, {"tiles": [15], "coal": 2}, {"tiles": [12], "wood": 2}])
def test_it_takes_the_building_and_two_wood(a: Words, edition: str) -> None:
    """Another building, another player's Charcoal Burner, or less wood is not enough."""
    game = working(a, BURNER, edition=edition)
    assert "charcoal" not in legal(game)
    assert refusal(game, "charcoal").rule == "R-TILE-15a"


@pytest.mark.rule("R-TILE-15b", "H-02")
@pytest.mark.parametrize("edition", ONCE_A_PHASE)
def test_charcoal_is_burned_once_a_phase(edition: str) -> None:
    """There is wood for a second time, but not in this phase."""
    game = play(working({**BURNER, "wood": 4}, edition=edition), "charcoal")
    assert refusal(game, "charcoal").rule == "R-TILE-15b"


@pytest.mark.rule("R-TILE-15b", "H-02")
def test_in_the_first_edition_charcoal_is_burned_as_long_as_wood_lasts() -> None:
    """Three times with seven wood."""
    game = play(working({**BURNER, "wood": 7}, edition="first"), "charcoal", "charcoal", "charcoal")
    assert (board(game).wood, board(game).coal, board(game).score) == (1, 6, 3)
    assert refusal(game, "charcoal").rule == "R-TILE-15a"


@pytest.mark.rule("R-TILE-15b")
@pytest.mark.parametrize("edition", ONCE_A_PHASE)
def test_a_phase_later_charcoal_is_burned_again(edition: str) -> None:
    """The limit applies to one phase."""
    game = play(working({**BURNER, "wood": 4}, edition=edition), "charcoal")
    then_work(until_planning(game))
    assert "charcoal" in legal(game)


@pytest.mark.rule("R-TILE-15c", "H-02")
@pytest.mark.parametrize(("edition", "at_once"), [("second", False), ("french", False), ("first", True)])
def test_charcoal_in_the_phase_of_purchase(edition: str, at_once: bool) -> None:
    """Only the first edition allows it."""
    game = bought(15, {"wood": 2}, edition=edition)
    assert ("charcoal" in legal(game)) is at_once
    if not at_once:
        assert refusal(game, "charcoal").rule == "R-TILE-15c"


@pytest.mark.rule("R-TILE-15c", "H-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_charcoal_in_the_phase_after_the_purchase(edition: str) -> None:
    """From there on in every edition."""
    game = bought(15, {"wood": 2}, edition=edition)
    assert "charcoal" in legal(then_work(until_planning(game)))


@pytest.mark.rule("R-TILE-15b", "R-TILE-15c")
@pytest.mark.parametrize("edition", ONCE_A_PHASE)
def test_bought_in_the_first_spring_the_burner_is_used_eight_times(edition: str) -> None:
    """The printed example: nine phases, not in the first, once in each other one, however much wood there is."""
    uses = 0
    for year, season in PHASES:
        fresh = [15] if (year, season) == (1, "spring") else []
        game = working({**BURNER, "fresh_tiles": fresh, "wood": 20}, edition=edition, year=year, season=season)
        while "charcoal" in legal(game):
            play(game, "charcoal")
            uses += 1
    assert uses == 8


@pytest.mark.rule("C-68")
@pytest.mark.parametrize("edition", EDITIONS)
def test_wood_made_in_this_phase_may_be_burned(edition: str) -> None:
    """Wood is usable at once."""
    game = working(planned(BURNER, farmer={"brown": 2}), edition=edition)
    assert "charcoal" not in legal(game)
    play(game, "farmer makes wood", "charcoal")
    assert (board(game).wood, board(game).coal) == (0, 2)


@pytest.mark.rule("C-69", "H-02")
@pytest.mark.parametrize("edition", ONCE_A_PHASE)
def test_no_charcoal_is_burned_in_winter(edition: str) -> None:
    """Only in action phases."""
    assert refusal(storing({**BURNER, "wood": 2}, edition=edition), "charcoal").rule == "R-TILE-15b"


@pytest.mark.rule("C-69", "H-02")
def test_in_the_first_edition_charcoal_is_burned_in_winter_before_storing() -> None:
    """The new coal may be stored; after storing it is too late."""
    game = play(storing({**BURNER, "wood": 5}, {**BURNER, "wood": 2}, edition="first"), "charcoal", "charcoal")
    assert (board(game).wood, board(game).coal, board(game).score) == (1, 4, 2)
    play(game, "store farm coal")
    assert refusal(game, "charcoal").rule == "R-EXEC-01"
    assert "charcoal" in legal(game, 1)


@pytest.mark.rule("H-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_charcoal_is_burned_in_the_players_turn(edition: str) -> None:
    """Also while a worker works, but not in planning and not in another player's turn."""
    a: Words = {**BURNER, "wood": 2}
    assert refusal(working(a, turn="B", edition=edition), "charcoal").rule == "R-EXEC-01"
    assert refusal(planning({**a, "cart1": {"black": 1}}, edition=edition), "charcoal").rule == "R-FLOW-06"
    game = play(working(planned(a, farmer={"black": 2}), edition=edition), "farmer mines", "mine")
    assert "charcoal" in legal(game)
