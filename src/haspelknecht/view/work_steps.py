"""The work of one worker as legal moves, played by the rules on copies.

Workers do what their disks are for: yellow makes food, brown wood, black mines and pumps; mixed disks buy. Wood is
placed where a worker needs it to reach coal. What is free is taken, but nothing that costs something is decided for
the player.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from haspelknecht.records.move_parts import Work, decode
from haspelknecht.records.notation import texts
from haspelknecht.rules.flow import legal_moves, play_move
from haspelknecht.rules.moves import (
    DECLINE,
    HIRE_DIGGER,
    HIRE_HASPELKNECHT,
    HIRE_MINER,
    LIFT,
    MINE,
    PROP_PINGE,
    PROP_TUNNEL,
    PUMP_ONE,
    PUMP_TWO,
    RUN_MILL,
    STOP,
    TIMBER_THALER,
    fee_paid,
    is_purchase,
    own_worker,
)
from haspelknecht.rules.pieces import (
    COAL,
    DIGGER,
    FARMER,
    FARMHAND,
    FOOD,
    HASPELKNECHT,
    MINER,
    NO_GOOD,
    NO_TILE,
    NOBODY,
    WOOD,
)
from haspelknecht.rules.state import State
from haspelknecht.view.phrases import MILL

BEGINNINGS: Final = {DIGGER: HIRE_DIGGER, MINER: HIRE_MINER, HASPELKNECHT: HIRE_HASPELKNECHT, MILL: RUN_MILL}
OWN_WORK: Final = {  # by worker: the moves that make food, make wood and go mining
    worker: tuple(move for move in texts() if isinstance(parts := decode(move), Work) and parts.worker == worker)
    for worker in (FARMER, FARMHAND)
}
PROPS: Final = (PROP_PINGE, PROP_TUNNEL)
FEES: Final = (NO_GOOD, WOOD, FOOD, COAL)  # the cheapest first


@dataclass
class Task:
    """What one worker does: the moves, and the position before them."""

    worker: int
    before: State
    moves: list[int]


@dataclass
class Line:
    """All work that is still to be done, in order. `state` is the position after it. `first` are moves before any
    worker begins: the answer to a tile's offer, or the step that synergy gave."""

    state: State
    first: list[int] = field(default_factory=list)
    tasks: list[Task] = field(default_factory=list)
    order_matters: bool = False

    @property
    def moves(self) -> list[int]:
        """All moves of the line."""
        return self.first + [move for task in self.tasks for move in task.moves]


def begin(line: Line, seat: int) -> None:
    """Answer an offer, and let the worker at work finish."""
    answer_offer(line.state, seat, line.first)
    if line.state.worker == NOBODY:
        all_steps(line.state, seat, line.first)
        return
    task = Task(int(line.state.worker), line.state.copy(), [])
    all_steps(line.state, seat, task.moves)
    line.tasks.append(task)


def add_worker(line: Line, seat: int, worker: int, buyers: set[int]) -> bool:
    """Let a worker do everything they can; returns whether they can do anything now."""
    state, made = line.state, list[int]()
    if worker in buyers:
        beginning = best_purchase(state, seat, worker)
    else:
        beginning = beginning_of(state, seat, worker, made)
    if beginning is None:
        return False
    before = state.copy()
    for move in (*made, beginning):
        play_move(state, seat, move)
    made.append(beginning)
    answer_offer(state, seat, made)
    all_steps(state, seat, made)
    line.tasks.append(Task(worker, before, made))
    return True


def beginning_of(state: State, seat: int, worker: int, made: list[int]) -> int | None:
    """The move with which a worker begins what their disks or pay are for; wood needed before it goes to `made`."""
    wanted = OWN_WORK[worker] if worker <= FARMHAND else (BEGINNINGS[worker],)
    legal = legal_moves(state, seat)
    for move in wanted:
        if move in legal:
            return move
    for prop in PROPS:
        if prop in legal:
            twin = state.copy()
            play_move(twin, seat, prop)
            begun = [move for move in legal_moves(twin, seat) if move in wanted]
            if begun:
                made.append(prop)
                return begun[0]
    return None


def purchases(state: State, seat: int, worker: int) -> list[int]:
    """The moves with which an own worker buys now."""
    return [move for move in legal_moves(state, seat) if is_purchase(move) and own_worker(move) == worker]


def best_purchase(state: State, seat: int, worker: int) -> int | None:
    """The tile that brings most points, one without a fee if there is any."""

    def rank(move: int) -> tuple[bool, int, int]:
        fee = fee_paid(move)
        after = state.copy()
        play_move(after, seat, move)
        return fee == NO_GOOD, int(after.players[seat].score), -FEES.index(fee)

    return max(purchases(state, seat, worker), key=rank, default=None)


def answer_offer(state: State, seat: int, made: list[int]) -> None:
    """Take what a tile offers for nothing: coal, less water, a Thaler. Selling coal is left to the player (H-08)."""
    while state.offer != NO_TILE:
        legal = legal_moves(state, seat)
        answer = next((move for move in (MINE, PUMP_ONE, TIMBER_THALER) if move in legal), None)
        if answer is None:
            answer = prop_for(state, seat, legal, MINE) or DECLINE
        play_move(state, seat, answer)
        made.append(answer)


def all_steps(state: State, seat: int, made: list[int]) -> None:
    """All steps of the worker at work, then the step that synergy gives the player, as long as one of these helps."""
    while state.worker != NOBODY or state.bonus_step:
        step = next_step(state, seat)
        if step is None:
            if state.worker == NOBODY:
                return
            step = STOP
        play_move(state, seat, step)
        made.append(step)


def next_step(state: State, seat: int) -> int | None:
    """Coal first, from mine or Shaft; wood or less water if that is what is in the way."""
    legal = legal_moves(state, seat)
    pump = PUMP_TWO if PUMP_TWO in legal else PUMP_ONE if PUMP_ONE in legal else None
    if MINE in legal:
        last_of_pinge = state.players[seat].pinge_coal == 1 and state.steps > 1  # the other steps would be lost (C-07)
        return pump if last_of_pinge and pump is not None else MINE
    if LIFT in legal:
        return LIFT
    return prop_for(state, seat, legal, MINE) or pump


def prop_for(state: State, seat: int, legal: list[int], wanted: int) -> int | None:
    """Where to place wood so that a move becomes legal."""
    for prop in PROPS:
        if prop in legal:
            twin = state.copy()
            play_move(twin, seat, prop)
            if wanted in legal_moves(twin, seat):
                return prop
    return None
