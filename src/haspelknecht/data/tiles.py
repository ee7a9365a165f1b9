"""What kind of tile each development tile is, read from the engine, by the number printed on the tile."""

from __future__ import annotations

from typing import NamedTuple

from haspelknecht.rules.pieces import tile_number
from haspelknecht.rules.tiles import ROWS, TILE_34


class TileTraits(NamedTuple):
    """What comes with a tile besides its effect."""

    marker: bool
    building: bool
    building_symbol: bool  # in the second edition; option `building_symbols` moves one of them


def tile_traits() -> dict[int, TileTraits]:
    """The traits of all tiles, in rising order of their numbers.

    >>> tile_traits()[34]
    TileTraits(marker=False, building=True, building_symbol=True)
    """
    return {
        tile_number(tile): TileTraits(bool(row.marker), bool(row.building), TILE_34 in row.building_symbol)
        for tile, row in enumerate(ROWS)
    }
