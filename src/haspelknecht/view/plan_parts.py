"""What may lie on each worker in a plan, read off the legal moves of the rules.

A plan is legal if and only if what lies on each worker is one of their options and there are enough disks and goods
for all of it together: the rules look at nothing else. A test compares this with all plans that can be played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from haspelknecht.records.move_parts import Load, LoadMill, Pay, decode
from haspelknecht.records.notation import texts
from haspelknecht.rules.flow import list_moves, play_move
from haspelknecht.rules.loads import all_triples
from haspelknecht.rules.moves import MoveList
from haspelknecht.rules.pieces import (
    BLACK,
    COLOURS,
    DIGGER,
    HASPELKNECHT,
    MINER,
    NO_COLOUR,
    NOBODY,
    PAID_DISK,
    PAID_FOOD,
    PAID_THALER,
    UNPAID,
    YELLOW,
)
from haspelknecht.rules.planning import left, spare_food, spare_thaler
from haspelknecht.rules.player import (
    PLAN_FARMER,
    PLAN_FARMHAND,
    PLAN_HIRED,
    PLAN_MILL_STEP,
    PLAN_MINER,
    READY,
    Player,
)
from haspelknecht.rules.state import State
from haspelknecht.rules.views import hide_plans
from haspelknecht.view.phrases import MILL

Things = tuple[int, int, int, int, int]  # yellow, brown, black disks, food, Thaler
NO_THINGS: Final[Things] = (0, 0, 0, 0, 0)
FOOD_AT: Final = 3
THALER_AT: Final = 4
LOAD_THINGS: Final = [(*triple, 0, 0) for triple in all_triples()]
PAY_THINGS: Final[dict[int, Things]] = {
    UNPAID: NO_THINGS,
    PAID_DISK: (1, 0, 0, 0, 0),
    PAID_FOOD: (0, 0, 0, 1, 0),
    PAID_THALER: (0, 0, 0, 0, 1),
}
MILL_THINGS: Final[dict[int, Things]] = {NO_COLOUR: NO_THINGS, BLACK: (0, 0, 2, 0, 0), YELLOW: (2, 0, 0, 0, 0)}
HIRED: Final = (DIGGER, MINER, HASPELKNECHT)


def planned_by(move: int) -> tuple[int, Things] | None:
    """The worker that a move of a plan is about, and what it puts on them; None for other moves."""
    match decode(move):
        case Load(worker, load):
            return worker, LOAD_THINGS[load]
        case Pay(worker, payment):
            return worker, PAY_THINGS[payment]
        case LoadMill(colour):
            return MILL, MILL_THINGS[colour]
    return None


PLANNED_BY: Final = {move: planned for move in texts() if (planned := planned_by(move)) is not None}
THINGS_OF: Final = {move: things for move, (_, things) in PLANNED_BY.items()}
MOVE_FOR: Final = {planned: move for move, planned in PLANNED_BY.items()}  # by worker and things


@dataclass
class PlanParts:
    """The options of each worker, and what there is to place."""

    free: Things
    options: dict[int, set[Things]] = field(default_factory=dict)  # by worker, in the order of the plan

    def allow(self, placed: Mapping[int, Things]) -> bool:
        """Whether some legal plan contains all that is placed."""
        rest = self.free
        missing: list[list[Things]] = []
        for worker, things in placed.items():
            rest = minus(rest, things)
            options = self.options.get(worker, set())
            if things == NO_THINGS or things in options:
                continue
            rests = [minus(option, things) for option in options if covers(option, things)]
            if not rests:
                return False
            missing.append(rests)
        return covers(rest, NO_THINGS) and can_add(missing, rest)


def can_add(missing: list[list[Things]], rest: Things) -> bool:
    """Whether there is enough for one of each list."""
    if not missing:
        return True
    return any(covers(rest, things) and can_add(missing[1:], minus(rest, things)) for things in missing[0])


def plus(first: Things, second: Things) -> Things:
    """Both together."""
    a, b, c, d, e = first
    f, g, h, i, j = second
    return a + f, b + g, c + h, d + i, e + j


def minus(first: Things, second: Things) -> Things:
    """The first without the second; negative where the first has too little."""
    a, b, c, d, e = first
    f, g, h, i, j = second
    return a - f, b - g, c - h, d - i, e - j


def covers(first: Things, second: Things) -> bool:
    """Whether the first has at least as much of everything."""
    a, b, c, d, e = first
    f, g, h, i, j = second
    return a >= f and b >= g and c >= h and d >= i and e >= j


def total(all_things: Iterable[Things]) -> Things:
    """The sum."""
    result = NO_THINGS
    for things in all_things:
        result = plus(result, things)
    return result


def planning_base(state: State, seat: int) -> State:
    """A copy for planning as the seat may know it. In secret planning no other player counts as ready, so that
    nothing is revealed when the plan is complete (R-PLAN-01)."""
    base = hide_plans(state, seat)
    if not state.setup.options.plan_in_turn_order:
        for other, player in enumerate(base.players):
            if other != seat:
                player.plan_step = PLAN_FARMER
    return base


def free_things(player: Player) -> Things:
    """Disks, colour markers and goods that the plan does not use yet."""
    miner_food: int = player.miner_pay == PAID_FOOD
    miner_thaler: int = player.miner_pay == PAID_THALER
    yellow, brown, black = (int(left(player, colour)) for colour in range(COLOURS))
    return yellow, brown, black, spare_food(player) - miner_food, spare_thaler(player) - miner_thaler


def worker_at(player: Player) -> int:
    """The worker whose turn it is in the plan; NOBODY if it is complete."""
    step = int(player.plan_step)
    if step in (PLAN_FARMER, PLAN_FARMHAND):
        return step
    if step == PLAN_HIRED:
        return HASPELKNECHT if player.exhausted() else DIGGER
    return MINER if step == PLAN_MINER else MILL if step == PLAN_MILL_STEP else NOBODY


def plan_parts(base: State, seat: int) -> PlanParts:
    """What may still be planned. If nothing is put on the workers before, each has most to choose from."""
    state = base.copy()
    player = state.players[seat]
    parts = PlanParts(free_things(player))
    while player.plan_step != READY:
        worker = worker_at(player)
        if worker == MILL:
            parts.options[worker] = mill_options(state, seat, NO_THINGS)
        else:
            parts.options[worker] = {THINGS_OF[move] for move in plan_moves(state, seat)}
        play_move(state, seat, MOVE_FOR[worker, NO_THINGS])
    return parts


def plan_moves(state: State, seat: int) -> list[int]:
    """The legal moves of a plan, even if it is another player's turn to plan."""
    legal = MoveList()
    list_moves(state, seat, legal)
    return legal.to_list()


def mill_options(state: State, seat: int, on_mill: Things) -> set[Things]:
    """Pairs of disks for the Water Mill (R-TILE-35a, C-66)."""
    options = {on_mill}
    for move in plan_moves(state, seat):
        if THINGS_OF[move] != NO_THINGS:
            twin = state.copy()
            play_move(twin, seat, move)
            more = plus(on_mill, THINGS_OF[move])
            going_on = twin.players[seat].plan_step == PLAN_MILL_STEP
            options |= mill_options(twin, seat, more) if going_on else {more}
    return options
