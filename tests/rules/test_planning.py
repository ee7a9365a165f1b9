"""Planning: disks, food and Thaler are put on the workers before any player works."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from haspelknecht.data.components import Facts, lay_over, shipped_facts
from haspelknecht.records.game import Game
from haspelknecht.records.notation import load_text
from haspelknecht.rules.pieces import tile_of_number
from tests.scenes import Words, board, legal, play, refusal, scene

EXHAUSTED: Words = {"pinge_coal": 0}
MANY_BLACK: Words = {"cart1": {"black": 6}}
TILES_FOR_TWO = (11, 12, 13, 21, 22, 23, 31, 32, 33, 41, 42, 43)


def planning(a: Words, **rest: Any) -> Game:
    """A plans, B is already ready."""
    return scene(a, {"plan": {"step": "ready"}}, stage="planning", **rest)


def only_bucket_and_timber() -> Facts:
    """Every tile costs one black disk, but the Bucket brown + 2 any and the Mining Timber black + 3 any."""
    costs: Facts = {str(number): {"cost": {"black": 1}} for number in TILES_FOR_TWO}
    costs |= {"21": {"cost": {"brown": 1, "any": 2}}, "31": {"cost": {"black": 1, "any": 3}}}
    return lay_over(shipped_facts(), {"tiles": costs}, "")


def mixed(game: Game) -> list[str]:
    """The plans for the current worker with disks of several colours."""
    return sorted(move for move in legal(game) if len(move.split()) > 3)


@pytest.mark.rule("R-PLAN-05")
def test_at_the_start_a_board_has_farmer_farmhand_and_coal_digger() -> None:
    """Farmer and Farmhand take disks, the Coal-digger is hired; Miner and Haspelknecht are not there yet."""
    game = Game.new(2, seed="three workers")
    while len(game.to_act) < 2:
        moves = legal(game, game.to_act[0])
        game.play(next((move for move in moves if "yellow" in move), moves[0]))
    assert {move.split()[0] for move in legal(game)} == {"farmer"}
    assert refusal(game, "miner food").rule == "R-MINER-01"
    assert refusal(game, "haspelknecht yellow").rule == "R-HASPEL-05"
    play(game, "farmer idle", seat=0)
    assert {move.split()[0] for move in legal(game)} == {"farmhand"}
    play(game, "farmhand idle", seat=0)
    assert set(legal(game)) == {"digger unpaid", "digger yellow"}
    play(game, "digger yellow", seat=0)
    assert game.to_act == (1,)


@pytest.mark.rule("R-PLAN-06")
def test_farmer_and_farmhand_take_any_number_of_disks() -> None:
    """All disks may be put on one worker, but no more than there are."""
    game = planning(MANY_BLACK)
    assert legal(game) == ["farmer idle", *(f"farmer {disks} black" for disks in range(1, 7))]
    assert refusal(game, "farmer 7 black").rule == "R-PLAN-06"
    assert refusal(game, "farmer 1 yellow").rule == "R-PLAN-06"


@pytest.mark.rule("R-PLAN-06")
def test_a_disk_can_be_put_on_one_worker_only() -> None:
    """A disk on the Farmer cannot be put on the Farmhand too."""
    game = play(planning(MANY_BLACK), "farmer 4 black")
    assert legal(game) == ["farmhand idle", "farmhand 1 black", "farmhand 2 black"]
    assert refusal(game, "farmhand 3 black").rule == "R-PLAN-06"


@pytest.mark.rule("R-PLAN-06")
def test_there_is_no_upper_bound() -> None:
    """Even all black disks of four players and a Hammer and Pick marker may be put on one worker."""
    everything = {"cart1": {"black": 13}, "tiles": [33], "markers": [33]}
    ready: Words = {"plan": {"step": "ready"}}
    game = scene(everything, ready, ready, ready, stage="planning")
    play(game, "farmer 14 black")
    assert game.position()["stage"] == "working"


@pytest.mark.rule("R-PLAN-03")
def test_nothing_can_be_assigned_after_planning() -> None:
    """Disks left on the carts, food and Thaler can no longer be put on a worker."""
    game = scene({"cart1": {"yellow": 3}, "food": 1, "thaler": 1})
    assert legal(game) == ["end"]
    assert refusal(game, "farmer makes food").rule == "R-PLAN-03"
    assert refusal(game, "farmhand makes food").rule == "R-PLAN-03"
    assert refusal(game, "digger works").rule == "R-DIGGER-01"
    for move in ("farmer 1 yellow", "digger yellow", "digger food", "digger thaler"):
        assert refusal(game, move).key == "wrong-stage"


@pytest.mark.rule("R-PLAN-04", "R-PLAN-03")
@pytest.mark.parametrize(
    ("worker", "mine"), [("digger", {"pinge_coal": 7}), ("haspelknecht", EXHAUSTED), ("miner", EXHAUSTED)]
)
def test_food_of_this_phase_pays_no_worker_in_this_phase(worker: str, mine: Words) -> None:
    """The Farmer's food comes too late for any hired worker."""
    game = planning({"cart1": {"yellow": 3}, "thaler": 1, "water": 2, **mine})
    play(game, "farmer 2 yellow", "farmhand idle")
    if worker == "miner":
        play(game, "haspelknecht unpaid")
    assert refusal(game, f"{worker} food").key == "no-food-left"
    while game.position()["stage"] == "planning":
        play(game, legal(game)[0])
    play(game, "farmer makes food")
    assert board(game).food == 2
    assert refusal(game, f"{worker} works").key == "worker-unpaid"
    assert refusal(game, f"{worker} food").key == "wrong-stage"


@pytest.mark.rule("R-PLAN-04")
def test_food_of_an_earlier_phase_pays_a_hired_worker() -> None:
    """What was on the farm before planning may be spent."""
    game = planning({"cart1": {"black": 1}, "food": 1})
    play(game, "farmer idle", "farmhand idle", "digger food")
    assert board(game).food == 0
    assert "digger works" in legal(game)


@pytest.mark.rule("R-PLAN-07")
def test_a_hired_worker_takes_exactly_one_item() -> None:
    """A paid worker takes no second payment, and only one item is gone."""
    game = scene(
        {**EXHAUSTED, "cart1": {"yellow": 2}, "food": 3, "thaler": 3}, {"cart1": {"black": 1}}, stage="ordering"
    )
    play(game, "farmer idle", "farmhand idle", "haspelknecht food", seat=0)
    for payment in ("yellow", "food", "thaler"):
        assert refusal(game, f"haspelknecht {payment}").rule == "R-PLAN-03"
    play(game, "miner thaler", seat=0)
    assert not game.moves_of(0)
    play(game, "farmer idle", "farmhand idle", seat=1)
    assert (board(game).food, board(game).thaler, board(game).disks(0)) == (2, 2, 2)


@pytest.mark.rule("R-PLAN-10")
def test_a_mix_of_colours_must_be_the_exact_cost_of_a_tile() -> None:
    """With the Bucket at brown + 2 any, three disks with a brown one fit; fewer or more do not (H-06)."""
    game = planning({"cart1": {"yellow": 2}, "cart2": {"brown": 2}}, components=only_bucket_and_timber())
    assert mixed(game) == ["farmer 1 yellow 2 brown", "farmer 2 yellow 1 brown"]
    assert refusal(game, "farmer 1 yellow 1 brown").rule == "R-PLAN-10"
    assert refusal(game, "farmer 2 yellow 2 brown").rule == "R-PLAN-10"


@pytest.mark.rule("R-PLAN-10")
@pytest.mark.parametrize("why_not", ["owned", "not in play"])
def test_a_mix_fits_no_tile_that_is_owned_or_not_in_play(why_not: str) -> None:
    """A tile that the player can no longer buy is no reason to mix colours (H-06)."""
    a: Words = {"cart1": {"yellow": 2}, "cart2": {"brown": 2}, "tiles": [21] if why_not == "owned" else []}
    field = {"11": [0, 0], "31": [0, 2]} | ({"21": [1, 1]} if why_not == "owned" else {})
    game = planning(a, components=only_bucket_and_timber(), field=field)
    assert mixed(game) == []
    assert refusal(game, "farmer 1 yellow 2 brown").rule == "R-PLAN-10"


@pytest.mark.rule("R-PLAN-10")
@pytest.mark.parametrize("hand", [(3, 2, 0), (3, 0, 2), (0, 3, 2), (0, 2, 3), (1, 4, 0)])
def test_the_mixes_are_those_that_the_printed_costs_allow(hand: tuple[int, int, int]) -> None:
    """Every mix that pays exactly for a tile as printed, and no other (H-06)."""
    carts = [{name: count} for name, count in zip(("yellow", "brown", "black"), hand, strict=True) if count]
    game = planning({"cart1": carts[0], "cart2": carts[1]})
    pays = game.table.setup.components.pays
    expected = []
    for load in product(*(range(count + 1) for count in hand)):
        if sum(count > 0 for count in load) > 1:
            if any(pays(tile_of_number(tile), *load) for tile in TILES_FOR_TWO):
                expected.append(f"farmer {load_text((load[0], load[1], load[2]))}")
    assert mixed(game) == sorted(expected)


@pytest.mark.rule("R-PLAN-10", "R-FARMHAND-01")
def test_only_an_improved_farmhand_mixes_colours() -> None:
    """The Farmhand does not develop, so the disks have one colour; with the Pickaxe it is as for the Farmer (C-108)."""
    hand: Words = {"cart1": {"yellow": 2}, "cart2": {"brown": 2}}
    game = play(planning(hand, components=only_bucket_and_timber()), "farmer idle")
    assert mixed(game) == []
    assert refusal(game, "farmhand 1 yellow 2 brown").rule == "R-FARMHAND-01"
    improved = play(planning({**hand, "tiles": [13]}, components=only_bucket_and_timber()), "farmer idle")
    assert mixed(improved) == ["farmhand 1 yellow 2 brown", "farmhand 2 yellow 1 brown"]


@pytest.mark.rule("R-PLAN-10")
def test_the_printed_example_of_the_mining_timber() -> None:
    """Four disks, one of them black: two black and two brown ones may be put on the Farmer."""
    game = planning({"cart1": {"black": 2}, "cart2": {"brown": 2}})
    assert "farmer 2 brown 2 black" in legal(game)


@pytest.mark.rule("R-PLAN-11")
def test_disks_may_remain_unused() -> None:
    """A player may plan nothing at all, or leave Farmer and Farmhand idle while a hired worker works (C-98)."""
    game = planning({"cart1": {"yellow": 3}})
    play(game, "farmer idle", "farmhand idle", "digger yellow")
    assert legal(game) == ["digger works", "end"]
    nothing = play(planning({"cart1": {"yellow": 3}}), "farmer idle", "farmhand idle", "digger unpaid")
    assert legal(nothing) == ["end"]
    assert board(nothing).taken() == 3


# -- markers that count as a disk ---------------------------------------------------------------------------------

COLOUR_MARKERS = [(22, "yellow"), (23, "brown"), (33, "black")]


@pytest.mark.rule("R-PLAN-03")
@pytest.mark.parametrize(("tile", "colour"), COLOUR_MARKERS)
def test_a_colour_marker_is_planned_like_a_disk(tile: int, colour: str) -> None:
    """It is used up when the plans are revealed; a marker that is not planned is kept (C-16, C-17)."""
    a: Words = {"cart1": {colour: 1}, "tiles": [tile], "markers": [tile]}
    assert f"farmer 2 {colour}" not in legal(planning({**a, "markers": []}))
    for disks, markers in ((2, 0), (1, 1)):
        game = planning(a)
        assert refusal(game, f"farmer 3 {colour}").rule == "R-PLAN-06"
        play(game, f"farmer {disks} {colour}")
        while game.position()["stage"] == "planning":
            play(game, legal(game)[0])
        assert bin(board(game).markers).count("1") == markers
        assert refusal(game, f"farmhand 1 {colour}").key == "wrong-stage"


def test_a_marker_can_be_planned_in_the_very_next_phase() -> None:
    """Bought in spring, it is one more yellow disk in the plan of summer (C-16)."""
    a: Words = {"cart1": {"black": 1}, "plan": {"farmer": {"black": 1}}}
    field = {"12": [0, 0], "22": [1, 1]}
    game = scene(
        {**a, "tiles": [12]},
        components=lay_over(shipped_facts(), {"tiles": {"22": {"cost": {"any": 1}}}}, ""),
        field=field,
    )
    play(game, "farmer buys 22", "end", "end")
    while len(game.to_act) < 2:
        play(game, legal(game, game.to_act[0])[0])
    assert game.position()["season"] == "summer"
    disks = board(game).disks(0)
    assert f"farmer {disks + 1} yellow" in legal(game)
    assert refusal(game, f"farmer {disks + 2} yellow").rule == "R-PLAN-06"


@pytest.mark.parametrize(("worker", "mine"), [("digger", {"pinge_coal": 7}), ("haspelknecht", EXHAUSTED)])
def test_a_yellow_marker_pays_a_hired_worker_but_never_the_miner(worker: str, mine: Words) -> None:
    """The Miner takes no disk, so no marker either (C-17)."""
    game = planning({**mine, "tiles": [22], "markers": [22], "plan": {"step": "hired"}})
    assert legal(game) == [f"{worker} unpaid", f"{worker} yellow"]
    play(game, f"{worker} yellow")
    assert game.position()["stage"] == "working"
    assert board(game).markers == 0


def test_a_marker_pays_coloured_and_grey_spots_and_the_water_mill() -> None:
    """It counts as a disk wherever a disk may be used (C-17)."""
    field = {"21": [1, 1], "22": [3, 1], "23": [5, 1], "31": [2, 2], "35": [4, 2]}
    a: Words = {"cart1": {"yellow": 1}, "tiles": [22, 23, 35], "markers": [22, 23]}
    game = planning(a, components=only_bucket_and_timber(), field=field)
    assert mixed(game) == ["farmer 2 yellow 1 brown"]  # the brown spot and a grey one from markers
    play(game, "farmer idle", "farmhand idle", "digger unpaid")
    assert "mill yellow" in legal(game)
    assert refusal(game, "mill black").rule == "R-TILE-35a"


def test_several_markers_may_be_used_in_one_phase() -> None:
    """All three at once (C-18)."""
    tiles = [tile for tile, _ in COLOUR_MARKERS]
    game = planning({"tiles": tiles, "markers": tiles})
    play(game, "farmer 1 brown", "farmhand 1 black", "digger yellow")
    assert board(game).markers == 0
    assert {"farmer makes wood", "farmhand mines", "digger works"} <= set(legal(game))
