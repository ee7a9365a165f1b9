"""The part of an observation that belongs to the table: calendar, turn order, pools, the worker at work, the field."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.envs.encoding.words import (
    CELLS_IN_A_WORD,
    IN_EACH_CELL,
    TWO_CELLS,
    flags,
    four,
    in_cell,
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
TABLE_WORDS_EACH: Final = 2  # for each player: next, place, their share of the pools
FIELD_AT: Final = 8
FIELD_WORDS: Final = 5  # four tiles a word
TOPS_AT: Final = FIELD_AT + FIELD_WORDS
TOP_DISKS: Final = 7 * IN_EACH_CELL


def write_table(state: State, seat: i64, words: vec[i64], at: i64) -> None:
    """All of the table, from word `at` on."""
    write_moment(state, seat, words, at)
    write_flags(state.setup.field.in_play, FIELD_WORDS, words, at + FIELD_AT)
    write_cells(state.stacks, 0, FIELD_WORDS * CELLS_IN_A_WORD, words, CELLS_IN_A_WORD * (at + TOPS_AT))
    for word in range(at + TOPS_AT, at + TABLE_WORDS):
        words[word] &= TOP_DISKS
    turn_tops(state.setup.players, seat, words, at)
    write_order(state, seat, state.seat(), words, at)
    write_pools(state, words, at)


def turn_table(state: State, before: i64, seat: i64, words: vec[i64], at: i64) -> None:
    """Update the table for another observer."""
    players = state.setup.players
    turn_tops(players, seat - before if seat > before else seat - before + players, words, at)
    write_order(state, seat, seat, words, at)


def write_moment(state: State, seat: i64, words: vec[i64], at: i64) -> None:
    """What changes from move to move: when it is, who is at work, whether the observer may act, the bag."""
    acts: i64 = 0
    if state.may_act(seat):
        acts = 1
    write_flags(moment_flags(state), 6, words, at)
    words[at + 6] = flags(1 << state.year >> 1 | acts << 3)
    words[at + 7] = four(state.bag_yellow, state.bag_brown, state.bag_black, state.steps)


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


def turn_tops(players: i64, places: i64, words: vec[i64], at: i64) -> None:
    """Whose disk lies on top of each tile: 0 nobody's, 1 the observer's, 2 the next one's... seen from so many places
    further on. Four cells at a time: all disks are moved, and whichever is too large then is taken once around."""
    for word in range(at + TOPS_AT, at + TABLE_WORDS):
        tops = words[word]
        if tops:  # few tiles are owned
            tops += (players - places) * ((tops | tops >> 1 | tops >> 2) & IN_EACH_CELL)
            tops -= players * (tops + (15 - players) * IN_EACH_CELL >> 4 & IN_EACH_CELL)
            words[word] = tops


def write_order(state: State, seat: i64, actor: i64, words: vec[i64], at: i64) -> None:
    """Who is next and everybody's place in the turn order, both with the observer first. What comes after them in the
    same word stays."""
    players = state.setup.players
    order = state.order
    first: i64 = 0
    second: i64 = 0
    for place in range(players):
        who = order[place]
        after = who - seat if who >= seat else who - seat + players
        if who == actor:
            first |= in_cell(1, after)
        cell = players + after
        if cell < CELLS_IN_A_WORD:
            first |= in_cell(place, cell)
        else:
            second |= in_cell(place, cell - CELLS_IN_A_WORD)
    words[at + TABLE_WORDS] = first
    if players == 3:
        words[at + TABLE_WORDS + 1] = words[at + TABLE_WORDS + 1] & ~TWO_CELLS | second
    elif players == 4:
        words[at + TABLE_WORDS + 1] = second


def write_pools(state: State, words: vec[i64], at: i64) -> None:
    """The disks in the pools. Comes after the order."""
    players = state.setup.players
    disks = players * COLOURS
    cell = CELLS_IN_A_WORD * (at + TABLE_WORDS) + 2 * players
    write_cells(state.pools, 0, disks, words, cell)
    write_cells(state.pools, RESERVE, disks, words, cell + disks)
