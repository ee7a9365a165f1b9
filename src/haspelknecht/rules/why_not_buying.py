"""Why a development cannot be bought."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.developing import can_pay_fee, fee_takes, has_disk_left, is_free, load_of_worker
from haspelknecht.rules.loads import BLACK_IN, BROWN_IN, YELLOW_IN
from haspelknecht.rules.pieces import COAL, FOOD, NO_GOOD, PICKAXE, level_of, tile_number
from haspelknecht.rules.planning import may_develop
from haspelknecht.rules.player import Player
from haspelknecht.rules.reasons import Reason, good_name
from haspelknecht.rules.state import State


def buying_refusal(state: State, player: Player, worker: i64, tile: i64, fee: i64) -> Reason | None:
    """Why a worker with disks, who has not worked yet, cannot buy this tile for this fee."""
    number = tile_number(tile)
    if not may_develop(state, player, worker):
        if player.owns(PICKAXE):
            return Reason("R-TILE-13b", "farmhand-improves-later", {})
        return Reason("R-DEV-03", "farmhand-does-not-develop", {})
    if not state.setup.field.in_play >> tile & 1:
        return Reason("R-SETUP-08", "tile-not-in-play", {"tile": number})
    if player.owns(tile):
        return Reason("R-DEV-06", "tile-owned-already", {"tile": number})
    load = load_of_worker(player, worker)
    if not state.setup.fits[load] >> tile & 1:
        return cost_reason(state, tile, load)
    if not has_disk_left(state, player):
        return Reason("R-SETUP-13", "no-player-disk-left", {})
    return fee_refusal(state, player, tile, fee)


def cost_reason(state: State, tile: i64, load: i64) -> Reason:
    """The disks on the worker are not the printed cost."""
    components = state.setup.components
    return Reason(
        "R-DEV-02",
        "disks-do-not-pay",
        {
            "tile": tile_number(tile),
            "yellow": components.cost_yellow[tile],
            "brown": components.cost_brown[tile],
            "black": components.cost_black[tile],
            "any": components.cost_any[tile],
            "has_yellow": YELLOW_IN[load],
            "has_brown": BROWN_IN[load],
            "has_black": BLACK_IN[load],
        },
    )


def fee_refusal(state: State, player: Player, tile: i64, fee: i64) -> Reason | None:
    """Reach and fee (R-DEV-08..13)."""
    number = tile_number(tile)
    level = level_of(tile)
    if is_free(state, player, tile):
        if fee == NO_GOOD:
            return None
        return Reason("R-DEV-08" if level == 1 else "R-DEV-09", "no-fee-due", {"tile": number})
    if state.stacks[tile] == 0:
        return Reason("R-DEV-10", "tile-out-of-reach", {"tile": number})
    if fee == NO_GOOD:
        return Reason("R-DEV-12", "fee-due", {"tile": number, "level": level})
    if not fee_takes(level, fee):
        return Reason("R-DEV-12", "fee-wrong-good", {"level": level, "good": good_name(fee)})
    if can_pay_fee(state, player, fee):
        return None
    there = player.food if fee == FOOD else player.coal if fee == COAL else player.wood
    if there > 0:
        return Reason("R-FARMER-10", "fee-good-is-fresh", {"good": good_name(fee)})
    return Reason("R-DEV-13", "fee-good-missing", {"good": good_name(fee)})
