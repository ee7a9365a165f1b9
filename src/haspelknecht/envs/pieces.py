"""The named parts of an observation tensor: position, meaning and range of each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from haspelknecht.rules.pieces import BLACK, PINGE_COAL, PINGE_SYMBOLS, POOLS, SECTIONS, TILES, TUNNEL_COAL
from haspelknecht.rules.scales import disks_of

GOODS = 199  # a position may be set up with 99 of anything, and more may come
POINTS = 1200  # likewise with 999
DISKS = 14  # all 13 disks of a colour and a marker
ALL_OF_A_COLOUR = int(disks_of(BLACK, POOLS))  # with four players


@dataclass(frozen=True)
class Piece:
    """A named slice of the tensor; all its values are between `low` and `high`."""

    name: str
    start: int
    size: int
    low: int
    high: int
    meaning: str


# (name, size, low, high, meaning) of each part of a player, in the order of `encoding/observe.py`
PLAYER = (
    ("food", 1, 0, GOODS, "food on the farm"),
    ("wood", 1, 0, GOODS, "wood on the farm"),
    ("coal", 1, 0, GOODS, "coal on the farm"),
    ("thaler", 1, 0, GOODS, "Thaler"),
    ("debts", 1, 0, GOODS, "debt chits"),
    ("water", 1, 0, GOODS, "pit water in the Pinge; once that is exhausted, in the Shaft"),
    ("pinge_coal", 1, 0, PINGE_COAL, "coal left in the Pinge"),
    ("pinge_wood", 1, 0, PINGE_SYMBOLS, "wood placed in the Pinge"),
    ("pinge_open", 1, 0, PINGE_COAL, "of the coal left in the Pinge: opened by wood"),
    ("tunnel_coal", 1, 0, TUNNEL_COAL, "coal left in the Tunnel"),
    ("tunnel_wood", 1, 0, SECTIONS, "wood placed in the Tunnel"),
    ("tunnel_open", 1, 0, TUNNEL_COAL, "of the coal left in the Tunnel: opened by wood"),
    ("score", 1, -POINTS, POINTS, "victory points so far"),
    ("shaft_coal", 1, 0, GOODS, "coal in the Shaft"),
    ("fresh_food", 1, 0, GOODS, "of the food: received in this phase"),
    ("fresh_coal", 1, 0, GOODS, "of the coal: received in this phase"),
    ("cart1", 3, 0, ALL_OF_A_COLOUR, "disks on cart 1: yellow, brown, black"),
    ("cart2", 3, 0, ALL_OF_A_COLOUR, "disks on cart 2: yellow, brown, black"),
    ("mill_plan", 2, 0, 7, "pairs of disks planned on the Water Mill: black, yellow"),
    ("tiles", TILES, 0, 2, "each tile, 11 to 45: 1 owned, 2 bought in this phase"),
    ("free_tiles", TILES, 0, 1, "each tile, 11 to 45: in play, not owned, and no fee is due for it"),
    ("markers", 6, 0, 1, "markers there: Hauling Cable, Wheelbarrow, Ladder, Windlass, Oil Lamp, Hammer and Pick"),
    ("done", 8, 0, 1, "in this phase have worked: Farmer, Farmhand, Coal-digger, Miner, Haspelknecht, Water Mill, "
     "Charcoal Burner; the synergy step has been granted"),
    ("farmer_did", 5, 0, 1, "the Farmer in this phase: food, wood, coal, water, development"),
    ("farmhand_did", 5, 0, 1, "the Farmhand in this phase: food, wood, coal, water, development"),
    ("ready", 1, 0, 1, "the plan is complete"),
    ("plan_step", 5, 0, 1, "while plans are open, what is planned next: Farmer, Farmhand, Coal-digger or Haspelknecht, "
     "Miner, Water Mill"),
    ("digger_plan", 3, 0, 1, "the Coal-digger is paid with: a disk, food, a Thaler"),
    ("haspelknecht_plan", 3, 0, 1, "the Haspelknecht is paid with: a disk, food, a Thaler"),
    ("miner_plan", 2, 0, 1, "the Miner is paid with: food, a Thaler"),
    ("farmer_plan", 3, 0, DISKS, "disks planned on the Farmer: yellow, brown, black"),
    ("farmhand_plan", 3, 0, DISKS, "disks planned on the Farmhand: yellow, brown, black"),
)  # fmt: skip

# The parts of a plan, which others do not see while plans are open (unless the option plan_in_turn_order says so)
SECRET = (
    "plan_step", "farmer_plan", "farmhand_plan", "digger_plan", "haspelknecht_plan", "miner_plan", "mill_plan",
)  # fmt: skip


def table_parts(players: int) -> tuple[tuple[str, int, int, int, str], ...]:
    """The same for the table."""
    disks = 3 * players
    return (
        ("season", 4, 0, 1, "spring, summer, autumn, winter"),
        ("stage", 8, 0, 1, "taking, taking again, refunding, planning, working, storing, game over, drawing; all 0 "
         "while something happens by itself"),
        ("worker", 6, 0, 1, "who is at work: Farmer, Farmhand, Coal-digger, Miner, Haspelknecht, Windlass shift"),
        ("offer", 4, 0, 1, "the tile just bought makes an offer: Windlass, Mining Timber, Hammer and Pick, Coal Sacks"),
        ("in_tunnel", 1, 0, 1, "the worker began in the Tunnel"),
        ("bonus_step", 1, 0, 1, "a synergy step that belongs to no worker (option synergy_owner)"),
        ("year", 3, 0, 1, "first, second, third year"),
        ("may_act", 1, 0, 1, "the observer may move now"),
        ("bag", 3, 0, ALL_OF_A_COLOUR, "disks in the bag: yellow, brown, black"),
        ("steps", 1, 0, DISKS + 1, "steps the worker has left"),
        ("in_play", TILES, 0, 1, "each tile, 11 to 45: in play"),
        ("top", TILES, 0, players, "each tile, 11 to 45: whose disk is on top; 0 nobody's, 1 the observer's, 2 the "
         "next seat's, ..."),
        ("next", players, 0, 1, "who is next, the observer first; while plans are open, the first in turn order who is "
         "not ready"),
        ("place", players, 0, players - 1, "everybody's place in the turn order, the observer first; 0 is first"),
        ("pools", disks, 0, ALL_OF_A_COLOUR, "disks in the action pools: yellow, brown, black of pool 1, ..."),
        ("reserves", disks, 0, ALL_OF_A_COLOUR, "disks in the reserve pools, likewise"),
    )  # fmt: skip


@cache
def pieces(players: int) -> tuple[Piece, ...]:
    """All parts of the tensor in order, without gaps: `me.food`, ..., `other1.food`, ..., `table.year`, ..."""
    found: list[Piece] = []
    start = 0
    for owner in ("me", "other1", "other2", "other3")[:players]:
        for name, size, low, high, meaning in PLAYER:
            found.append(Piece(f"{owner}.{name}", start, size, low, high, meaning))
            start += size
    for name, size, low, high, meaning in table_parts(players):
        found.append(Piece(f"table.{name}", start, size, low, high, meaning))
        start += size
    return tuple(found)
