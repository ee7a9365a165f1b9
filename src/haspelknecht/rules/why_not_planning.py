"""Refusals of planning moves."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.loads import BLACK_IN, BROWN_IN, COLOUR_OF, NO_LOAD, YELLOW_IN
from haspelknecht.rules.moves import (
    PAY_DIGGER,
    PAY_HASPELKNECHT,
    PAY_MINER,
    PLAN_MILL,
    load_planned,
    loaded_worker,
    mill_colour,
    payment_planned,
)  # fmt: skip
from haspelknecht.rules.pieces import (
    BLACK,
    BROWN,
    DIGGER,
    HASPELKNECHT,
    MINER,
    NO_COLOUR,
    PAID_DISK,
    PAID_FOOD,
    PAID_THALER,
    UNPAID,
    YELLOW,
)  # fmt: skip
from haspelknecht.rules.planning import can_hire_digger, has_mill, left, may_develop, spare_food, spare_thaler
from haspelknecht.rules.player import PLAN_HIRED, PLAN_MILL_STEP, PLAN_MINER, Player
from haspelknecht.rules.reasons import Reason, colour_name, worker_name
from haspelknecht.rules.state import State


def planning_refusal(state: State, player: Player, move: i64) -> Reason | None:
    """Why something cannot be planned."""
    if move < PAY_DIGGER:
        return load_refusal(state, player, loaded_worker(move), load_planned(move))
    if move < PAY_MINER:
        return digger_refusal(state, player, payment_planned(move))
    if move < PAY_HASPELKNECHT:
        return miner_refusal(state, player, payment_planned(move))
    if move < PLAN_MILL:
        return haspelknecht_refusal(state, player, payment_planned(move))
    return mill_refusal(state, player, mill_colour(move))


def step_refusal(state: State, player: Player, step: i64) -> Reason | None:
    """Plans are made worker by worker, each once."""
    if player.plan_step == step:
        return None
    if player.plan_step == PLAN_MILL_STEP:
        return Reason("R-PLAN-03", "plan-mill-now", {})
    now: i64 = player.plan_step
    if now == PLAN_HIRED:
        now = HASPELKNECHT if player.exhausted() else DIGGER
    elif now == PLAN_MINER:
        now = MINER
    return Reason("R-PLAN-03", "plan-other-worker", {"worker": worker_name(now)})


def load_refusal(state: State, player: Player, worker: i64, load: i64) -> Reason | None:
    """Disks on Farmer or Farmhand."""
    refusal = step_refusal(state, player, worker)
    if refusal is not None or load == NO_LOAD:
        return refusal
    for colour, needed in ((YELLOW, YELLOW_IN[load]), (BROWN, BROWN_IN[load]), (BLACK, BLACK_IN[load])):
        if left(player, colour) < needed:
            return Reason(
                "R-PLAN-06",
                "too-few-disks",
                {"colour": colour_name(colour), "have": left(player, colour), "need": needed},
            )
    if COLOUR_OF[load] != NO_COLOUR:
        return None
    if not may_develop(state, player, worker):
        return Reason("R-FARMHAND-01", "mixed-needs-development", {})
    if state.setup.fits[load] & ~player.tiles == 0:
        return Reason("R-PLAN-10", "mixed-fits-no-tile", {})
    return None


def digger_refusal(state: State, player: Player, payment: i64) -> Reason | None:
    """Paying the Coal-digger."""
    if player.exhausted():
        return Reason("R-DIGGER-05", "digger-gone", {})
    if not can_hire_digger(state, player):
        return Reason("R-DIGGER-05", "digger-needs-access", {})
    refusal = step_refusal(state, player, PLAN_HIRED)
    return refusal if refusal is not None else payment_refusal(player, payment, DIGGER, "R-DIGGER-01")


def miner_refusal(state: State, player: Player, payment: i64) -> Reason | None:
    """Paying the Miner."""
    if not player.exhausted():
        return Reason("R-MINER-01", "worker-not-there-yet", {"worker": "miner"})
    if payment == PAID_DISK:
        return Reason("R-MINER-02", "miner-takes-no-disk", {})
    refusal = step_refusal(state, player, PLAN_MINER)
    return refusal if refusal is not None else payment_refusal(player, payment, MINER, "R-MINER-02")


def haspelknecht_refusal(state: State, player: Player, payment: i64) -> Reason | None:
    """Paying the Haspelknecht."""
    if not player.exhausted():
        return Reason("R-HASPEL-05", "worker-not-there-yet", {"worker": "haspelknecht"})
    refusal = step_refusal(state, player, PLAN_HIRED)
    return refusal if refusal is not None else payment_refusal(player, payment, HASPELKNECHT, "R-HASPEL-01")


def payment_refusal(player: Player, payment: i64, worker: i64, rule: str) -> Reason | None:
    """The player must have the payment: goods of this phase do not exist yet (R-PLAN-04)."""
    name = worker_name(worker)
    if payment == PAID_DISK and left(player, YELLOW) == 0:
        return Reason(rule, "no-yellow-left", {"worker": name})
    if payment == PAID_FOOD and spare_food(player) == 0:
        return Reason(rule, "no-food-left", {"worker": name})
    if payment == PAID_THALER and spare_thaler(player) == 0:
        return Reason(rule, "no-thaler-left", {"worker": name})
    assert UNPAID <= payment <= PAID_THALER
    return None


def mill_refusal(state: State, player: Player, colour: i64) -> Reason | None:
    """Disks on the Water Mill."""
    if not has_mill(state, player):
        return Reason("R-TILE-35a", "no-mill", {})
    refusal = step_refusal(state, player, PLAN_MILL_STEP)
    if refusal is not None or colour == NO_COLOUR:
        return refusal
    if left(player, colour) < 2:
        return Reason("R-TILE-35a", "mill-needs-two", {"colour": colour_name(colour), "have": left(player, colour)})
    if colour == BLACK and player.mill_yellow > 0:
        return Reason("R-TILE-35a", "mill-black-first", {})
    return None
