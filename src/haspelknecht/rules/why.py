"""Why a legal move is legal and what it will do: rules with values, in the order in which they apply."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.moves import PAY_DIGGER, STORE, USE_CABLE
from haspelknecht.rules.reasons import Reason
from haspelknecht.rules.stages import PLANNING, REFUNDING, TAKING_AGAIN
from haspelknecht.rules.state import State
from haspelknecht.rules.why_planning import load_reasons, payment_reasons
from haspelknecht.rules.why_steps import step_reasons
from haspelknecht.rules.why_taking import refund_reasons, taking_reasons
from haspelknecht.rules.why_winter import storing_reasons
from haspelknecht.rules.why_working import activation_reasons


def why(state: State, seat: int, move: int) -> list[Reason]:
    """The rules that apply to a legal move of a seat."""
    player = state.players[seat]
    code: i64 = move
    if state.stage <= TAKING_AGAIN:
        return taking_reasons(state, player, code)
    if state.stage == REFUNDING:
        return refund_reasons(code)
    if state.stage == PLANNING:
        return load_reasons(state, player, code) if code < PAY_DIGGER else payment_reasons(code)
    if code >= STORE:
        return storing_reasons(state, player, code)
    return activation_reasons(state, player, code) if code < USE_CABLE else step_reasons(state, player, code)
