"""The types that `Game` returns and raises: steps of its history, explanations, illegal moves, the outcome."""

from __future__ import annotations

from dataclasses import dataclass

from haspelknecht.errors import UserError
from haspelknecht.records.moves import Move
from haspelknecht.records.notation import seat_text
from haspelknecht.records.reasons import reason_text
from haspelknecht.rules.pieces import NOBODY
from haspelknecht.rules.reasons import Reason
from haspelknecht.rules.state import State


@dataclass(frozen=True)
class Step:
    """One event of the history: a move, disks drawn, or an automatic event."""

    kind: str  # "move", "draw" or the name of an automatic stage
    before: State  # the state that the event changed
    seat: int = NOBODY
    move: int = -1
    disks: tuple[int, ...] = ()


@dataclass(frozen=True)
class Explanation:
    """Whether a move is legal, and the rules that decide it, with their values."""

    legal: bool
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class Outcome:
    """The result of a finished game: seats from first to last, and points by seat."""

    ranking: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def winner(self) -> int:
        """The seat that won."""
        return self.ranking[0]


class IllegalMoveError(UserError):
    """A move that the rules do not allow; `reason` has the rule."""

    def __init__(self, move: Move, seat: int, reason: Reason) -> None:
        self.reason = reason
        super().__init__("illegal-move", move=str(move), seat=seat_text(seat), rule=self.reason.rule)

    def text(self, language: str = "en") -> str:
        """The refusal with its rule: `R-WATER-05: 3 pit water in the Shaft, ...`."""
        return super().text(language) + " " + reason_text(self.reason, language)
