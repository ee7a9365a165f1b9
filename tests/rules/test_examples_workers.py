"""Examples D-14, D-17 and D-22 of the digest: Windlass, summer bonus and synergy, the Coal-digger."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.data.components import shipped_facts
from haspelknecht.records.game import Game
from tests.scenes import Words, board, legal, play, refusal, scene

# -- D-14: Windlass marker on top of a paid Haspelknecht -----------------------------------------------------------

WINDLASS: Words = {
    "pinge_coal": 0, "water": 13, "tiles": [25], "markers": [25], "cart1": {"yellow": 1},
    "plan": {"haspelknecht": "yellow"},
}  # fmt: skip


def steps_of(game: Game, begin: str) -> int:
    """The number of steps of an activation."""
    play(game, begin)
    count = 0
    while "at_work" in game.position():
        play(game, "pump 2")
        count += 1
    return count


@pytest.mark.rule("R-TILE-25b", "R-MARKER-02", "R-HASPEL-02")
@pytest.mark.parametrize("order", [("haspelknecht works", "windlass"), ("windlass", "haspelknecht works")])
def test_d_14_windlass_and_paid_haspelknecht_have_six_actions(order: tuple[str, str]) -> None:
    game = scene(WINDLASS, field={"25": [0, 1]})
    assert sum(steps_of(game, begin) for begin in order) == 6
    assert board(game).water == 1
    assert board(game).markers == 0
    assert refusal(game, "windlass").rule == "R-TILE-25b"
    assert refusal(game, "haspelknecht works").rule == "R-PLAN-07"


@pytest.mark.rule("R-MARKER-03")
def test_d_14_not_in_the_phase_in_which_it_was_bought() -> None:
    game = scene({**WINDLASS, "fresh_tiles": [25]}, field={"25": [0, 1]})
    assert refusal(game, "windlass").rule == "R-MARKER-03"
    assert steps_of(game, "haspelknecht works") == 3


# -- D-17: summer bonus and synergy together -----------------------------------------------------------------------


@pytest.mark.rule("R-SUMMER-01", "R-SYNERGY-01", "R-FARMER-02")
@pytest.mark.parametrize("order", [("farmer", "farmhand"), ("farmhand", "farmer")])
@pytest.mark.parametrize(
    ("season", "farmer", "farmhand", "food"),
    [("summer", 2, 1, 5), ("spring", 2, 1, 4), ("summer", 0, 3, 3), ("summer", 1, 0, 2)],
)
def test_d_17_food_of_farmer_and_farmhand(
    season: str, farmer: int, farmhand: int, food: int, order: tuple[str, str]
) -> None:
    plan = {"farmer": {"yellow": farmer}, "farmhand": {"yellow": farmhand}}
    game = scene({"cart1": {"yellow": farmer + farmhand}, "plan": plan}, season=season)
    for worker in order:
        if f"{worker} makes food" in legal(game):
            play(game, f"{worker} makes food")
    assert board(game).food == food


# -- D-22: Coal-digger, three water, one accessible coal -----------------------------------------------------------


def one_accessible_coal() -> int:
    """The coal in the Pinge when only one is left before the first wood symbol."""
    printed: Any = shipped_facts()
    return 7 - int(printed["pinge"]["groups"][0]) + 1


def sequences(game: Game, done: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """All sequences of actions of the worker, who may stop after any of them (C-01)."""
    if "at_work" not in game.position():
        return {done}
    assert "stop" in legal(game)
    found = set()
    for step in legal(game):
        if step != "stop":
            found |= sequences(play(game.copy(), step), (*done, step))
    return found


@pytest.mark.rule("R-DIGGER-02", "R-DIGGER-03", "R-DIGGER-04")
@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("first", {("pump 2", "mine")}),
        ("second", {("pump 2", "mine"), ("pump 2", "pump 1"), ("pump 1", "pump 2"), ("pump 1", "pump 1")}),
        ("french", {("pump 2", "mine"), ("pump 2", "pump 1"), ("pump 1", "pump 2"), ("pump 1", "pump 1")}),
    ],
)
def test_d_22_coal_digger_with_three_water(edition: str, expected: set[tuple[str, ...]]) -> None:
    a = {"water": 3, "pinge_coal": one_accessible_coal(), "cart1": {"yellow": 1}, "plan": {"digger": "yellow"}}
    game = play(scene(a, edition=edition), "digger works")
    assert sequences(game) == expected
