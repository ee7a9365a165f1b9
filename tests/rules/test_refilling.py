"""Refilling the resource boards: disks back into the bag, reserve pools into action pools, new disks from the bag."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from haspelknecht.rules.state import State
from tests.scenes import Words, board, play, scene

COLOURS = ("yellow", "brown", "black")
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
REFILL: Words = {"season": "summer", "stage": "refilling"}
ALL_DISKS = {
    2: {"yellow": 4, "brown": 7, "black": 7},
    3: {"yellow": 7, "brown": 10, "black": 10},
    4: {"yellow": 10, "brown": 13, "black": 13},
}


def pool(action: Words, reserve: Words) -> Words:
    return {"action": action, "reserve": reserve}


def disks_of(game: Game) -> dict[str, int]:
    """All disks in the bag, in the pools and on the carts."""
    position: Any = game.position()
    places = [position["bag"]]
    places += [pool[part] for pool in position["pools"] for part in ("action", "reserve")]
    places += [one[cart] for one in position["players"].values() for cart in ("cart1", "cart2")]
    return {colour: sum(place.get(colour, 0) for place in places) for colour in COLOURS}


def bag_of(state: State) -> dict[str, int]:
    return {"yellow": state.bag_yellow, "brown": state.bag_brown, "black": state.bag_black}


def action_sizes(state: State) -> list[int]:
    return [int(state.pool_size(number)) for number in range(state.setup.players)]


def reserve_sizes(state: State) -> list[int]:
    return [int(state.reserve_size(number)) for number in range(state.setup.players)]


def before_drawing(game: Game) -> State:
    """The state before the first disk was drawn."""
    return next(step.before for step in reversed(game.history) if step.kind == "draw")


# --- when -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-REFILL-01")
@PLAYERS
def test_no_refill_in_the_first_spring(players: int) -> None:
    """The pools are as after the set-up when the first player takes."""
    game = Game.new(players, seed="x")
    assert "refilling" not in [step.kind for step in game.history]
    assert (action_sizes(game.state), reserve_sizes(game.state)) == ([6] * players, [3] * players)


@pytest.mark.rule("R-REFILL-01", "R-REFILL-02")
@pytest.mark.parametrize(
    ("year", "season", "refill"), [(1, "spring", False), (1, "autumn", True), (2, "spring", True), (3, "spring", True)]
)
def test_every_other_action_phase_begins_with_a_refill(year: int, season: str, refill: bool) -> None:
    pools = [pool({"black": 1}, {"brown": 1}), pool({"brown": 2}, {"black": 2})]
    game = scene(pools=pools, year=year, season=season, stage="water rises")
    assert game.position()["stage"] == "taking"
    assert ("refilling" in [step.kind for step in game.history]) == refill
    assert (action_sizes(game.state) == [1, 2]) == (not refill)


@pytest.mark.rule("R-REFILL-02")
def test_summer_begins_with_a_refill() -> None:
    game = scene({"cart1": {"black": 3}}, {"cart1": {"brown": 2}}, pools=[pool({}, {"yellow": 3}), pool({}, {})])
    play(game, "end", "end")
    assert [step.kind for step in game.history[2:]] == ["refilling", "draw"]
    assert board(game).cart1_disks == 0


# --- into the bag ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R-REFILL-02")
def test_all_disks_go_into_the_bag_used_or_not() -> None:
    """A uses a yellow disk but not the brown one, B uses none."""
    game = scene(
        {"cart1": {"yellow": 1}, "cart2": {"brown": 2}, "plan": {"farmer": {"yellow": 1}}},
        {"cart1": {"black": 4}},
        pools=[pool({"brown": 3}, {"yellow": 1}), pool({"black": 3}, {"brown": 2, "yellow": 2})],
    )
    play(game, "farmer makes food", "end", "end")
    assert bag_of(before_drawing(game)) == {"yellow": 1, "brown": 2, "black": 4}
    for seat in (0, 1):
        assert (board(game, seat).cart1_disks, board(game, seat).cart2_disks) == (0, 0)


@pytest.mark.rule("R-REFILL-02", "R-REFILL-09")
@pytest.mark.parametrize(("tile", "colour"), [(22, "yellow"), (23, "brown"), (33, "black")])
def test_a_used_marker_never_enters_the_bag(tile: int, colour: str) -> None:
    """It counted as a disk, but it is not one (H-10, C-15)."""
    pools = [pool({"brown": 1, "black": 1}, {}), pool({}, {})]
    game = scene({"tiles": [tile], "markers": [tile], "cart1": {colour: 1}}, {}, stage="ordering", pools=pools)
    play(game, f"farmer 2 {colour}", seat=0)
    if game.position()["stage"] == "planning":
        play(game, "farmhand idle", seat=0)
    assert board(game).markers == 0
    in_bag = bag_of(game.state)
    play(game, "end", "end")
    in_bag[colour] += 1
    assert bag_of(before_drawing(game)) == in_bag
    assert disks_of(game) == ALL_DISKS[2]


# --- into the pools -------------------------------------------------------------------------------------------


@pytest.mark.rule("R-REFILL-03")
def test_each_reserve_joins_the_leftovers_of_its_own_action_pool() -> None:
    game = scene(
        {"cart1": {"brown": 5}},
        {"cart1": {"black": 3}},
        pools=[pool({"yellow": 1, "black": 1}, {"black": 2, "brown": 1}), pool({"black": 1}, {"yellow": 3})],
        **REFILL,
    )
    joined = before_drawing(game)
    assert list(joined.pools)[:6] == [1, 1, 3, 3, 0, 1], "yellow, brown, black of both action pools"
    assert reserve_sizes(joined) == [0, 0]


@pytest.mark.rule("R-REFILL-04", "R-REFILL-05", "R-REFILL-06", "R-REFILL-07", "R-REFILL-08")
def test_an_overfull_pool_keeps_everything_and_another_stays_short() -> None:
    """Of 6 disks in the bag the reserve pools get 3 each, so the pool of 4 gets none (D-20)."""
    game = scene(
        {"cart1": {"black": 4}},
        {"cart1": {"brown": 2}},
        pools=[pool({"brown": 5}, {"black": 3}), pool({"yellow": 1}, {"yellow": 3})],
        **REFILL,
    )
    assert action_sizes(game.state) == [8, 4]
    assert reserve_sizes(game.state) == [3, 3]
    assert game.state.bag_size() == 0
    position: Any = game.position()
    assert position["pools"][0]["action"] == {"yellow": 0, "brown": 5, "black": 3}, "nothing is removed"


@pytest.mark.rule("R-REFILL-05", "R-REFILL-06", "R-REFILL-07")
def test_the_usual_refill() -> None:
    """Pools of 2 and 0 get their reserve of 3, then all pools are filled (D-21)."""
    game = scene(
        {"cart1": {"black": 5}},
        {"cart1": {"brown": 5}},
        pools=[pool({"brown": 2}, {"black": 2, "yellow": 1}), pool({}, {"yellow": 3})],
        **REFILL,
    )
    assert action_sizes(before_drawing(game)) == [5, 3]
    assert action_sizes(game.state) == [6, 6]
    assert reserve_sizes(game.state) == [3, 3]
    assert game.state.bag_size() == 0


@pytest.mark.rule("R-REFILL-05", "R-REFILL-06")
@PLAYERS
def test_disks_are_drawn_for_all_reserve_pools_before_any_action_pool(players: int) -> None:
    """In board order: three for each reserve pool, then the missing disks of each action pool."""
    boards: list[Words] = [{"cart1": {COLOURS[seat % 2 + 1]: 3}} for seat in range(players)]
    game = scene(*boards, pools=[pool({"yellow": 1}, {}) for _ in range(players)], **REFILL)
    drawn = [COLOURS[colour] for colour in game.history[-1].disks]
    position: Any = game.position()
    for one in position["pools"]:
        assert Counter(drawn[:3]) == Counter(one["reserve"])
        drawn = drawn[3:]
    for one in position["pools"]:
        assert Counter([*drawn[:5], "yellow"]) == Counter(one["action"])
        drawn = drawn[5:]
    assert not drawn


@pytest.mark.rule("R-REFILL-06", "R-REFILL-08")
def test_a_short_bag_leaves_the_last_pool_short() -> None:
    """Pools of 8, 4 and 3, 12 disks in the bag: the second pool is filled, the third gets just one (C-58)."""
    game = scene(
        {"cart1": {"black": 4}},
        {"cart1": {"brown": 4}},
        {"cart1": {"yellow": 4}},
        pools=[pool({"black": 5}, {"brown": 3}), pool({"brown": 1}, {"yellow": 3}), pool({}, {"brown": 2, "black": 1})],
        **REFILL,
    )
    assert action_sizes(before_drawing(game)) == [8, 4, 3]
    assert action_sizes(game.state) == [8, 6, 4]
    assert reserve_sizes(game.state) == [3, 3, 3]
    assert game.state.bag_size() == 0


@pytest.mark.rule("R-REFILL-04", "R-REFILL-06")
def test_a_pool_with_exactly_six_gets_nothing_and_loses_nothing() -> None:
    game = scene(
        {"cart1": {"black": 5}},
        {"cart1": {"yellow": 1}},
        pools=[pool({"brown": 3}, {"yellow": 3}), pool({"black": 2, "brown": 1}, {"brown": 3})],
        **REFILL,
    )
    position: Any = game.position()
    assert position["pools"][0]["action"] == {"yellow": 3, "brown": 3, "black": 0}
    assert position["pools"][1]["action"] == {"yellow": 0, "brown": 4, "black": 2}
    assert reserve_sizes(game.state) == [3, 3]


@pytest.mark.rule("R-REFILL-05", "R-REFILL-08")
def test_a_very_short_bag_fills_reserve_pools_in_board_order() -> None:
    """4 disks in the bag: three for the first reserve pool, one for the second, none for a pool (C-59, H-10)."""
    game = scene(
        {"cart1": {"black": 2}},
        {"cart1": {"brown": 2}},
        pools=[pool({"black": 5}, {"yellow": 3}), pool({"brown": 2}, {"brown": 3, "yellow": 1})],
        **REFILL,
    )
    assert reserve_sizes(game.state) == [3, 1]
    assert action_sizes(game.state) == [8, 6]


@pytest.mark.rule("R-REFILL-03", "R-REFILL-07")
def test_with_an_empty_bag_nothing_is_drawn() -> None:
    """No player has a disk: the reserve pools stay empty and taking begins."""
    pools = [pool({"black": 6}, {"brown": 3}), pool({"brown": 4, "black": 1, "yellow": 1}, {"yellow": 3})]
    game = scene(pools=pools, **REFILL)
    assert game.position()["stage"] == "taking"
    assert (action_sizes(game.state), reserve_sizes(game.state)) == ([9, 9], [0, 0])


# --- always ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-REFILL-07", "R-REFILL-09")
@PLAYERS
@pytest.mark.parametrize("seed", range(3))
def test_no_disk_is_ever_lost(players: int, seed: int) -> None:
    """The disks of each colour stay the same throughout a game; the bag is empty whenever a player takes."""
    game = Game.new(players, seed=seed)
    chance = Random(seed)
    while not game.over:
        assert disks_of(game) == ALL_DISKS[players]
        assert sum(disks_of(game).values()) == 9 * players
        if game.position()["stage"] == "taking":
            assert game.state.bag_size() == 0
        game.play(chance.choice(game.legal_moves))


@pytest.mark.rule("R-REFILL-09")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_position_with_a_disk_too_many_or_too_few_is_refused(colour: str) -> None:
    right = {name: number - (name == colour) for name, number in ALL_DISKS[2].items()}
    scene({"cart1": {colour: 1}}, bag=right)
    for wrong in (-1, 1):
        with pytest.raises(UserError) as caught:
            scene({"cart1": {colour: 1}}, bag={**right, colour: right[colour] + wrong})
        assert caught.value.key == "position-disks"
        assert "R-REFILL-09" in str(caught.value)
