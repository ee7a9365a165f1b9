"""After taking: the refund of the first spring, then the new turn order."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from haspelknecht.data.components import read_facts
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from tests.scenes import Words, board, legal, play, refusal, scene

EDITIONS = pytest.mark.parametrize("edition", ["second", "first", "french"])
SECOND_WET = read_facts("pools.wet = [2]")


def order_after(*first_carts: Words, old: str, **rest: Any) -> str:
    """The order of the seats after taking, from the disks on their first carts and the old order."""
    boards: list[Words] = [{"cart1": cart} for cart in first_carts]
    return order_of(scene(*boards, season="summer", stage="ordering", order=list(old), **rest))


def order_of(game: Game) -> str:
    """The letters of the players by turn."""
    position: Any = game.position()
    return "".join(position["order"])


# --- the new order --------------------------------------------------------------------------------------------


@pytest.mark.rule("R-ORDER-01", "R-ORDER-03")
@pytest.mark.parametrize(
    ("lower", "higher"),
    [
        ({"black": 1}, {"brown": 1}),
        ({"brown": 1}, {"yellow": 1}),
        ({"black": 2}, {"yellow": 1}),
        ({"yellow": 1}, {"black": 4}),
        ({"brown": 1}, {"black": 3}),
        ({"black": 3}, {"brown": 2}),
        ({"brown": 2}, {"black": 5}),
        ({"black": 5}, {"yellow": 2}),
        ({"brown": 4}, {"yellow": 3}),
        ({}, {"black": 1}),
    ],
)
def test_the_lowest_sum_goes_first(lower: Words, higher: Words) -> None:
    """A yellow disk counts 3, a brown one 2, a black one 1; the old order does not matter."""
    for old in ("AB", "BA"):
        assert order_after(lower, higher, old=old) == "AB"
        assert order_after(higher, lower, old=old) == "BA"


@pytest.mark.rule("R-ORDER-01", "R-ORDER-04")
@pytest.mark.parametrize(
    ("one", "other"),
    [({"black": 3}, {"yellow": 1}), ({"black": 2}, {"brown": 1}), ({"brown": 3}, {"yellow": 2}), ({}, {})],
)
def test_equal_sums_reverse_the_old_order(one: Words, other: Words) -> None:
    for cart_a, cart_b in ((one, other), (other, one)):
        assert order_after(cart_a, cart_b, old="AB") == "BA"
        assert order_after(cart_a, cart_b, old="BA") == "AB"


@pytest.mark.rule("R-ORDER-03", "R-ORDER-04")
def test_a_tie_of_two_and_a_third_player() -> None:
    """A and B have 3, C has 4: B was later than A and goes first (D-16)."""
    assert order_after({"yellow": 1}, {"black": 3}, {"brown": 2}, old="ABC") == "BAC"
    assert order_after({"yellow": 1}, {"black": 3}, {"brown": 2}, old="CBA") == "ABC"


@pytest.mark.rule("R-ORDER-03")
@pytest.mark.parametrize("old", ["ABCD", "DCBA", "BDAC"])
def test_four_players_in_ascending_order(old: str) -> None:
    carts = ({"yellow": 3}, {"black": 2}, {"brown": 4}, {"black": 5})
    for seats in permutations(range(4)):
        mixed = [carts[seat] for seat in seats]
        rising = "".join("ABCD"[seats.index(seat)] for seat in (1, 3, 2, 0))
        assert order_after(*mixed, old=old) == rising


@pytest.mark.rule("R-ORDER-04")
@pytest.mark.parametrize("old", ["".join(seats) for seats in permutations("ABCD")])
def test_a_tie_of_three_or_four_reverses_the_old_order(old: str) -> None:
    """The later player goes earlier, with any number of equals (C-60)."""
    two: Words = {"brown": 1}
    assert order_after(two, two, two, two, old=old) == old[::-1]
    first = {"black": 1}
    assert order_after(first, two, {"black": 2}, two, old=old) == "A" + old[::-1].replace("A", "")


@pytest.mark.rule("R-ORDER-02")
@pytest.mark.parametrize("second", [{}, {"yellow": 3}, {"black": 3}])
def test_only_the_first_cart_counts(second: Words) -> None:
    """What a player takes in the second step, or passing it, changes nothing (C-63)."""
    for old in ("AB", "BA"):
        game = scene(
            {"cart1": {"black": 2}, "cart2": second}, {"cart1": {"yellow": 1}}, stage="ordering", order=list(old)
        )
        assert order_of(game) == "AB"
        game = scene(
            {"cart1": {"black": 3}}, {"cart1": {"brown": 1}, "cart2": second}, stage="ordering", order=list(old)
        )
        assert order_of(game) == "BA"


@pytest.mark.rule("R-ORDER-02", "R-TAKE-09", "R-TAKE-05")
@pytest.mark.parametrize("tile", [22, 23, 33])
def test_a_colour_marker_counts_neither_for_the_order_nor_for_the_five(tile: int) -> None:
    """It is not a disk taken from a pool (C-15)."""
    pools = [{"action": {"black": 4, "brown": 3}}, {"action": {"black": 5}}, {"action": {"yellow": 3}}]
    marker: Words = {"tiles": [tile], "markers": [tile]}
    game = scene(marker, {}, {}, season="summer", stage="taking", pools=pools)
    play(game, "take 1 black", "take 2 black", "take 3 yellow")
    assert game.to_act == (0,), "four disks and a marker: one more disk"
    play(game, "take 1 brown")
    assert (board(game).cart2_disks, board(game).taken()) == (1, 5)
    play(game, "pass")
    assert order_of(game) == "ABC", "4 against 5; one more, and B would go first"


@pytest.mark.rule("R-ORDER-05")
def test_the_new_order_applies_to_working_now_and_to_taking_next_time() -> None:
    """It is determined after both steps of taking, not between them."""
    pools = [{"action": {"yellow": 2, "black": 1}}, {"action": {"brown": 2, "black": 2}}, {"action": {"brown": 1}}]
    game = scene({}, {}, {}, stage="taking", season="summer", pools=pools)
    takers = []
    for move in ("take 1 yellow", "take 2 brown", "take 3 brown"):
        takers += list(game.to_act)
        play(game, move)
    assert order_of(game) == "ABC"
    for move in ("take 1 black", "pass", "pass"):
        takers += list(game.to_act)
        play(game, move)
    assert takers == [0, 1, 2, 0, 1, 2], "the old order for both steps"
    assert order_of(game) == "CBA"
    while game.position()["stage"] == "planning":
        game.play(game.legal_moves[0])
    workers = []
    for _ in range(3):
        workers += list(game.to_act)
        play(game, "end")
    assert workers == [2, 1, 0]
    assert (game.position()["season"], game.position()["stage"]) == ("autumn", "taking")
    assert game.to_act == (2,), "the first of the last order begins"
    play(game, legal(game, 2)[0])
    assert game.to_act == (1,)


@pytest.mark.rule("R-ORDER-05")
def test_the_order_stays_over_winter() -> None:
    game = scene({}, {}, {}, season="autumn", order=list("BCA"))
    play(game, *["end"] * 3, *["store nothing"] * 3)
    assert game.position()["year"] == 2
    assert order_of(game) == "BCA"
    assert game.to_act == (1,)


# --- the refund of the first spring ---------------------------------------------------------------------------


def first_spring(a: Words, b: Words, **rest: Any) -> Game:
    """Step 2 of the first spring, A before B, with a few disks left to take."""
    pools = [{"action": {"black": 2, "brown": 1}}, {"action": {"black": 1}}]
    words: Words = {"stage": "taking again", "pools": pools, "components": SECOND_WET, **rest}
    return scene(a, b, **words)


@pytest.mark.rule("R-TAKE-15")
@EDITIONS
@pytest.mark.parametrize(("first", "second", "refund"), [(1, 0, True), (2, 2, True), (3, 0, True), (3, 2, False)])
def test_players_with_fewer_than_five_disks_may_give_1_water_back(
    first: int, second: int, refund: bool, edition: str
) -> None:
    """Both steps count together (C-64, D-24). The choice comes after the second step, and the water may be kept."""
    a: Words = {"cart1": {"brown": first}, "water": 1}
    for move, water in (("refund", 0), ("keep", 1)):
        game = first_spring(a, {"cart1": {"yellow": 3}, "cart2": {"black": 2}, "water": 1}, edition=edition)
        assert refusal(game, "refund").rule == "R-FLOW-06", "only after the second step"
        play(game, "take 1 black" if second else "pass")
        if refund:
            assert (game.to_act, legal(game)) == ((0,), ["refund", "keep"])
            play(game, move)
            assert board(game).water == water
        assert game.position()["stage"] == "planning", "B has five and has no choice"
        assert board(game, 1).water == 1


@pytest.mark.rule("R-TAKE-15")
@pytest.mark.parametrize("disks", [5, 6])
def test_five_disks_in_the_first_step_bring_no_refund(disks: int) -> None:
    pools = [{"action": {"brown": disks}}, {"action": {"black": 5}}]
    game = scene({"water": 1}, {"water": 1}, stage="taking", pools=pools, components=SECOND_WET)
    play(game, "take 1 brown", "take 2 black")
    assert game.position()["stage"] == "planning"
    assert [board(game, seat).water for seat in (0, 1)] == [1, 2]


@pytest.mark.rule("R-TAKE-15")
def test_one_water_goes_back_even_if_there_are_two() -> None:
    """It may be from a wet pool, but never both."""
    pools = [{"action": {"brown": 1}}, {"action": {"black": 1}}]
    game = scene({"water": 1}, {"water": 1}, stage="taking", pools=pools, components=SECOND_WET)
    play(game, "take 2 black", "take 1 brown", "pass", "pass")
    assert board(game).water == 2
    play(game, "refund", "refund")
    assert [board(game, seat).water for seat in (0, 1)] == [1, 0]
    assert game.position()["stage"] == "planning", "there is only one refund"


@pytest.mark.rule("R-TAKE-15")
@pytest.mark.parametrize(("year", "season"), [(1, "summer"), (1, "autumn"), (2, "spring"), (3, "spring")])
def test_no_refund_later_in_the_game(year: int, season: str) -> None:
    few: Words = {"cart1": {"brown": 1}, "water": 1}
    game = first_spring(few, few, year=year, season=season)
    play(game, "pass", "pass")
    assert game.position()["stage"] == "planning"
    assert [board(game, seat).water for seat in (0, 1)] == [1, 1]
    with pytest.raises(UserError) as caught:
        scene(year=year, season=season, stage="refunding")
    assert caught.value.values["rule"] == "R-TAKE-15"


@pytest.mark.rule("R-TAKE-15")
def test_without_water_there_is_nothing_to_give_back() -> None:
    game = first_spring({"cart1": {"brown": 1}}, {"cart1": {"brown": 1}, "water": 1})
    play(game, "pass", "pass")
    assert game.to_act == (1,)


@pytest.mark.rule("R-TAKE-15", "R-TAKE-06", "R-ORDER-05")
def test_second_take_and_refund_are_decisions_and_the_order_comes_after_them() -> None:
    """All players decide in the old order (H-09)."""
    game = first_spring({"cart1": {"yellow": 2}, "water": 1}, {"cart1": {"brown": 1}, "water": 1})
    for seat, moves in ((0, "pass"), (1, "pass"), (0, "keep"), (1, "refund")):
        assert (game.to_act, order_of(game)) == ((seat,), "AB")
        play(game, moves)
    assert (game.position()["stage"], order_of(game)) == ("planning", "BA")
