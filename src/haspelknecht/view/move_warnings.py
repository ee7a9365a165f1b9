"""What a move would waste although something else could be done with it: asked once before it is played."""

from __future__ import annotations

from typing import Final

from haspelknecht.rules import moves
from haspelknecht.rules.flow import legal_moves
from haspelknecht.rules.pieces import COAL_SACKS, HAMMER_AND_PICK, LORRY, NOBODY, WINDLASS
from haspelknecht.rules.state import State
from haspelknecht.view.move_words import Played
from haspelknecht.view.work_line import best_line, waiting
from haspelknecht.view.work_steps import Line, prop_for

STEPS: Final = (moves.MINE, moves.LIFT, moves.PUMP_TWO, moves.PUMP_ONE)


def warning_of(played: Played, line: Line | None = None) -> str:
    """The warning of a legal move, empty for most. `line` is the work still to be done, if it is known."""
    move = played.move
    if move == moves.END_TURN:
        return end_warning(played, line)
    if move == moves.STOP:
        return stop_warning(played)
    if move == moves.MINE:
        return mining_warning(played)
    if move == moves.DECLINE:
        return decline_warning(played)
    if moves.is_purchase(move):
        return buying_warning(played)
    return ""


def end_warning(played: Played, line: Line | None) -> str:
    """Workers who could still do something, or a step that synergy gave."""
    work = best_line(played.state, played.seat) if line is None else line
    doing = {task.worker for task in work.tasks}
    unused = [worker for worker in waiting(played.state.players[played.seat]) if worker in doing]
    if unused:
        names = ", ".join(played.worker(worker) for worker in unused)
        return played.say("warn-workers", count=len(unused), names=names)
    return played.say("warn-bonus-step") if work.first else ""


def stop_warning(played: Played) -> str:
    """Steps that could be used."""
    legal = legal_moves(played.state, played.seat)
    if any(step in legal for step in STEPS) or coal_is_near(played.state, played.seat):
        return played.say("warn-steps", steps=int(played.state.steps))
    return ""


def mining_warning(played: Played) -> str:
    """Emptying the Pinge ends the work (C-07), so water should be removed before."""
    steps = int(played.state.steps) - 1
    ends = steps > 0 and played.state.worker != NOBODY and played.after.worker == NOBODY
    if ends and moves.PUMP_ONE in legal_moves(played.state, played.seat):
        return played.say("warn-lapse", steps=steps)
    return ""


def buying_warning(played: Played) -> str:
    """A tile that would give more at another time (H-08, R-TILE-42c)."""
    tile = moves.tile_bought(played.move)
    if tile == HAMMER_AND_PICK and played.after.offer == tile:
        return "" if coal_is_near(played.after, played.seat) else played.say("warn-free-coal")
    if tile == COAL_SACKS and played.after.offer != tile:
        return played.say("warn-nothing-to-sell")
    if tile == LORRY and played.outcome.shaft == 0:
        return played.say("warn-lorry")
    return ""


def decline_warning(played: Played) -> str:
    """A free offer is declined."""
    if played.state.offer == WINDLASS:
        return played.say("warn-water-stays")
    return played.say("warn-coal-lost") if coal_is_near(played.state, played.seat) else ""


def coal_is_near(state: State, seat: int) -> bool:
    """Whether coal can be mined at once, or after wood has been placed."""
    legal = legal_moves(state, seat)
    return moves.MINE in legal or prop_for(state, seat, legal, moves.MINE) is not None
