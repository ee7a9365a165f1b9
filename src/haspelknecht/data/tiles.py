"""What kind of tile each development tile is, read from the engine, by the number printed on the tile."""

from __future__ import annotations

from typing import NamedTuple

from haspelknecht.rules.pieces import tile_number
from haspelknecht.rules.tiles import ROWS


class TileTraits(NamedTuple):
    """What comes with a tile besides its effect."""

    marker: bool
    building: bool
    building_symbol: bool


def tile_traits(building_symbols: str = "tile_34") -> dict[int, TileTraits]:
    """The traits of all tiles, in rising order of their numbers, for a value of the option `building_symbols`.

    >>> tile_traits()[34]
    TileTraits(marker=False, building=False, building_symbol=True)
    """
    return {
        tile_number(tile): TileTraits(bool(row.marker), bool(row.building), building_symbols in row.building_symbol)
        for tile, row in enumerate(ROWS)
    }
