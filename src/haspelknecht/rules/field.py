"""The development field: which tiles are in play, their places, and which are adjacent."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.rules.pieces import TILES


class Field:
    """The tiles and their places. x is doubled: adjacent tiles in a row differ by 2, in neighbouring rows by 1."""

    def __init__(self) -> None:
        self.in_play: i64 = 0
        self.neighbours: vec[i64] = vec[i64]([0] * TILES)  # bit masks of tiles
        self.places: dict[int, tuple[int, int]] = {}

    def put(self, tile: int, x: int, row: int) -> None:
        """Add a tile and note which tiles it is adjacent to: those that it shares a side with (C-53)."""
        for other, (other_x, other_row) in self.places.items():
            across = abs(x - other_x)
            down = abs(row - other_row)
            if (down == 0 and across == 2) or (down == 1 and across == 1):
                self.neighbours[tile] |= 1 << other
                self.neighbours[other] |= 1 << tile
        self.places[tile] = (x, row)
        self.in_play |= 1 << tile
