"""Why coal cannot be mined or lifted, why water cannot be pumped."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.mining import (
    FLOODED_PINGE,
    FLOODED_SHAFT,
    FLOODED_TUNNEL,
    pinge_access,
    tunnel_access,
)  # fmt: skip
from haspelknecht.rules.pieces import SECTIONS
from haspelknecht.rules.player import Player
from haspelknecht.rules.reasons import Reason
from haspelknecht.rules.state import State


def pinge_refusal(state: State, player: Player) -> Reason | None:
    """Mining in the Pinge."""
    if player.exhausted():
        return Reason("R-PINGE-06", "pinge-exhausted", {})
    if player.water >= FLOODED_PINGE:
        return Reason("R-WATER-03", "pinge-flooded", {"water": player.water, "limit": FLOODED_PINGE})
    if pinge_access(state, player) <= 0:
        return Reason("R-PINGE-04", "pinge-needs-wood", {"wood": player.pinge_wood})
    return None


def tunnel_refusal(state: State, player: Player) -> Reason | None:
    """Mining in the Tunnel."""
    if not player.exhausted():
        return Reason("R-TUNNEL-06", "pinge-not-exhausted", {"coal": player.pinge_coal})
    if player.tunnel_coal == 0:
        return Reason("R-TUNNEL-01", "tunnel-empty", {})
    if player.water >= FLOODED_TUNNEL:
        return Reason("R-WATER-06", "tunnel-flooded", {"water": player.water, "limit": FLOODED_TUNNEL})
    if tunnel_access(state, player) <= 0:
        rule = "R-TUNNEL-03" if player.tunnel_wood == 0 else "R-TUNNEL-04"
        return Reason(rule, "tunnel-needs-wood", {"wood": player.tunnel_wood, "sections": SECTIONS})
    return None


def lifting_refusal(player: Player) -> Reason | None:
    """Lifting from the Shaft."""
    if player.shaft_coal == 0:
        return Reason("R-HASPEL-03", "shaft-has-no-coal", {})
    if player.water >= FLOODED_SHAFT:
        return Reason("R-WATER-05", "shaft-flooded", {"water": player.water, "limit": FLOODED_SHAFT})
    return None


def pumping_refusal(player: Player, amount: i64, rule: str) -> Reason | None:
    """There must be enough water."""
    if player.water < amount:
        return Reason(rule, "not-so-much-water", {"water": player.water, "amount": amount})
    return None


def hand_pumping_refusal(state: State, player: Player, amount: i64) -> Reason | None:
    """Farmer and Farmhand pump the Pinge, not the Shaft."""
    if player.exhausted() and state.setup.options.shaft_water_only_haspel == 0:
        return Reason("R-WATER-08", "shaft-water-by-haspelknecht", {})
    return pumping_refusal(player, amount, "R-FARMER-05")
