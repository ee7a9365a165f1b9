"""The observations of many games, updated from move to move, because a move changes little of them.

The boards of a game lie in seat order; the table is as the seat that is next sees it. `envs/batch_stretch.py`
turns the boards so that the observer comes first.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.envs.encoding.observe import plans_are_secret
from haspelknecht.envs.encoding.observe_player import PLAYER_WORDS, hide_plan, write_board, write_numbers, write_plan
from haspelknecht.envs.encoding.observe_table import (
    TABLE_WORDS,
    TABLE_WORDS_EACH,
    turn_table,
    write_moment,
    write_pools,
    write_table,
)
from haspelknecht.rules.moves import REFUND, is_purchase
from haspelknecht.rules.stages import PLANNING
from haspelknecht.rules.state import State


class ObservationBuffers:
    """Buffers for the observations of all games of a batch."""

    def __init__(self, games: int, players: int) -> None:
        self.players: i64 = players
        self.table_words: i64 = TABLE_WORDS + players * TABLE_WORDS_EACH
        self.boards: vec[i64] = vec[i64]([0] * (games * players * PLAYER_WORDS))
        self.tables: vec[i64] = vec[i64]([0] * (games * self.table_words))
        self.turned: vec[i64] = vec[i64]([0] * (games * players))  # its boards, that of the next seat first

    def show(self, game: i64, state: State, seat: i64) -> None:
        """Write the whole observation of the next seat."""
        secret = plans_are_secret(state)
        for who in range(self.players):
            at = self.board(game, who)
            write_board(state, state.players[who], self.boards, at)
            if secret and who != seat:
                hide_plan(self.boards, at)
        write_table(state, seat, self.tables, game * self.table_words)
        self.turn(game, seat)

    def show_move(self, game: i64, state: State, move: i64, before: i64, seat: i64) -> None:
        """Update the observation after a move of seat `before` that caused no automatic event."""
        if is_purchase(move):  # the fee goes to another player
            self.show(game, state, seat)
            return
        table = game * self.table_words
        if state.stage == PLANNING:  # nothing but the plan changes
            write_plan(state, state.players[before], self.boards, self.board(game, before))
        else:
            write_numbers(state, state.players[before], self.boards, self.board(game, before))
            write_moment(state, seat, self.tables, table)
        if move < REFUND:
            write_pools(state, self.tables, table)
        if seat != before:
            turn_table(state, before, seat, self.tables, table)
            self.turn(game, seat)
            if plans_are_secret(state):
                hide_plan(self.boards, self.board(game, before))
                write_plan(state, state.players[seat], self.boards, self.board(game, seat))

    def board(self, game: i64, seat: i64) -> i64:
        """Where a board begins."""
        return (game * self.players + seat) * PLAYER_WORDS

    def turn(self, game: i64, seat: i64) -> None:
        """Order the boards so that the next seat comes first."""
        first = game * self.players
        board = first + seat
        end = first + self.players
        for place in range(first, end):
            self.turned[place] = board
            board += 1
            if board == end:
                board = first
