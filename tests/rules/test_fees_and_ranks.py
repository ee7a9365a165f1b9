"""The fee for a distant development, and the points by rank of the buyers."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.data.components import shipped_facts
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from tests.rules.tiles import TILES, field, planned, printed, purchase, words_of, working
from tests.scenes import Words, board, legal, play, refusal, scene

GOODS = ("food", "wood", "coal")
FEES = {2: ("food", "wood", "coal"), 3: ("coal",), 4: ("food",)}
POINTS = {1: (1, 0, 0, 0), 2: (2, 1, 0, 0), 3: (3, 2, 1, 0), 4: (4, 3, 2, 1)}
LOWER_TILES = [tile for tile in TILES if tile > 20]


def distant(tile: int, a: Words, **rest: object) -> Game:
    """A's Farmer has the disks for a tile that B owns and that is not next to a tile of A."""
    return working(planned(a, farmer={"black": tile // 10 + 1}), {"tiles": [tile]}, **rest)


@pytest.mark.rule("R-DEV-12", "C-49")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("tile", LOWER_TILES)
def test_the_fee_is_any_good_at_level_2_coal_at_level_3_and_food_at_level_4(tile: int, good: str) -> None:
    """The buyer has all goods, and chooses if several are possible."""
    game = distant(tile, {"food": 1, "wood": 1, "coal": 1})
    if good in FEES[tile // 10]:
        assert f"farmer buys {tile} for {good}" in legal(game)
    else:
        assert refusal(game, f"farmer buys {tile} for {good}").rule == "R-DEV-12"


@pytest.mark.rule("R-DEV-10", "R-DEV-12")
@pytest.mark.parametrize("tile", [21, 31, 41])
def test_a_distant_tile_of_another_player_cannot_be_bought_without_the_fee(tile: int) -> None:
    """It must be paid, even by a player who has nothing."""
    assert refusal(distant(tile, {"food": 1, "wood": 1, "coal": 1}), f"farmer buys {tile}").rule == "R-DEV-12"
    assert not [move for move in legal(distant(tile, {})) if "buys 2" in move or "buys 3" in move or "buys 4" in move]


@pytest.mark.rule("R-DEV-12", "C-48")
@pytest.mark.parametrize("good", GOODS)
def test_there_is_no_fee_at_level_1(good: str) -> None:
    """Even for a tile that others own it is neither due nor possible, and no player receives anything."""
    game = distant(12, {"food": 1, "wood": 1, "coal": 1})
    assert refusal(game, f"farmer buys 12 for {good}").rule == "R-DEV-08"
    play(game, "farmer buys 12")
    assert [words_of(game)[name] for name in GOODS] == [1, 1, 1]
    assert [words_of(game, "B")[name] for name in GOODS] == [0, 0, 0]


@pytest.mark.rule("R-DEV-09", "R-DEV-12", "C-51")
@pytest.mark.parametrize("tile", [21, 32, 43])
def test_no_fee_is_due_next_to_a_tile_of_the_buyer(tile: int) -> None:
    """B owns the tile, but A owns a tile next to it."""
    game = purchase(tile, {"food": 1, "wood": 1, "coal": 1}, {"tiles": [tile]})
    for good in FEES[tile // 10]:
        assert refusal(game, f"farmer buys {tile} for {good}").rule == "R-DEV-09"
    play(game, f"farmer buys {tile}")
    assert [words_of(game, "B")[name] for name in GOODS] == [0, 0, 0]


@pytest.mark.rule("R-DEV-13", "R-DEV-14", "C-50")
@pytest.mark.parametrize(("tile", "good"), [(21, "food"), (21, "wood"), (21, "coal"), (35, "coal"), (45, "food")])
def test_the_fee_goes_from_the_buyers_farm_to_the_receivers_farm(tile: int, good: str) -> None:
    """One unit, and the receiver is not asked: it is still A's turn."""
    game = distant(tile, {"food": 2, "wood": 2, "coal": 2})
    play(game, f"farmer buys {tile} for {good}")
    assert {name: words_of(game)[name] for name in GOODS} == {"food": 2, "wood": 2, "coal": 2, good: 1}
    assert {name: words_of(game, "B")[name] for name in GOODS} == {"food": 0, "wood": 0, "coal": 0, good: 1}
    assert game.to_act == (0,)


@pytest.mark.rule("R-DEV-13")
@pytest.mark.parametrize(("tile", "good"), [(21, "food"), (21, "wood"), (21, "coal"), (31, "coal"), (41, "food")])
def test_a_fee_that_is_not_on_the_farm_cannot_be_paid(tile: int, good: str) -> None:
    """Coal in the Shaft or in the Tunnel and wood in the Tunnel are not on the farm."""
    others = {name: 1 for name in GOODS if name != good}
    game = distant(tile, {**others, "pinge_coal": 0, "tunnel_wood": 2, "tunnel_coal": 10, "shaft_coal": 1})
    assert refusal(game, f"farmer buys {tile} for {good}").rule == "R-DEV-13"


@pytest.mark.rule("C-86")
@pytest.mark.parametrize("tile", [21, 31, 41])
def test_thaler_pay_no_fee(tile: int) -> None:
    """Only coal, wood and food are fees."""
    game = distant(tile, {"thaler": 5})
    assert not [move for move in legal(game) if f"buys {tile}" in move]
    with pytest.raises(UserError):
        game.explain(f"farmer buys {tile} for thaler")


@pytest.mark.rule("R-DEV-11")
@pytest.mark.parametrize(("owners", "receiver"), [("BCD", "D"), ("DCB", "B"), ("CDB", "B"), ("BDC", "C"), ("C", "C")])
def test_the_fee_goes_to_the_owner_of_the_top_disk(owners: str, receiver: str) -> None:
    """Not to the first buyer, and not to the others."""
    boards = [{"tiles": [31] if seat in owners else []} for seat in "BCD"]
    buyer = planned({"coal": 1}, farmer={"black": 4})
    game = scene(buyer, *boards, stacks={"31": list(owners)}, field=field(), components=printed())
    assert game.explain("farmer buys 31 for coal").reasons[0].values["seat"] == receiver
    play(game, "farmer buys 31 for coal")
    assert {seat: words_of(game, seat)["coal"] for seat in "BCD"} == {"B": 0, "C": 0, "D": 0, receiver: 1}


@pytest.mark.rule("R-DEV-11", "C-99")
def test_the_latest_buyer_receives_the_next_fee() -> None:
    """A pays B; C, who buys in the same phase, pays A."""
    a = planned({"coal": 1}, farmer={"black": 4})
    c = planned({"coal": 1}, farmer={"brown": 3, "black": 1})
    game = scene(a, {"tiles": [31]}, c, order=["A", "C", "B"], field=field(), components=printed())
    play(game, "farmer buys 31 for coal", "timber thaler", "end", "farmer buys 31 for coal")
    assert [board(game, seat).coal for seat in range(3)] == [1, 1, 0]


@pytest.mark.rule("C-55")
@pytest.mark.parametrize(("fresh", "allowed"), [("yes", True), ("no", False)])
def test_a_received_fee_may_be_paid_as_a_fee_in_the_same_phase(fresh: str, allowed: bool) -> None:
    """A pays B a food for tile 41; B pays it back for tile 42, unless the option forbids goods of this phase."""
    a = planned({"food": 1, "tiles": [42]}, farmer={"black": 5})
    b = planned({"tiles": [41]}, farmer={"brown": 5})
    game = play(working(a, b, options={"fee_with_fresh_goods": fresh}), "farmer buys 41 for food", "end")
    assert ("farmer buys 42 for food" in legal(game, 1)) is allowed
    if not allowed:
        assert refusal(game, "farmer buys 42 for food", 1).rule == "R-FARMER-10"


@pytest.mark.rule("C-55")
@pytest.mark.parametrize("fresh", ["yes", "no"])
def test_wood_received_as_a_fee_is_usable_at_once_but_food_hires_no_worker(fresh: str) -> None:
    """Wood goes onto a symbol; hired workers were paid in planning."""
    options = {"fee_with_fresh_goods": fresh}
    b = planned({"tiles": [21]}, farmhand={"brown": 1})
    game = working(planned({"wood": 1, "food": 1}, farmer={"black": 3}), b, options=options)
    assert "prop pinge" in legal(play(game.copy(), "farmer buys 21 for wood", "end"), 1)
    play(game, "farmer buys 21 for food", "end")
    assert board(game, 1).food == 1
    assert refusal(game, "digger works", 1).rule == "R-DIGGER-01"


@pytest.mark.rule("R-DEV-15", "R-DEV-16")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
@pytest.mark.parametrize("tile", TILES)
def test_points_come_at_once_by_level_and_rank_of_the_buyer(tile: int, before: int) -> None:
    """1; 2, 1; 3, 2, 1; 4, 3, 2, 1 points; later buyers get none, and no player loses any."""
    way = {2: [11], 3: [23], 4: [33]}.get(tile // 10, [])
    buyer = planned({"tiles": way}, farmer={"black": tile // 10 + 1})
    owners = [{"tiles": [tile] if seat < before else [], "score": 5} for seat in range(3)]
    game = scene(buyer, *owners, field=field(tile, way[0] if way else 0), components=printed())
    play(game, f"farmer buys {tile}")
    assert game.score_sheet(0)["developments"] == POINTS[tile // 10][before]
    assert [board(game, seat).score for seat in range(4)] == [POINTS[tile // 10][before], 5, 5, 5]


@pytest.mark.rule("R-DEV-15")
def test_a_distant_buyer_gets_the_points_by_rank_too() -> None:
    """The fee does not change them: second buyer of a level-4 tile."""
    game = play(distant(45, {"food": 1}), "farmer buys 45 for food")
    assert board(game).score == 3


@pytest.mark.rule("R-FARMER-10", "R-TILE-34")
def test_a_fee_takes_the_coal_of_this_phase_first() -> None:
    """One old and one fresh coal: the fresh one pays the fee, the old one can still be sold (C-55, B-21)."""
    game = scene(
        {"coal": 2, "fresh_coal": 1, "cart1": {"black": 3}, "plan": {"farmer": {"black": 3}}},
        {"tiles": [34]},
        field={"24": [0, 1], "34": [5, 2]},
        components=three_disks(34),
    )
    play(game, "farmer buys 34 for coal")
    assert board(game, 1).coal == 1
    assert [move for move in legal(game) if move.startswith("sell")] == ["sell 1"]


def three_disks(tile: int) -> Any:
    """The printed values, but the tile costs three disks of any colour."""
    facts: Any = shipped_facts()
    facts["tiles"][str(tile)]["cost"] = {"any": 3}
    return facts
