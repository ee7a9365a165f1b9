"""The part of an observation that belongs to nobody: calendar, turn order, pools, the worker at work, the field."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.envs.encoding.words import (
    CELL_BITS,
    CELLS_IN_A_WORD,
    IN_EACH_CELL,
    copy_words,
    flags,
    four,
    write_cells,
    write_flags,
)
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
FIELD_WORDS: Final = 5  # four tiles a word
TOP_DISKS: Final = 7 * IN_EACH_CELL

# What is kept of a table: tiles in play, disks on top, then two words of pools for each player
TOPS_KEPT: Final = FIELD_WORDS
POOLS_KEPT: Final = 2 * FIELD_WORDS


# -- what looks the same from every seat -------------------------------------------------------------------------


def keep_field(state: State, kept: vec[i64]) -> None:
    """The tiles in play, and whose disk lies on top of each: seat + 1, 0 nobody's."""
    write_flags(state.setup.field.in_play, FIELD_WORDS, kept, 0)
    write_cells(state.stacks, 0, FIELD_WORDS * CELLS_IN_A_WORD, kept, TOPS_KEPT * CELLS_IN_A_WORD)
    for word in range(TOPS_KEPT, POOLS_KEPT):
        kept[word] &= TOP_DISKS


def keep_pools(state: State, kept: vec[i64]) -> None:
    """The disks in the pools, after empty cells for the turn order."""
    players = state.setup.players
    disks = players * COLOURS
    cell = POOLS_KEPT * CELLS_IN_A_WORD + 2 * players
    kept[POOLS_KEPT] = 0
    kept[POOLS_KEPT + 1] = 0
    write_cells(state.pools, 0, disks, kept, cell)
    write_cells(state.pools, RESERVE, disks, kept, cell + disks)


# -- what a seat sees --------------------------------------------------------------------------------------------


def write_table(state: State, seat: i64, kept: vec[i64], words: vec[i64], at: i64) -> None:
    """All of the table, from word `at` on."""
    actor = state.seat()
    acts: i64 = 0
    if actor == seat or state.may_act(seat):
        acts = 1
    write_flags(moment_flags(state), 6, words, at)
    words[at + 6] = flags(1 << state.year >> 1 | acts << 3)
    words[at + 7] = four(state.bag_yellow, state.bag_brown, state.bag_black, state.steps)
    copy_words(kept, 0, FIELD_WORDS, words, at + 8)
    write_tops(state, seat, kept, words, at + 13)
    copy_words(kept, POOLS_KEPT, TABLE_WORDS_EACH * state.setup.players, words, at + TABLE_WORDS)
    write_order(state, seat, actor, words, at + TABLE_WORDS)


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


def write_tops(state: State, seat: i64, kept: vec[i64], words: vec[i64], at: i64) -> None:
    """Whose disk lies on top of each tile: 0 nobody's, 1 the observer's, 2 the next one's... Four cells at a time:
    where there is a disk the seats are turned, and whatever is too large then goes once around the table."""
    players = state.setup.players
    turn = players - seat
    for word in range(FIELD_WORDS):
        tops = kept[TOPS_KEPT + word]
        if tops:  # few tiles are owned
            tops += turn * ((tops | tops >> 1 | tops >> 2) & IN_EACH_CELL)
            tops -= players * (tops + (15 - players) * IN_EACH_CELL >> 4 & IN_EACH_CELL)
        words[at + word] = tops


def write_order(state: State, seat: i64, actor: i64, words: vec[i64], at: i64) -> None:
    """Who is next and everybody's place in the turn order, both with the observer first, into empty cells."""
    players = state.setup.players
    order = state.order
    for place in range(players):
        who = order[place]
        after = who - seat if who >= seat else who - seat + players
        if who == actor:
            words[at] |= 1 << CELL_BITS * after
        cell = players + after
        words[at + (cell >> 2)] |= place << CELL_BITS * (cell & 3)
