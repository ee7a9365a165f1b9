"""Refilling the resource boards: explicit draws from the bag, one disk at a time."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.pieces import (
    BLACK,
    BROWN,
    COLOURS,
    NO_COLOUR,
    NOBODY,
    POOL_SIZE,
    RESERVE,
    RESERVE_SIZE,
    SPRING,
    YELLOW,
)  # fmt: skip
from haspelknecht.rules.stages import DRAWING, TAKING, WATER_RISES
from haspelknecht.rules.state import State


def refill(state: State) -> None:
    """Put all disks on carts into the bag, and each reserve pool into its action pool (R-REFILL-02..04)."""
    for player in state.players:
        state.into_bag(player.cart1_colour, player.cart1_disks)
        state.into_bag(player.cart2_colour, player.cart2_disks)
        player.cart1_colour = NO_COLOUR
        player.cart1_disks = 0
        player.cart2_colour = NO_COLOUR
        player.cart2_disks = 0
    for at in range(state.setup.players * COLOURS):
        state.pools[at] += state.pools[RESERVE + at]
        state.pools[RESERVE + at] = 0
    state.stage = DRAWING
    end_drawing_if_full(state)


def next_place(state: State) -> i64:
    """Where the next disk goes: reserve pools up to 3 first, then action pools up to 6, in board order
    (R-SETUP-18, R-REFILL-05, R-REFILL-06, H-10). NOBODY if there is nothing to draw: if the bag runs out, the last
    pools are not full (R-REFILL-08)."""
    if state.bag_size() == 0:
        return NOBODY
    for pool in range(state.setup.players):
        if state.reserve_size(pool) < RESERVE_SIZE:
            return RESERVE + pool * COLOURS
    for pool in range(state.setup.players):
        if state.pool_size(pool) < POOL_SIZE:
            return pool * COLOURS
    return NOBODY


def can_draw(state: State, colour: i64) -> bool:
    """Whether a disk of the colour is in the bag."""
    if state.stage != DRAWING:
        return False
    if colour == YELLOW:
        return state.bag_yellow > 0
    if colour == BROWN:
        return state.bag_brown > 0
    return colour == BLACK and state.bag_black > 0


def draw(state: State, colour: i64) -> None:
    """Draw a disk of this colour from the bag."""
    put(state, next_place(state), colour)
    end_drawing_if_full(state)


def put(state: State, at: i64, colour: i64) -> None:
    """Move a disk from the bag to the pool that begins at `at`."""
    state.pools[at + colour] += 1
    state.into_bag(colour, -1)


def room(state: State, at: i64) -> i64:
    """The number of disks to draw for the pool that begins at `at`: its free places, or all that is in the bag."""
    size = state.pools[at] + state.pools[at + 1] + state.pools[at + 2]
    free = (RESERVE_SIZE if at >= RESERVE else POOL_SIZE) - size
    left = state.bag_size()
    return free if free < left else left


def end_drawing_if_full(state: State) -> None:
    """Go on after the last disk: at set-up to the first water phase, later to taking (R-REFILL-01)."""
    if next_place(state) == NOBODY:
        first_phase = state.year == 1 and state.season == SPRING
        state.stage = WATER_RISES if first_phase else TAKING
        state.turn = 0


def colour_at(state: State, ticket: i64) -> i64:
    """The colour of the disk number `ticket` in the bag, counting yellow, brown, black."""
    if ticket < state.bag_yellow:
        return YELLOW
    if ticket < state.bag_yellow + state.bag_brown:
        return BROWN
    return BLACK
