"""The scales and small numbers of the rulebooks, each with its rule. They are defined only here.

All books agree on them. `data/scales.py` shows them to programs that draw the game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.rules.pieces import COAL, FOOD, WOOD

# By colour: yellow, brown, black
DISK_VALUES: Final = vec[i64]([3, 2, 1])  # in the turn order (R-ORDER-01)
DISKS_EACH: Final = 3  # of each colour for each player (R-SETUP-17)
DISKS_MORE: Final = vec[i64]([-2, 1, 1])  # and this many more or fewer of the colour in the game

# By year, from 1 on
FOOD_RENT: Final = vec[i64]([0, 2, 2, 1])  # R-WINTER-04
THALER_RENT: Final = vec[i64]([0, 0, 1, 2])  # R-WINTER-04
PINGE_BONUS: Final = vec[i64]([0, 2, 1, 0])  # R-PINGE-10, R-PINGE-11

# By level, from 1 on: the goods with which a fee can be paid, as bits
FEE_GOODS: Final = vec[i64]([0, 0, 1 << FOOD | 1 << WOOD | 1 << COAL, 1 << COAL, 1 << FOOD])  # R-DEV-12

# By amount, from 0 on; then the points for each one more
COAL_POINTS: Final = vec[i64]([0, 0, 0, 2])  # in winter (R-WINTER-03)
EACH_MORE_COAL: Final = 1
BUILDING_POINTS: Final = vec[i64]([0, 1, 3, 6, 10])  # R-END-05; there are four symbols
THALER_POINTS: Final = vec[i64]([0, 2, 5, 9, 14])  # R-END-08
EACH_MORE_THALER: Final = 6
DEBT_POINTS: Final = vec[i64]([0, -1])  # R-END-09
EACH_MORE_DEBT: Final = -2
WATER_POINTS: Final = vec[i64]([0, 0])  # R-END-10
EACH_MORE_WATER: Final = -1

# Points for a single thing
FARM_STORAGE_POINTS: Final = 1  # R-WINTER-09
BARN_POINTS: Final = 2  # R-TILE-12b
COAL_STORAGE_POINTS: Final = 1  # R-TILE-24b
CABLE_POINTS: Final = 1  # R-TILE-14
CHARCOAL_POINTS: Final = 1  # R-TILE-15a
MILL_POINTS: Final = 2  # R-TILE-35a

LORRY_COAL: Final = 2  # R-TILE-42b


def on_scale(scale: vec[i64], amount: i64, each_more: i64) -> i64:
    """The value of an amount; each one beyond the scale adds `each_more`."""
    last = len(scale) - 1
    if amount <= last:
        return scale[amount]
    return scale[last] + each_more * (amount - last)


def rank_points(level: i64, earlier: i64) -> i64:
    """Points for buying a tile that `earlier` players own: the first buyer gets as many points as the level, each
    later one a point fewer (R-DEV-15, R-DEV-16)."""
    if earlier < level:
        return level - earlier
    return 0


def disks_of(colour: i64, players: i64) -> i64:
    """The number of action disks of a colour: 4, 7, 10 yellow; 7, 10, 13 brown and black (R-SETUP-17)."""
    return DISKS_EACH * players + DISKS_MORE[colour]
