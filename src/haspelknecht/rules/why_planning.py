"""Reasons for planning moves."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.loads import BLACK_IN, BROWN_IN, COLOUR_OF, NO_LOAD, YELLOW_IN
from haspelknecht.rules.moves import PAY_DIGGER, PAY_HASPELKNECHT, PAY_MINER, PLAN_MILL, load_planned, loaded_worker
from haspelknecht.rules.pieces import NO_COLOUR, PAYMENT_NAMES, TILES, UNPAID, tile_number
from haspelknecht.rules.player import Player
from haspelknecht.rules.reasons import Reason, worker_name
from haspelknecht.rules.state import State


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
        key = ("plans-no-mill", "plans-mill-black", "plans-mill-yellow")[move - PLAN_MILL]
        return [Reason("R-TILE-35a", key, {})]
    if move < PAY_MINER:
        return [payment_reason("digger", "R-DIGGER-01", move - PAY_DIGGER)]
    if move < PAY_HASPELKNECHT:
        return [payment_reason("miner", "R-MINER-02", move - PAY_MINER)]
    return [payment_reason("haspelknecht", "R-HASPEL-01", move - PAY_HASPELKNECHT)]


def payment_reason(name: str, rule: str, payment: i64) -> Reason:
    """One item, once a phase (R-PLAN-07)."""
    if payment == UNPAID:
        return Reason("R-PLAN-07", "plans-nothing", {"worker": name})
    return Reason(rule, "plans-payment", {"worker": name, "payment": PAYMENT_NAMES[payment]})
