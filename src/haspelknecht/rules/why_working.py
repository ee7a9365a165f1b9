"""Reasons for activating a worker."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.developing import is_free, load_of_worker
from haspelknecht.rules.hired_workers import DIGGER_STEPS, HASPELKNECHT_STEPS, MINER_STEPS
from haspelknecht.rules.loads import BLACK_IN, BROWN_IN, YELLOW_IN
from haspelknecht.rules.moves import (
    BUY,
    GO_MINING,
    HIRE_DIGGER,
    HIRE_HASPELKNECHT,
    HIRE_MINER,
    MAKE_WOOD,
    RUN_MILL,
    fee_paid,
    own_worker,
    tile_bought,
)  # fmt: skip
from haspelknecht.rules.own_workers import brings_summer_bonus, did
from haspelknecht.rules.pieces import NO_GOOD, SEAT_NAMES, SUMMER, level_of, tile_number
from haspelknecht.rules.player import DID_FOOD, DID_WOOD, Player
from haspelknecht.rules.reasons import Reason, good_name, worker_name
from haspelknecht.rules.scales import MILL_POINTS, rank_points
from haspelknecht.rules.state import State
from haspelknecht.rules.tiles import ROWS


def activation_reasons(state: State, player: Player, move: i64) -> list[Reason]:
    """A worker, the mill or the Windlass begins."""
    if move >= HIRE_DIGGER:
        return [hired_reason(player, move)]
    if move >= BUY:
        return buying_reasons(state, player, own_worker(move), tile_bought(move), fee_paid(move))
    worker = own_worker(move)
    load = load_of_worker(player, worker)
    name = worker_name(worker)
    if move >= GO_MINING:
        return [Reason("R-FARMER-05", "goes-mining", {"worker": name, "steps": BLACK_IN[load]})]
    if move >= MAKE_WOOD:
        reasons = [Reason("R-FARMER-03", "makes-wood", {"worker": name, "wood": BROWN_IN[load]})]
        if did(player, 1 - worker) & DID_WOOD:
            reasons.append(Reason("R-SYNERGY-02", "synergy-wood", {}))
        return reasons
    reasons = [Reason("R-FARMER-02", "makes-food", {"worker": name, "food": YELLOW_IN[load]})]
    if did(player, 1 - worker) & DID_FOOD:
        reasons.append(Reason("R-SYNERGY-01", "synergy-food", {}))
    if state.season == SUMMER and brings_summer_bonus(state, player, worker):
        reasons.append(Reason("R-SUMMER-01", "summer-food", {}))
    return reasons


def hired_reason(player: Player, move: i64) -> Reason:
    """A hired worker, the mill or the Windlass shift."""
    if move == HIRE_DIGGER:
        return Reason("R-DIGGER-02", "begins-work", {"worker": "digger", "steps": DIGGER_STEPS})
    if move == HIRE_MINER:
        return Reason("R-MINER-03", "begins-work", {"worker": "miner", "steps": MINER_STEPS})
    if move == HIRE_HASPELKNECHT:
        return Reason("R-HASPEL-02", "begins-work", {"worker": "haspelknecht", "steps": HASPELKNECHT_STEPS})
    if move == RUN_MILL:
        points = MILL_POINTS * player.mill_yellow
        made: dict[str, int | str] = {"thaler": player.mill_black, "food": player.mill_yellow, "points": points}
        return Reason("R-TILE-35a", "mill-makes", made)
    return Reason("R-TILE-25b", "windlass-shift", {"steps": HASPELKNECHT_STEPS})


def buying_reasons(state: State, player: Player, worker: i64, tile: i64, fee: i64) -> list[Reason]:
    """Availability, fee, points by rank, and the rule of the tile."""
    number = tile_number(tile)
    level = level_of(tile)
    if fee != NO_GOOD:
        owner = SEAT_NAMES[state.top_owner(tile)]
        reasons = [Reason("R-DEV-11", "fee-goes-to", {"tile": number, "good": good_name(fee), "seat": owner})]
    elif is_free(state, player, tile):
        rule = "R-DEV-08" if level == 1 else "R-DEV-09"
        reasons = [Reason(rule, "tile-is-free" if level == 1 else "tile-is-adjacent", {"tile": number})]
    else:
        reasons = []
    earlier = state.owners(tile)
    values: dict[str, int | str] = {"tile": number, "rank": earlier + 1, "points": rank_points(level, earlier)}
    reasons.append(Reason("R-DEV-15", "rank-points", values))
    reasons.append(Reason(ROWS[tile].rule, "tile-effect", {"tile": number, "worker": worker_name(worker)}))
    return reasons
