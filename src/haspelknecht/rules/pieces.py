"""The pieces of the game as small numbers: colours, goods, workers, tiles, seasons, sources of points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.rules.tiles import ROWS, tile_bits

# Action disks
YELLOW: Final = 0
BROWN: Final = 1
BLACK: Final = 2
COLOURS: Final = 3
NO_COLOUR: Final = -1

# Goods on the farm.
NO_GOOD: Final = 0
FOOD: Final = 1
WOOD: Final = 2
COAL: Final = 3
GOODS: Final = 4  # with NO_GOOD

# The payment for a hired worker.
UNPAID: Final = 0
PAID_DISK: Final = 1
PAID_FOOD: Final = 2
PAID_THALER: Final = 3
PAYMENTS: Final = 4  # with UNPAID

# Workers. The first two are a player's own; the Windlass is a second shift of the Haspelknecht.
FARMER: Final = 0
FARMHAND: Final = 1
DIGGER: Final = 2
MINER: Final = 3
HASPELKNECHT: Final = 4
WINDLASS_SHIFT: Final = 5
NOBODY: Final = -1

SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3
YEARS: Final = 3

# The developments in the order of their rows in `tiles.py`: number 11 is tile 0, number 45 tile 19.
CARRYING_POLE: Final = 0
BARN: Final = 1
PICKAXE: Final = 2
HAULING_CABLE: Final = 3
CHARCOAL_BURNER: Final = 4
BUCKET: Final = 5
WHEELBARROW: Final = 6
LADDER: Final = 7
COAL_STORAGE: Final = 8
WINDLASS: Final = 9
MINING_TIMBER: Final = 10
OIL_LAMP: Final = 11
HAMMER_AND_PICK: Final = 12
COAL_SACKS: Final = 13
WATER_MILL: Final = 14
COAL_DRIVER: Final = 15
LORRY: Final = 16
HANDCART: Final = 17
HORSE_AND_CART: Final = 18
SMALL_COAL_MINE: Final = 19
TILES: Final = 20
NO_TILE: Final = -1

MARKER_TILES: Final[i64] = tile_bits([row.marker for row in ROWS])  # R-MARKER-01
BUILDING_TILES: Final[i64] = tile_bits([row.building for row in ROWS])  # R-COMP-07
LEVEL_ONE: Final[i64] = tile_bits([row.level == 1 for row in ROWS])
LEVELS: Final = vec[i64]([row.level for row in ROWS])
NUMBERS: Final = vec[i64]([row.number for row in ROWS])
TILE_OF_NUMBER: Final = {row.number: tile for tile, row in enumerate(ROWS)}

# The player board and the boxes of pieces.
PINGE_COAL: Final = 7  # R-PINGE-01
PINGE_SYMBOLS: Final = 2
TUNNEL_COAL: Final = 11  # R-TUNNEL-01
SECTIONS: Final = 7
POOLS: Final = 4
RESERVE: Final = POOLS * COLOURS  # where the reserve pools begin in State.pools
RESERVE_SIZE: Final = 3  # R-SETUP-18
POOL_SIZE: Final = 6
DISK_LIMIT: Final = 5  # R-TAKE-09
DEVELOPMENT_DISKS: Final = 9  # R-SETUP-13
ALL_THALERS: Final = 16  # R-COMP-10
ALL_DEBTS: Final = 24

# Where victory points come from; the first ten are scored during the game, the rest at its end.
FROM_DEVELOPMENTS: Final = 0
FROM_PINGE: Final = 1
FROM_CABLE: Final = 2
FROM_CHARCOAL: Final = 3
FROM_MILL: Final = 4
FROM_WINTER_COAL: Final = 5
FROM_HORSE_AND_CART: Final = 6
FROM_FARM_STORAGE: Final = 7
FROM_BARN: Final = 8
FROM_COAL_STORAGE: Final = 9
FROM_SECTIONS: Final = 10
FROM_WHEELBARROW: Final = 11
FROM_OIL_LAMP: Final = 12
FROM_LORRY: Final = 13
FROM_HANDCART: Final = 14
FROM_COAL_DRIVER: Final = 15
FROM_BUILDINGS: Final = 16
FROM_MARKERS: Final = 17
FROM_THALER: Final = 18
FROM_DEBTS: Final = 19
FROM_WATER: Final = 20
SOURCES: Final = 21

SEAT_NAMES: Final = ("A", "B", "C", "D")
COLOUR_NAMES: Final = ("yellow", "brown", "black")
GOOD_NAMES: Final = ("nothing", "food", "wood", "coal")
PAYMENT_NAMES: Final = ("unpaid", "yellow", "food", "thaler")
SEASON_NAMES: Final = ("spring", "summer", "autumn", "winter")
SOURCE_NAMES: Final = (
    "developments", "pinge", "cable", "charcoal", "mill", "winter_coal", "horse_and_cart", "farm_storage", "barn",
    "coal_storage", "sections", "wheelbarrow", "oil_lamp", "lorry", "handcart", "coal_driver", "buildings",
    "markers", "thaler", "debts", "water",
)  # fmt: skip


def level_of(tile: i64) -> i64:
    """The level of a tile, 1 to 4."""
    return LEVELS[tile]


def tile_number(tile: int) -> int:
    """The printed number: 11 to 15, 21 to 25, 31 to 35, 41 to 45 (R-COMP-05)."""
    return NUMBERS[tile]


def tile_of_number(number: int) -> int:
    """The tile with a printed number, or NO_TILE."""
    return TILE_OF_NUMBER.get(number, NO_TILE)
