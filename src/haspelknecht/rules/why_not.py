"""Why a move is not legal: the rule that refuses it, with its values.

The checks here are independent of the fast move lists. Tests compare the two for every move in positions of many games.
"""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.moves import (
    BURN_CHARCOAL,
    KEEP,
    LOAD,
    MAKE_FOOD,
    MOVES,
    PROP_PINGE,
    PROP_TUNNEL,
    REFUND,
    STORE,
    USE_CABLE,
)  # fmt: skip
from haspelknecht.rules.pieces import NOBODY, SEAT_NAMES
from haspelknecht.rules.player import READY
from haspelknecht.rules.reasons import Reason
from haspelknecht.rules.stages import (
    DRAWING,
    OVER,
    PLANNING,
    REFUNDING,
    STAGE_NAMES,
    STORING,
    TAKING_AGAIN,
    WORKING,
)  # fmt: skip
from haspelknecht.rules.state import State
from haspelknecht.rules.why_not_anytime import anytime_refusal
from haspelknecht.rules.why_not_planning import planning_refusal
from haspelknecht.rules.why_not_taking import taking_refusal
from haspelknecht.rules.why_not_winter import storing_refusal
from haspelknecht.rules.why_not_working import working_refusal


def why_not(state: State, seat: int, move: int) -> Reason | None:
    """The reason why a move of a seat is illegal, or None if it is legal."""
    if move < 0 or move >= MOVES:
        return Reason("R-FLOW-06", "no-such-move", {})
    if state.stage == OVER:
        return Reason("R-FLOW-08", "game-over", {})
    if state.stage >= DRAWING:
        return Reason("R-REFILL-05", "draw-first", {})
    if not state.may_act(seat):
        return not_your_turn(state, seat)
    if not belongs_here(state, move):
        return Reason("R-FLOW-06", "wrong-stage", {"stage": STAGE_NAMES[state.stage]})
    player = state.players[seat]
    if state.stage <= TAKING_AGAIN:
        return taking_refusal(state, player, move)
    if state.stage == PLANNING:
        return planning_refusal(state, player, move)
    if state.stage == WORKING:
        return working_refusal(state, player, move)
    if state.stage == STORING:
        if is_anytime(move):
            return anytime_refusal(state, player, move)
        return storing_refusal(state, player, move)
    return None  # refund or keep


def not_your_turn(state: State, seat: i64) -> Reason:
    """The reason for a seat that may not act."""
    if state.stage == PLANNING and state.players[seat].plan_step == READY:
        return Reason("R-PLAN-01", "plan-is-ready", {})
    others = state.seat()
    name = SEAT_NAMES[others] if others != NOBODY else "-"
    if state.stage == PLANNING:
        return Reason("R-PLAN-02", "not-your-turn", {"seat": name})
    return Reason("R-TAKE-02" if state.stage <= REFUNDING else "R-EXEC-01", "not-your-turn", {"seat": name})


def is_anytime(move: i64) -> bool:
    """Cable, Charcoal Burner and wood."""
    return move in (USE_CABLE, BURN_CHARCOAL, PROP_PINGE, PROP_TUNNEL)


def belongs_here(state: State, move: i64) -> bool:
    """Whether the current stage has this kind of move."""
    if state.stage <= TAKING_AGAIN:
        return move < REFUND
    if state.stage == REFUNDING:
        return REFUND <= move <= KEEP
    if state.stage == PLANNING:
        return LOAD <= move < MAKE_FOOD
    if state.stage == WORKING:
        return MAKE_FOOD <= move < STORE
    return move >= STORE or is_anytime(move)
