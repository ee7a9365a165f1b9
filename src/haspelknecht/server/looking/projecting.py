"""The own turn to come: the same table as if the seat began to work now, with the plan that lies there."""

from __future__ import annotations

from haspelknecht.rules.pieces import NO_TILE, NOBODY
from haspelknecht.rules.planning import reveal_plans
from haspelknecht.rules.stages import PLANNING, WORKING
from haspelknecht.rules.state import State


def when_working(state: State, seat: int) -> State:
    """A copy in which the seat works: in planning its pay is paid, and nobody else has planned anything. In other
    stages, and after the own turn, the table as it is."""
    found = state.copy()
    place = list(found.order).index(seat)
    if state.stage == PLANNING:
        for other, player in enumerate(found.players):
            if other != seat:
                player.clear_plan()
        reveal_plans(found)
        found.turn = place
    elif state.stage == WORKING and state.turn < place:
        found.turn = place
        found.worker, found.offer, found.bonus_step = NOBODY, NO_TILE, 0
    return found
