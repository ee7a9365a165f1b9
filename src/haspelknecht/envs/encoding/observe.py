"""What a seat may know, as small numbers into one flat buffer. `envs/pieces.py` says what each of them means.

The observer comes first and the others follow in seat order, so that one network serves every seat.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.envs.encoding.observe_player import PLAYER_WORDS, hide_plan, write_board
from haspelknecht.envs.encoding.observe_table import TABLE_WORDS, TABLE_WORDS_EACH, write_table
from haspelknecht.envs.encoding.words import CELLS_IN_A_WORD
from haspelknecht.rules.stages import PLANNING
from haspelknecht.rules.state import State

MOST_WORDS: Final = 4 * (PLAYER_WORDS + TABLE_WORDS_EACH) + TABLE_WORDS
BLANK: Final = vec[i64]([0] * MOST_WORDS)


def words_of(players: i64) -> i64:
    """The number of words of an observation."""
    return players * (PLAYER_WORDS + TABLE_WORDS_EACH) + TABLE_WORDS


def cells_of(players: i64) -> i64:
    """The number of cells of an observation."""
    return words_of(players) * CELLS_IN_A_WORD


def observation(state: State, seat: i64) -> vec[i64]:
    """All that a seat may know, as words of cells."""
    players = state.setup.players
    words = BLANK[: words_of(players)]
    hidden = plans_are_secret(state)
    at: i64 = 0
    who = seat
    for _place in range(players):  # `_` alone would be a Python number
        write_board(state, state.players[who], words, at)
        if hidden and who != seat:
            hide_plan(words, at)
        at += PLAYER_WORDS
        who += 1
        if who == players:
            who = 0
    write_table(state, seat, words, at)
    return words


def plans_are_secret(state: State) -> bool:
    """Whether players see only their own plan."""
    return state.stage == PLANNING and state.setup.options.plan_in_turn_order == 0
