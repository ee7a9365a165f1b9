"""Which developments the disks of a player can pay, on his workers or still free."""

from __future__ import annotations

from haspelknecht.rules.developing import load_of_worker
from haspelknecht.rules.loads import BLACK_IN, BROWN_IN, LOADS, NO_LOAD, YELLOW_IN
from haspelknecht.rules.pieces import COLOURS, FARMER, FARMHAND
from haspelknecht.rules.planning import left, may_develop
from haspelknecht.rules.player import PLAN_FARMER, PLAN_FARMHAND
from haspelknecht.rules.stages import PLANNING, STORING
from haspelknecht.rules.state import State

OWN = (FARMER, FARMHAND)
PLAN_STEPS = (PLAN_FARMER, PLAN_FARMHAND)


def payers(state: State, seat: int, tile: int) -> list[int]:
    """The own workers who still can buy, and whose disks are the price of a tile."""
    player = state.players[seat]
    found = []
    for worker in OWN:
        load = load_of_worker(player, worker)
        ready = load != NO_LOAD and not player.done >> worker & 1 and may_develop(state, player, worker)
        if ready and state.setup.fits[load] >> tile & 1:
            found.append(worker)
    return found


def free_disks(state: State, seat: int) -> tuple[int, ...]:
    """Disks, colour markers included, that could still go to a worker who develops."""
    player = state.players[seat]
    if state.stage > PLANNING:
        return (0,) * COLOURS
    waiting = [worker for worker in OWN if player.plan_step <= PLAN_STEPS[worker]]
    if not any(may_develop(state, player, worker) for worker in waiting):
        return (0,) * COLOURS
    return tuple(int(left(player, colour)) for colour in range(COLOURS))


def spendable(state: State, seat: int) -> tuple[int, ...]:
    """The free disks, and those that lie on workers who develop."""
    player = state.players[seat]
    counts = list(free_disks(state, seat))
    if state.stage < STORING:
        for worker in OWN:
            if may_develop(state, player, worker):
                load = load_of_worker(player, worker)
                for colour, column in enumerate((YELLOW_IN, BROWN_IN, BLACK_IN)):
                    counts[colour] += int(column[load])
    return tuple(counts)


def tiles_paid_freely(state: State, seat: int) -> int:
    """The tiles that some of the free disks would pay, as bits."""
    yellow, brown, black = free_disks(state, seat)
    found = 0
    for load in range(NO_LOAD + 1, LOADS):
        if YELLOW_IN[load] <= yellow and BROWN_IN[load] <= brown and BLACK_IN[load] <= black:
            found |= int(state.setup.fits[load])
    return found
