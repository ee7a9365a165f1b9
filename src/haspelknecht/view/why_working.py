"""Why something cannot be picked on the seat's turn to work."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht.rules import moves
from haspelknecht.rules.developing import load_of_worker
from haspelknecht.rules.flow import legal_moves, play_move
from haspelknecht.rules.loads import COLOUR_OF, NO_LOAD
from haspelknecht.rules.pieces import BLACK, FARMER, FARMHAND, NO_GOOD, NO_TILE, NOBODY, WINDLASS_SHIFT
from haspelknecht.rules.reasons import Reason, worker_name
from haspelknecht.rules.why_not import why_not
from haspelknecht.rules.why_not_mine import lifting_refusal, pinge_refusal, tunnel_refusal
from haspelknecht.rules.why_not_steps import offer_refusal
from haspelknecht.view.targets import PINGE_COAL, TUNNEL_COAL, WATER
from haspelknecht.view.tiles import tile_views
from haspelknecht.view.types import Why
from haspelknecht.view.why_question import Question
from haspelknecht.view.work import why_no_tile
from haspelknecht.view.work_line import CREW, is_done
from haspelknecht.view.work_steps import BEGINNINGS, OWN_WORK

MARKER_MOVES = {"14": moves.USE_CABLE, "25": moves.USE_WINDLASS}
BUILDING_MOVES = {"15": moves.BURN_CHARCOAL, "35": moves.RUN_MILL}
PROP_MOVES = {"pinge": moves.PROP_PINGE, "tunnel": moves.PROP_TUNNEL}
PUMPS = (moves.PUMP_ONE, moves.PUMP_TWO)


def working_why(asked: Question) -> Why:
    """The seat's turn: what prevents it, and which worker to press first if none is at work."""
    if asked.target in (PINGE_COAL, TUNNEL_COAL):
        return coal_why(asked)
    if asked.target == WATER:
        return water_why(asked)
    if asked.target == "shaft":
        return shaft_why(asked)
    if asked.kind == "worker":
        return worker_why(asked)
    if asked.kind == "tile":
        return tile_why(asked)
    move = move_of(asked)
    if move is None or (asked.kind == "building" and not asked.has_building(asked.tile)):
        return asked.later()
    return refused_anyway(asked, move) or asked.refusal(move) or asked.later()


def refused_anyway(asked: Question, move: int) -> Why | None:
    """Why a move would be refused even if no worker were at work and no offer open."""
    free = asked.state.copy()
    free.worker, free.offer = NOBODY, NO_TILE
    reason = why_not(free, asked.seat, move)
    return None if reason is None else asked.because(reason)


def move_of(asked: Question) -> int | None:
    """The move that picking the target stands for."""
    if asked.kind == "prop":
        return PROP_MOVES[asked.what]
    if asked.target == "good:wood":
        return moves.PROP_TUNNEL if asked.player.exhausted() else moves.PROP_PINGE
    if asked.kind == "marker":
        return MARKER_MOVES.get(asked.what)
    if asked.kind == "building":
        return BUILDING_MOVES.get(asked.what)
    return None


def decide_first(asked: Question) -> Why | None:
    """A tile just bought waits for a decision (H-08)."""
    if asked.state.offer == NO_TILE:
        return None
    reason = offer_refusal(asked.state, asked.player, moves.END_TURN)
    return None if reason is None else asked.because(reason)


# -- coal, water, Shaft ----------------------------------------------------------------------------------------------


def coal_why(asked: Question) -> Why:
    """Coal in Pinge or Tunnel: what blocks it, which worker can mine it."""
    state, player = asked.state, asked.player
    in_pinge = asked.target == PINGE_COAL
    blocked = pinge_refusal(state, player) if in_pinge else tunnel_refusal(state, player)
    if in_pinge == player.exhausted() and blocked is not None:
        return asked.because(blocked)  # mining goes on at the other place
    at_work = decide_first(asked) or (asked.refusal(moves.MINE) if state.worker != NOBODY else None)
    if at_work is not None:
        return at_work
    if blocked is None:
        return press(asked, (moves.MINE,)) or asked.say("why-nobody-mines", "R-PLAN-03")
    reason = asked.because(blocked)
    pump = press(asked, PUMPS) if player.water else None
    return reason if pump is None else Why(f"{reason.message} {pump.message}", reason.rule)


def water_why(asked: Question) -> Why:
    """Pit water: whether there is any, which worker can remove it."""
    if asked.player.water == 0:
        return asked.because(Reason("R-TILE-14", "cable-needs-water", {}))
    waits = decide_first(asked)
    if waits is not None:
        return waits
    if asked.state.worker != NOBODY:
        return asked.refusal(moves.PUMP_ONE) or asked.later()
    pressed = press(asked, PUMPS)
    if pressed is not None:
        return pressed
    if asked.player.exhausted() and asked.state.setup.options.shaft_water_only_haspel == 0:
        return asked.because(Reason("R-WATER-08", "shaft-water-by-haspelknecht", {}))
    return asked.say("why-nobody-pumps", "R-PLAN-03")


def shaft_why(asked: Question) -> Why:
    """Coal in the Shaft: whether there is any, what blocks it, which worker can lift it."""
    blocked = lifting_refusal(asked.player)
    if asked.player.shaft_coal == 0 and blocked is not None:
        return asked.because(blocked)
    waits = decide_first(asked)
    if waits is not None:
        return waits
    if asked.state.worker != NOBODY:
        return asked.refusal(moves.LIFT) or asked.later()
    if blocked is not None:
        return asked.because(blocked)
    return press(asked, (moves.LIFT,)) or asked.refusal(moves.HIRE_HASPELKNECHT) or asked.later()


def press(asked: Question, steps: Sequence[int]) -> Why | None:
    """Which worker to press first, so that one of these steps becomes possible."""
    state, seat = asked.state, asked.seat
    names: list[str] = []
    legal = legal_moves(state, seat)
    for worker in (*CREW, WINDLASS_SHIFT):
        beginning = OWN_WORK[worker][BLACK] if worker <= FARMHAND else BEGINNINGS.get(worker, moves.USE_WINDLASS)
        if beginning in legal:
            begun = state.copy()
            play_move(begun, seat, beginning)
            if any(step in legal_moves(begun, seat) for step in steps) and begun.worker != NOBODY:
                names.append(asked.name(worker))
    return asked.say("why-press", "R-EXEC-02", count=len(names), names=", ".join(names)) if names else None


# -- workers and tiles -----------------------------------------------------------------------------------------------


def worker_why(asked: Question) -> Why:
    """A worker who cannot begin: first what prevents it at any time, then the worker at work."""
    state, worker = asked.state, asked.worker
    if state.worker == worker:
        return asked.say("why-is-at-work", "R-EXEC-03", worker=asked.name(worker), steps=int(state.steps))
    if worker != WINDLASS_SHIFT and not is_done(asked.player, worker):
        missing = asked.no_such_worker()
        if missing is not None:
            return missing
    beginning = OWN_WORK[worker][BLACK] if worker <= FARMHAND else BEGINNINGS.get(worker, moves.USE_WINDLASS)
    load = load_of_worker(asked.player, worker) if worker <= FARMHAND else NO_LOAD
    if load == NO_LOAD or is_done(asked.player, worker) or COLOUR_OF[load] == BLACK:
        return refused_anyway(asked, beginning) or asked.refusal(beginning) or asked.later()
    waits = decide_first(asked)
    if waits is not None:
        return waits
    if state.worker != NOBODY:
        return asked.because(Reason("R-EXEC-03", "finish-first", {"worker": worker_name(state.worker)}))
    reason = why_no_tile(state, asked.seat, worker)  # yellow and brown alone always do something
    return asked.later() if reason is None else asked.because(reason)


def tile_why(asked: Question) -> Why:
    """A development: first what prevents buying it at all, then the worker at work."""
    state = asked.state
    view = tile_views(state, asked.seat, asked.language).get(asked.what)
    if view is None:
        return asked.because(Reason("R-SETUP-08", "tile-not-in-play", {"tile": int(asked.what)}))
    if view.missing is not None:
        return view.missing
    if state.worker != NOBODY:
        return asked.because(Reason("R-EXEC-03", "finish-first", {"worker": worker_name(state.worker)}))
    return decide_first(asked) or asked.refusal(moves.buying(FARMER, asked.tile, NO_GOOD)) or asked.later()
