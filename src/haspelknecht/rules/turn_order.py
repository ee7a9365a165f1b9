"""The new turn order after taking."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.player import Player
from haspelknecht.rules.scales import DISK_VALUES
from haspelknecht.rules.stages import PLANNING
from haspelknecht.rules.state import State


def cart_value(player: Player) -> i64:
    """Yellow 3, brown 2, black 1; only cart 1 counts (R-ORDER-01, R-ORDER-02)."""
    if player.cart1_disks == 0:  # an empty cart has no colour
        return 0
    return player.cart1_disks * DISK_VALUES[player.cart1_colour]


def set_turn_order(state: State) -> None:
    """Lowest value first; among equals the old order is reversed (R-ORDER-03, R-ORDER-04, C-60).

    An insertion sort over the reversed old order keeps equals in reversed order.
    """
    count = state.setup.players
    old = state.order[:]
    for i in range(count):
        seat = old[count - 1 - i]
        value = cart_value(state.players[seat])
        place = i
        while place > 0 and cart_value(state.players[state.order[place - 1]]) > value:
            state.order[place] = state.order[place - 1]
            place -= 1
        state.order[place] = seat
    state.turn = 0
    state.stage = PLANNING
