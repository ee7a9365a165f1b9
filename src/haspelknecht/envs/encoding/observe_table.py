"""The part of an observation that belongs to nobody: calendar, turn order, pools, the worker at work, the field."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.envs.encoding.words import CELL_BITS, flags, four, write_cells, write_flags
from haspelknecht.rules.pieces import (
    COAL_SACKS,
    COLOURS,
    HAMMER_AND_PICK,
    MINING_TIMBER,
    NOBODY,
    RESERVE,
    WINDLASS,
)  # fmt: skip
from haspelknecht.rules.stages import DRAWING
from haspelknecht.rules.state import State

TABLE_WORDS: Final = 18
TABLE_WORDS_EACH: Final = 2  # for each player: next, place, his share of the pools
ORDER_CELLS: Final = vec[i64]([0] * 8)  # for use within one call


def write_table(state: State, seat: i64, words: vec[i64], at: i64) -> None:
    """All of the table, from word `at` on."""
    actor = state.seat()
    acts: i64 = 0
    if actor == seat or state.may_act(seat):
        acts = 1
    write_flags(moment_flags(state), 6, words, at)
    words[at + 6] = flags(1 << state.year >> 1 | acts << 3)
    words[at + 7] = four(state.bag_yellow, state.bag_brown, state.bag_black, state.steps)
    write_flags(state.setup.field.in_play, 5, words, at + 8)
    write_tops(state, seat, words, at + 13)
    write_order_and_pools(state, seat, actor, words, at + TABLE_WORDS)


def moment_flags(state: State) -> i64:
    """24 flags: 4 seasons, 8 stages, 6 workers, 4 offers, in the Tunnel, bonus step."""
    flags: i64 = 1 << state.season | state.in_tunnel << 22 | state.bonus_step << 23
    if state.stage <= DRAWING:
        flags |= 1 << (4 + state.stage)
    if state.worker != NOBODY:
        flags |= 1 << (12 + state.worker)
    offer = state.offer
    if offer == WINDLASS:
        flags |= 1 << 18
    elif offer == MINING_TIMBER:
        flags |= 1 << 19
    elif offer == HAMMER_AND_PICK:
        flags |= 1 << 20
    elif offer == COAL_SACKS:
        flags |= 1 << 21
    return flags


def write_tops(state: State, seat: i64, words: vec[i64], at: i64) -> None:
    """Whose disk lies on top of each tile: 0 nobody's, 1 the observer's, 2 the next one's..."""
    players = state.setup.players
    owned: i64 = 0
    for player in state.players:
        owned |= player.tiles
    stacks = state.stacks
    for word in range(5):
        tops: i64 = 0
        if owned >> 4 * word & 15:  # few tiles are
            for cell in range(4):
                top = stacks[4 * word + cell] & 7  # seat + 1
                if top:
                    tops |= (top - seat if top > seat else top - seat + players) << CELL_BITS * cell
        words[at + word] = tops


def write_order_and_pools(state: State, seat: i64, actor: i64, words: vec[i64], at: i64) -> None:
    """Who is next, everybody's place in the turn order (both with the observer first), and the disks in the pools."""
    players = state.setup.players
    order = state.order
    cells = ORDER_CELLS
    for place in range(players):
        who = order[place]
        after = who - seat if who >= seat else who - seat + players
        cells[after] = 0
        if who == actor:
            cells[after] = 1
        cells[players + after] = place
    cell = 4 * at
    write_cells(cells, 0, 2 * players, words, cell)
    disks = players * COLOURS
    write_cells(state.pools, 0, disks, words, cell + 2 * players)
    write_cells(state.pools, RESERVE, disks, words, cell + 2 * players + disks)
