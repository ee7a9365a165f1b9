"""What a seat may know, as small numbers into one flat buffer. `envs/pieces.py` says what each of them means.

The observer comes first and the others follow in seat order, so that one network serves every seat. What looks the same
from every seat is kept between two observations of a game: a move changes little of it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.envs.encoding.observe_player import PLAYER_WORDS, hide_plan, write_board
from haspelknecht.envs.encoding.observe_table import (
    POOLS_KEPT,
    TABLE_WORDS,
    TABLE_WORDS_EACH,
    keep_field,
    keep_pools,
    write_table,
)
from haspelknecht.envs.encoding.words import CELLS_IN_A_WORD, copy_words
from haspelknecht.rules.moves import BUY, HIRE_DIGGER, REFUND
from haspelknecht.rules.stages import PLANNING
from haspelknecht.rules.state import State

MOST_WORDS: Final = 4 * (PLAYER_WORDS + TABLE_WORDS_EACH) + TABLE_WORDS
BLANK: Final = vec[i64]([0] * MOST_WORDS)
KEPT: Final = vec[i64]([0] * MOST_WORDS)  # for use within one call


def words_of(players: i64) -> i64:
    """How many words an observation takes."""
    return players * (PLAYER_WORDS + TABLE_WORDS_EACH) + TABLE_WORDS


def cells_of(players: i64) -> i64:
    """How many cells it has."""
    return words_of(players) * CELLS_IN_A_WORD


def board_kept(players: i64, seat: i64) -> i64:
    """Where the board of a seat is kept, after the table."""
    return POOLS_KEPT + players * TABLE_WORDS_EACH + seat * PLAYER_WORDS


def new_kept(players: i64) -> vec[i64]:
    """Room for all that looks the same from every seat."""
    return BLANK[: board_kept(players, players)]


def observation(state: State, seat: i64) -> vec[i64]:
    """All that a seat may know, as words of cells."""
    words = BLANK[: words_of(state.setup.players)]
    keep_all(state, KEPT)
    observe(state, seat, KEPT, words, 0)
    return words


def keep_all(state: State, kept: vec[i64]) -> None:
    """Keep all that looks the same from every seat."""
    players = state.setup.players
    keep_field(state, kept)
    keep_pools(state, kept)
    for seat in range(players):
        write_board(state, state.players[seat], kept, board_kept(players, seat))


def keep_after(state: State, seat: i64, move: i64, kept: vec[i64]) -> None:
    """The same after a move that nothing followed by itself: only what it can have changed."""
    if BUY <= move < HIRE_DIGGER:  # a fee goes to somebody else
        keep_all(state, kept)
        return
    if move < REFUND:
        keep_pools(state, kept)
    write_board(state, state.players[seat], kept, board_kept(state.setup.players, seat))


def observe(state: State, seat: i64, kept: vec[i64], words: vec[i64], at: i64) -> None:
    """Write all that a seat may know, from word `at` on."""
    players = state.setup.players
    wrap = (players - seat) * PLAYER_WORDS
    copy_words(kept, board_kept(players, seat), wrap, words, at)
    copy_words(kept, board_kept(players, 0), seat * PLAYER_WORDS, words, at + wrap)
    if state.stage == PLANNING and state.setup.options.plan_in_turn_order == 0:
        for other in range(1, players):
            hide_plan(words, at + other * PLAYER_WORDS)
    write_table(state, seat, kept, words, at + players * PLAYER_WORDS)
