"""Refusals of moves in a player's turn."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.developing import load_of_worker
from haspelknecht.rules.hired_workers import digger_can_work, windlass_can_work
from haspelknecht.rules.loads import COLOUR_OF, NO_LOAD
from haspelknecht.rules.mining import pinge_access
from haspelknecht.rules.moves import (
    BUY,
    END_TURN,
    GO_MINING,
    HIRE_DIGGER,
    HIRE_HASPELKNECHT,
    HIRE_MINER,
    MAKE_WOOD,
    MINE,
    PROP_PINGE,
    PROP_TUNNEL,
    RUN_MILL,
    STOP,
    USE_CABLE,
    fee_paid,
    own_worker,
    tile_bought,
)  # fmt: skip
from haspelknecht.rules.options import ACCESSIBLE_COAL, AT_ONCE, LIFTING_ONLY
from haspelknecht.rules.own_workers import can_do_mining
from haspelknecht.rules.pieces import BLACK, BROWN, NO_TILE, NOBODY, WINDLASS, YELLOW, tile_number
from haspelknecht.rules.player import DONE_DIGGER, DONE_HASPELKNECHT, DONE_MILL, DONE_MINER, Player
from haspelknecht.rules.reasons import Reason, colour_name, worker_name
from haspelknecht.rules.state import State
from haspelknecht.rules.why_not_anytime import anytime_refusal
from haspelknecht.rules.why_not_buying import buying_refusal
from haspelknecht.rules.why_not_mine import lifting_refusal, pinge_refusal, tunnel_refusal
from haspelknecht.rules.why_not_steps import bonus_refusal, offer_refusal, step_refusal


def working_refusal(state: State, player: Player, move: i64) -> Reason | None:
    """Why a move in the player's turn is illegal."""
    if state.offer != NO_TILE:
        if PROP_PINGE <= move <= PROP_TUNNEL:
            return anytime_refusal(state, player, move)
        return offer_refusal(state, player, move)
    if USE_CABLE <= move <= PROP_TUNNEL:
        return anytime_refusal(state, player, move)
    if MINE <= move <= STOP:
        if state.worker != NOBODY:
            return step_refusal(state, player, move)
        return bonus_refusal(state, player, move)
    if state.worker != NOBODY:
        return Reason("R-EXEC-03", "finish-first", {"worker": worker_name(state.worker)})
    if move == END_TURN:
        return None
    if move > STOP:
        return Reason("R-DEV-17", "no-offer", {})
    if move < HIRE_DIGGER:
        return own_worker_refusal(state, player, move)
    return hired_refusal(state, player, move)


def own_worker_refusal(state: State, player: Player, move: i64) -> Reason | None:
    """Why Farmer or Farmhand cannot begin this work."""
    worker = own_worker(move)
    name = worker_name(worker)
    if player.done >> worker & 1:
        return Reason("R-PLAN-08", "worker-is-done", {"worker": name})
    load = load_of_worker(player, worker)
    if load == NO_LOAD:
        return Reason("R-PLAN-03", "worker-has-no-disks", {"worker": name})
    if move >= BUY:
        return buying_refusal(state, player, worker, tile_bought(move), fee_paid(move))
    if move < MAKE_WOOD:
        return colour_refusal(load, YELLOW, name, "R-FARMER-02")
    if move < GO_MINING:
        return colour_refusal(load, BROWN, name, "R-FARMER-03")
    refusal = colour_refusal(load, BLACK, name, "R-FARMER-05")
    if refusal is not None or can_do_mining(state, player):
        return refusal
    return tunnel_refusal(state, player) if player.exhausted() else pinge_refusal(state, player)


def colour_refusal(load: i64, colour: i64, name: str, rule: str) -> Reason | None:
    """All disks on the worker must have the colour of the work (R-PLAN-10)."""
    if COLOUR_OF[load] == colour:
        return None
    return Reason(rule, "wrong-colour", {"worker": name, "colour": colour_name(colour)})


def hired_refusal(state: State, player: Player, move: i64) -> Reason | None:
    """Why a hired worker, the mill or the Windlass cannot begin."""
    if move == HIRE_DIGGER:
        return digger_refusal(state, player)
    if move == HIRE_MINER:
        refusal = pay_refusal(player, player.miner_pay, DONE_MINER, "miner", "R-MINER-02")
        return refusal if refusal is not None else tunnel_refusal(state, player)
    if move == HIRE_HASPELKNECHT:
        refusal = pay_refusal(player, player.haspelknecht_pay, DONE_HASPELKNECHT, "haspelknecht", "R-HASPEL-01")
        if refusal is not None or player.water > 0:
            return refusal
        return lifting_refusal(player)
    if move == RUN_MILL:
        return mill_refusal(player)
    return windlass_refusal(state, player)


def pay_refusal(player: Player, payment: i64, done: i64, name: str, rule: str) -> Reason | None:
    """The worker must have been paid in planning, and works once."""
    if not payment:
        return Reason(rule, "worker-unpaid", {"worker": name})
    if player.done & done:
        return Reason("R-PLAN-07", "worker-is-done", {"worker": name})
    return None


def digger_refusal(state: State, player: Player) -> Reason | None:
    """The Coal-digger."""
    refusal = pay_refusal(player, player.digger_pay, DONE_DIGGER, "digger", "R-DIGGER-01")
    if refusal is not None:
        return refusal
    if player.exhausted():
        return Reason("R-DIGGER-05", "digger-gone", {})
    if state.setup.options.digger_needs == ACCESSIBLE_COAL and pinge_access(state, player) <= 0:
        return Reason("R-DIGGER-05", "digger-needs-access", {})
    return None if digger_can_work(state, player) else pinge_refusal(state, player)


def mill_refusal(player: Player) -> Reason | None:
    """The Water Mill."""
    if player.mill_black + player.mill_yellow == 0:
        return Reason("R-TILE-35a", "mill-has-no-disks", {})
    if player.done & DONE_MILL:
        return Reason("R-TILE-35a", "mill-is-done", {})
    return None


def windlass_refusal(state: State, player: Player) -> Reason | None:
    """The Windlass marker."""
    if not player.markers >> WINDLASS & 1:
        return Reason("R-TILE-25b", "no-marker", {"tile": tile_number(WINDLASS)})
    if state.setup.options.marker_window != AT_ONCE and player.fresh_tiles >> WINDLASS & 1:
        return Reason("R-MARKER-03", "marker-is-fresh", {"tile": tile_number(WINDLASS)})
    if not player.exhausted():
        return Reason("R-TILE-25b", "worker-not-there-yet", {"worker": "haspelknecht"})
    if windlass_can_work(state, player):
        return None
    if state.setup.options.windlass_actions == LIFTING_ONLY or player.water == 0:
        refusal = lifting_refusal(player)
        if refusal is not None:
            return refusal
    return Reason("R-TILE-25b", "windlass-water-only", {})
