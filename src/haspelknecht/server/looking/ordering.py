"""The turn order to come, as far as disks have been taken."""

from __future__ import annotations

from haspelknecht.records.notation import SEATS
from haspelknecht.rules.stages import REFUNDING, STORING, TAKING
from haspelknecht.rules.state import State
from haspelknecht.rules.turn_order import cart_value, set_turn_order
from haspelknecht.server.position_types import Letter


def has_taken(state: State, seat: int) -> bool:
    """Whether the first cart of a seat is decided for this phase."""
    if state.stage == TAKING:
        return list(state.order).index(seat) < state.turn
    return state.stage < STORING


def order_values(state: State) -> dict[Letter, int | None]:
    """What each first cart is worth in the turn order."""
    return {
        SEATS[seat]: int(cart_value(player)) if has_taken(state, seat) else None  # type: ignore[misc]
        for seat, player in enumerate(state.players)
    }


def next_place(state: State, seat: int) -> int | None:
    """The place of a seat in the next order, among those who have taken; None if it has not, or all is settled."""
    if state.stage > REFUNDING or not has_taken(state, seat):
        return None
    twin = state.copy()
    set_turn_order(twin)
    return [int(other) for other in twin.order if has_taken(state, int(other))].index(seat) + 1
