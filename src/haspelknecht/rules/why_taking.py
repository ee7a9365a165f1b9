"""Reasons for taking disks."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.moves import (
    LAMP,
    PASS,
    REFUND,
    TAKE_SOME,
    disks_taken,
    place_taken,
    swap_given,
    swap_got,
    swap_pool,
    swap_reserve,
)  # fmt: skip
from haspelknecht.rules.pieces import COLOURS, OIL_LAMP, tile_number
from haspelknecht.rules.player import Player
from haspelknecht.rules.reasons import Reason, colour_name
from haspelknecht.rules.scales import DISK_VALUES
from haspelknecht.rules.stages import TAKING
from haspelknecht.rules.state import State
from haspelknecht.rules.taking import second_take


def taking_reasons(state: State, player: Player, move: i64) -> list[Reason]:
    """Taking, passing, or the Oil Lamp's swap."""
    if move >= LAMP:
        return lamp_reasons(move)
    if move == PASS:
        return [Reason("R-TAKE-06", "passes", {})]
    if move >= TAKE_SOME:
        return [second_reason(place_taken(move), disks_taken(move), player)]
    at = place_taken(move)
    if state.stage != TAKING:
        return [second_reason(at, second_take(state, player, at), player)]
    return first_reasons(state, at)


def first_reasons(state: State, at: i64) -> list[Reason]:
    """Step 1: all of a colour, water from a wet pool, the value for the turn order."""
    disks = state.pools[at]
    colour = at % COLOURS
    pool = at // COLOURS
    values: dict[str, int | str] = {"disks": disks, "colour": colour_name(colour), "pool": pool + 1}
    reasons = [Reason("R-TAKE-02", "takes-all", values)]
    if state.setup.components.wet_pools >> pool & 1:
        reasons.append(Reason("R-TAKE-12", "takes-water", {"pool": pool + 1}))
    reasons.append(Reason("R-ORDER-01", "order-value", {"value": disks * DISK_VALUES[colour]}))
    return reasons


def second_reason(at: i64, disks: i64, player: Player) -> Reason:
    """Step 2: up to five disks in all."""
    total = player.taken() + disks
    name = colour_name(at % COLOURS)
    return Reason(
        "R-TAKE-10", "takes-second", {"disks": disks, "colour": name, "pool": at // COLOURS + 1, "total": total}
    )


def lamp_reasons(move: i64) -> list[Reason]:
    """The Oil Lamp's swap; its marker is used up."""
    values: dict[str, int | str] = {
        "reserve": swap_reserve(move) + 1,
        "colour": colour_name(swap_given(move)),
        "pool": swap_pool(move) + 1,
        "other_colour": colour_name(swap_got(move)),
    }
    return [
        Reason("R-TILE-32b", "lamp-swaps", values),
        Reason("R-MARKER-02", "marker-is-used", {"tile": tile_number(OIL_LAMP)}),
    ]


def refund_reasons(move: i64) -> list[Reason]:
    """The refund of the first spring."""
    return [Reason("R-TAKE-15", "refunds-water" if move == REFUND else "keeps-water", {})]
