"""Trying moves on a copy that knows no seed: nothing is drawn, and nobody else's plan is in it."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from haspelknecht.records.history import IllegalMoveError
from haspelknecht.records.notation import SEATS
from haspelknecht.records.reasons import reason_sentence
from haspelknecht.records.state_words import player_words, state_words
from haspelknecht.server.looking.look import RefusedMove
from haspelknecht.server.tables.private_plan import planned
from haspelknecht.server.tables.table_draft import TableDraft


class Trial:
    """A copy of the table as one seat may know it, and the moves that it has tried there."""

    def __init__(self, draft: TableDraft, seat: int | None) -> None:
        assert draft.game is not None
        self.open_state = draft.game.state
        self.seat = seat
        self.secretly = draft.plans_secretly and seat is not None
        self.game = Game(draft.game.table, self.open_state.copy(), None)
        if self.secretly and seat is not None:
            self.game.state = planned(draft.game, seat, [])
        self.refused: RefusedMove | None = None

    def play(self, moves: Sequence[int | str], language: str) -> None:
        """Play until one move is refused."""
        for index, move in enumerate(moves):
            try:
                self.game.play(move, self.seat)
            except IllegalMoveError as error:
                self.refused = RefusedMove(index, reason_sentence(error.reason, language), error.reason.rule)
                return
            except UserError as error:  # no move at all, or the game is over
                self.refused = RefusedMove(index, error.text(language), None)
                return

    @property
    def stopped(self) -> bool:
        """Whether something was tried, and what comes next is not for this seat alone."""
        tried, seat = bool(self.game.history), self.seat
        return tried and seat is not None and not self.game.over and not self.game.state.may_act(seat)

    def position(self) -> dict[str, object]:
        """The position in words: while plans are secret, nothing but the own board differs from the open one."""
        if not self.secretly or self.seat is None:
            return state_words(self.game.state)
        words = state_words(self.open_state)
        players = words["players"]
        assert isinstance(players, dict)
        players[SEATS[self.seat]] = player_words(self.game.state.players[self.seat])
        return words
