"""How the workers of a seat will work: the order that brings most, as a line of legal moves.

Everything is played by the rules on copies, and no other player is assumed to interfere. What each worker does is in
`work_steps.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from haspelknecht.rules.developing import load_of_worker
from haspelknecht.rules.loads import COLOUR_OF, NO_LOAD
from haspelknecht.rules.pieces import (
    BLACK,
    DIGGER,
    FARMER,
    FARMHAND,
    HASPELKNECHT,
    MINER,
    NO_COLOUR,
    NO_TILE,
    NOBODY,
)
from haspelknecht.rules.planning import reveal_plans
from haspelknecht.rules.player import DONE_MILL, Player
from haspelknecht.rules.stages import PLANNING, WORKING
from haspelknecht.rules.state import State
from haspelknecht.view.phrases import MILL
from haspelknecht.view.work_steps import Line, add_worker, begin


def when_working(state: State, seat: int) -> State:
    """A copy in which it is the turn of the seat to work: in planning its pay is paid. In other stages, and after the
    turn of the seat, the position as it is."""
    working = state.copy()
    place = list(working.order).index(seat)
    if state.stage == PLANNING:
        reveal_plans(working)
        working.turn = place
    elif state.stage == WORKING and state.turn < place:
        working.turn = place
        working.worker, working.offer, working.bonus_step, working.steps, working.in_tunnel = NOBODY, NO_TILE, 0, 0, 0
    return working


def is_working(state: State, seat: int) -> bool:
    """Whether it is the turn of the seat to work."""
    return state.stage == WORKING and state.seat() == seat


def has_something(player: Player, worker: int) -> bool:
    """Whether disks or pay lie on a worker."""
    if worker <= FARMHAND:
        return load_of_worker(player, worker) != NO_LOAD
    if worker == MILL:
        return player.mill_black + player.mill_yellow > 0
    pays = {DIGGER: player.digger_pay, MINER: player.miner_pay, HASPELKNECHT: player.haspelknecht_pay}
    return pays.get(worker, 0) != 0


def is_done(player: Player, worker: int) -> bool:
    """Whether a worker has begun in this phase."""
    return player.done & (DONE_MILL if worker == MILL else 1 << worker) != 0


CREW: Final = (FARMER, FARMHAND, DIGGER, MINER, HASPELKNECHT, MILL)


def waiting(player: Player) -> list[int]:
    """The workers who have something to work with and have not begun, in the order of the board."""
    return [worker for worker in CREW if has_something(player, worker) and not is_done(player, worker)]


def best_line(working: State, seat: int) -> Line:
    """The line of a seat whose turn to work it is (see `when_working`), in the best order of its workers."""
    line = Line(working.copy())
    if not is_working(line.state, seat):
        return line
    begin(line, seat)
    crew = waiting(line.state.players[seat])
    buyers = {worker for worker in crew if worker <= FARMHAND and holds_mixed(line.state.players[seat], worker)}
    best = in_best_order(line, seat, crew, buyers)
    idle = {worker for worker in set(crew) - {task.worker for task in best.tasks} if worker <= FARMHAND} - buyers
    return in_best_order(line, seat, crew, buyers | idle) if idle else best


def holds_mixed(player: Player, worker: int) -> bool:
    """Whether Farmer or Farmhand holds disks of several colours: these can only buy (R-PLAN-10)."""
    return COLOUR_OF[load_of_worker(player, worker)] == NO_COLOUR


# -- the order -----------------------------------------------------------------------------------------------------


def in_best_order(line: Line, seat: int, crew: Sequence[int], buyers: set[int]) -> Line:
    """The best order of the workers; that of the board if no other brings more."""
    plain = one_by_one(line, seat, crew, buyers)
    movers = [worker for worker in crew if not is_steady(line.state, seat, worker, buyers)]
    if len(movers) + (len(movers) < len(crew)) < 2:
        return plain
    steady = one_by_one(line, seat, [worker for worker in crew if worker not in movers], buyers)
    best = max(orders(steady, seat, movers, buyers), key=lambda order: worth(order, seat))
    if worth(best, seat) <= worth(plain, seat):
        return plain
    best.order_matters = True
    return best


def one_by_one(line: Line, seat: int, crew: Sequence[int], buyers: set[int]) -> Line:
    """The workers in a given order; a worker who can do nothing yet is tried again after the others."""
    result = Line(line.state.copy(), line.first, list(line.tasks))
    left, progress = list(crew), True
    while left and progress:
        progress = False
        for worker in list(left):
            if add_worker(result, seat, worker, buyers):
                left.remove(worker)
                progress = True
    done = [task.worker for task in result.tasks if task.worker in crew]
    result.order_matters = done != [worker for worker in crew if worker in done]
    return result


def is_steady(state: State, seat: int, worker: int, buyers: set[int]) -> bool:
    """Whether a worker brings the same at any time and best before the others: food, wood, the Water Mill. Options can
    make their amounts depend on what was bought before."""
    options = state.setup.options
    if options.thaler_limit or options.farmhand_summer_bonus:
        return False
    if worker == MILL:
        return True
    return worker <= FARMHAND and worker not in buyers and not is_miner(state.players[seat], worker)


def is_miner(player: Player, worker: int) -> bool:
    """Whether Farmer or Farmhand holds black disks."""
    return COLOUR_OF[load_of_worker(player, worker)] == BLACK


def orders(line: Line, seat: int, movers: Sequence[int], buyers: set[int]) -> list[Line]:
    """All that different orders lead to. Orders that lead to the same board are followed once."""
    ends: list[Line] = []
    level = [line]
    while level:
        following: dict[tuple[int, ...], Line] = {}
        for known in level:
            done = {task.worker for task in known.tasks}
            went_on = False
            for worker in movers:
                if worker not in done:
                    twin = Line(known.state.copy(), known.first, list(known.tasks))
                    if add_worker(twin, seat, worker, buyers):
                        went_on = True
                        following.setdefault(board_key(twin.state, seat), twin)
            if not went_on:
                ends.append(known)
        level = list(following.values())
    return ends


def board_key(state: State, seat: int) -> tuple[int, ...]:
    """What the rest of a turn depends on."""
    own = state.players[seat]
    return (
        own.done, own.score, own.food, own.wood, own.coal, own.thaler, own.water, own.pinge_coal, own.pinge_wood,
        own.tunnel_coal, own.tunnel_wood, own.shaft_coal, own.tiles, own.farmer_did, own.farmhand_did, own.fresh_food,
        own.fresh_coal, state.bonus_step,
    )  # fmt: skip


def worth(line: Line, seat: int) -> tuple[int, int]:
    """How good it is to end like this: points, then tiles and goods."""
    own = line.state.players[seat]
    goods = 6 * own.coal + 3 * own.shaft_coal + 7 * own.thaler + 4 * own.food + 2 * own.wood - own.water
    return own.score, 10 * int(own.tiles).bit_count() + goods
