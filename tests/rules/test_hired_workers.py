"""Coal-digger, Miner and Haspelknecht: their cost and their work."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.data.components import lay_over, shipped_facts
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from tests.scenes import Words, board, legal, play, refusal, scene

OPEN_PINGE: Words = {"pinge_wood": 2}
EXHAUSTED: Words = {"pinge_coal": 0}
LETTERS = {"mine": "M", "lift": "L", "pump 1": "1", "pump 2": "2"}
BELOW: Words = {"pinge_coal": 0, "tunnel_wood": 7}
GROUPS_2_3_2 = lay_over(shipped_facts(), {"pinge": {"groups": [2, 3, 2]}}, "")


def planning(a: Words, **rest: Any) -> Game:
    """A is about to pay a hired worker, B is ready."""
    return scene({"plan": {"step": "hired"}, **a}, {"plan": {"step": "ready"}}, stage="planning", **rest)


def at_work(worker: str, mine: Words, **rest: Any) -> Game:
    """A hired worker, paid with food, has just begun."""
    return play(scene({**mine, "plan": {worker: "food"}}, **rest), f"{worker} works")


def ways(game: Game, done: str = "") -> set[str]:
    """All sequences of steps of the worker at work without stopping early: M mine, L lift, 1 and 2 pump 1 or 2."""
    steps = [move for move in legal(game) if move in LETTERS]
    if not steps:
        return {done}
    return set().union(*(ways(play(game.copy(), step), done + LETTERS[step]) for step in steps))


# -- paying them --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-DIGGER-01", "R-HASPEL-01")
@pytest.mark.parametrize(
    ("worker", "mine", "rule"), [("digger", {}, "R-DIGGER-01"), ("haspelknecht", EXHAUSTED, "R-HASPEL-01")]
)
def test_coal_digger_and_haspelknecht_take_a_yellow_disk_a_food_or_a_thaler(
    worker: str, mine: Words, rule: str
) -> None:
    """One of the three, whichever the player has."""
    purse: Words = {"cart1": {"yellow": 1}, "food": 1, "thaler": 1}
    game = planning({**mine, **purse})
    assert legal(game) == [f"{worker} {payment}" for payment in ("unpaid", "yellow", "food", "thaler")]
    for payment, left in (("yellow", (1, 1)), ("food", (0, 1)), ("thaler", (1, 0))):
        paid = play(game.copy(), f"{worker} {payment}", *(["miner unpaid"] if mine else []))
        assert (board(paid).food, board(paid).thaler) == left
        without = {
            name: amount for name, amount in purse.items() if name != ("cart1" if payment == "yellow" else payment)
        }
        assert refusal(planning({**mine, **without}), f"{worker} {payment}").rule == rule
    for colour in ("brown", "black"):
        assert refusal(planning({**mine, "cart1": {colour: 3}, "food": 1}), f"{worker} yellow").rule == rule


@pytest.mark.rule("R-MINER-02")
def test_the_miner_takes_a_food_or_a_thaler_but_no_disk() -> None:
    """There is not even a move for a yellow disk."""
    game = play(planning({**EXHAUSTED, "cart1": {"yellow": 3}, "food": 1, "thaler": 1}), "haspelknecht unpaid")
    assert legal(game) == ["miner unpaid", "miner food", "miner thaler"]
    for payment, left in (("food", (0, 1)), ("thaler", (1, 0))):
        paid = play(game.copy(), f"miner {payment}")
        assert (board(paid).food, board(paid).thaler) == left
    with pytest.raises(UserError) as error:
        game.explain("miner yellow", 0)
    assert error.value.key == "move-unknown"
    only_thaler = play(planning({**EXHAUSTED, "thaler": 1}), "haspelknecht unpaid")
    assert refusal(only_thaler, "miner food").rule == "R-MINER-02"
    no_money = play(planning({**EXHAUSTED, "cart1": {"yellow": 3}}), "haspelknecht unpaid")
    assert no_money.position()["stage"] == "working"


@pytest.mark.rule("R-DIGGER-01", "R-MINER-02", "R-HASPEL-01")
@pytest.mark.parametrize(
    ("worker", "mine", "rule"),
    [("digger", OPEN_PINGE, "R-DIGGER-01"), ("miner", BELOW, "R-MINER-02"), ("haspelknecht", BELOW, "R-HASPEL-01")],
)
def test_no_hired_worker_works_unpaid(worker: str, mine: Words, rule: str) -> None:
    """Even if there is work, and goods to pay with."""
    game = scene({**mine, "water": 1, "food": 3, "thaler": 3, "cart1": {"yellow": 3}})
    assert refusal(game, f"{worker} works").rule == rule


@pytest.mark.rule("R-DIGGER-01")
@pytest.mark.parametrize(("cart", "other"), [("cart1", "cart2"), ("cart2", "cart1")])
def test_a_yellow_disk_of_either_cart_pays(cart: str, other: str) -> None:
    """The carts matter for the turn order only (C-102)."""
    game = play(planning({cart: {"yellow": 1}, other: {"black": 1}}), "digger yellow")
    assert "digger works" in legal(game)


# -- the Coal-digger ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R-DIGGER-02", "R-DIGGER-03", "R-DIGGER-04")
@pytest.mark.parametrize(
    ("water", "free", "forced"),
    [(0, "MM", "MM"), (1, "MM M1 1M", "MM"), (2, "2M 1M 11", "2M"), (3, "2M 21 12 11", "2M"), (4, "22 21 12 11", "22")],
)
def test_the_coal_digger_has_two_actions(water: int, free: str, forced: str) -> None:
    """Pump one or two, or mine one, as the player likes; by option the water decides."""
    for choice, expected in (("free", free), ("forced", forced)):
        game = at_work("digger", {**OPEN_PINGE, "water": water}, options={"digger_choice": choice})
        assert ways(game) == set(expected.split())


@pytest.mark.rule("R-DIGGER-04")
@pytest.mark.parametrize(
    ("edition", "expected"), [("second", "2M 21 12 11"), ("french", "2M 21 12 11"), ("first", "2M")]
)
def test_in_the_first_edition_the_coal_digger_has_no_choice(edition: str, expected: str) -> None:
    """With three water the Digger must remove two, then mine one."""
    assert ways(at_work("digger", {**OPEN_PINGE, "water": 3}, edition=edition)) == set(expected.split())


@pytest.mark.rule("R-DIGGER-04")
def test_the_refusal_for_a_forced_coal_digger_names_the_rule() -> None:
    """The Digger can pump neither one of many nor the last one."""
    for water in (1, 3):
        game = at_work("digger", {**OPEN_PINGE, "water": water}, edition="first")
        assert refusal(game, "pump 1").rule == "R-DIGGER-04"
    free = at_work("digger", {**OPEN_PINGE, "water": 1})
    assert refusal(free, "pump 2").rule == "R-DIGGER-03"


@pytest.mark.rule("R-DIGGER-02")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_the_coal_digger_may_do_less(edition: str) -> None:
    """One coal, or nothing (C-01)."""
    for steps in ((), ("mine",)):
        game = play(at_work("digger", OPEN_PINGE, edition=edition), *steps, "stop")
        assert board(game).coal == len(steps)
        assert legal(game) == ["end"]


@pytest.mark.rule("R-DIGGER-04")
def test_the_forced_coal_digger_without_accessible_coal() -> None:
    """The Digger removes two water, then the second action is lost (C-106)."""
    game = at_work("digger", {"pinge_coal": 5, "water": 3}, edition="first", components=GROUPS_2_3_2)
    play(game, "pump 2")
    assert legal(game) == ["stop"]


@pytest.mark.rule("R-DIGGER-05")
@pytest.mark.parametrize("needs", ["pinge_coal", "accessible_coal"])
def test_the_coal_digger_works_while_the_pinge_has_coal(needs: str) -> None:
    """The Digger may be paid even if no coal is accessible, unless by option (C-33)."""
    options = {"digger_needs": needs}
    stuck: Words = {"pinge_coal": 5, "water": 1, "food": 1}
    game = scene(stuck, {}, stage="ordering", components=GROUPS_2_3_2, options=options)
    if needs == "pinge_coal":
        assert legal(game) == ["digger unpaid", "digger food"]
        play(game, "digger food", "end", "digger works", "pump 1")  # B comes first
    else:
        assert game.position()["stage"] == "working"
        with_disk: Words = {**stuck, "cart1": {"black": 1}, "plan": {"step": "farmer"}}
        game = planning(with_disk, components=GROUPS_2_3_2, options=options)
        assert refusal(game, "digger food").rule == "R-DIGGER-05"
    flooded = planning({"pinge_coal": 6, "water": 4, "food": 1}, components=GROUPS_2_3_2, options=options)
    assert "digger food" in legal(flooded)  # water does not make coal inaccessible


@pytest.mark.rule("R-DIGGER-05")
@pytest.mark.parametrize(("needs", "pumps"), [("pinge_coal", True), ("accessible_coal", False)])
def test_the_coal_digger_stops_when_no_coal_is_accessible(needs: str, pumps: bool) -> None:
    """In the German wording the Digger is used only while coal is accessible; wood makes it so again (B-09)."""
    stuck: Words = {"pinge_coal": 5, "water": 1, "wood": 1, "plan": {"digger": "food"}}
    game = scene(stuck, components=GROUPS_2_3_2, options={"digger_needs": needs})
    assert ("digger works" in legal(game)) == pumps
    if not pumps:
        assert refusal(game, "digger works").rule == "R-DIGGER-05"
    play(game, "prop pinge", "digger works", "mine")
    last = scene({"pinge_coal": 6, "water": 1, "plan": {"digger": "food"}}, components=GROUPS_2_3_2,
                 options={"digger_needs": needs})  # fmt: skip
    play(last, "digger works", "mine")
    assert ("pump 1" in legal(last)) == pumps
    if not pumps:
        assert refusal(last, "pump 1").rule == "R-DIGGER-05"


@pytest.mark.rule("R-DIGGER-05")
def test_there_is_no_coal_digger_after_the_pinge() -> None:
    """The Digger can no longer be paid and, if paid before the Pinge ended, does not work (C-30)."""
    assert refusal(planning({**EXHAUSTED, "food": 1}), "digger food").rule == "R-DIGGER-05"
    game = scene({**BELOW, "water": 3, "plan": {"digger": "food"}})
    assert refusal(game, "digger works").rule == "R-DIGGER-05"
    assert legal(game) == ["end"]


# -- the Miner ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-MINER-01", "R-HASPEL-05")
@pytest.mark.parametrize("coal", range(8))
def test_miner_and_haspelknecht_are_available_when_the_pinge_is_exhausted(coal: int) -> None:
    """Not with one coal left."""
    game = planning({"pinge_coal": coal, "pinge_wood": 2 if coal else 0, "food": 2, "shaft_coal": 0})
    if coal:
        assert refusal(game, "haspelknecht food").rule == "R-HASPEL-05"
        assert refusal(game, "miner food").rule == "R-MINER-01"
    else:
        play(game, "haspelknecht food", "miner food")
        assert board(game).food == 0


@pytest.mark.rule("R-MINER-03")
@pytest.mark.parametrize(("coal", "mined"), [(11, 3), (3, 3), (2, 2), (1, 1)])
def test_the_miner_mines_up_to_three_coal(coal: int, mined: int) -> None:
    """Into the Shaft, if there is coal, and fewer if the player likes."""
    mine = {**BELOW, "tunnel_coal": coal}
    assert ways(at_work("miner", mine)) == {"M" * mined}
    game = play(at_work("miner", mine), *["mine"] * mined)
    assert (board(game).shaft_coal, board(game).coal) == (mined, 0)
    assert legal(play(at_work("miner", mine), "stop")) == ["end"]


@pytest.mark.rule("R-MINER-04")
@pytest.mark.parametrize("option", ["yes", "no"])
def test_the_miner_removes_no_water(option: str) -> None:
    """Neither one nor two."""
    game = at_work("miner", {**BELOW, "water": 4}, options={"shaft_water_only_haspel": option})
    assert legal(game) == ["mine", "stop"]
    assert refusal(game, "pump 1").rule == refusal(game, "pump 2").rule == "R-MINER-04"


@pytest.mark.rule("R-MINER-05")
def test_the_miner_works_in_the_tunnel_only() -> None:
    """With coal in the Pinge there is nothing to do for the Miner."""
    game = scene({**OPEN_PINGE, "tunnel_wood": 7, "plan": {"miner": "food"}})
    assert refusal(game, "miner works").rule == "R-TUNNEL-06"
    assert legal(game) == ["end"]
    with pytest.raises(UserError) as error:
        scene(OPEN_PINGE, at_work={"worker": "miner", "steps": 3})
    assert error.value.values["rule"] == "R-MINER-01"


@pytest.mark.rule("R-MINER-03")
def test_a_miner_may_be_paid_although_the_tunnel_is_flooded() -> None:
    """With five water in the Shaft the Haspelknecht must pump first, otherwise nothing is mined (C-104)."""
    game = play(planning({**BELOW, "water": 5, "food": 2}), "haspelknecht food", "miner food")
    assert refusal(game, "miner works").rule == "R-WATER-06"
    play(game, "haspelknecht works", "pump 2", "stop", "miner works", "mine", "mine", "mine")
    assert board(game).shaft_coal == 3


# -- the Haspelknecht ---------------------------------------------------------------------------------------------


@pytest.mark.rule("R-HASPEL-02", "R-HASPEL-03", "R-HASPEL-04")
def test_the_printed_example_of_the_haspelknecht() -> None:
    """Five water: the Haspelknecht pumps two twice, then lifts one coal."""
    game = at_work("haspelknecht", {**EXHAUSTED, "water": 5, "shaft_coal": 1})
    for pump in ("pump 2", "pump 2"):
        assert refusal(game, "lift").rule == "R-WATER-05"
        play(game, pump)
    play(game, "lift")
    assert (board(game).water, board(game).shaft_coal, board(game).coal) == (1, 0, 1)
    assert legal(game) == ["end"]


@pytest.mark.rule("R-HASPEL-02", "R-HASPEL-03", "R-HASPEL-04")
@pytest.mark.parametrize(
    ("water", "coal", "expected"),
    [
        (0, 5, "LLL"),
        (0, 2, "LL"),
        (1, 3, "LLL 1LL L1L LL1"),
        (2, 1, "2L 1L1 11L"),
        (9, 1, "111 112 121 122 211 212 221 222"),
    ],
)
def test_the_haspelknecht_has_three_actions(water: int, coal: int, expected: str) -> None:
    """Remove one or two water or lift one coal; with two or more water pumping comes first."""
    game = at_work("haspelknecht", {**EXHAUSTED, "water": water, "shaft_coal": coal})
    assert ways(game) == set(expected.split())


@pytest.mark.rule("R-HASPEL-03")
def test_the_haspelknecht_needs_water_or_coal() -> None:
    """With an empty Shaft there is nothing to do; no more is removed than there is, and the worker may stop early."""
    idle = scene({**BELOW, "plan": {"haspelknecht": "food"}})
    assert refusal(idle, "haspelknecht works").rule == "R-HASPEL-03"
    game = at_work("haspelknecht", {**EXHAUSTED, "water": 1, "shaft_coal": 1})
    assert refusal(game, "pump 2").rule == "R-HASPEL-03"
    assert legal(play(game, "stop")) == ["end"]


@pytest.mark.rule("R-HASPEL-06")
@pytest.mark.parametrize("payments", [("yellow", "food"), ("food", "thaler"), ("thaler", "food")])
def test_miner_and_haspelknecht_in_one_phase(payments: tuple[str, str]) -> None:
    """Once each, with a payment each; the Haspelknecht can lift what the Miner mines (C-35)."""
    game = planning({**BELOW, "cart1": {"yellow": 1}, "food": 1, "thaler": 1})
    play(game, f"haspelknecht {payments[0]}", f"miner {payments[1]}")
    play(game, "miner works", "mine", "mine", "mine", "haspelknecht works", "lift", "lift", "lift")
    assert (board(game).coal, board(game).shaft_coal) == (3, 0)
    assert legal(game) == ["end"]


@pytest.mark.rule("R-MINER-02")
@pytest.mark.parametrize("payment", ["food", "thaler"])
def test_one_item_does_not_pay_two_workers(payment: str) -> None:
    """The food planned for the Haspelknecht cannot pay the Miner (C-35)."""
    other = "thaler" if payment == "food" else "food"
    game = play(planning({**BELOW, payment: 1, other: 1}), f"haspelknecht {payment}")
    assert refusal(game, f"miner {payment}").rule == "R-MINER-02"
    assert legal(game) == ["miner unpaid", f"miner {other}"]
