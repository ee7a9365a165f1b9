"""The course of the game: three years, the phases of a year, the steps of an action phase, the end."""

from __future__ import annotations

from random import Random

import pytest

from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from haspelknecht.records.notation import move_text
from haspelknecht.rules.pieces import SEASON_NAMES
from haspelknecht.rules.stages import STAGE_NAMES
from tests.scenes import Words, board, legal, play, refusal, scene

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
EDITIONS = pytest.mark.parametrize("edition", ["second", "first", "french"])

# An action phase, without the second take and the refund, which are optional.
TAKING_TO_WORKING = ["taking", "ordering", "planning", "revealing", "working"]
ACTION_PHASE = ["refilling", "drawing", *TAKING_TO_WORKING]
YEAR = [
    *[("spring", stage) for stage in ["water rises", *ACTION_PHASE]],
    *[("summer", stage) for stage in ACTION_PHASE],
    *[("autumn", stage) for stage in ["water rises", *ACTION_PHASE]],
    *[("winter", stage) for stage in ["scoring", "rent due", "storing"]],
]


def whole_game(players: int = 2, seed: int = 0, edition: str = "second") -> Game:
    """A whole game of random moves."""
    game = Game.new(players, seed=seed, edition=edition)
    chance = Random(seed)
    while not game.over:
        game.play(chance.choice(game.legal_moves))
    return game


def calendar(game: Game) -> list[tuple[int, str, str]]:
    """Year, season and stage of all events, without repetitions."""
    entries: list[tuple[int, str, str]] = []
    for step in game.history:
        state = step.before
        now = (int(state.year), SEASON_NAMES[state.season], STAGE_NAMES[state.stage])
        if now[2] not in ("taking again", "refunding") and entries[-1:] != [now]:
            entries.append(now)
    return entries


def same_boards(players: int, **words: int) -> list[Words]:
    return [dict(words) for _ in range(players)]


# --- years, seasons, phases -----------------------------------------------------------------------------------


@pytest.mark.rule("R-FLOW-01", "R-FLOW-02", "R-FLOW-06")
@PLAYERS
@EDITIONS
def test_three_years_with_all_their_phases(players: int, edition: str) -> None:
    """Spring water, spring, summer, autumn water, autumn, winter; the set-up has filled the pools already."""
    stages = calendar(whole_game(players, seed=players, edition=edition))
    first_spring = [("spring", stage) for stage in ["drawing", "water rises", *TAKING_TO_WORKING]]
    year_1 = [(1, *phase) for phase in first_spring + YEAR[8:]]
    year_2 = [(2, *phase) for phase in YEAR]
    year_3 = [(3, *phase) for phase in YEAR]
    new_year = ("winter", "new year")
    assert stages == [*year_1, (1, *new_year), *year_2, (2, *new_year), *year_3, (3, "winter", "final scoring")]


@pytest.mark.rule("R-FLOW-07")
@PLAYERS
def test_nine_action_phases(players: int) -> None:
    """Three a year; each player ends exactly one turn of work in each."""
    game = whole_game(players, seed=7)
    for seat in range(players):
        ends = [step.before for step in game.history if step.seat == seat and move_text(step.move) == "end"]
        seasons = [(int(state.year), SEASON_NAMES[state.season]) for state in ends]
        assert seasons == [(year, season) for year in (1, 2, 3) for season in ("spring", "summer", "autumn")]


# --- pit water ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-FLOW-03")
@PLAYERS
@EDITIONS
@pytest.mark.parametrize(("year", "season"), [(1, "autumn"), (2, "spring"), (3, "autumn")])
def test_a_water_phase_brings_everyone_1_pit_water(players: int, edition: str, year: int, season: str) -> None:
    boards = same_boards(players, water=2)
    boards[1]["water"] = 0
    game = scene(*boards, year=year, season=season, stage="water rises", edition=edition)
    assert [board(game, seat).water for seat in range(players)] == [3, 1, 3, 3][:players]


@pytest.mark.rule("R-FLOW-03", "R-FLOW-04")
@PLAYERS
@pytest.mark.parametrize(
    ("year", "season", "water"), [(1, "spring", 0), (1, "summer", 1), (2, "spring", 0), (3, "summer", 1)]
)
def test_water_rises_before_autumn_but_not_before_summer(players: int, year: int, season: str, water: int) -> None:
    game = scene(*same_boards(players), year=year, season=season)
    play(game, *["end"] * players)
    assert game.position()["season"] == {"spring": "summer", "summer": "autumn"}[season]
    assert [board(game, seat).water for seat in range(players)] == [water] * players


@pytest.mark.rule("R-FLOW-03", "R-FLOW-04")
def test_winter_brings_no_water_but_the_next_spring_does() -> None:
    game = scene(year=1, season="autumn")
    play(game, "end", "end")
    assert [board(game, seat).water for seat in (0, 1)] == [0, 0]
    play(game, "store nothing", "store nothing")
    assert (game.position()["year"], game.position()["season"]) == (2, "spring")
    assert [board(game, seat).water for seat in (0, 1)] == [1, 1]


# --- tiles override general rules -----------------------------------------------------------------------------


@pytest.mark.rule("R-FLOW-05")
def test_a_bucket_keeps_the_water_of_the_seasons_away() -> None:
    game = scene({"tiles": [21]}, {}, season="autumn", stage="water rises")
    assert [board(game, seat).water for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("R-FLOW-05")
def test_horse_and_cart_overrides_the_coal_chart() -> None:
    """One point for each coal instead of the chart, where 3 coal give 2."""
    game = scene({"tiles": [44], "coal": 3}, {"coal": 3}, {}, {}, season="winter", stage="scoring")
    assert [board(game, seat).score for seat in (0, 1)] == [3, 2]


@pytest.mark.rule("R-FLOW-05")
def test_a_barn_stores_more_than_the_one_unit_of_the_farm() -> None:
    goods: Words = {"food": 1, "wood": 1}
    game = scene({**goods, "tiles": [12]}, goods, season="winter", stage="storing")
    play(game, "store farm wood barn food")
    assert (board(game).food, board(game).wood) == (1, 1)
    assert refusal(game, "store farm wood barn food", 1).rule == "R-TILE-12a"


# --- the steps of an action phase -----------------------------------------------------------------------------


@pytest.mark.rule("R-FLOW-06")
def test_taking_planning_and_working_are_separate_stages() -> None:
    game = Game.new(2, seed="x")
    first, second = (int(seat) for seat in game.state.order)
    for move in ("farmer 1 black", "farmer makes food", "end", "store nothing", "refund"):
        assert refusal(game, move, first).rule == "R-FLOW-06"
    for seat in (first, second):
        play(game, legal(game, seat)[0], seat=seat)
    while game.position()["stage"] != "planning":
        play(game, "pass" if "pass" in [str(move) for move in game.legal_moves] else "keep")
    for move in ("take 1 black", "pass", "end", "store nothing", "keep"):
        assert refusal(game, move, first).rule == "R-FLOW-06"
    while game.position()["stage"] == "planning":
        game.play(game.legal_moves[0])
    assert game.position()["stage"] == "working"
    for move in ("take 1 black", "farmer 1 black", "digger food", "store nothing"):
        assert refusal(game, move, game.to_act[0]).rule == "R-FLOW-06"


@pytest.mark.rule("R-FLOW-06")
def test_all_players_plan_before_any_player_works() -> None:
    game = scene({"cart1": {"black": 1}}, {"cart1": {"yellow": 1}}, stage="ordering")
    play(game, "farmer 1 black", seat=0)
    assert game.position()["stage"] == "planning"
    assert refusal(game, "farmer mines", 0).rule == "R-PLAN-01"
    play(game, "farmer 1 yellow", seat=1)
    assert game.position()["stage"] == "working"
    assert "farmer mines" in legal(game, 0)


# --- the end --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-FLOW-08", "R-FLOW-01")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_game_ends_after_the_third_winter(year: int) -> None:
    """Then 4 Thaler are worth 14 points; in an earlier winter the next year begins and nothing of it is scored."""
    game = scene({"thaler": 4}, {}, year=year, season="winter", stage="storing")
    play(game, "store nothing", "store nothing")
    if year < 3:
        assert not game.over
        assert game.outcome is None
        assert game.position()["year"] == year + 1
        assert board(game).score == 0
        return
    assert game.over
    assert game.outcome is not None
    assert game.outcome.scores == (14, 0)
    assert game.outcome.winner == 0
    assert game.legal_moves == []
    assert game.to_act == ()


@pytest.mark.rule("R-FLOW-08")
def test_nothing_can_be_played_after_the_end() -> None:
    game = whole_game()
    scores = [board(game, seat).score for seat in (0, 1)]
    assert refusal(game, "take 1 black").rule == "R-FLOW-08"
    with pytest.raises(UserError) as caught:
        game.play("pass", 0)
    assert caught.value.key == "game-over"
    game.go_on()
    assert [board(game, seat).score for seat in (0, 1)] == scores, "scored once"


@pytest.mark.rule("R-FLOW-08", "R-FLOW-02")
@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ({"year": 3, "season": "winter", "stage": "new year"}, "R-FLOW-08"),
        ({"year": 2, "season": "winter", "stage": "final scoring"}, "R-FLOW-08"),
        ({"year": 1, "season": "winter", "stage": "over"}, "R-FLOW-08"),
        ({"year": 1, "season": "winter", "stage": "taking"}, "R-FLOW-02"),
        ({"year": 1, "season": "summer", "stage": "storing"}, "R-FLOW-02"),
    ],
)
def test_a_position_outside_the_calendar_is_refused(words: Words, rule: str) -> None:
    with pytest.raises(UserError) as caught:
        scene(**words)
    assert caught.value.values["rule"] == rule


@pytest.mark.rule("R-FLOW-01")
@pytest.mark.parametrize("year", [0, 4])
def test_there_is_no_fourth_year(year: int) -> None:
    with pytest.raises(UserError) as caught:
        scene(year=year)
    assert caught.value.values["place"] == "year"
