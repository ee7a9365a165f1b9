"""Reasons for planning moves."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.loads import BLACK_IN, BROWN_IN, COLOUR_OF, NO_LOAD, YELLOW_IN
from haspelknecht.rules.moves import PLAN_MILL, load_planned, loaded_worker, mill_colour, paid_worker, payment_planned
from haspelknecht.rules.pieces import (
    BLACK,
    DIGGER,
    HASPELKNECHT,
    MINER,
    NO_COLOUR,
    PAYMENT_NAMES,
    TILES,
    UNPAID,
    YELLOW,
    tile_number,
)  # fmt: skip
from haspelknecht.rules.player import Player
from haspelknecht.rules.reasons import Reason, worker_name
from haspelknecht.rules.state import State

MILL_KEYS = {NO_COLOUR: "plans-no-mill", BLACK: "plans-mill-black", YELLOW: "plans-mill-yellow"}
PAYMENT_RULES = {DIGGER: "R-DIGGER-01", MINER: "R-MINER-02", HASPELKNECHT: "R-HASPEL-01"}


def load_reasons(state: State, player: Player, move: i64) -> list[Reason]:
    """Disks on Farmer or Farmhand. Mixed disks name the tiles that they pay for."""
    name = worker_name(loaded_worker(move))
    load = load_planned(move)
    if load == NO_LOAD:
        return [Reason("R-PLAN-11", "plans-nothing", {"worker": name})]
    disks: dict[str, int | str] = {
        "worker": name, "yellow": YELLOW_IN[load], "brown": BROWN_IN[load], "black": BLACK_IN[load],
    }  # fmt: skip
    reasons = [Reason("R-PLAN-06", "plans-disks", disks)]
    if COLOUR_OF[load] == NO_COLOUR:
        for tile in range(TILES):
            if (state.setup.fits[load] & ~player.tiles) >> tile & 1:
                reasons.append(Reason("R-PLAN-10", "mix-pays-tile", {"tile": tile_number(tile)}))
    return reasons


def payment_reasons(move: i64) -> list[Reason]:
    """A payment for a hired worker, or disks for the mill."""
    if move >= PLAN_MILL:
        return [Reason("R-TILE-35a", MILL_KEYS[mill_colour(move)], {})]
    worker = paid_worker(move)
    return [payment_reason(worker_name(worker), PAYMENT_RULES[worker], payment_planned(move))]


def payment_reason(name: str, rule: str, payment: i64) -> Reason:
    """One item, once a phase (R-PLAN-07)."""
    if payment == UNPAID:
        return Reason("R-PLAN-07", "plans-nothing", {"worker": name})
    return Reason(rule, "plans-payment", {"worker": name, "payment": PAYMENT_NAMES[payment]})
