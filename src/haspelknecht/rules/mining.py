"""Coal: what is accessible in Pinge and Tunnel, taking it out, and the end of the Pinge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from haspelknecht.rules.pieces import FROM_PINGE, PINGE_COAL, PINGE_SYMBOLS, SECTIONS, TUNNEL_COAL
from haspelknecht.rules.player import Player
from haspelknecht.rules.scales import PINGE_BONUS
from haspelknecht.rules.state import State

# With this much pit water or more:
FLOODED_PINGE: Final = 2  # R-WATER-03: no coal is mined in the Pinge
FLOODED_SHAFT: Final = 2  # R-WATER-05: no coal is lifted
FLOODED_TUNNEL: Final = 5  # R-WATER-06: no coal is mined in the Tunnel


def pinge_access(state: State, player: Player) -> i64:
    """Coal of the Pinge that wood has opened and that has not been mined yet (R-PINGE-02..04)."""
    return state.setup.pinge_open[player.pinge_wood] - (PINGE_COAL - player.pinge_coal)


def tunnel_access(state: State, player: Player) -> i64:
    """Coal of the Tunnel that wood has opened and that has not been mined yet (R-TUNNEL-03..05)."""
    return state.setup.tunnel_open[player.tunnel_wood] - (TUNNEL_COAL - player.tunnel_coal)


def can_mine_pinge(state: State, player: Player) -> bool:
    """Accessible coal and fewer than 2 water (R-WATER-03, R-WATER-04)."""
    return player.water < FLOODED_PINGE and pinge_access(state, player) > 0


def can_mine_tunnel(state: State, player: Player) -> bool:
    """Pinge exhausted, accessible coal, fewer than 5 water in the Shaft (R-TUNNEL-06, R-WATER-06)."""
    return player.pinge_coal == 0 and player.water < FLOODED_TUNNEL and tunnel_access(state, player) > 0


def can_lift(player: Player) -> bool:
    """Coal in the Shaft and fewer than 2 water there (R-WATER-05)."""
    return player.shaft_coal > 0 and player.water < FLOODED_SHAFT


def mine(state: State, player: Player) -> None:
    """Mine one coal in the Pinge, or in the Tunnel once the Pinge is exhausted."""
    if player.pinge_coal > 0:
        player.pinge_coal -= 1
        gain_coal(player, 1)  # R-PINGE-05
        if player.pinge_coal == 0:
            exhaust_pinge(state, player)
    else:
        player.tunnel_coal -= 1
        player.shaft_coal += 1  # R-TUNNEL-08


def exhaust_pinge(state: State, player: Player) -> None:
    """The Pinge is exhausted: bonus at once (R-PINGE-10, R-PINGE-11), its wood returns to the supply (R-PINGE-08).

    Its water moves to the Shaft (R-PINGE-07): `Player.water` is always the water of the active field.
    """
    player.gain_points(FROM_PINGE, PINGE_BONUS[state.year])
    player.pinge_wood = 0


def lift(player: Player) -> None:
    """Lift one coal from the Shaft to the farm (R-TUNNEL-09, R-HASPEL-03)."""
    player.shaft_coal -= 1
    gain_coal(player, 1)


def gain_coal(player: Player, coal: i64) -> None:
    """Add coal to the farm."""
    player.coal += coal
    player.fresh_coal += coal


def can_prop_pinge(player: Player) -> bool:
    """Wood for the next symbol of the Pinge (R-WOOD-01, R-WOOD-03)."""
    return player.wood > 0 and player.pinge_coal > 0 and player.pinge_wood < PINGE_SYMBOLS


def can_prop_tunnel(state: State, player: Player) -> bool:
    """Wood for the next symbol of the Tunnel, also before the Pinge is exhausted (R-WOOD-02, C-14)."""
    if player.wood == 0 or player.tunnel_wood == SECTIONS:
        return False
    return player.pinge_coal == 0 or state.setup.options.early_tunnel_wood == 0


def complete_sections(state: State, player: Player) -> i64:
    """The number of sections with wood and without coal (R-END-02). They are always the leftmost ones."""
    mined = TUNNEL_COAL - player.tunnel_coal
    complete: i64 = 0
    while complete < player.tunnel_wood and state.setup.tunnel_open[complete + 1] <= mined:
        complete += 1
    return complete
