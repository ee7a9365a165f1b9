"""Farmer and Farmhand: what their disks do."""

from __future__ import annotations

import pytest

from haspelknecht.data.components import lay_over, shipped_facts
from haspelknecht.records.game import Game
from tests.scenes import Words, board, legal, play, refusal, scene

OPEN_PINGE: Words = {"pinge_wood": 2}
OPEN_TUNNEL: Words = {"pinge_coal": 0, "tunnel_wood": 7}
COLOUR_OF = {"makes food": "yellow", "makes wood": "brown", "mines": "black"}
RULE_OF = {"makes food": "R-FARMER-02", "makes wood": "R-FARMER-03", "mines": "R-FARMER-05"}
both_workers = pytest.mark.parametrize("worker", ["farmer", "farmhand"])


def at(worker: str, colour: str, disks: int, **more: object) -> Words:
    """A board with disks of one colour on one worker."""
    return {"cart1": {colour: disks}, "plan": {worker: {colour: disks}}, **more}


def black_work(worker: str, disks: int, mine: Words) -> Game:
    """A worker with black disks has just begun."""
    return play(scene(at(worker, "black", disks, **mine)), f"{worker} mines")


# -- food and wood ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-FARMER-01", "R-FARMER-02", "R-FARMER-03", "R-FARMER-05", "R-FARMHAND-01")
@both_workers
@pytest.mark.parametrize("work", ["makes food", "makes wood", "mines"])
def test_the_colour_of_the_disks_decides_the_work(worker: str, work: str) -> None:
    """Yellow for food, brown for wood, black for mining, and nothing else."""
    game = scene(at(worker, COLOUR_OF[work], 1, **OPEN_PINGE))
    assert f"{worker} {work}" in legal(game)
    for other in {"makes food", "makes wood", "mines"} - {work}:
        assert f"{worker} {other}" not in legal(game)
        assert refusal(game, f"{worker} {other}").rule == RULE_OF[other]


@pytest.mark.rule("R-FARMER-02", "R-FARMER-03")
@both_workers
@pytest.mark.parametrize(("work", "good"), [("makes food", "food"), ("makes wood", "wood")])
@pytest.mark.parametrize("disks", [1, 2, 4])
def test_one_good_for_each_disk(worker: str, work: str, good: str, disks: int) -> None:
    """The goods come from the supply and are added to the farm."""
    game = scene(at(worker, COLOUR_OF[work], disks, food=1, wood=1), {"food": 1, "wood": 1})
    play(game, f"{worker} {work}")
    assert getattr(board(game), good) == 1 + disks
    assert board(game).food + board(game).wood == 2 + disks
    assert (board(game, 1).food, board(game, 1).wood) == (1, 1)


@pytest.mark.rule("R-FARMER-04", "R-PLAN-08")
@both_workers
def test_a_worker_makes_food_or_wood_never_both(worker: str) -> None:
    """Not even a mix planned for a tile makes one of each; a worker who has made food is done."""
    prices = lay_over(shipped_facts(), {"tiles": {"11": {"cost": {"any": 2}}}}, "")
    plan: Words = {"cart1": {"yellow": 1}, "cart2": {"brown": 1}, "plan": {worker: {"yellow": 1, "brown": 1}}}
    game = scene({**plan, "tiles": [13]}, components=prices)
    assert {move.split()[1] for move in legal(game) if move != "end"} == {"buys"}
    assert refusal(game, f"{worker} makes food").rule == "R-FARMER-02"
    assert refusal(game, f"{worker} makes wood").rule == "R-FARMER-03"
    game = play(scene(at(worker, "yellow", 2)), f"{worker} makes food")
    assert legal(game) == ["end"]
    assert refusal(game, f"{worker} makes wood").rule == "R-PLAN-08"


@pytest.mark.rule("R-PLAN-08")
@both_workers
@pytest.mark.parametrize("work", ["makes food", "makes wood", "mines"])
def test_a_worker_does_one_kind_of_work_a_phase(worker: str, work: str) -> None:
    """Once for each disk, but all at the same time."""
    game = play(scene(at(worker, COLOUR_OF[work], 3, **OPEN_PINGE)), f"{worker} {work}")
    if work == "mines":
        play(game, "mine", "mine", "mine")
    assert board(game).food + board(game).wood + board(game).coal == 3
    assert not [move for move in legal(game) if move.startswith(worker)]
    for other in COLOUR_OF:
        assert refusal(game, f"{worker} {other}").rule == "R-PLAN-08"
    assert refusal(game, f"{worker} buys 11").rule == "R-PLAN-08"


@pytest.mark.rule("R-FARMER-03", "R-FARMER-09")
def test_wood_may_be_used_at_once() -> None:
    """Wood of this phase opens coal for a worker of this phase."""
    a: Words = {"cart1": {"brown": 1}, "cart2": {"black": 1}, "pinge_coal": 0}
    game = scene({**a, "plan": {"farmer": {"brown": 1}, "farmhand": {"black": 1}}})
    assert refusal(game, "farmhand mines").rule == "R-TUNNEL-03"
    play(game, "farmer makes wood", "prop tunnel", "farmhand mines", "mine")
    assert (board(game).wood, board(game).tunnel_wood, board(game).shaft_coal) == (0, 1, 1)


@pytest.mark.rule("R-FARMER-10")
@pytest.mark.parametrize("option", ["yes", "no"])
@pytest.mark.parametrize("good", ["food", "coal"])
def test_goods_of_this_phase_may_pay_a_fee(option: str, good: str) -> None:
    """The Farmhand's new food or coal pays the fee for a distant tile, unless by option."""
    a: Words = {"cart1": {"yellow": 2}, "cart2": {"brown": 2}, **OPEN_PINGE}
    a["plan"] = {"farmer": {"yellow": 1, "brown": 2}, "farmhand": {"yellow": 1}, "digger": "thaler"}
    game = scene(a, {"tiles": [21]}, options={"fee_with_fresh_goods": option})
    assert refusal(game, f"farmer buys 21 for {good}").rule == "R-DEV-13"
    play(game, *(["farmhand makes food"] if good == "food" else ["digger works", "mine", "stop"]))
    if option == "yes":
        play(game, f"farmer buys 21 for {good}")
        assert getattr(board(game), good) == 0
        assert getattr(board(game, 1), good) == 1
    else:
        assert f"farmer buys 21 for {good}" not in legal(game)
        assert refusal(game, f"farmer buys 21 for {good}").rule == "R-FARMER-10"


@pytest.mark.rule("R-FARMER-10", "R-FARMER-09")
def test_wood_of_this_phase_always_pays_a_fee() -> None:
    """Wood is usable at once in any case."""
    a: Words = {"cart1": {"brown": 3}, "cart2": {"yellow": 1}}
    a["plan"] = {"farmer": {"yellow": 1, "brown": 2}, "farmhand": {"brown": 1}}
    game = scene(a, {"tiles": [21]}, options={"fee_with_fresh_goods": "no"})
    play(game, "farmhand makes wood", "farmer buys 21 for wood")
    assert board(game, 1).wood == 1


# -- mining -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-FARMER-05", "R-PLAN-09")
@both_workers
def test_a_black_disk_mines_one_coal_or_removes_up_to_two_water(worker: str) -> None:
    """One worker may mix both, disk by disk."""
    game = black_work(worker, 5, {**OPEN_PINGE, "water": 4})
    play(game, "pump 2", "pump 1", "mine", "pump 1", "mine")
    assert (board(game).water, board(game).pinge_coal, board(game).coal) == (0, 5, 2)
    assert legal(game) == ["end"]


@pytest.mark.rule("R-FARMER-05")
def test_a_black_disk_removes_no_more_water_than_there_is() -> None:
    """With one pit water, one; without any, none."""
    game = black_work("farmer", 2, {**OPEN_PINGE, "water": 1})
    assert legal(game) == ["mine", "pump 1", "stop"]
    assert refusal(game, "pump 2").rule == "R-FARMER-05"
    play(game, "pump 1")
    assert legal(game) == ["mine", "stop"]
    assert refusal(game, "pump 1").rule == "R-FARMER-05"


@pytest.mark.rule("R-FARMER-05")
@both_workers
def test_a_black_disk_mines_in_the_tunnel_too(worker: str) -> None:
    """One coal for each disk, then the worker is done."""
    game = play(black_work(worker, 2, OPEN_TUNNEL), "mine", "mine")
    assert (board(game).tunnel_coal, board(game).shaft_coal) == (9, 2)
    assert legal(game) == ["end"]


@pytest.mark.rule("R-FARMER-06")
@both_workers
@pytest.mark.parametrize(
    ("mine", "rule"),
    [
        ({"pinge_coal": 7, "pinge_wood": 2, "water": 2}, "R-WATER-03"),
        ({"pinge_coal": 0, "tunnel_wood": 7, "water": 5}, "R-WATER-06"),
        ({"pinge_coal": 0}, "R-TUNNEL-03"),
    ],
)
def test_mining_needs_wood_and_a_dry_mine(worker: str, mine: Words, rule: str) -> None:
    """Too much water or no wood: no coal."""
    game = scene(at(worker, "black", 1, **mine))
    if rule == "R-WATER-03":  # the worker may still pump
        play(game, f"{worker} mines")
        assert legal(game) == ["pump 1", "pump 2", "stop"]
        assert refusal(game, "mine").rule == rule
    else:
        assert f"{worker} mines" not in legal(game)
        assert refusal(game, f"{worker} mines").rule == rule


@pytest.mark.rule("R-FARMER-06")
@both_workers
def test_mining_in_the_pinge_needs_wood(worker: str) -> None:
    """When the coal before the first wood symbol is gone."""
    two_before_the_first_symbol = lay_over(shipped_facts(), {"pinge": {"groups": [2, 3, 2]}}, "")
    game = scene(at(worker, "black", 1, pinge_coal=5, wood=1), components=two_before_the_first_symbol)
    assert f"{worker} mines" not in legal(game)
    assert refusal(game, f"{worker} mines").rule == "R-PINGE-04"
    play(game, "prop pinge", f"{worker} mines", "mine")
    assert board(game).coal == 1


@pytest.mark.rule("R-FARMER-07")
@pytest.mark.parametrize("synergy_owner", ["second_worker", "player"])
@both_workers
def test_a_worker_mines_in_the_pinge_or_in_the_tunnel(worker: str, synergy_owner: str) -> None:
    """A worker who takes the last coal of the Pinge loses the other disks, even if the Tunnel has coal (C-32)."""
    last: Words = {"pinge_coal": 1, "pinge_wood": 2, "tunnel_wood": 7}
    game = scene(at(worker, "black", 3, **last), options={"synergy_owner": synergy_owner})
    play(game, f"{worker} mines", "mine")
    assert legal(game) == ["end"]
    assert (board(game).coal, board(game).shaft_coal, board(game).tunnel_coal) == (1, 0, 11)


@pytest.mark.rule("R-FARMER-08")
@pytest.mark.parametrize("first", ["farmer", "farmhand"])
def test_one_worker_may_end_the_pinge_and_the_other_start_the_tunnel(first: str) -> None:
    """In one and the same phase, in either order."""
    second = "farmhand" if first == "farmer" else "farmer"
    a: Words = {"cart1": {"black": 2}, "plan": {"farmer": {"black": 1}, "farmhand": {"black": 1}}}
    game = scene({**a, "pinge_coal": 1, "pinge_wood": 2, "tunnel_wood": 7})
    play(game, f"{first} mines", "mine", f"{second} mines", "mine", "stop")
    assert (board(game).coal, board(game).shaft_coal) == (1, 1)


# -- developments -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-FARMER-01", "R-FARMHAND-01")
@pytest.mark.parametrize("improved", [False, True])
def test_the_farmer_develops_and_the_farmhand_does_not(improved: bool) -> None:
    """Until the Pickaxe improves the Farmhand."""
    prices = lay_over(shipped_facts(), {"tiles": {"11": {"cost": {"black": 1}}, "12": {"cost": {"black": 1}}}}, "")
    a: Words = {"cart1": {"black": 2}, "plan": {"farmer": {"black": 1}, "farmhand": {"black": 1}}}
    game = scene({**a, "tiles": [13] if improved else []}, components=prices)
    assert "farmer buys 11" in legal(game)
    if improved:
        play(game, "farmhand buys 11", "farmer buys 12")
        assert board(game).score == 2
    else:
        assert "farmhand buys 11" not in legal(game)
        assert refusal(game, "farmhand buys 11").rule == "R-DEV-03"
        play(game, "farmer buys 11")
        assert refusal(game, "farmer buys 12").rule == "R-PLAN-08"
