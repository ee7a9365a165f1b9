"""What a player may use at any time in their turn: Cable marker, Charcoal Burner, wood; and the Water Mill."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.developing import gain_thaler
from haspelknecht.rules.mining import can_prop_pinge, can_prop_tunnel, gain_coal
from haspelknecht.rules.moves import BURN_CHARCOAL, PROP_PINGE, PROP_TUNNEL, USE_CABLE, MoveList
from haspelknecht.rules.options import AT_ONCE, UNLIMITED
from haspelknecht.rules.pieces import (
    CHARCOAL_BURNER,
    FROM_CABLE,
    FROM_CHARCOAL,
    FROM_MILL,
    HAULING_CABLE,
    WINTER,
)
from haspelknecht.rules.player import DONE_CHARCOAL, DONE_MILL, Player
from haspelknecht.rules.scales import CABLE_POINTS, CHARCOAL_POINTS, MILL_POINTS
from haspelknecht.rules.state import State


def can_use_cable(state: State, player: Player) -> bool:
    """Whether the Cable marker can be used: with water (R-TILE-14, C-20), at the right time (R-MARKER-03, H-03)."""
    if not player.markers >> HAULING_CABLE & 1 or player.water == 0:
        return False
    window = state.setup.options.marker_window
    if state.season == WINTER:
        return window != 0
    return player.free_markers(window == AT_ONCE) >> HAULING_CABLE & 1 != 0


def can_burn_charcoal(state: State, player: Player) -> bool:
    """Whether two wood can be burnt: once a phase from the next phase on, or without limit (R-TILE-15, H-02)."""
    if player.wood < 2:
        return False
    start = state.setup.start_buildings >> CHARCOAL_BURNER & 1
    if not start and not player.owns(CHARCOAL_BURNER):
        return False
    if state.setup.options.charcoal_limit == UNLIMITED:
        return True
    if state.season == WINTER or player.done & DONE_CHARCOAL:
        return False
    return start != 0 or not player.fresh_tiles >> CHARCOAL_BURNER & 1


def anytime_moves(state: State, player: Player, out: MoveList) -> None:
    """Cable and Charcoal Burner, then wood."""
    if can_use_cable(state, player):
        out.add(USE_CABLE)
    if can_burn_charcoal(state, player):
        out.add(BURN_CHARCOAL)
    wood_moves(state, player, out)


def wood_moves(state: State, player: Player, out: MoveList) -> None:
    """Placing wood on the next symbol of Pinge or Tunnel, at any time (R-WOOD-01..03, H-07)."""
    if player.wood > 0:
        if can_prop_pinge(player):
            out.add(PROP_PINGE)
        if can_prop_tunnel(state, player):
            out.add(PROP_TUNNEL)


def play_anytime(state: State, player: Player, move: i64) -> None:
    """Carry out a move of `anytime_moves`."""
    if move == USE_CABLE:
        player.water -= 1  # from the active field (C-19)
        player.markers &= ~(1 << HAULING_CABLE)
        player.gain_points(FROM_CABLE, CABLE_POINTS)
    elif move == BURN_CHARCOAL:
        player.wood -= 2
        gain_coal(player, 2)
        player.gain_points(FROM_CHARCOAL, CHARCOAL_POINTS)
        player.done |= DONE_CHARCOAL
    elif move == PROP_PINGE:
        player.wood -= 1
        player.pinge_wood += 1
    else:
        player.wood -= 1
        player.tunnel_wood += 1


def run_mill(state: State, player: Player) -> None:
    """Two black disks: a Thaler. Two yellow: a food and 2 VP (R-TILE-35a). No worker, no synergy (C-67, C-13)."""
    gain_thaler(state, player, player.mill_black)
    player.food += player.mill_yellow
    player.fresh_food += player.mill_yellow
    player.gain_points(FROM_MILL, MILL_POINTS * player.mill_yellow)
    player.done |= DONE_MILL
