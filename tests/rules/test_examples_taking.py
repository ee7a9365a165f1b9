"""Examples D-01, D-08, D-16, D-20, D-21, D-24 of the digest: refilling, taking disks, turn order."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.data.components import shipped_facts
from haspelknecht.rules.turn_order import cart_value
from tests.scenes import Words, board, legal, play, refusal, scene


def wet(*pools: int) -> Any:
    """The printed values, with a water symbol only at these pools."""
    facts: Any = shipped_facts()
    facts["pools"]["wet"] = list(pools)
    return facts


# -- D-01: second take, limit of five ------------------------------------------------------------------------------

D_01_POOLS = [{"action": {"brown": 3, "yellow": 1}}, {}]


@pytest.mark.rule("R-TAKE-09", "R-TAKE-10")
def test_d_01_legal_are_one_yellow_two_of_three_brown_or_nothing() -> None:
    game = scene({"cart1": {"black": 3}}, stage="taking again", season="summer", pools=D_01_POOLS)
    assert legal(game) == ["take 1 yellow", "take 1 brown", "pass"]
    totals = [game.explain(move).reasons[0].values for move in legal(game)[:2]]
    assert [(values["disks"], values["total"]) for values in totals] == [(1, 4), (2, 5)]


@pytest.mark.rule("R-TAKE-06", "R-TAKE-08", "R-TAKE-09", "R-TAKE-10")
def test_d_01_illegal_are_three_brown_and_two_colours() -> None:
    game = scene({"cart1": {"black": 3}}, stage="taking again", season="summer", pools=D_01_POOLS)
    assert refusal(game, "take 1 brown 3").rule == "R-TAKE-10"
    play(game, "take 1 brown")
    assert refusal(game, "take 1 yellow").rule == "R-TAKE-02"
    assert game.to_act == (1,)


@pytest.mark.rule("R-TAKE-10", "R-TAKE-11", "R-TAKE-13")
def test_d_01_two_brown_are_taken_and_no_water() -> None:
    """The pool shows water here, but only the first take brings it."""
    game = scene({"cart1": {"black": 3}, "water": 1}, stage="taking again", season="summer", pools=D_01_POOLS,
                 components=wet(1))  # fmt: skip
    play(game, "take 1 brown")
    words: Any = game.position()
    assert words["players"]["A"]["cart1"] == {"black": 3}
    assert words["players"]["A"]["cart2"] == {"brown": 2}
    assert words["pools"][0]["action"] == {"yellow": 1, "brown": 1, "black": 0}
    assert board(game).water == 1


@pytest.mark.rule("R-TAKE-10")
@pytest.mark.parametrize(("option", "allowed"), [("no", False), ("yes", True)])
def test_d_01_one_brown_only_where_fewer_are_allowed(option: str, allowed: bool) -> None:
    options = {"second_take_fewer": option}
    game = scene({"cart1": {"black": 3}}, stage="taking again", season="summer", pools=D_01_POOLS, options=options)
    assert ("take 1 brown 1" in legal(game)) is allowed
    if allowed:
        assert board(play(game, "take 1 brown 1")).taken() == 4
    else:
        assert refusal(game, "take 1 brown 1").rule == "R-TAKE-10"


# -- D-08: six disks of one colour ---------------------------------------------------------------------------------


@pytest.mark.rule("R-TAKE-04", "R-TAKE-05")
def test_d_08_six_black_disks_are_taken_at_once_and_no_second_time() -> None:
    pools = [{"action": {"black": 6}}, {"action": {"brown": 1, "yellow": 1}}]
    game = scene(stage="taking", season="summer", pools=pools, components=wet(2))
    play(game, "take 1 black")
    assert board(game).taken() == 6
    play(game, "take 2 brown")
    assert game.position()["stage"] == "taking again"
    assert game.to_act == (1,)
    assert legal(game, 0) == []
    play(game, "pass")
    assert game.position()["stage"] == "planning"
    assert board(game).taken() == 6


# -- D-16: turn order with a tie -----------------------------------------------------------------------------------


@pytest.mark.rule("R-ORDER-01", "R-ORDER-03", "R-ORDER-04")
def test_d_16_in_a_tie_the_later_player_goes_first() -> None:
    """A 3, B 3, C 4: the old order A, B, C becomes B, A, C."""
    pools = [{"action": {"yellow": 1}}, {"action": {"black": 3}}, {"action": {"brown": 2}}]
    game = scene(c={}, stage="taking", season="summer", pools=pools, order=["A", "B", "C"])
    play(game, "take 1 yellow", "take 2 black", "take 3 brown")
    assert [cart_value(player) for player in game.state.players] == [3, 3, 4]
    play(game, "pass", "pass", "pass")
    assert game.position()["order"] == ["B", "A", "C"]


# -- D-20, D-21: refill --------------------------------------------------------------------------------------------


def sizes(game: Any, kind: str) -> list[int]:
    """The number of disks in each pool of a kind."""
    return [sum(pool[kind].values()) for pool in game.position()["pools"]]


@pytest.mark.rule("R-REFILL-02", "R-REFILL-03", "R-REFILL-04", "R-REFILL-05", "R-REFILL-07", "R-REFILL-08")
def test_d_20_refill_with_an_overfull_pool() -> None:
    """5 and 1 disks left, six on the carts: 8 disks in the first pool, so the second stays at 4."""
    pools = [
        {"action": {"black": 5}, "reserve": {"black": 2, "yellow": 1}},
        {"action": {"brown": 1}, "reserve": {"brown": 3}},
    ]
    carts = {"cart1": {"yellow": 3}, "cart2": {"brown": 1}}
    game = scene(carts, {"cart1": {"brown": 2}}, stage="refilling", season="summer", pools=pools)
    assert game.history[0].before.bag_size() == 0
    assert game.history[1].before.bag_size() == 6
    assert (sizes(game, "action"), sizes(game, "reserve"), game.state.bag_size()) == ([8, 4], [3, 3], 0)
    words: Any = game.position()
    assert words["pools"][0]["action"] == {"yellow": 1, "brown": 0, "black": 7}
    assert words["pools"][1]["action"] == {"yellow": 0, "brown": 4, "black": 0}


@pytest.mark.rule("R-REFILL-02", "R-REFILL-03", "R-REFILL-05", "R-REFILL-06", "R-REFILL-07")
def test_d_21_refill_in_the_normal_case() -> None:
    pools = [
        {"action": {"black": 2}, "reserve": {"black": 2, "yellow": 1}},
        {"action": {}, "reserve": {"brown": 3}},
    ]
    carts = {"cart1": {"yellow": 3}, "cart2": {"brown": 2}}
    game = scene(carts, {"cart1": {"black": 3}, "cart2": {"brown": 2}}, stage="refilling", season="summer", pools=pools)
    assert game.history[1].before.bag_size() == 10
    assert (sizes(game, "action"), sizes(game, "reserve"), game.state.bag_size()) == ([6, 6], [3, 3], 0)


# -- D-24: first-round refund --------------------------------------------------------------------------------------

FIRST_SPRING: Words = {"year": 1, "season": "spring", "stage": "taking again", "pools": [{"action": {"brown": 2}}, {}]}


@pytest.mark.rule("R-TAKE-15")
@pytest.mark.parametrize(("choice", "water"), [("refund", 0), ("keep", 1)])
def test_d_24_with_four_disks_in_all_a_player_may_return_a_pit_water(choice: str, water: int) -> None:
    game = scene({"cart1": {"black": 4}, "water": 1}, {"cart1": {"brown": 5}}, **FIRST_SPRING)
    play(game, "pass")
    assert legal(game) == ["refund", "keep"]
    play(game, choice)
    assert board(game).water == water
    assert game.position()["stage"] == "planning"


@pytest.mark.rule("R-TAKE-15")
def test_d_24_with_five_disks_in_all_nothing_is_returned() -> None:
    """Both takes count together: three and two."""
    game = scene({"cart1": {"black": 3}, "water": 1}, {"cart1": {"brown": 5}}, **FIRST_SPRING)
    play(game, "take 1 brown")
    assert board(game).taken() == 5
    assert game.position()["stage"] == "planning"
    assert board(game).water == 1
    assert refusal(game, "refund").rule == "R-FLOW-06"
