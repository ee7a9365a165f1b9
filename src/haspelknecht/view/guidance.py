"""One sentence: what a player has to do now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from haspelknecht.locale import say
from haspelknecht.records.game import Game
from haspelknecht.rules import moves
from haspelknecht.rules.flow import legal_moves
from haspelknecht.rules.pieces import DISK_LIMIT, NO_TILE, NOBODY, tile_number
from haspelknecht.rules.player import READY
from haspelknecht.rules.stages import OVER, PLANNING, REFUNDING, STORING, TAKING, TAKING_AGAIN
from haspelknecht.rules.state import State
from haspelknecht.view.compose import DISKS
from haspelknecht.view.phrases import NUMBERS, worker_words
from haspelknecht.view.types import ComposeView
from haspelknecht.view.work_line import best_line
from haspelknecht.view.work_steps import Line, prop_for

WAITING: Final = {
    TAKING: "taking",
    TAKING_AGAIN: "taking",
    REFUNDING: "refunding",
    PLANNING: "planning",
    STORING: "storing",
}


def todo(
    game: Game,
    seat: int,
    language: str,
    *,
    state: State | None = None,
    compose: ComposeView | None = None,
    line: Line | None = None,
    may_act: bool = True,
    pending: Sequence[int] | None = None,
) -> str:
    """What a seat has to do now, or which players it waits for.

    :param state: The position as the seat may know it, if the caller has it already.
    :param compose: The plan of the seat, or what it stores, if there is one.
    :param line: The work that is left, if the caller has it already.
    :param may_act: Whether the person who asks plays the seat now.
    :param pending: Seats that have not committed their plans, if the position does not say.
    """
    now = game.view(seat) if state is None else state
    if now.stage == OVER:
        return say("todo-over", language)
    if compose is not None and compose.ready:
        return ready_words(game, seat, language, pending)
    if not now.may_act(seat):
        return waiting_words(game, now, seat, language)
    if not may_act:
        return ""
    if now.stage == PLANNING:
        return planning_words(now, seat, compose, language)
    if now.stage == STORING:
        return say("todo-storing" if compose is None or compose.accepts else "todo-storing-full", language)
    if now.stage == TAKING_AGAIN:
        return say("todo-taking-again", language, disks=int(DISK_LIMIT - now.players[seat].taken()))
    if now.stage <= REFUNDING:
        return say("todo-taking" if now.stage == TAKING else "todo-refunding", language)
    return working_words(now, seat, language, line)


def waiting_words(game: Game, state: State, seat: int, language: str) -> str:
    """The players that the seat waits for, and what they have to do."""
    others = [other for other in range(game.table.players) if other != seat and state.may_act(other)]
    if not others:
        return say("todo-moment", language)
    names = ", ".join(game.table.names[other] for other in others)
    return say(f"todo-wait-{WAITING.get(int(state.stage), 'working')}", language, names=names)


def ready_words(game: Game, seat: int, language: str, pending: Sequence[int] | None) -> str:
    """The plan of the seat is committed; others are still planning."""
    if pending is None:
        pending = [other for other, player in enumerate(game.state.players) if player.plan_step != READY]
    names = [game.table.names[other] for other in pending if other != seat]
    return say("todo-ready", language, names=", ".join(names)) if names else say("todo-moment", language)


def planning_words(state: State, seat: int, compose: ComposeView | None, language: str) -> str:
    """The disks that are still free, a worker whose disks are refused, or that the plan can be committed."""
    if compose is None:
        return say("todo-planning", language, count=0)
    for place, why in compose.refused.items():
        worker = NUMBERS.get(place.removeprefix("worker:"))
        if worker is not None:
            who = worker_words(state, seat, worker, language)
            return say("todo-planning-refused", language, worker=who, reason=why.message)
    free = sum(compose.free.get(disk, 0) for disk in DISKS if disk in compose.accepts)
    if free:
        return say("todo-planning", language, count=free)
    return say("todo-planning-done", language)


# -- working ---------------------------------------------------------------------------------------------------------


def working_words(state: State, seat: int, language: str, line: Line | None) -> str:
    """The worker at work with the next step, an offer of a tile, or the workers who can work next."""
    if state.offer != NO_TILE:
        return say(f"todo-offer-{tile_number(state.offer)}", language)
    if state.worker != NOBODY:
        worker = worker_words(state, seat, int(state.worker), language)
        hint = say(f"todo-step-{next_of(state, seat)}", language)
        return say("todo-step", language, worker=worker, steps=int(state.steps), hint=hint)
    work = best_line(state, seat) if line is None else line
    if state.bonus_step and work.first:
        return say("todo-bonus-step", language)
    names = [worker_words(state, seat, task.worker, language) for task in work.tasks]
    if not names:
        return say("todo-end", language)
    return say("todo-working", language, names=", ".join(names))


def next_of(state: State, seat: int) -> str:
    """What the worker at work can do next, as the name of a message."""
    legal = legal_moves(state, seat)
    pumps = moves.PUMP_ONE in legal or moves.PUMP_TWO in legal
    if moves.MINE in legal:
        return "mine-or-pump" if pumps else "mine"
    if moves.LIFT in legal:
        return "lift-or-pump" if pumps else "lift"
    if prop_for(state, seat, legal, moves.MINE) is not None:
        return "prop"
    if pumps:
        return "pump-first" if water_blocks(state, seat) else "pump"
    return "nothing"


def water_blocks(state: State, seat: int) -> bool:
    """Whether the worker at work could mine or lift if there were no pit water."""
    dry = state.copy()
    dry.players[seat].water = 0
    legal = legal_moves(dry, seat)
    return moves.MINE in legal or moves.LIFT in legal or prop_for(dry, seat, legal, moves.MINE) is not None
