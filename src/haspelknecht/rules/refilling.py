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
    """All action disks go into the bag, each reserve pool joins its action pool (R-REFILL-02..04)."""
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
    (R-SETUP-18, R-REFILL-05, R-REFILL-06, H-10). NOBODY if nothing is to be drawn: a short bag leaves the last
    pools short (R-REFILL-08)."""
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
    """A disk of this colour comes out of the bag."""
    put(state, next_place(state), colour)
    end_drawing_if_full(state)


def put(state: State, at: i64, colour: i64) -> None:
    """A disk from the bag into the pool that begins at `at`."""
    state.pools[at + colour] += 1
    state.into_bag(colour, -1)


def room(state: State, at: i64) -> i64:
    """How many disks the pool that begins at `at` still takes, as far as the bag lasts."""
    size = state.pools[at] + state.pools[at + 1] + state.pools[at + 2]
    free = (RESERVE_SIZE if at >= RESERVE else POOL_SIZE) - size
    left = state.bag_size()
    return free if free < left else left


def end_drawing_if_full(state: State) -> None:
    """After the last disk: at set-up the first water phase follows, later taking (R-REFILL-01)."""
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
