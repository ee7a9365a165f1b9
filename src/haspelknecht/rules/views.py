"""What a player may know."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.planning import go_to_open_step
from haspelknecht.rules.player import READY
from haspelknecht.rules.stages import PLANNING
from haspelknecht.rules.state import State


def hide_plans(state: State, seat: i64) -> State:
    """A copy without what the seat may not know: the unrevealed plans of others, except whether they are ready.

    Everything else is public, and future draws are not part of a state.
    """
    seen = state.copy()
    if state.stage != PLANNING or state.setup.options.plan_in_turn_order:
        return seen
    for other in range(state.setup.players):
        if other != seat:
            player = seen.players[other]
            ready = player.plan_step == READY
            player.clear_plan()
            if ready:
                player.plan_step = READY
            else:
                go_to_open_step(seen, player)
    return seen
