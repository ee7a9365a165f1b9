"""Refusals of single steps: of a worker, of the synergy bonus, of what a tile offers."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.developing import coal_for_sale
from haspelknecht.rules.mining import FLOODED_PINGE, pinge_access
from haspelknecht.rules.moves import (
    DECLINE,
    LIFT,
    MINE,
    PUMP_ONE,
    SELL_ONE,
    SELL_TWO,
    STOP,
    TIMBER_THALER,
    TIMBER_WOOD,
)  # fmt: skip
from haspelknecht.rules.offers import can_take_free_coal
from haspelknecht.rules.options import ACCESSIBLE_COAL, FORCED, LIFTING_ONLY, WATER_ONLY
from haspelknecht.rules.pieces import (
    COAL_SACKS,
    DIGGER,
    HAMMER_AND_PICK,
    HASPELKNECHT,
    MINER,
    MINING_TIMBER,
    WINDLASS,
    WINDLASS_SHIFT,
    tile_number,
)  # fmt: skip
from haspelknecht.rules.player import Player
from haspelknecht.rules.reasons import Reason, worker_name
from haspelknecht.rules.state import State
from haspelknecht.rules.tiles import ROWS
from haspelknecht.rules.why_not_mine import (
    hand_pumping_refusal,
    lifting_refusal,
    pinge_refusal,
    pumping_refusal,
    tunnel_refusal,
)  # fmt: skip


def step_refusal(state: State, player: Player, move: i64) -> Reason | None:
    """The worker at work cannot do this step."""
    if move == STOP:
        return None
    if move == MINE:
        return mining_step_refusal(state, player)
    if move == LIFT:
        return lifting_step_refusal(state, player)
    return pumping_step_refusal(state, player, 1 if move == PUMP_ONE else 2)


def mining_step_refusal(state: State, player: Player) -> Reason | None:
    """Mining by the worker at work."""
    worker = state.worker
    if worker == DIGGER:
        return pinge_refusal(state, player)
    if worker == MINER:
        return tunnel_refusal(state, player)
    if worker >= HASPELKNECHT:
        return Reason("R-HASPEL-03", "haspelknecht-does-not-mine", {})
    if state.in_tunnel:
        return tunnel_refusal(state, player)
    if player.exhausted():
        return Reason("R-FARMER-07", "pinge-or-tunnel", {"worker": worker_name(worker)})
    return pinge_refusal(state, player)


def lifting_step_refusal(state: State, player: Player) -> Reason | None:
    """Lifting by the worker at work."""
    if state.worker < HASPELKNECHT:
        return Reason("R-TUNNEL-09", "only-haspelknecht-lifts", {})
    if state.worker == WINDLASS_SHIFT and state.setup.options.windlass_actions == WATER_ONLY:
        return Reason("R-TILE-25b", "windlass-water-only", {})
    return lifting_refusal(player)


def pumping_step_refusal(state: State, player: Player, amount: i64) -> Reason | None:
    """Pumping by the worker at work."""
    worker = state.worker
    if worker == MINER:
        return Reason("R-MINER-04", "miner-does-not-pump", {})
    if worker == DIGGER:
        if state.setup.options.digger_needs == ACCESSIBLE_COAL and pinge_access(state, player) <= 0:
            return Reason("R-DIGGER-05", "digger-needs-access", {})
        if state.setup.options.digger_choice == FORCED and (player.water < FLOODED_PINGE or amount == 1):
            return Reason("R-DIGGER-04", "digger-is-forced", {"water": player.water})
        return pumping_refusal(player, amount, "R-DIGGER-03")
    if worker == HASPELKNECHT:
        return pumping_refusal(player, amount, "R-HASPEL-03")
    if worker == WINDLASS_SHIFT:
        if state.setup.options.windlass_actions == LIFTING_ONLY:
            return Reason("R-TILE-25b", "windlass-lifting-only", {})
        return pumping_refusal(player, amount, "R-HASPEL-03")
    return hand_pumping_refusal(state, player, amount)


def bonus_refusal(state: State, player: Player, move: i64) -> Reason | None:
    """No worker is at work: only a synergy step that belongs to the player is possible."""
    if not state.bonus_step or move == STOP or move == LIFT:
        return Reason("R-EXEC-02", "nobody-at-work", {})
    if move == MINE:
        return tunnel_refusal(state, player) if player.exhausted() else pinge_refusal(state, player)
    return hand_pumping_refusal(state, player, 1 if move == PUMP_ONE else 2)


def offer_refusal(state: State, player: Player, move: i64) -> Reason | None:
    """The player must decide about a tile just bought (H-08)."""
    offer = state.offer
    if offer == MINING_TIMBER:
        if TIMBER_WOOD <= move <= TIMBER_THALER:
            return None
        return decide_first(offer)
    if move == DECLINE:
        return None
    if offer == HAMMER_AND_PICK and move == MINE:
        return free_coal_refusal(state, player)
    if offer == WINDLASS and move == PUMP_ONE:
        return None
    if offer == COAL_SACKS and (move == SELL_ONE or move == SELL_TWO):
        if move == SELL_TWO and coal_for_sale(state, player) < 2:
            return Reason("R-TILE-34", "too-little-coal", {"coal": coal_for_sale(state, player)})
        return None
    return decide_first(offer)


def decide_first(offer: i64) -> Reason:
    """The player must decide about the tile just bought before anything else."""
    return Reason(ROWS[offer].offer_rule, "decide-first", {"tile": tile_number(offer)})


def free_coal_refusal(state: State, player: Player) -> Reason | None:
    """The free coal of tile 33."""
    if can_take_free_coal(state, player):
        return None
    return tunnel_refusal(state, player) if player.exhausted() else pinge_refusal(state, player)
