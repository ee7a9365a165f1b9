"""How the workers of a seat will work: who does what, in the order that brings most, as a line of legal moves.

Everything is played by the rules on copies. Nobody else is assumed to interfere. Workers do what their disks are for:
yellow makes food, brown wood, black mines and pumps; mixed disks buy. Wood is placed where a worker needs it to reach
coal. What is free is taken, but nothing else that costs something is decided for the player.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from haspelknecht.rules.developing import load_of_worker
from haspelknecht.rules.flow import legal_moves, play_move
from haspelknecht.rules.loads import COLOUR_OF, NO_LOAD
from haspelknecht.rules.moves import (
    BUY,
    DECLINE,
    GO_MINING,
    HIRE_DIGGER,
    HIRE_HASPELKNECHT,
    HIRE_MINER,
    LIFT,
    MAKE_FOOD,
    MAKE_WOOD,
    MINE,
    PROP_PINGE,
    PROP_TUNNEL,
    PUMP_ONE,
    PUMP_TWO,
    RUN_MILL,
    STOP,
    TIMBER_THALER,
)
from haspelknecht.rules.pieces import (
    BLACK,
    COAL,
    DIGGER,
    FARMER,
    FARMHAND,
    FOOD,
    HASPELKNECHT,
    MINER,
    NO_COLOUR,
    NO_GOOD,
    NO_TILE,
    NOBODY,
    TILES,
    WOOD,
)
from haspelknecht.rules.planning import reveal_plans
from haspelknecht.rules.player import DONE_MILL, Player
from haspelknecht.rules.stages import PLANNING, WORKING
from haspelknecht.rules.state import State
from haspelknecht.view.phrases import MILL

BEGINNINGS: Final = {DIGGER: HIRE_DIGGER, MINER: HIRE_MINER, HASPELKNECHT: HIRE_HASPELKNECHT, MILL: RUN_MILL}
PROPS: Final = (PROP_PINGE, PROP_TUNNEL)
FEES: Final = (NO_GOOD, WOOD, FOOD, COAL)  # what one would rather pay first


@dataclass
class Deed:
    """What one worker does: the moves of it, and the position before them."""

    worker: int
    before: State
    moves: list[int]


@dataclass
class Line:
    """All work that is still to be done, in order. `state` is the position after it, `first` what has to be done
    before anybody else begins: to answer a tile's offer, or to use the step that synergy gave."""

    state: State
    first: list[int] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)
    order_matters: bool = False

    @property
    def moves(self) -> list[int]:
        """All moves of the line."""
        return self.first + [move for deed in self.deeds for move in deed.moves]


def when_working(state: State, seat: int) -> State:
    """A copy in which it is the turn of the seat to work: in planning its pay is paid. In other stages, and after the
    own turn, the position as it is."""
    found = state.copy()
    place = list(found.order).index(seat)
    if state.stage == PLANNING:
        reveal_plans(found)
        found.turn = place
    elif state.stage == WORKING and state.turn < place:
        found.turn = place
        found.worker, found.offer, found.bonus_step, found.steps, found.in_tunnel = NOBODY, NO_TILE, 0, 0, 0
    return found


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
    found = in_best_order(line, seat, crew, buyers)
    idle = {worker for worker in set(crew) - {deed.worker for deed in found.deeds} if worker <= FARMHAND} - buyers
    return in_best_order(line, seat, crew, buyers | idle) if idle else found


def holds_mixed(player: Player, worker: int) -> bool:
    """Whether disks of several colours lie on an own worker: they can only buy (R-PLAN-10)."""
    return COLOUR_OF[load_of_worker(player, worker)] == NO_COLOUR


# -- the order -----------------------------------------------------------------------------------------------------


def in_best_order(line: Line, seat: int, crew: Sequence[int], buyers: set[int]) -> Line:
    """The best order of the workers; that of the board if no other brings more."""
    plain = one_by_one(line, seat, crew, buyers)
    movers = [worker for worker in crew if not is_steady(line.state, seat, worker, buyers)]
    if len(movers) + (len(movers) < len(crew)) < 2:
        return plain
    steady = one_by_one(line, seat, [worker for worker in crew if worker not in movers], buyers)
    best = max(orders(steady, seat, movers, buyers), key=lambda found: worth(found, seat))
    if worth(best, seat) <= worth(plain, seat):
        return plain
    best.order_matters = True
    return best


def one_by_one(line: Line, seat: int, crew: Sequence[int], buyers: set[int]) -> Line:
    """The workers in a given order; whoever can do nothing yet is asked again after the others."""
    found = Line(line.state.copy(), line.first, list(line.deeds))
    left, progress = list(crew), True
    while left and progress:
        progress = False
        for worker in list(left):
            if add_worker(found, seat, worker, buyers):
                left.remove(worker)
                progress = True
    done = [deed.worker for deed in found.deeds if deed.worker in crew]
    found.order_matters = done != [worker for worker in crew if worker in done]
    return found


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
    """Whether black disks lie on an own worker."""
    return COLOUR_OF[load_of_worker(player, worker)] == BLACK


def orders(line: Line, seat: int, movers: Sequence[int], buyers: set[int]) -> list[Line]:
    """All that different orders lead to. Orders that lead to the same board are followed once."""
    ends: list[Line] = []
    level = [line]
    while level:
        following: dict[tuple[int, ...], Line] = {}
        for known in level:
            done = {deed.worker for deed in known.deeds}
            went_on = False
            for worker in movers:
                if worker not in done:
                    twin = Line(known.state.copy(), known.first, list(known.deeds))
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


# -- one worker ----------------------------------------------------------------------------------------------------


def begin(line: Line, seat: int) -> None:
    """Answer an offer, and let whoever is at work finish."""
    answer_offer(line.state, seat, line.first)
    if line.state.worker == NOBODY:
        all_steps(line.state, seat, line.first)
        return
    deed = Deed(int(line.state.worker), line.state.copy(), [])
    all_steps(line.state, seat, deed.moves)
    line.deeds.append(deed)


def add_worker(line: Line, seat: int, worker: int, buyers: set[int]) -> bool:
    """Let a worker do everything they can, if they can do anything now."""
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
    line.deeds.append(Deed(worker, before, made))
    return True


def beginning_of(state: State, seat: int, worker: int, made: list[int]) -> int | None:
    """The move with which a worker begins what their disks or pay are for; wood needed before it goes to `made`."""
    kinds = (MAKE_FOOD + worker, MAKE_WOOD + worker, GO_MINING + worker)
    wanted = kinds if worker <= FARMHAND else (BEGINNINGS[worker],)
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
    first = BUY + worker * TILES * 4
    return [move for move in legal_moves(state, seat) if first <= move < first + TILES * 4]


def best_purchase(state: State, seat: int, worker: int) -> int | None:
    """The tile that brings most points, one without a fee if there is any."""

    def rank(move: int) -> tuple[bool, int, int]:
        fee = (move - BUY) % 4
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
        last_of_pinge = state.players[seat].pinge_coal == 1 and state.steps > 1  # the other steps would lapse (C-07)
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
