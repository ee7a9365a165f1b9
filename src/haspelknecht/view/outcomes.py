"""What changes for a player: the difference between two boards."""

from __future__ import annotations

from haspelknecht.rules.pieces import TILES, tile_number
from haspelknecht.rules.player import Player
from haspelknecht.view.types import Outcome


def difference(before: Player, after: Player) -> Outcome:
    """What `after` has more than `before`, by kind."""
    return Outcome(
        points=after.score - before.score,
        food=after.food - before.food,
        wood=after.wood - before.wood,
        coal=after.coal - before.coal,
        thaler=after.thaler - before.thaler,
        debts=after.debts - before.debts,
        water=after.water - before.water,
        shaft=after.shaft_coal - before.shaft_coal,
        mined=after.mined() - before.mined(),
        tiles=[] if after.tiles == before.tiles else numbers(int(after.tiles & ~before.tiles)),
    )


def numbers(tiles: int) -> list[int]:
    """The printed numbers of tiles given as bits."""
    return [tile_number(tile) for tile in range(TILES) if tiles >> tile & 1]
