"""Refusals of what may be done at any time: Cable, Charcoal Burner, wood."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.moves import BURN_CHARCOAL, PROP_PINGE, USE_CABLE
from haspelknecht.rules.options import AT_ONCE, UNLIMITED
from haspelknecht.rules.pieces import CHARCOAL_BURNER, HAULING_CABLE, PINGE_SYMBOLS, SECTIONS, WINTER, tile_number
from haspelknecht.rules.player import DONE_CHARCOAL, Player
from haspelknecht.rules.reasons import Reason
from haspelknecht.rules.state import State


def anytime_refusal(state: State, player: Player, move: i64) -> Reason | None:
    """Why Cable, Charcoal Burner or wood cannot be used now."""
    if move == USE_CABLE:
        return cable_refusal(state, player)
    if move == BURN_CHARCOAL:
        return charcoal_refusal(state, player)
    if player.wood == 0:
        return Reason("R-WOOD-01" if move == PROP_PINGE else "R-WOOD-02", "no-wood", {})
    if move == PROP_PINGE:
        return prop_pinge_refusal(player)
    return prop_tunnel_refusal(state, player)


def cable_refusal(state: State, player: Player) -> Reason | None:
    """The Cable marker."""
    if not player.markers >> HAULING_CABLE & 1:
        return Reason("R-TILE-14", "no-marker", {"tile": tile_number(HAULING_CABLE)})
    window = state.setup.options.marker_window
    if state.season == WINTER and window == 0:
        return Reason("R-MARKER-03", "marker-not-in-winter", {})
    if state.season != WINTER and window != AT_ONCE and player.fresh_tiles >> HAULING_CABLE & 1:
        return Reason("R-MARKER-03", "marker-is-fresh", {"tile": tile_number(HAULING_CABLE)})
    if player.water == 0:
        return Reason("R-TILE-14", "cable-needs-water", {})
    return None


def charcoal_refusal(state: State, player: Player) -> Reason | None:
    """The Charcoal Burner."""
    from_start = state.setup.start_buildings >> CHARCOAL_BURNER & 1
    if not from_start and not player.owns(CHARCOAL_BURNER):
        return Reason("R-TILE-15a", "no-charcoal-burner", {})
    if state.setup.options.charcoal_limit != UNLIMITED:
        if state.season == WINTER:
            return Reason("R-TILE-15b", "charcoal-not-in-winter", {})
        if player.done & DONE_CHARCOAL:
            return Reason("R-TILE-15b", "charcoal-once", {})
        if not from_start and player.fresh_tiles >> CHARCOAL_BURNER & 1:
            return Reason("R-TILE-15c", "charcoal-is-fresh", {})
    if player.wood < 2:
        return Reason("R-TILE-15a", "charcoal-needs-wood", {"wood": player.wood})
    return None


def prop_pinge_refusal(player: Player) -> Reason | None:
    """Wood for the Pinge."""
    if player.exhausted():
        return Reason("R-PINGE-08", "pinge-exhausted", {})
    if player.pinge_wood == PINGE_SYMBOLS:
        return Reason("R-PINGE-01", "symbols-covered", {"symbols": PINGE_SYMBOLS})
    return None


def prop_tunnel_refusal(state: State, player: Player) -> Reason | None:
    """Wood for the Tunnel."""
    if player.tunnel_wood == SECTIONS:
        return Reason("R-TUNNEL-02", "symbols-covered", {"symbols": SECTIONS})
    if not player.exhausted() and state.setup.options.early_tunnel_wood:
        return Reason("R-WOOD-02", "no-early-tunnel-wood", {})
    return None
