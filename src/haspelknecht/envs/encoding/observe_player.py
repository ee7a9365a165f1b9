"""The part of an observation that belongs to a player: farm, mine, carts, tiles, what was done, the plan."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.envs.encoding.words import CELL_BITS, TWO_CELLS, flags, four, write_flags
from haspelknecht.rules.loads import BLACK_IN, BROWN_IN, LOADS, YELLOW_IN
from haspelknecht.rules.mining import pinge_access, tunnel_access
from haspelknecht.rules.pieces import (
    HAMMER_AND_PICK,
    HAULING_CABLE,
    LADDER,
    LEVEL_ONE,
    OIL_LAMP,
    WHEELBARROW,
    WINDLASS,
    YELLOW,
)  # fmt: skip
from haspelknecht.rules.player import READY, Player
from haspelknecht.rules.stages import PLANNING
from haspelknecht.rules.state import State

PLAYER_WORDS: Final = 27
MILL_AT: Final = 5  # the word that holds two cells of cart 2 and the plan of the mill
TILES_AT: Final = 6
DEEDS_AT: Final = 16
PLAN_AT: Final = 22  # where the other words of the plan begin


def loaded_table() -> vec[i64]:
    """For each load a word with its yellow, brown and black disks."""
    return vec[i64]([four(YELLOW_IN[load], BROWN_IN[load], BLACK_IN[load], 0) for load in range(LOADS)])


LOADED: Final = loaded_table()  # looked up once instead of thrice


def write_board(state: State, player: Player, words: vec[i64], at: i64) -> None:
    """All of a player."""
    write_numbers(state, player, words, at)
    write_tiles(state, player, words, at + TILES_AT)
    write_plan(state, player, words, at)


def write_numbers(state: State, player: Player, words: vec[i64], at: i64) -> None:
    """All of a player except tiles, which seldom change, and plan."""
    words[at] = four(player.food, player.wood, player.coal, player.thaler)
    words[at + 1] = four(player.debts, player.water, player.pinge_coal, player.pinge_wood)
    words[at + 2] = four(
        pinge_open(state, player), player.tunnel_coal, player.tunnel_wood, tunnel_access(state, player)
    )
    words[at + 3] = four(player.score, player.shaft_coal, player.fresh_food, player.fresh_coal)
    disks: i64 = 0  # in six cells: cart 1, then cart 2
    if player.cart1_disks:
        disks = player.cart1_disks << CELL_BITS * player.cart1_colour
    others: i64 = 0
    if player.cart2_disks:
        if player.cart2_colour == YELLOW:
            disks |= player.cart2_disks << 3 * CELL_BITS
        else:
            others = player.cart2_disks << CELL_BITS * (player.cart2_colour - 1)
    words[at + MILL_AT - 1] = disks
    words[at + MILL_AT] = words[at + MILL_AT] & ~TWO_CELLS | others
    deeds = player.done << 6 | player.farmer_did << 14 | player.farmhand_did << 19
    write_flags(marker_flags(player.markers) | deeds, 6, words, at + DEEDS_AT)


def pinge_open(state: State, player: Player) -> i64:
    """Coal of the Pinge that can be reached; none once it is exhausted, when its wood is gone too."""
    if player.pinge_coal == 0:
        return 0
    return pinge_access(state, player)


def write_tiles(state: State, player: Player, words: vec[i64], at: i64) -> None:
    """Own tiles, of which fresh ones count 2, then tiles to be had without a fee."""
    tiles = player.tiles
    fresh = player.fresh_tiles
    write_flags(tiles, 5, words, at)
    if fresh:
        for word in range(5):
            words[at + word] += flags(fresh >> 4 * word)
    write_flags(free_tiles(state, tiles), 5, words, at + 5)


def free_tiles(state: State, tiles: i64) -> i64:
    """Tiles in play that an owner of these tiles could buy without a fee: level 1 and all next to their own."""
    field = state.setup.field
    neighbours = field.neighbours
    near = LEVEL_ONE
    tile: i64 = 0
    own = tiles
    while own:
        if own & 1:
            near |= neighbours[tile]
        own >>= 1
        tile += 1
    return near & field.in_play & ~tiles


def marker_flags(markers: i64) -> i64:
    """The six markers side by side."""
    if markers == 0:
        return 0
    return (
        markers >> HAULING_CABLE & 1
        | (markers >> WHEELBARROW & 1) << 1
        | (markers >> LADDER & 1) << 2
        | (markers >> WINDLASS & 1) << 3
        | (markers >> OIL_LAMP & 1) << 4
        | (markers >> HAMMER_AND_PICK & 1) << 5
    )


def hide_plan(words: vec[i64], at: i64) -> None:
    """Of a secret plan only "ready" shows, its first cell."""
    words[at + MILL_AT] &= TWO_CELLS
    words[at + PLAN_AT] &= 1
    for word in range(at + PLAN_AT + 1, at + PLAYER_WORDS):
        words[word] = 0


def write_plan(state: State, player: Player, words: vec[i64], at: i64) -> None:
    """A plan as far as it is made, and while plans are open which step is next."""
    words[at + MILL_AT] = words[at + MILL_AT] & TWO_CELLS | player.mill_black << 32 | player.mill_yellow << 48
    bits: i64 = 0
    if player.plan_step == READY:
        bits = 1
    elif state.stage == PLANNING:
        bits = 2 << player.plan_step
    bits |= payment_flag(player.digger_pay) << 6 | payment_flag(player.haspelknecht_pay) << 9
    miner = payment_flag(player.miner_pay) >> 1  # the Miner is never paid with a disk
    write_flags(bits, 3, words, at + PLAN_AT)
    farmer = LOADED[player.farmer_load]
    farmhand = LOADED[player.farmhand_load]
    words[at + PLAN_AT + 3] = flags(miner) | (farmer & TWO_CELLS) << 2 * CELL_BITS
    words[at + PLAN_AT + 4] = farmer >> 2 * CELL_BITS | farmhand << CELL_BITS


def payment_flag(payment: i64) -> i64:
    """One of three bits: a disk, food, a Thaler; none if unpaid."""
    return 1 << payment >> 1
