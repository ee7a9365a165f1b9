"""Examples D-02 to D-07 of the digest: planning, developing and the two printed rounds of work."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.data.components import shipped_facts
from haspelknecht.records.game import Game
from haspelknecht.records.state_words import tile_list
from tests.scenes import Words, board, legal, play, refusal, scene

READY: Words = {"plan": {"step": "ready"}}


def planning(a: Words, **rest: Any) -> Game:
    """A plans, B has nothing to plan."""
    return scene(a, READY, **{"stage": "planning", **rest})


def cheap(*tiles: int) -> Any:
    """The printed values, but these tiles cost two disks of any colour."""
    facts: Any = shipped_facts()
    for tile in tiles:
        facts["tiles"][str(tile)]["cost"] = {"any": 2}
    return facts


# -- D-02: development cost with grey spots ------------------------------------------------------------------------

TIMBER: Words = {"field": {"21": [0, 1], "31": [1, 2]}}


@pytest.mark.rule("R-DEV-01", "R-DEV-02")
def test_d_02_mining_timber_costs_one_black_and_three_grey() -> None:
    components = scene().table.setup.components
    timber = 10
    costs = [components.cost_yellow, components.cost_brown, components.cost_black, components.cost_any]
    assert [cost[timber] for cost in costs] == [0, 0, 1, 3]


@pytest.mark.rule("R-DEV-02", "R-PLAN-10")
@pytest.mark.parametrize(
    ("cart1", "cart2", "plan"),
    [
        ({"black": 2}, {"brown": 2}, "farmer 2 brown 2 black"),
        ({"black": 1}, {"yellow": 3}, "farmer 3 yellow 1 black"),
    ],
)
def test_d_02_met_with_two_black_two_brown_and_with_one_black_three_yellow(
    cart1: Words, cart2: Words, plan: str
) -> None:
    game = planning({"tiles": [21], "cart1": cart1, "cart2": cart2}, **TIMBER)
    play(game, plan, "farmer buys 31", "timber thaler")
    assert tile_list(board(game).tiles) == [21, 31]


@pytest.mark.rule("R-DEV-02")
def test_d_02_not_met_with_four_brown() -> None:
    game = planning({"tiles": [21], "cart1": {"brown": 4}}, **TIMBER)
    play(game, "farmer 4 brown")
    assert refusal(game, "farmer buys 31").rule == "R-DEV-02"
    mixed = planning({"tiles": [21], "cart1": {"brown": 3}, "cart2": {"yellow": 1}}, **TIMBER)
    assert refusal(mixed, "farmer 1 yellow 3 brown").rule == "R-PLAN-10"


# -- D-03: Haspelknecht against five water -------------------------------------------------------------------------


@pytest.mark.rule("R-HASPEL-02", "R-HASPEL-03", "R-HASPEL-04", "R-WATER-05", "R-WATER-09")
def test_d_03_two_steps_against_five_water_then_one_coal() -> None:
    deep = {"pinge_coal": 0, "water": 5, "shaft_coal": 1, "tunnel_coal": 10, "tunnel_wood": 1}
    game = planning({**deep, "cart1": {"yellow": 1}})
    play(game, "farmer idle", "farmhand idle", "haspelknecht yellow", "haspelknecht works")
    for water in (5, 3):
        assert board(game).water == water
        assert refusal(game, "lift").rule == "R-WATER-05"
        play(game, "pump 2")
    play(game, "lift")
    assert (board(game).water, board(game).shaft_coal, board(game).coal) == (1, 0, 1)
    assert "at_work" not in game.position()
    assert refusal(game, "haspelknecht works").rule == "R-PLAN-07"


# -- D-04: printed example 1 ---------------------------------------------------------------------------------------


def example_1() -> Game:
    """Three yellow and two brown disks, two water in the Pinge; row 2 can be reached from tile 11."""
    a = {"cart1": {"yellow": 3}, "cart2": {"brown": 2}, "water": 2, "tiles": [11]}
    return planning(a, field={"11": [0, 0], "21": [1, 1]})


@pytest.mark.rule("R-FARMER-02", "R-DEV-07", "R-DIGGER-02", "R-DIGGER-03", "R-SYNERGY-05", "R-PINGE-05")
def test_d_04_bucket_food_and_coal() -> None:
    game = example_1()
    assert (board(game).food, board(game).coal, board(game).pinge_coal) == (0, 0, 7)
    play(game, "farmer 1 yellow 2 brown", "farmhand 1 yellow", "digger yellow")
    play(game, "farmer buys 21", "farmhand makes food", "digger works", "pump 2", "mine")
    assert tile_list(board(game).tiles) == [11, 21]
    assert (board(game).food, board(game).coal) == (1, 1)  # one food: no synergy with a development
    assert (board(game).water, board(game).pinge_coal) == (0, 6)
    assert "at_work" not in game.position()


@pytest.mark.rule("R-PLAN-03", "R-PLAN-04")
def test_d_04_new_food_pays_no_hired_worker_in_this_phase() -> None:
    game = example_1()
    play(game, "farmer 1 yellow 2 brown", "farmhand 1 yellow")
    assert refusal(game, "digger food").rule == "R-DIGGER-01"
    play(game, "digger unpaid", "farmhand makes food")
    assert board(game).food == 1
    assert refusal(game, "digger food").rule == "R-FLOW-06"
    assert refusal(game, "digger works").rule == "R-DIGGER-01"


@pytest.mark.rule("R-FARMER-10")
def test_d_04_new_food_may_pay_a_distant_fee_in_this_phase() -> None:
    a = {"cart1": {"yellow": 3}, "cart2": {"brown": 2}, "plan": {"farmer": {"yellow": 1, "brown": 2},
         "farmhand": {"yellow": 1}}}  # fmt: skip
    game = scene(a, {"tiles": [21]}, field={"11": [0, 0], "21": [4, 1]})
    assert refusal(game, "farmer buys 21 for food").rule == "R-DEV-13"
    play(game, "farmhand makes food", "farmer buys 21 for food")
    assert (board(game).food, board(game, 1).food) == (0, 1)


# -- D-05: printed example 2 ---------------------------------------------------------------------------------------


@pytest.mark.rule("R-PINGE-06", "R-PINGE-07", "R-PINGE-08", "R-FARMER-08", "R-SYNERGY-03", "R-SYNERGY-04", "R-PINGE-10")
@pytest.mark.parametrize(("year", "bonus"), [(1, 2), (2, 1), (3, 0)])
def test_d_05_the_pinge_ends_and_the_tunnel_starts_with_synergy(year: int, bonus: int) -> None:
    a = {"cart1": {"black": 4}, "water": 3, "pinge_coal": 1, "pinge_wood": 2, "wood": 4}
    game = planning(a, year=year)
    play(game, "farmer 2 black", "farmhand 2 black")
    play(game, "farmhand mines")
    assert refusal(game, "mine").rule == "R-WATER-03"
    play(game, "pump 2", "mine")
    assert (board(game).pinge_coal, board(game).water, board(game).coal) == (0, 1, 1)
    assert board(game).pinge_wood == 0
    assert board(game).wood == 4
    assert game.score_sheet(0)["pinge"] == bonus
    assert refusal(game, "farmer mines").rule == "R-TUNNEL-03"
    play(game, *["prop tunnel"] * 4)
    play(game, "farmer mines", "mine", "mine", "mine")
    assert "at_work" not in game.position()
    assert refusal(game, "mine").rule == "R-EXEC-02"
    after = board(game)
    assert (after.pinge_coal, after.water, after.coal, after.wood) == (0, 1, 1, 0)
    assert (after.tunnel_wood, after.shaft_coal, after.tunnel_coal) == (4, 3, 8)


@pytest.mark.rule("R-PINGE-09", "R-MINER-01", "R-HASPEL-05")
def test_d_05_the_miner_and_haspelknecht_tile_is_in_use_afterwards() -> None:
    """In the next planning step they can be paid, and the Digger is gone."""
    game = scene({"cart1": {"black": 1}, "plan": {"farmer": {"black": 1}}, "pinge_coal": 1, "pinge_wood": 2, "food": 2})
    play(game, "farmer mines", "mine", "end", "end")
    while game.position()["stage"] != "planning":
        play(game, "pass" if "pass" in map(str, game.legal_moves) else str(game.legal_moves[0]))
    play(game, "farmer idle", "farmhand idle", seat=0)
    assert refusal(game, "digger food").rule == "R-DIGGER-05"
    assert "haspelknecht food" in legal(game)
    play(game, "haspelknecht food", "miner food", seat=0)


# -- D-06: Charcoal Burner, number of possible uses ----------------------------------------------------------------


@pytest.mark.rule("R-TILE-15b", "R-TILE-15c", "R-FLOW-07")
@pytest.mark.parametrize(
    ("edition", "uses"), [("second", [0] + [1] * 8), ("french", [0] + [1] * 8), ("first", [3] * 9)]
)
def test_d_06_bought_in_the_first_spring_it_burns_eight_times(edition: str, uses: list[int]) -> None:
    """There is wood for three uses in every phase. In the first edition nothing limits them."""
    a = {"cart1": {"brown": 2}, "plan": {"farmer": {"brown": 2}}}
    game = scene(a, field={"15": [0, 0]}, components=cheap(15), edition=edition)
    play(game, "farmer buys 15")
    burnt = []
    while not game.over and len(game.history) < 3000:
        if game.position()["stage"] == "working" and game.to_act == (0,):
            board(game).wood = 6
            while "charcoal" in legal(game):
                play(game, "charcoal")
            burnt.append((6 - board(game).wood) // 2)
        moves = [str(move) for move in game.legal_moves]
        play(game, next((move for move in ("pass", "keep", "end", "store nothing") if move in moves), moves[0]))
    assert burnt == uses
    assert game.score_sheet(0)["charcoal"] == sum(uses)


# -- D-07: one kind of production per worker -----------------------------------------------------------------------


@pytest.mark.rule("R-PLAN-08", "R-PLAN-10", "R-FARMER-04")
def test_d_07_one_brown_and_one_yellow_produce_nothing() -> None:
    """Such a mix cannot even be planned, unless it pays for a tile; then it still produces nothing."""
    a = {"cart1": {"brown": 1}, "cart2": {"yellow": 1}}
    assert refusal(planning(a, field={"31": [0, 2]}), "farmer 1 yellow 1 brown").rule == "R-PLAN-10"
    game = planning(a, field={"11": [0, 0]}, components=cheap(11))
    play(game, "farmer 1 yellow 1 brown")
    assert refusal(game, "farmer makes food").rule == "R-FARMER-02"
    assert refusal(game, "farmer makes wood").rule == "R-FARMER-03"
    assert "farmer buys 11" in legal(game)


@pytest.mark.rule("R-FARMER-03", "R-PLAN-06")
def test_d_07_five_brown_make_five_wood() -> None:
    game = planning({"cart1": {"brown": 5}})
    play(game, "farmer 5 brown", "farmer makes wood")
    assert board(game).wood == 5
