"""Developments: their cost, reach and owners."""

from __future__ import annotations

from typing import Any

import pytest

from haspelknecht.data.components import build, shipped_facts
from haspelknecht.records.game import Game
from haspelknecht.rules.pieces import tile_of_number
from tests.rules.tiles import (
    TILES,
    WAY,
    field,
    planned,
    printed,
    purchase,
    then_work,
    until_planning,
    words_of,
    working,
)
from tests.scenes import Words, board, legal, play, refusal, scene

TOUCHING = ((8, 10), (12, 10), (9, 9), (11, 9), (9, 11), (11, 11))
NOT_TOUCHING = ((6, 10), (14, 10), (10, 8), (10, 12), (7, 9), (13, 11), (8, 12))


def printed_price(tile: int) -> Words:
    """Disks that pay the printed cost of a tile: its colours, and black for the grey spots."""
    components = build(shipped_facts())
    at = tile_of_number(tile)
    colours = (
        components.cost_yellow[at],
        components.cost_brown[at],
        components.cost_black[at] + components.cost_any[at],
    )
    return {name: int(disks) for name, disks in zip(("yellow", "brown", "black"), colours, strict=True)}


def four_players(tile: int, farmer: Words) -> Game:
    """A's Farmer has some disks, and the tile is next to one of A's; components as shipped."""
    way = WAY.get(tile // 10, 0)
    buyer = planned({"tiles": [way] if way else []}, farmer=farmer)
    return scene(buyer, {}, {}, {}, field=field(tile, way))


def stack(game: Game, tile: int) -> list[str]:
    """The owners of a tile, first buyer first."""
    position: Any = game.position()
    found: list[str] = position["stacks"].get(str(tile), [])
    return found


@pytest.mark.rule("R-DEV-01")
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_is_bought_with_the_disks_printed_on_it(tile: int) -> None:
    """The disks must be on the Farmer; on the carts they buy nothing."""
    game = four_players(tile, printed_price(tile))
    assert f"farmer buys {tile}" in legal(game)
    play(game, f"farmer buys {tile}")
    assert tile in words_of(game)["tiles"]
    way = WAY.get(tile // 10, 0)
    idle = {**planned(farmer=printed_price(tile)), "plan": {}, "tiles": [way] if way else []}
    game = scene(idle, {}, {}, {}, field=field(tile, way))
    assert refusal(game, f"farmer buys {tile}").rule == "R-PLAN-03"


@pytest.mark.rule("R-DEV-01", "C-109")
@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("change", [1, -1])
def test_a_disk_more_or_less_does_not_buy_the_tile(tile: int, change: int) -> None:
    """The cost must be paid exactly."""
    price = printed_price(tile)
    colour = max(price, key=lambda name: int(price[name]))
    game = four_players(tile, {**price, colour: price[colour] + change})
    assert f"farmer buys {tile}" not in legal(game)
    assert refusal(game, f"farmer buys {tile}").rule in (
        "R-DEV-02",
        "R-PLAN-03",
    )  # the latter without any disk


@pytest.mark.rule("R-DEV-02")
@pytest.mark.parametrize("farmer", [{"black": 2, "brown": 2}, {"black": 1, "yellow": 3}, {"black": 4}])
def test_mining_timber_takes_a_black_disk_and_three_of_any_colour(farmer: Words) -> None:
    """The printed example: two black and two brown disks pay one black and three grey spots."""
    game = working(planned({"tiles": [23]}, farmer=farmer), field=field(31, 23))
    assert "farmer buys 31" in legal(game)


@pytest.mark.rule("R-DEV-02")
@pytest.mark.parametrize("farmer", [{"brown": 4}, {"brown": 2, "yellow": 2}, {"black": 2, "brown": 1}, {"black": 5}])
def test_mining_timber_needs_its_black_disk_and_exactly_four_disks(farmer: Words) -> None:
    """A coloured spot takes only its colour, and there are four spots."""
    game = working(planned({"tiles": [23]}, farmer=farmer), field=field(31, 23))
    assert refusal(game, "farmer buys 31").rule == "R-DEV-02"


@pytest.mark.rule("R-DEV-02")
@pytest.mark.parametrize(
    ("farmer", "pays"),
    [
        ({"yellow": 2, "brown": 1}, True),
        ({"yellow": 1, "brown": 2}, True),
        ({"yellow": 1, "brown": 1, "black": 1}, True),
        ({"yellow": 3}, False),
        ({"brown": 3}, False),
        ({"yellow": 2, "black": 1}, False),
        ({"brown": 2, "black": 1}, False),
    ],
)
def test_coloured_spots_need_their_colour_and_grey_spots_take_any(farmer: Words, pays: bool) -> None:
    """A Barn with a yellow, a brown and a grey spot."""
    components = printed(tiles={"12": {"cost": {"yellow": 1, "brown": 1, "any": 1}}})
    game = working(planned(farmer=farmer), components=components)
    assert ("farmer buys 12" in legal(game)) is pays
    if not pays:
        assert refusal(game, "farmer buys 12").rule == "R-DEV-02"


@pytest.mark.rule("R-DEV-03")
def test_at_the_start_only_the_farmer_develops() -> None:
    """The same disks on the Farmhand buy nothing."""
    game = working(planned(farmer={"black": 2}, farmhand={"black": 2}))
    bought = [move for move in legal(game) if "buys" in move]
    assert bought == [f"farmer buys {tile}" for tile in (11, 12, 13, 14, 15)]
    assert refusal(game, "farmhand buys 11").rule == "R-DEV-03"


@pytest.mark.rule("R-DEV-04")
def test_the_farmer_buys_one_tile_a_phase() -> None:
    """The disks would pay for either of two tiles, but the Farmer works once; in the next phase once again."""
    game = play(working(planned(farmer={"black": 2})), "farmer buys 11")
    assert refusal(game, "farmer buys 12").rule == "R-PLAN-08"
    until_planning(game)
    then_work(game, next(move for move in legal(game) if move.startswith("farmer 2")))
    play(game, "farmer buys 12")
    assert words_of(game)["tiles"] == [11, 12]


@pytest.mark.rule("R-DEV-04", "R-DEV-06", "C-103")
def test_farmer_and_improved_farmhand_buy_two_different_tiles() -> None:
    """One after the other; the tile that the Farmer has just bought is already owned."""
    game = working(planned({"tiles": [13]}, farmer={"black": 2}, farmhand={"black": 2}))
    play(game, "farmer buys 11")
    assert refusal(game, "farmhand buys 11").rule == "R-DEV-06"
    play(game, "farmhand buys 12")
    assert words_of(game)["tiles"] == [11, 12, 13]
    assert refusal(game, "farmhand buys 14").rule == "R-PLAN-08"


@pytest.mark.rule("R-DEV-05", "R-DEV-07")
def test_all_players_may_own_the_same_tile_and_stack_their_disks_on_it() -> None:
    """The last buyer's disk is on top, in any seating order."""
    buyers = [planned(farmer={"brown": 2}) for _ in range(4)]
    game = scene(*buyers, order=["C", "A", "D", "B"], field=field(), components=printed())
    play(game, *["farmer buys 12", "end"] * 3, "farmer buys 12")
    assert stack(game, 12) == ["C", "A", "D", "B"]
    assert [words_of(game, seat)["tiles"] for seat in "ABCD"] == [[12]] * 4


@pytest.mark.rule("R-DEV-07")
def test_a_disk_is_placed_only_when_the_purchase_is_carried_out() -> None:
    """Planning the disks does not make the player an owner."""
    game = purchase(11)
    assert stack(game, 11) == []
    assert words_of(game)["tiles"] == []
    play(game, "farmer buys 11")
    assert stack(game, 11) == ["A"]
    assert stack(game, 12) == []


@pytest.mark.rule("R-DEV-06")
def test_no_player_buys_a_tile_twice() -> None:
    """Not even when others own it too."""
    game = working(planned({"tiles": [12]}, farmer={"black": 2}), {"tiles": [12]})
    assert "farmer buys 12" not in legal(game)
    assert refusal(game, "farmer buys 12").rule == "R-DEV-06"
    assert "farmer buys 11" in legal(game)


@pytest.mark.rule("R-DEV-07", "C-47")
@pytest.mark.parametrize(("limit", "tiles", "allowed"), [("nine", 8, True), ("nine", 9, False), ("none", 9, True)])
def test_nine_disks_are_enough_for_nine_tiles(limit: str, tiles: int, allowed: bool) -> None:
    """Each tile needs a disk; by option there are more."""
    owned = [11, 12, 13, 14, 21, 22, 23, 24, 25][:tiles]
    game = purchase(15, {"tiles": owned}, options={"disk_limit": limit})
    assert ("farmer buys 15" in legal(game)) is allowed
    if not allowed:
        assert refusal(game, "farmer buys 15").rule == "R-SETUP-13"


@pytest.mark.rule("R-DEV-08")
@pytest.mark.parametrize("tile", [11, 12, 13, 14, 15])
def test_tiles_of_the_top_row_are_always_available(tile: int) -> None:
    """Even for a player without tiles, and if no other player owns them."""
    assert f"farmer buys {tile}" in legal(working(planned(farmer={"black": 2})))


@pytest.mark.rule("R-DEV-08", "R-DEV-10")
@pytest.mark.parametrize("tile", [21, 31, 41])
def test_tiles_of_lower_rows_are_not_available_without_a_connection(tile: int) -> None:
    """No player owns them and the buyer owns no tile next to them: no fee helps."""
    goods = {"food": 1, "wood": 1, "coal": 1, "thaler": 1}
    game = working(planned(goods, farmer={"black": tile // 10 + 1}))
    for fee in ("", " for food", " for wood", " for coal"):
        assert refusal(game, f"farmer buys {tile}{fee}").rule == "R-DEV-10"


@pytest.mark.rule("R-DEV-09", "C-53")
@pytest.mark.parametrize("own", [11, 22, 31])
@pytest.mark.parametrize("place", TOUCHING)
def test_there_is_no_fee_next_to_a_tile_of_the_player(own: int, place: tuple[int, int]) -> None:
    """On all six sides: the player's tile may be in the row above, the same row or the row below."""
    buyer = planned({"tiles": [own]}, farmer={"black": 3})
    game = working(buyer, field={"21": [10, 10], str(own): list(place)})
    assert "farmer buys 21" in legal(game)


@pytest.mark.rule("R-DEV-09", "R-DEV-10", "C-53")
@pytest.mark.parametrize("place", NOT_TOUCHING)
def test_a_tile_that_shares_no_side_with_a_tile_of_the_player_is_out_of_reach(place: tuple[int, int]) -> None:
    """A gap or a shared corner is not enough, and neither is a neighbour that another player owns."""
    buyer = planned({"tiles": [22]}, farmer={"black": 3})
    game = working(buyer, {"tiles": [11]}, field={"21": [10, 10], "22": list(place), "11": [9, 9]})
    assert refusal(game, "farmer buys 21").rule == "R-DEV-10"


@pytest.mark.rule("C-54")
def test_a_tile_just_bought_by_the_farmer_gives_reach_to_the_improved_farmhand() -> None:
    """In the same turn, after the purchase."""
    game = working(planned({"tiles": [13]}, farmer={"black": 2}, farmhand={"black": 3}), field=field(21, 11))
    assert refusal(game, "farmhand buys 21").rule == "R-DEV-10"
    play(game, "farmer buys 11")
    assert "farmhand buys 21" in legal(game)


@pytest.mark.rule("C-04", "C-99", "R-DEV-10")
@pytest.mark.parametrize("sold_before", [True, False])
def test_reach_is_checked_when_the_farmer_acts_not_in_planning(sold_before: bool) -> None:
    """A plans for a tile out of reach. Only if B buys it first in the same phase can A buy it, as second buyer."""
    a = {"cart1": {"black": 3}, "wood": 1}
    b = {"cart1": {"brown": 3}, "tiles": [11]}
    game = working(a, b, stage="planning", order=["B", "A"], field=field(21, 11))
    play(game, "farmer 3 black", seat=0)
    play(game, "farmer 3 brown", seat=1)
    play(game, "farmer buys 21" if sold_before else "farmer makes wood", "end")
    if sold_before:
        play(game, "farmer buys 21 for wood")
        assert (board(game).score, board(game, 1).wood) == (1, 1)
    else:
        assert refusal(game, "farmer buys 21 for wood").rule == "R-DEV-10"
