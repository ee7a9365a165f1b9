"""Pit water: where it comes from, where it goes, what it blocks, which workers remove it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from haspelknecht.records.game import Game
from haspelknecht.records.history import Step
from haspelknecht.records.notation import move_text
from haspelknecht.rules.stages import STAGE_NAMES
from tests.scenes import Words, board, legal, play, refusal, scene

PINGE: Words = {"pinge_wood": 2}
SHAFT: Words = {"pinge_coal": 0, "tunnel_wood": 7, "shaft_coal": 3}
OWN = ("farmer mines", "farmhand mines")
EVERYBODY: Words = {"farmer": {"black": 3}, "farmhand": {"black": 3}}


def pinge(water: int, **rest: Any) -> Game:
    """A's turn, with water in the Pinge and all workers who work there."""
    a: Words = {"cart1": {"black": 6}, "plan": {**EVERYBODY, "digger": "food"}, **PINGE}
    return scene({**a, "water": water}, **rest)


def shaft(water: int, **rest: Any) -> Game:
    """A's turn, with water in the Shaft and all workers who work there."""
    a: Words = {"cart1": {"black": 6}, "plan": {**EVERYBODY, "miner": "food", "haspelknecht": "food"}, **SHAFT}
    return scene({**a, "water": water}, **rest)


# -- where it goes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-WATER-01", "R-WATER-10")
@pytest.mark.parametrize("season", ["spring", "autumn"])
def test_the_water_phases_bring_water_to_pinge_or_shaft(season: str) -> None:
    """Into the Pinge of A, and into the Shaft of B, whose Pinge is exhausted."""
    game = scene(PINGE | {"water": 1}, SHAFT | {"water": 4}, stage="water rises", season=season, year=2)
    assert (board(game, 0).water, board(game, 1).water) == (2, 5)


@pytest.mark.rule("R-WATER-01")
@pytest.mark.parametrize("exhausted", [False, True])
def test_new_water_goes_to_the_active_field(exhausted: bool) -> None:
    """Water of a wet pool blocks the Pinge, where Farmer and Farmhand pump it; later the Shaft, where they do not."""
    a: Words = SHAFT | {"water": 1, "food": 1} if exhausted else PINGE | {"water": 1}
    wet = scene().table.setup.components.wet_pools
    pools = [{"action": {"black": 5} if wet >> pool & 1 else {"brown": 5}} for pool in range(2)]
    game = scene(a, stage="taking", pools=pools, year=2)
    play(game, next(move for move in legal(game) if "black" in move))
    play(game, legal(game, 1)[0])
    play(game, "farmer 1 black", "farmhand idle", *(["haspelknecht food"] if exhausted else []), seat=0)
    play(game, "farmer idle", "farmhand idle", seat=1)
    assert board(game).water == 2
    if exhausted:
        play(game, "farmer mines")
        assert refusal(game, "pump 1").rule == "R-WATER-08"
        play(game, "mine", "haspelknecht works")
        assert refusal(game, "lift").rule == "R-WATER-05"
        play(game, "pump 2", "lift")
    else:
        play(game, "farmer mines")
        assert refusal(game, "mine").rule == "R-WATER-03"
        play(game, "pump 2")
    assert board(game).water == 0


@pytest.mark.rule("R-WATER-02")
@pytest.mark.parametrize("water", [5, 17, 18, 40])
def test_a_field_holds_any_amount_of_water(water: int) -> None:
    """More than the pieces in the box; substitutes are used."""
    game = scene(PINGE | {"water": water}, SHAFT | {"water": water}, stage="water rises", season="autumn")
    assert (board(game, 0).water, board(game, 1).water) == (water + 1, water + 1)


# -- what it blocks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-WATER-03", "R-WATER-04")
@pytest.mark.parametrize("worker", [*OWN, "digger works"])
@pytest.mark.parametrize("water", [0, 1, 2, 3, 9])
def test_two_water_block_the_pinge(worker: str, water: int) -> None:
    """With none or one, coal can be mined; with two or more no worker can mine it."""
    game = play(pinge(water), worker)
    if water < 2:
        play(game, "mine")
        assert (board(game).coal, board(game).water) == (1, water)
    else:
        assert refusal(game, "mine").rule == "R-WATER-03"
        assert "mine" not in legal(game)


@pytest.mark.rule("R-WATER-05")
@pytest.mark.parametrize("worker", ["haspelknecht works", "windlass"])
@pytest.mark.parametrize("water", [0, 1, 2, 3, 9])
def test_two_water_in_the_shaft_block_the_lifting(worker: str, water: int) -> None:
    """With none or one, coal can be lifted; with two or more it cannot."""
    a: Words = {**SHAFT, "water": water, "plan": {"haspelknecht": "food"}, "tiles": [25], "markers": [25]}
    game = play(scene(a, field={"25": [1, 1]}), worker)
    if water < 2:
        play(game, "lift")
        assert board(game).coal == 1
    else:
        assert refusal(game, "lift").rule == "R-WATER-05"
        assert "lift" not in legal(game)


@pytest.mark.rule("R-WATER-06")
@pytest.mark.parametrize("worker", [*OWN, "miner works"])
@pytest.mark.parametrize("water", [0, 1, 2, 4, 5, 6, 9])
def test_five_water_in_the_shaft_block_the_tunnel(worker: str, water: int) -> None:
    """With up to four, coal can be mined; with five or more no worker can mine it."""
    game = shaft(water)
    if water < 5:
        play(game, worker, "mine")
        assert board(game).tunnel_coal == 10
    else:
        assert refusal(game, worker).rule == "R-WATER-06"
        assert worker not in legal(game)


@pytest.mark.rule("R-WATER-06")
def test_the_tunnel_is_open_again_when_the_haspelknecht_has_pumped() -> None:
    """In the same turn."""
    game = play(shaft(5), "haspelknecht works", "pump 1", "stop", "farmer mines", "mine")
    assert (board(game).water, board(game).tunnel_coal) == (4, 10)


# -- who removes it -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-WATER-07", "R-WATER-09")
@pytest.mark.parametrize("worker", [*OWN, "digger works"])
@pytest.mark.parametrize("amount", [1, 2])
def test_farmer_farmhand_and_coal_digger_pump_the_pinge(worker: str, amount: int) -> None:
    """One or two per step; they return to the supply, not to another player."""
    game = play(pinge(3), worker, f"pump {amount}")
    assert (board(game, 0).water, board(game, 1).water) == (3 - amount, 0)


@pytest.mark.rule("R-WATER-08")
@pytest.mark.parametrize("worker", OWN)
@pytest.mark.parametrize("option", ["yes", "no"])
def test_farmer_and_farmhand_do_not_pump_the_shaft(worker: str, option: str) -> None:
    """Unless by option, since some books do not mention it."""
    game = play(shaft(3, options={"shaft_water_only_haspel": option}), worker)
    if option == "yes":
        assert not {"pump 1", "pump 2"} & set(legal(game))
        assert refusal(game, "pump 1").rule == refusal(game, "pump 2").rule == "R-WATER-08"
    else:
        play(game, "pump 2", "pump 1")
        assert board(game).water == 0


@pytest.mark.rule("R-WATER-08", "R-WATER-09")
@pytest.mark.parametrize("option", ["yes", "no"])
def test_the_haspelknecht_pumps_the_shaft_and_the_miner_never_does(option: str) -> None:
    """With both values of the option."""
    game = play(shaft(3, options={"shaft_water_only_haspel": option}), "miner works")
    assert refusal(game, "pump 1").rule == "R-MINER-04"
    play(game, "stop", "haspelknecht works", "pump 2")
    assert board(game).water == 1


@pytest.mark.rule("R-WATER-08")
def test_with_five_water_farmer_and_farmhand_have_nothing_to_do_in_the_mine() -> None:
    """Only the Haspelknecht helps."""
    game = shaft(5)
    assert "haspelknecht works" in legal(game)
    assert not set(OWN) & set(legal(game))


@pytest.mark.rule("R-WATER-08")
@pytest.mark.parametrize("mine", [PINGE, SHAFT])
def test_cable_and_windlass_remove_water_from_the_active_field(mine: Words) -> None:
    """From the Pinge, later from the Shaft, even without a Haspelknecht at work (C-19)."""
    field = {"14": [0, 0], "25": [1, 1]}
    cable = play(scene({**mine, "water": 3, "tiles": [14], "markers": [14]}, field=field), "cable")
    assert (board(cable).water, board(cable).score) == (2, 1)
    bought: Words = {**mine, "water": 3, "tiles": [25], "fresh_tiles": [25], "markers": [25]}
    windlass = play(scene(bought, field=field, offer=25), "pump 1")
    assert board(windlass).water == 2


# -- where it comes from ------------------------------------------------------------------------------------------


@pytest.mark.rule("R-WATER-10", "R-WATER-01")
@pytest.mark.parametrize("mine", [PINGE, SHAFT])
def test_mining_timber_with_wood_brings_water(mine: Words) -> None:
    """Three wood and one pit water on the active field, or a Thaler and none."""
    game = scene({**mine, "water": 1, "tiles": [31], "fresh_tiles": [31]}, offer=31)
    assert board(play(game.copy(), "timber wood")).water == 2
    assert board(play(game.copy(), "timber thaler")).water == 1


def gains(players: int, seed: int) -> Iterator[tuple[Game, Step, str]]:
    """Every step of a random game that brought water to a player, with the text of the move."""
    game = Game.new(players, seed=seed)
    chance = random.Random(seed)
    while not game.over:
        seat = chance.choice(game.to_act)
        game.play(chance.choice(game.moves_of(seat)), seat)
    states = [step.before for step in game.history] + [game.state]
    for step, after in zip(game.history, states[1:], strict=True):
        for seat in range(players):
            gained = after.players[seat].water - step.before.players[seat].water
            assert gained <= 1
            if gained == 1:
                assert step.kind != "move" or step.seat == seat
                yield game, step, move_text(step.move) if step.kind == "move" else step.kind


@pytest.mark.rule("R-WATER-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_no_other_sources_of_water(players: int) -> None:
    """In whole games water comes one by one, and only in a water phase, from a wet pool or with the Timber."""
    seen = set()
    for seed in range(6):
        for game, step, text in gains(players, seed):
            if text.startswith("take"):
                assert STAGE_NAMES[step.before.stage] == "taking"
                assert game.table.setup.components.wet_pools >> int(text.split()[1]) - 1 & 1
            else:
                assert text in ("water rises", "timber wood")
            seen.add(text.split()[0])
    assert {"water", "take"} <= seen
