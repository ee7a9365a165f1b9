"""What a player needs: the quantities that habits depend on."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.developing import has_disk_left
from haspelknecht.rules.mining import pinge_access, tunnel_access
from haspelknecht.rules.pieces import LEVEL_ONE, PINGE_SYMBOLS, SECTIONS, TILES, WINTER, YEARS, level_of
from haspelknecht.rules.player import Player
from haspelknecht.rules.scales import rank_points
from haspelknecht.rules.state import State
from haspelknecht.rules.winter import food_rent, thaler_rent


def phases_left(state: State) -> i64:
    """The number of remaining action phases, including the current one."""
    return 3 * (YEARS - state.year) + (WINTER - state.season)


def food_short(state: State, player: Player) -> i64:
    """Food missing for this winter's rent."""
    missing = food_rent(state.year) - player.food
    return missing if missing > 0 else 0


def thaler_short(state: State, player: Player) -> i64:
    """Thaler missing for all remaining rents."""
    due: i64 = 0
    for year in range(state.year, YEARS + 1):
        due += thaler_rent(year)
    missing = due - player.thaler
    return missing if missing > 0 else 0


def wood_wanted(player: Player) -> i64:
    """Symbols without wood in Pinge and Tunnel, minus the player's wood."""
    wanted = SECTIONS - player.tunnel_wood - player.wood
    if player.pinge_coal > 0:
        wanted += PINGE_SYMBOLS - player.pinge_wood
    return wanted if wanted > 0 else 0


def coal_in_reach(state: State, player: Player) -> i64:
    """Coal that could be mined now without water, after placing the player's wood."""
    if player.pinge_coal > 0:
        props = player.pinge_wood + player.wood
        props = min(props, PINGE_SYMBOLS)
        return state.setup.pinge_open[props] - state.setup.pinge_open[player.pinge_wood] + pinge_access(state, player)
    props = player.tunnel_wood + player.wood
    props = min(props, SECTIONS)
    return state.setup.tunnel_open[props] - state.setup.tunnel_open[player.tunnel_wood] + tunnel_access(state, player)


def buyable(state: State, player: Player) -> i64:
    """Tiles in play that the player does not own and could buy with the right disks, as tile bits: tiles of level 1,
    next to one of the player's tiles, or owned by another player (for a fee)."""
    if not has_disk_left(state, player):
        return 0
    field = state.setup.field
    tiles = LEVEL_ONE
    has_goods = player.food + player.wood + player.coal > 0
    for tile in range(TILES):
        if field.neighbours[tile] & player.tiles or (has_goods and state.stacks[tile]):
            tiles |= 1 << tile
    return tiles & field.in_play & ~player.tiles


def points_now(state: State, tile: i64) -> i64:
    """Victory points for buying a tile now."""
    return rank_points(level_of(tile), state.owners(tile))
