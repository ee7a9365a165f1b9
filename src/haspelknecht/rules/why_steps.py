"""Reasons for single steps."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.moves import (
    BURN_CHARCOAL,
    DECLINE,
    END_TURN,
    LIFT,
    MINE,
    PROP_PINGE,
    PROP_TUNNEL,
    PUMP_ONE,
    PUMP_TWO,
    SELL_ONE,
    SELL_TWO,
    STOP,
    TIMBER_THALER,
    TIMBER_WOOD,
    USE_CABLE,
)  # fmt: skip
from haspelknecht.rules.pieces import DIGGER, FARMHAND, NO_TILE, NOBODY, tile_number
from haspelknecht.rules.player import Player
from haspelknecht.rules.reasons import Reason, worker_name
from haspelknecht.rules.scales import PINGE_BONUS
from haspelknecht.rules.state import State

SIMPLE_STEPS = {
    USE_CABLE: ("R-TILE-14", "cable-pumps"),
    BURN_CHARCOAL: ("R-TILE-15a", "charcoal-burns"),
    LIFT: ("R-HASPEL-03", "lifts"),
    TIMBER_WOOD: ("R-TILE-31", "timber-wood"),
    TIMBER_THALER: ("R-TILE-31", "timber-thaler"),
    SELL_ONE: ("R-TILE-34", "sells-one"),
    SELL_TWO: ("R-TILE-34", "sells-two"),
    END_TURN: ("R-EXEC-01", "ends-turn"),
}


def step_reasons(state: State, player: Player, move: i64) -> list[Reason]:
    """A step of a worker, of a tile's offer, or something that may be done at any time."""
    if move == MINE:
        return mining_reasons(state, player)
    if move == PUMP_ONE or move == PUMP_TWO:
        return [pumping_reason(state, player, 1 if move == PUMP_ONE else 2)]
    if move == PROP_PINGE or move == PROP_TUNNEL:
        return [prop_reason(state, player, move)]
    if move == STOP:
        return [Reason("R-PLAN-11", "stops", {"worker": worker_name(state.worker), "steps": state.steps})]
    if move == DECLINE:
        return [Reason("R-DEV-17", "declines", {"tile": tile_number(state.offer)})]
    rule, key = SIMPLE_STEPS[move]
    return [Reason(rule, key, {})]


def mining_reasons(state: State, player: Player) -> list[Reason]:
    """One coal. The last one of the Pinge exhausts it, with a bonus by year."""
    if player.exhausted():
        return [Reason("R-TUNNEL-08", "mines-tunnel", {"left": player.tunnel_coal - 1})]
    reasons = [Reason("R-PINGE-05", "mines-pinge", {"left": player.pinge_coal - 1})]
    if player.pinge_coal == 1:
        reasons.append(Reason("R-PINGE-06", "ends-pinge", {}))
        reasons.append(Reason("R-PINGE-10", "pinge-bonus", {"year": state.year, "points": PINGE_BONUS[state.year]}))
    return reasons


def pumping_reason(state: State, player: Player, amount: i64) -> Reason:
    """Water removed, with the rule that allows it."""
    rule = "R-HASPEL-03"
    if state.offer != NO_TILE:
        rule = "R-TILE-25a"
    elif state.worker == NOBODY or state.worker <= FARMHAND:
        rule = "R-FARMER-05"
    elif state.worker == DIGGER:
        rule = "R-DIGGER-03"
    return Reason(rule, "pumps", {"amount": amount, "left": player.water - amount})


def prop_reason(state: State, player: Player, move: i64) -> Reason:
    """Wood that opens coal."""
    if move == PROP_PINGE:
        opened = state.setup.components.pinge_groups[player.pinge_wood + 1]
        return Reason("R-PINGE-04", "props-pinge", {"coal": opened})
    opened = state.setup.components.section_coal[player.tunnel_wood]
    return Reason("R-TUNNEL-04", "props-tunnel", {"section": player.tunnel_wood + 1, "coal": opened})
