"""Every scale and limit of the rules as plain data for programs that draw the game, taken from the engine."""

from __future__ import annotations

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.rules import scales as rules
from haspelknecht.rules.hired_workers import DIGGER_STEPS, HASPELKNECHT_STEPS, MINER_STEPS
from haspelknecht.rules.mining import FLOODED_PINGE, FLOODED_SHAFT, FLOODED_TUNNEL
from haspelknecht.rules.pieces import (
    ALL_DEBTS,
    ALL_THALERS,
    COLOUR_NAMES,
    DEVELOPMENT_DISKS,
    DISK_LIMIT,
    GOOD_NAMES,
    PINGE_COAL,
    POOL_SIZE,
    RESERVE_SIZE,
    SECTIONS,
    TUNNEL_COAL,
    YEARS,
)  # fmt: skip
from haspelknecht.rules.tiles import ROWS

PLAYER_COUNTS = (2, 3, 4)


class Rent(TypedDict):
    """The rent of one winter."""

    food: int
    thaler: int


class Scale(TypedDict):
    """Points for 0, 1, 2, ... of something; each one beyond the list adds `each_more`."""

    points: list[int]
    each_more: int


class Scales(TypedDict):
    """All scales and limits. Lists by year or level begin with year 1 or level 1."""

    rent: list[Rent]  # by year
    winter_coal: Scale
    building_symbols: Scale
    thaler: Scale
    debts: Scale
    water: Scale
    pinge_bonus: list[int]  # by year
    disk_values: dict[str, int]  # by colour, for the turn order
    disks: dict[str, dict[str, int]]  # by number of players and colour
    level_points: list[list[int]]  # by level, then by rank: first buyer, second, ...
    fees: list[list[str]]  # by level: the fee is one of these goods
    flood_limits: dict[str, int]  # with this much pit water or more no work is possible there
    storage_points: dict[str, int]
    tile_points: dict[str, int]  # each use of the Cable, the Charcoal Burner, a pair of yellow disks in the mill
    worker_steps: dict[str, int]
    sizes: dict[str, int]


def scales() -> Scales:
    """All scales, limits and sizes that every edition shares.

    >>> scales()["rent"][2]
    {'food': 1, 'thaler': 2}
    >>> scales()["thaler"]
    {'points': [0, 2, 5, 9, 14], 'each_more': 6}
    """
    years = range(1, YEARS + 1)
    levels = sorted({row.level for row in ROWS})
    return {
        "rent": [{"food": int(rules.FOOD_RENT[year]), "thaler": int(rules.THALER_RENT[year])} for year in years],
        "winter_coal": scale(rules.COAL_POINTS, rules.EACH_MORE_COAL),
        "building_symbols": scale(rules.BUILDING_POINTS, 0),
        "thaler": scale(rules.THALER_POINTS, rules.EACH_MORE_THALER),
        "debts": scale(rules.DEBT_POINTS, rules.EACH_MORE_DEBT),
        "water": scale(rules.WATER_POINTS, rules.EACH_MORE_WATER),
        "pinge_bonus": [int(rules.PINGE_BONUS[year]) for year in years],
        "disk_values": {name: int(rules.DISK_VALUES[colour]) for colour, name in enumerate(COLOUR_NAMES)},
        "disks": {
            str(players): {name: int(rules.disks_of(colour, players)) for colour, name in enumerate(COLOUR_NAMES)}
            for players in PLAYER_COUNTS
        },
        "level_points": [[int(rules.rank_points(level, earlier)) for earlier in range(level)] for level in levels],
        "fees": [fee_goods(level) for level in levels],
        "flood_limits": {"pinge": FLOODED_PINGE, "shaft": FLOODED_SHAFT, "tunnel": FLOODED_TUNNEL},
        "storage_points": {
            "farm": rules.FARM_STORAGE_POINTS,
            "barn": rules.BARN_POINTS,
            "coal_storage": rules.COAL_STORAGE_POINTS,
        },
        "tile_points": {
            "cable": rules.CABLE_POINTS,
            "charcoal": rules.CHARCOAL_POINTS,
            "mill": rules.MILL_POINTS,
        },
        "worker_steps": {"digger": DIGGER_STEPS, "miner": MINER_STEPS, "haspelknecht": HASPELKNECHT_STEPS},
        "sizes": {
            "years": YEARS,
            "disk_limit": DISK_LIMIT,
            "development_disks": DEVELOPMENT_DISKS,
            "pool": POOL_SIZE,
            "reserve": RESERVE_SIZE,
            "pinge_coal": PINGE_COAL,
            "tunnel_coal": TUNNEL_COAL,
            "sections": SECTIONS,
            "thalers": ALL_THALERS,
            "debts": ALL_DEBTS,
        },
    }


def fee_goods(level: int) -> list[str]:
    """The goods with which the fee of a level can be paid."""
    return [name for good, name in enumerate(GOOD_NAMES) if rules.FEE_GOODS[level] >> good & 1]


def scale(points: vec[i64], each_more: int) -> Scale:
    """A scale as plain data."""
    return {"points": [int(value) for value in points], "each_more": each_more}
