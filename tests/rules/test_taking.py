"""Taking action disks: two steps, the limit of five, wet pools, the Oil Lamp. The refund is in test_turn_order.py."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.data.components import read_facts
from haspelknecht.records.game import Game
from tests.scenes import Words, board, legal, play, refusal, scene

EDITIONS = pytest.mark.parametrize("edition", ["second", "first", "french"])
Pool = dict[str, int]


def taking(*pools: Pool, boards: list[Words] | None = None, wet: int = 2, **rest: Any) -> Game:
    """Before taking in summer, from action pools with these disks; only one of the pools is wet."""
    words: Words = {"season": "summer", "stage": "taking", **rest}
    players = boards or [{} for _ in pools]
    return scene(
        *players, pools=[{"action": pool} for pool in pools], components=read_facts(f"pools.wet = [{wet}]"), **words
    )


def again(*pools: Pool, held: Pool, **rest: Any) -> Game:
    """A is about to take for the second time; B already has five disks."""
    return taking(*pools, boards=[{"cart1": held}, {"cart1": {"black": 5}}], stage="taking again", **rest)


def carts(game: Game, letter: str = "A") -> tuple[Pool, Pool]:
    """The disks on the two carts."""
    position: Any = game.position()
    return position["players"][letter]["cart1"], position["players"][letter]["cart2"]


def pools(game: Game, part: str = "action") -> list[Pool]:
    """The disks in the pools, without missing colours."""
    position: Any = game.position()
    return [{colour: disks for colour, disks in pool[part].items() if disks} for pool in position["pools"]]


# --- the first step -------------------------------------------------------------------------------------------


@pytest.mark.rule("R-TAKE-02", "R-TAKE-03")
def test_the_first_step_takes_all_disks_of_one_colour_of_one_pool() -> None:
    game = taking({"brown": 3, "yellow": 1}, {"brown": 2, "black": 4})
    assert legal(game) == ["take 1 yellow", "take 1 brown", "take 2 brown", "take 2 black"]
    play(game, "take 1 brown")
    assert carts(game) == ({"brown": 3}, {})
    assert pools(game) == [{"yellow": 1}, {"brown": 2, "black": 4}]


@pytest.mark.rule("R-TAKE-02")
@pytest.mark.parametrize("second_take_fewer", ["no", "yes"])
def test_what_the_first_step_does_not_allow(second_take_fewer: str) -> None:
    """A missing colour, only some of the disks, nothing at all (C-62), or taking out of turn."""
    game = taking({"brown": 3}, {"black": 4}, options={"second_take_fewer": second_take_fewer})
    for move in ("take 1 yellow", "take 2 brown", "take 1 brown 2", "pass"):
        assert refusal(game, move).rule == "R-TAKE-02"
    assert legal(game) == ["take 1 brown", "take 2 black"]
    assert refusal(game, "take 1 brown", seat=1).rule == "R-TAKE-02"
    assert legal(game, seat=1) == []


@pytest.mark.rule("R-TAKE-02", "R-TAKE-01", "R-TAKE-07")
@pytest.mark.parametrize("order", ["ABC", "CAB", "BCA"])
def test_both_steps_run_in_turn_order_and_the_first_ends_before_the_second_begins(order: str) -> None:
    game = taking({"black": 3, "brown": 2}, {"black": 1, "brown": 1, "yellow": 1}, {"yellow": 3}, order=list(order))
    seats = ["ABC".index(letter) for letter in order]
    for seat, move in zip(seats, ("take 2 black", "take 1 brown", "take 2 yellow"), strict=True):
        assert game.to_act == (seat,)
        assert game.position()["stage"] == "taking"
        play(game, move)
    for seat, move in zip(seats, ("take 1 black", "take 2 brown", "pass"), strict=True):
        assert game.to_act == (seat,)
        assert game.position()["stage"] == "taking again"
        play(game, move)
    assert carts(game, order[0]) == ({"black": 1}, {"black": 3})


@pytest.mark.rule("R-TAKE-04")
@pytest.mark.parametrize("disks", [5, 6, 7])
def test_six_disks_of_one_colour_may_all_be_taken_in_the_first_step(disks: int) -> None:
    """The limit of five does not apply there, even for an overfull pool (C-57); but there is no second take."""
    game = taking({"black": disks, "yellow": 1}, {"brown": 5})
    play(game, "take 1 black", "take 2 brown")
    assert carts(game) == ({"black": disks}, {})
    assert game.position()["stage"] == "planning", "no second step for anyone"


@pytest.mark.rule("R-TAKE-14")
@pytest.mark.parametrize("stage", ["taking", "taking again"])
def test_nothing_is_taken_from_reserve_pools(stage: str) -> None:
    reserves = [{"action": {"black": 2}, "reserve": {"yellow": 3}}, {"reserve": {"brown": 3}}]
    game = scene(pools=reserves, season="summer", stage=stage)
    assert [move for move in legal(game) if move != "pass"] == ["take 1 black"]
    assert refusal(game, "take 1 yellow").rule == "R-TAKE-02"
    assert refusal(game, "take 2 brown").rule == "R-TAKE-02"
    play(game, "take 1 black")
    assert pools(game, "reserve") == [{"yellow": 3}, {"brown": 3}]


@pytest.mark.rule("R-TAKE-02")
def test_a_player_takes_nothing_if_all_pools_are_empty() -> None:
    """With a sum of 0 this player goes first (C-56)."""
    game = taking({"black": 1}, {})
    play(game, "take 1 black")
    assert legal(game, seat=1) == ["pass"]
    play(game, "pass", seat=1)
    assert carts(game, "B") == ({}, {})
    play(game, "pass", "pass")
    assert game.position()["order"] == ["B", "A"]


# --- the second step ------------------------------------------------------------------------------------------


@pytest.mark.rule("R-TAKE-05")
@pytest.mark.parametrize(("disks", "again_open"), [(3, True), (4, True), (5, False), (6, False)])
def test_the_second_step_is_for_those_with_fewer_than_five(disks: int, again_open: bool) -> None:
    game = taking({"brown": disks, "yellow": 1}, {"black": 5})
    play(game, "take 1 brown", "take 2 black")
    assert (game.position()["stage"] == "taking again") == again_open
    if again_open:
        assert game.to_act == (0,)
        assert "take 1 yellow" in legal(game)
        play(game, "pass")
    assert game.position()["stage"] == "planning", "B has five and is skipped"


@pytest.mark.rule("R-TAKE-06", "R-TAKE-10")
@EDITIONS
@pytest.mark.parametrize(
    ("move", "cart2", "left"),
    [
        ("take 1 brown", {"brown": 2}, {"yellow": 1, "brown": 1}),
        ("take 1 yellow", {"yellow": 1}, {"brown": 3}),
        ("pass", {}, {"yellow": 1, "brown": 3}),
    ],
)
def test_the_printed_example_of_the_second_step(edition: str, move: str, cart2: Pool, left: Pool) -> None:
    """With 3 black disks, from 3 brown and 1 yellow: either 2 brown, or the yellow one, or nothing (D-01)."""
    boards: list[Words] = [{"cart1": {"black": 3}}, {"cart1": {"yellow": 3}, "cart2": {"black": 2}}]
    game = taking({"brown": 3, "yellow": 1}, {}, boards=boards, wet=1, stage="taking again", edition=edition)
    assert legal(game) == ["take 1 yellow", "take 1 brown", "pass"]
    play(game, move)
    assert carts(game) == ({"black": 3}, cart2)
    assert pools(game) == [left, {}]
    assert board(game).water == 0


@pytest.mark.rule("R-TAKE-09", "R-TAKE-10", "R-TAKE-11")
@pytest.mark.parametrize("held", [1, 2, 3, 4])
@pytest.mark.parametrize("there", [1, 2, 3, 6])
def test_both_steps_together_take_five_at_most(held: int, there: int) -> None:
    """All of the colour, but not more than five disks in all; they go to cart 2."""
    game = again({"brown": there}, {}, held={"yellow": held})
    play(game, "take 1 brown")
    taken = min(there, 5 - held)
    assert carts(game) == ({"yellow": held}, {"brown": taken})
    assert sum(pools(game)[0].values()) == there - taken


@pytest.mark.rule("R-TAKE-10")
@EDITIONS
@pytest.mark.parametrize("fewer", ["no", "yes"])
def test_taking_fewer_than_possible_in_the_second_step(edition: str, fewer: str) -> None:
    """Not by default, in any edition; players may agree on it."""
    game = again({"brown": 4}, {}, held={"yellow": 2}, edition=edition, options={"second_take_fewer": fewer})
    some = ["take 1 brown 1", "take 1 brown 2"] if fewer == "yes" else []
    assert legal(game) == ["take 1 brown", *some, "pass"]
    assert refusal(game, "take 1 brown 3").rule == "R-TAKE-10", "three is the limit"
    assert refusal(game, "take 1 brown 4").rule == "R-TAKE-10"
    if fewer == "no":
        assert refusal(game, "take 1 brown 1").rule == "R-TAKE-10"
        assert again({"brown": 4}, {}, held={"yellow": 2}, edition=edition).moves_of(0) == game.moves_of(0)
    else:
        play(game, "take 1 brown 1")
        assert carts(game) == ({"yellow": 2}, {"brown": 1})
        assert pools(game)[0] == {"brown": 3}


@pytest.mark.rule("R-TAKE-08")
def test_the_second_step_is_one_pool_and_one_colour() -> None:
    """There is room for four more, but only one choice; it may be the same pool or colour as before (C-61)."""
    boards: list[Words] = [{"cart1": {"brown": 1}}, {"cart1": {"black": 1}}]
    game = taking({"brown": 1, "yellow": 1}, {"brown": 1}, boards=boards, stage="taking again")
    assert legal(game) == ["take 1 yellow", "take 1 brown", "take 2 brown", "pass"]
    play(game, "take 1 brown")
    assert carts(game) == ({"brown": 1}, {"brown": 1})
    assert pools(game) == [{"yellow": 1}, {"brown": 1}]
    assert game.to_act == (1,)
    assert refusal(game, "take 1 yellow", seat=0).rule == "R-TAKE-02"


# --- wet pools ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-TAKE-12", "R-TAKE-13")
@pytest.mark.parametrize("wet", [1, 2])
@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("second", [1, 2])
def test_a_wet_pool_brings_water_in_the_first_step_only(wet: int, first: int, second: int) -> None:
    """It comes when the disks are taken and cannot be avoided (C-65)."""
    game = taking({"black": 1, "brown": 1}, {"black": 1, "brown": 1}, boards=[{"water": 3}, {}], wet=wet)
    play(game, f"take {first} black")
    water = 4 if first == wet else 3
    assert board(game).water == water
    play(game, f"take {3 - first} black", seat=1)
    play(game, f"take {second} brown", seat=0)
    assert board(game).water == water


@pytest.mark.rule("R-TAKE-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_printed_wet_pools(players: int) -> None:
    game = Game.new(players, seed="x")
    wet = [pool for pool in range(players) if game.table.setup.components.wet_pools >> pool & 1]
    assert 0 < len(wet) < players, "some pools, not all"
    seat = game.to_act[0]
    for move in legal(game, seat):
        twin = game.copy()
        play(twin, move, seat=seat)
        assert board(twin, seat).water == (2 if int(move.split()[1]) - 1 in wet else 1)


@pytest.mark.rule("R-TAKE-12")
@pytest.mark.parametrize(("wet", "exhausted"), [(1, False), (2, False), (1, True), (2, True)])
def test_the_water_goes_to_the_active_field(wet: int, exhausted: bool) -> None:
    """To the Pinge, once it is exhausted to the Shaft: a second water prevents mining or lifting (C-65)."""
    mine: Words = {"pinge_coal": 0, "shaft_coal": 1, "food": 1, "water": 1} if exhausted else {"food": 1, "water": 1}
    game = taking({"brown": 1}, {}, boards=[mine, {}], wet=wet)
    play(game, "take 1 brown", "pass", "pass", "pass")
    who, step, rule = ("haspelknecht", "lift", "R-WATER-05") if exhausted else ("digger", "mine", "R-WATER-03")
    play(game, "farmer idle", "farmhand idle", f"{who} food", seat=0)
    play(game, "end", seat=1)
    play(game, f"{who} works", seat=0)
    if wet == 1:
        assert refusal(game, step).rule == rule
    else:
        assert step in legal(game)


# --- the Oil Lamp's marker ------------------------------------------------------------------------------------


@pytest.mark.rule("R-TILE-32b")
@pytest.mark.parametrize("stage", ["taking", "taking again"])
def test_the_oil_lamp_is_used_in_the_players_turn_before_taking(stage: str) -> None:
    """Its owner chooses both disks and then takes as usual; not in another player's turn (C-88)."""
    lamp: Words = {"tiles": [32], "markers": [32]}
    filled: list[Words] = [{"action": {"black": 2}, "reserve": {"yellow": 1}}, {"action": {"brown": 1}}]
    game = scene(lamp, lamp, pools=filled, season="summer", stage=stage)
    assert refusal(game, "lamp 1 yellow 1 black", seat=1).rule == "R-TAKE-02"
    play(game, "lamp 1 yellow 1 black", seat=0)
    assert (pools(game), pools(game, "reserve")) == ([{"yellow": 1, "black": 1}, {"brown": 1}], [{"black": 1}, {}])
    assert game.to_act == (0,)
    assert refusal(game, "lamp 1 black 1 yellow", seat=0).rule == "R-TILE-32b", "the marker is used up"
    play(game, "take 1 yellow", seat=0)
    assert carts(game)[stage != "taking"] == {"yellow": 1}
    assert game.to_act == (1,)
