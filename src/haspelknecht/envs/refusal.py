"""The error for an illegal action."""

from __future__ import annotations

from haspelknecht.errors import UserError
from haspelknecht.records.history import IllegalMoveError
from haspelknecht.records.moves import Move
from haspelknecht.rules.moves import MOVES
from haspelknecht.rules.state import State
from haspelknecht.rules.why_not import why_not


def refusal(state: State, seat: int, action: int) -> UserError:
    """The error for an action that is not legal, with the rule that forbids it."""
    if not 0 <= action < MOVES:
        return UserError("move-number-unknown", move=str(action))
    reason = why_not(state, seat, action)
    assert reason is not None  # the caller found it illegal; tests compare the two for every move
    return IllegalMoveError(Move(action), seat, reason)
