"""The part of an observation that belongs to nobody: calendar, turn order, pools, the worker at work, the field."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.envs.encoding.words import four, write_cell, write_flags
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


def write_table(state: State, seat: i64, words: vec[i64], at: i64) -> None:
    """All of the table, from word `at` on."""
    write_flags(moment_flags(state), 6, words, at)
    year = state.year
    acts: i64 = 1 if state.may_act(seat) else 0
    words[at + 6] = four(1 if year == 1 else 0, 1 if year == 2 else 0, 1 if year == 3 else 0, acts)
    words[at + 7] = four(state.bag_yellow, state.bag_brown, state.bag_black, state.steps)
    write_flags(state.setup.field.in_play, 5, words, at + 8)
    write_tops(state, seat, words, at + 13)
    write_order_and_pools(state, seat, words, at + TABLE_WORDS)


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
    owned: i64 = 0
    for player in state.players:
        owned |= player.tiles
    for word in range(5):
        tile = 4 * word
        words[at + word] = 0
        if owned >> tile & 15:  # few tiles are
            words[at + word] = four(
                top(state, seat, tile),
                top(state, seat, tile + 1),
                top(state, seat, tile + 2),
                top(state, seat, tile + 3),
            )


def top(state: State, seat: i64, tile: i64) -> i64:
    """The disk on top of a tile, as the observer counts."""
    owner = state.top_owner(tile)
    return 0 if owner == NOBODY else 1 + seats_after(state, seat, owner)


def seats_after(state: State, seat: i64, other: i64) -> i64:
    """How many seats the other one is after this one."""
    return other - seat if other >= seat else other - seat + state.setup.players


def write_order_and_pools(state: State, seat: i64, words: vec[i64], at: i64) -> None:
    """Who is next, everybody's place in the turn order (both with the observer first), and the disks in the pools."""
    players = state.setup.players
    for word in range(TABLE_WORDS_EACH * players):
        words[at + word] = 0
    cell = 4 * at
    actor = state.seat()
    for place in range(players):
        who = state.order[place]
        after = seats_after(state, seat, who)
        if who == actor:
            write_cell(words, cell + after, 1)
        write_cell(words, cell + players + after, place)
    cell += 2 * players
    count = players * COLOURS
    for i in range(count):
        write_cell(words, cell + i, state.pools[i])
        write_cell(words, cell + count + i, state.pools[RESERVE + i])
