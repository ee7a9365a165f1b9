"""Taking action disks in two steps, the Oil Lamp's swap, and the refund of the first spring."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.moves import (
    KEEP,
    LAMP,
    PASS,
    REFUND,
    TAKE_SOME,
    MoveList,
    disks_taken,
    place_taken,
    swap_given,
    swap_got,
    swap_pool,
    swap_reserve,
    swapping,
    taking,
    taking_some,
)  # fmt: skip
from haspelknecht.rules.pieces import COLOURS, DISK_LIMIT, OIL_LAMP, RESERVE, SPRING
from haspelknecht.rules.player import Player
from haspelknecht.rules.stages import ORDERING, REFUNDING, TAKING, TAKING_AGAIN
from haspelknecht.rules.state import State


def taking_moves(state: State, player: Player, out: MoveList) -> None:
    """Step 1: all disks of one colour of one action pool (R-TAKE-02). Step 2: the same up to five disks in all,
    or pass (R-TAKE-06..10)."""
    second = state.stage == TAKING_AGAIN
    places = state.setup.players * COLOURS
    for at in range(places):
        if state.pools[at] > 0:
            out.add(taking(at))
    if second and state.setup.options.second_take_fewer:
        for at in range(places):
            for disks in range(1, second_take(state, player, at)):
                out.add(taking_some(at, disks))
    if second or out.count == 0:  # C-56: all pools empty
        out.add(PASS)
    if player.markers >> OIL_LAMP & 1:
        lamp_moves(state, out)


def second_take(state: State, player: Player, at: i64) -> i64:
    """The number of disks that the second step takes from a place (R-TAKE-09, R-TAKE-10)."""
    disks = state.pools[at]
    room = DISK_LIMIT - player.taken()
    return disks if disks < room else room


def lamp_moves(state: State, out: MoveList) -> None:
    """Swaps of a reserve disk with one of another colour in its action pool (R-TILE-32b, H-04, C-88)."""
    own_pool_only = state.setup.options.oil_lamp_same_board == 0
    for reserve in range(state.setup.players):
        for pool in range(state.setup.players):
            if own_pool_only and pool != reserve:
                continue
            for given in range(COLOURS):
                if state.pools[RESERVE + reserve * COLOURS + given] == 0:
                    continue
                for got in range(COLOURS):
                    if got != given and state.pools[pool * COLOURS + got] > 0:
                        out.add(swapping(reserve, given, pool, got))


def play_taking(state: State, player: Player, move: i64) -> None:
    """Carry out a move of `taking_moves`."""
    if move >= LAMP:
        swap_by_lamp(state, player, move)
        return
    if move < TAKE_SOME:
        at = place_taken(move)
        if state.stage == TAKING:
            take_first(state, player, at)
        else:
            take_second(state, player, at, second_take(state, player, at))
    elif move < PASS:
        take_second(state, player, place_taken(move), disks_taken(move))
    state.turn += 1
    find_next_taker(state)


def take_first(state: State, player: Player, at: i64) -> None:
    """Move all disks of the colour to cart 1 (R-TAKE-03, R-TAKE-04); a wet pool brings water (R-TAKE-12)."""
    player.cart1_colour = at % COLOURS
    player.cart1_disks = state.pools[at]
    state.pools[at] = 0
    if state.setup.components.wet_pools >> at // COLOURS & 1:
        player.water += 1


def take_second(state: State, player: Player, at: i64, disks: i64) -> None:
    """Move disks to cart 2 (R-TAKE-11); no pool brings water (R-TAKE-13)."""
    player.cart2_colour = at % COLOURS
    player.cart2_disks = disks
    state.pools[at] -= disks


def swap_by_lamp(state: State, player: Player, move: i64) -> None:
    """Swap a disk of a reserve pool with one of an action pool; the marker is used up (R-MARKER-02)."""
    got = swap_got(move)
    given = swap_given(move)
    pool = swap_pool(move)
    reserve = swap_reserve(move)
    state.pools[RESERVE + reserve * COLOURS + given] -= 1
    state.pools[RESERVE + reserve * COLOURS + got] += 1
    state.pools[pool * COLOURS + got] -= 1
    state.pools[pool * COLOURS + given] += 1
    player.markers &= ~(1 << OIL_LAMP)


def find_next_taker(state: State) -> None:
    """Find the next player to take. Step 2 begins when all have finished step 1, and skips players with five disks
    (R-TAKE-01, R-TAKE-05); in the first spring refunds follow (R-TAKE-15)."""
    if state.stage == TAKING:
        if state.turn < state.setup.players:
            return
        state.stage = TAKING_AGAIN
        state.turn = 0
    if state.stage == TAKING_AGAIN:
        while state.turn < state.setup.players:
            if state.players[state.order[state.turn]].taken() < DISK_LIMIT:
                return
            state.turn += 1
        state.stage = REFUNDING
        state.turn = 0
    while state.turn < state.setup.players:
        if may_refund(state, state.players[state.order[state.turn]]):
            return
        state.turn += 1
    state.stage = ORDERING
    state.turn = 0


def may_refund(state: State, player: Player) -> bool:
    """Whether a player may give water back: only in the first spring, with fewer than five disks in all (C-64)."""
    return state.year == 1 and state.season == SPRING and player.taken() < DISK_LIMIT and player.water > 0


def refunding_moves(out: MoveList) -> None:
    """Give one pit water back, or keep it (H-09)."""
    out.add(REFUND)
    out.add(KEEP)


def play_refunding(state: State, player: Player, move: i64) -> None:
    """Carry out a move of `refunding_moves`."""
    if move == REFUND:
        player.water -= 1
    state.turn += 1
    find_next_taker(state)
