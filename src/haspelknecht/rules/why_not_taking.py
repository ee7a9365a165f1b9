"""Refusals of taking disks."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.moves import (
    PASS,
    TAKE_SOME,
    disks_taken,
    place_taken,
    swap_given,
    swap_got,
    swap_pool,
    swap_reserve,
)  # fmt: skip
from haspelknecht.rules.pieces import COLOURS, OIL_LAMP, RESERVE, tile_number
from haspelknecht.rules.player import Player
from haspelknecht.rules.reasons import Reason, colour_name
from haspelknecht.rules.stages import TAKING
from haspelknecht.rules.state import State
from haspelknecht.rules.taking import second_take


def taking_refusal(state: State, player: Player, move: i64) -> Reason | None:
    """Why a taking move is illegal."""
    if move < TAKE_SOME:
        return place_refusal(state, place_taken(move))
    if move < PASS:
        return fewer_refusal(state, player, place_taken(move), disks_taken(move))
    if move == PASS:
        if state.stage == TAKING and not all_empty(state):
            return Reason("R-TAKE-02", "must-take", {})  # C-62
        return None
    return lamp_refusal(state, player, move)


def all_empty(state: State) -> bool:
    """Whether no action pool holds a disk (C-56)."""
    for pool in range(state.setup.players):
        if state.pool_size(pool) > 0:
            return False
    return True


def pool_refusal(state: State, pool: i64) -> Reason | None:
    """There are as many pools as players."""
    if pool >= state.setup.players:
        return Reason("R-SETUP-16", "no-such-pool", {"pool": pool + 1, "pools": state.setup.players})
    return None


def place_refusal(state: State, at: i64) -> Reason | None:
    """The pool must exist and contain the colour."""
    pool = at // COLOURS
    refusal = pool_refusal(state, pool)
    if refusal is None and state.pools[at] == 0:
        return Reason("R-TAKE-02", "colour-not-there", {"colour": colour_name(at % COLOURS), "pool": pool + 1})
    return refusal


def fewer_refusal(state: State, player: Player, at: i64, disks: i64) -> Reason | None:
    """Taking fewer disks than possible is allowed only in step 2 and only by option."""
    if state.stage == TAKING:
        return Reason("R-TAKE-02", "must-take-all", {})
    if state.setup.options.second_take_fewer == 0:
        return Reason("R-TAKE-10", "must-take-up-to-limit", {})
    refusal = place_refusal(state, at)
    if refusal is not None:
        return refusal
    most = second_take(state, player, at)
    if disks >= most:
        return Reason("R-TAKE-10", "not-fewer", {"disks": disks, "most": most})
    return None


def lamp_refusal(state: State, player: Player, move: i64) -> Reason | None:
    """The Oil Lamp's swap."""
    got = swap_got(move)
    given = swap_given(move)
    pool = swap_pool(move)
    reserve = swap_reserve(move)
    if not player.markers >> OIL_LAMP & 1:
        return Reason("R-TILE-32b", "no-marker", {"tile": tile_number(OIL_LAMP)})
    refusal = pool_refusal(state, pool if pool > reserve else reserve)
    if refusal is not None:
        return refusal
    if pool != reserve and state.setup.options.oil_lamp_same_board == 0:
        return Reason("R-TILE-32b", "lamp-own-pool", {"pool": reserve + 1})
    if given == got:
        return Reason("R-TILE-32b", "lamp-same-colour", {})
    if state.pools[RESERVE + reserve * COLOURS + given] == 0:
        return Reason("R-TILE-32b", "reserve-lacks-colour", {"colour": colour_name(given), "pool": reserve + 1})
    return place_refusal(state, pool * COLOURS + got)
