"""Why a target is not lit: of all that could be done with it, the reason that helps most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from haspelknecht.locale import say
from haspelknecht.records.notation import parse_move, seat_text
from haspelknecht.rules import moves
from haspelknecht.rules.flow import legal_moves
from haspelknecht.rules.pieces import OIL_LAMP
from haspelknecht.rules.reasons import Reason
from haspelknecht.rules.stages import OVER, PLANNING, REFUNDING, STORING, WORKING
from haspelknecht.rules.state import State
from haspelknecht.rules.views import hide_plans
from haspelknecht.view.compose import compose_plan, compose_store
from haspelknecht.view.targets import all_targets, targets_of
from haspelknecht.view.tiles import tile_views
from haspelknecht.view.types import ComposeView, Placement, Why
from haspelknecht.view.why_planning import planning_why
from haspelknecht.view.why_question import Question
from haspelknecht.view.why_working import move_of, working_why

TARGETS: Final = frozenset(all_targets())


def why_not_target(
    state: State,
    seat: int,
    target: str,
    language: str,
    placed: Sequence[Placement] = (),
    *,
    ready: bool = False,
    names: Sequence[str] = (),
) -> Why | None:
    """Why a seat cannot pick a target now: what is missing, and what to do; None if it can. `placed` is what lies on
    the workers or in the stores so far, `ready` says whether that plan is committed."""
    if target not in TARGETS:
        return Why(say("why-no-target", language))
    asked = Question(hide_plans(state, seat), seat, target, language)
    if state.stage == OVER:
        return asked.because(Reason("R-FLOW-08", "game-over", {}))
    if not asked.state.may_act(seat):
        return waiting_why(asked, names)
    if any(target in targets_of(asked.state, seat, move) for move in legal_moves(asked.state, seat)):
        return None
    if state.stage == PLANNING:
        view, asked.state = compose_plan(state, seat, placed, language, ready=ready)
        return None if lights(view, target) else planning_why(asked, view)
    if state.stage == STORING:
        view, _ = compose_store(asked.state, seat, placed, language)
        return None if lights(view, target) else storing_why(asked, view)
    return working_why(asked) if state.stage == WORKING else taking_why(asked)


def lights(view: ComposeView, target: str) -> bool:
    """Whether a target can be picked for a placement."""
    return (
        target in view.accepts or target in view.removable or any(target in places for places in view.accepts.values())
    )


def waiting_why(asked: Question, names: Sequence[str]) -> Why:
    """It is another player's turn, or the seat's plan is ready."""
    state = asked.state
    if state.stage == PLANNING and not state.setup.options.plan_in_turn_order:
        return asked.because(Reason("R-PLAN-01", "plan-is-ready", {}))
    other = int(state.seat())
    if other < 0:
        return asked.because(Reason("R-REFILL-05", "draw-first", {}))
    name = names[other] if other < len(names) else seat_text(other)
    rule = "R-TAKE-02" if state.stage <= REFUNDING else "R-PLAN-02" if state.stage == PLANNING else "R-EXEC-01"
    return asked.say("why-wait", rule, name=name)


def taking_why(asked: Question) -> Why:
    """Disks are taken, or the pit water of the first spring is decided about."""
    if asked.kind == "tile":
        return tile_why(asked)
    if asked.state.stage == REFUNDING:
        return asked.say("why-refund-first", "R-TAKE-15")
    if asked.kind == "pool":
        return asked.refusal(parse_move(f"take {asked.what} {asked.parts[2]}")) or asked.later()
    holds_lamp = asked.player.markers >> OIL_LAMP & 1 != 0
    if asked.kind == "reserve":
        return asked.say("why-lamp-no-swap" if holds_lamp else "why-reserve", "R-TAKE-14")
    if asked.kind == "marker":
        return asked.say("why-lamp-no-swap", "R-TILE-32b") if asked.tile == OIL_LAMP and holds_lamp else asked.later()
    if asked.kind in ("building", "store", "good"):
        return asked.later()
    return asked.say("why-take-first", "R-FLOW-06")


def storing_why(asked: Question, view: ComposeView) -> Why:
    """Goods are stored."""
    if asked.kind == "store":
        return asked.no_such_store() or asked.say("why-nothing-to-store", "R-WINTER-07")
    if asked.target in ("good:food", "good:coal", "good:wood"):
        if asked.target in view.free:
            return asked.say("why-store-full", "R-WINTER-07")
        key = "why-all-stored" if any(one.what == asked.target for one in view.placed) else f"why-no-{asked.what}"
        return asked.say(key, "R-WINTER-07")
    if asked.kind == "tile":
        return tile_why(asked)
    move = move_of(asked)
    refused = None if move is None or not moves.USE_CABLE <= move <= moves.PROP_TUNNEL else asked.refusal(move)
    if refused is not None:
        return refused
    return asked.later() if asked.kind in ("building", "marker", "good") else asked.say("why-winter", "R-FLOW-02")


def tile_why(asked: Question) -> Why:
    """A development while no worker can buy."""
    tile = tile_views(asked.state, asked.seat, asked.language).get(asked.what)
    if tile is None:
        return asked.because(Reason("R-SETUP-08", "tile-not-in-play", {"tile": int(asked.what)}))
    return tile.missing or asked.say("why-later-work", "R-DEV-01")
