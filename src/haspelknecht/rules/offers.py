"""What some tiles offer right after the purchase: Windlass, Mining Timber, Hammer and Pick, Coal Sacks (H-08)."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.developing import coal_for_sale, gain_thaler
from haspelknecht.rules.markers_and_buildings import wood_moves
from haspelknecht.rules.mining import can_mine_pinge, can_mine_tunnel, mine, pinge_access, tunnel_access
from haspelknecht.rules.moves import (
    DECLINE,
    MINE,
    PUMP_ONE,
    SELL_ONE,
    SELL_TWO,
    TIMBER_THALER,
    TIMBER_WOOD,
    MoveList,
)  # fmt: skip
from haspelknecht.rules.pieces import COAL_SACKS, HAMMER_AND_PICK, MINING_TIMBER, NO_TILE, WINDLASS
from haspelknecht.rules.player import Player
from haspelknecht.rules.state import State


def offer_moves(state: State, player: Player, out: MoveList) -> None:
    """Take the offer, decline it, or place wood first (C-26)."""
    wood_moves(state, player, out)
    offer = state.offer
    if offer == HAMMER_AND_PICK and can_take_free_coal(state, player):
        out.add(MINE)
    elif offer == WINDLASS:
        out.add(PUMP_ONE)
    elif offer == MINING_TIMBER:
        out.add(TIMBER_WOOD)
        out.add(TIMBER_THALER)
        return
    elif offer == COAL_SACKS:
        out.add(SELL_ONE)
        if coal_for_sale(state, player) > 1:
            out.add(SELL_TWO)
    out.add(DECLINE)


def can_take_free_coal(state: State, player: Player) -> bool:
    """Whether the free coal of tile 33 is accessible and, unless by option, not flooded (C-25)."""
    if state.setup.options.free_coal_needs_dry_mine:
        access = pinge_access(state, player) if player.pinge_coal > 0 else tunnel_access(state, player)
        return access > 0
    return can_mine_pinge(state, player) or can_mine_tunnel(state, player)


def play_offer(state: State, player: Player, move: i64) -> None:
    """Carry out a move of `offer_moves` other than placing wood."""
    if move == MINE:  # R-TILE-33b, C-27
        mine(state, player)
    elif move == PUMP_ONE:  # R-TILE-25a
        player.water -= 1
    elif move == TIMBER_WOOD:  # R-TILE-31, R-TILE-31c
        player.wood += 3
        player.water += 1
    elif move == TIMBER_THALER:
        gain_thaler(state, player, 1)
    elif move == SELL_ONE:  # R-TILE-34
        sell_coal(player, 1)
        gain_thaler(state, player, 1)
    elif move == SELL_TWO:
        sell_coal(player, 2)
        gain_thaler(state, player, 1)
        player.food += 1
        player.fresh_food += 1
    state.offer = NO_TILE


def sell_coal(player: Player, coal: i64) -> None:
    """Return coal from the farm to the supply, older coal first."""
    player.coal -= coal
    player.fresh_coal = min(player.fresh_coal, player.coal)
