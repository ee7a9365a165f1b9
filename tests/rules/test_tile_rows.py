"""The rows of the tiles agree with the small numbers that the compiled engine uses."""

from __future__ import annotations

import pytest

from haspelknecht.data.rules import rule_facts
from haspelknecht.rules import pieces
from haspelknecht.rules.loads import MOST_OF_A_COLOUR
from haspelknecht.rules.pieces import COLOUR_NAMES, TILES, level_of, tile_number, tile_of_number
from haspelknecht.rules.planning import spend_markers
from haspelknecht.rules.player import new_player
from haspelknecht.rules.setup import building_symbols
from haspelknecht.rules.tiles import ROWS, Tile, tile_bits


def tiles_in(mask: int) -> list[int]:
    """The printed numbers of the tiles in a mask."""
    return [row.number for tile, row in enumerate(ROWS) if mask >> tile & 1]


@pytest.mark.rule("R-COMP-05")
def test_there_is_one_row_for_each_tile_in_the_order_of_their_numbers() -> None:
    assert len(ROWS) == TILES
    assert [getattr(pieces, row.name.upper()) for row in ROWS] == list(range(TILES))
    assert [row.number for row in ROWS] == [level * 10 + place for level in range(1, 5) for place in range(1, 6)]


@pytest.mark.parametrize("tile", range(TILES))
def test_number_and_level_come_from_the_row(tile: int) -> None:
    row = ROWS[tile]
    assert (tile_number(tile), level_of(tile), tile_of_number(row.number)) == (row.number, row.level, tile)


@pytest.mark.parametrize("number", [-1, 0, 10, 16, 20, 46, 51, 1111])
def test_no_other_number_is_a_tile(number: int) -> None:
    assert tile_of_number(number) == pieces.NO_TILE


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_the_rules_of_a_row_exist(row: Tile) -> None:
    for rule in filter(None, (row.rule, row.offer_rule)):
        assert rule in rule_facts()
        assert rule.startswith(f"R-TILE-{row.number}")


@pytest.mark.rule("R-MARKER-01", "R-COMP-07")
def test_the_masks_are_those_of_the_rulebook() -> None:
    assert tiles_in(pieces.MARKER_TILES) == [14, 22, 23, 25, 32, 33]
    assert tiles_in(pieces.BUILDING_TILES) == [12, 15, 24, 35]
    assert tiles_in(pieces.LEVEL_ONE) == [11, 12, 13, 14, 15]


@pytest.mark.parametrize("tile", range(TILES))
def test_a_marker_counts_as_a_disk_of_the_colour_in_its_row(tile: int) -> None:
    player = new_player()
    player.markers = 1 << tile
    row = ROWS[tile]
    assert [player.colour_markers(colour) for colour in range(3)] == [
        row.marker_colour == name for name in COLOUR_NAMES
    ]
    for load in (1, 1 + MOST_OF_A_COLOUR, 1 + 2 * MOST_OF_A_COLOUR):  # one disk of each colour, and none on the carts
        player.farmer_load = load
        spend_markers(player)
    assert (player.markers == 0) == (row.marker_colour != "")


@pytest.mark.rule("R-END-06")
def test_the_option_moves_the_fourth_building_symbol() -> None:
    assert tiles_in(building_symbols(0)) == [12, 15, 24, 34]
    assert tiles_in(building_symbols(1)) == [12, 15, 24, 35]


def test_bits_of_chosen_tiles() -> None:
    assert tile_bits([]) == 0
    assert tile_bits([True, False, True]) == 0b101
