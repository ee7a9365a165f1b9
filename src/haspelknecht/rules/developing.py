"""Buying developments: what is available, the fee, points by rank, and what a tile gives at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.rules.loads import NO_LOAD
from haspelknecht.rules.mining import gain_coal
from haspelknecht.rules.moves import MoveList, buying
from haspelknecht.rules.options import WOOD_AND_COAL
from haspelknecht.rules.pieces import (
    ALL_THALERS,
    COAL_SACKS,
    DEVELOPMENT_DISKS,
    FARMER,
    FOOD,
    FROM_DEVELOPMENTS,
    GOODS,
    HAMMER_AND_PICK,
    LORRY,
    MARKER_TILES,
    MINING_TIMBER,
    NO_GOOD,
    NO_TILE,
    WINDLASS,
    WOOD,
    level_of,
)  # fmt: skip
from haspelknecht.rules.planning import may_develop
from haspelknecht.rules.player import DID_DEVELOP, Player
from haspelknecht.rules.scales import FEE_GOODS, LORRY_COAL, rank_points
from haspelknecht.rules.state import State
from haspelknecht.rules.tiles import ROWS

# What each tile gives at once
THALER_AT_ONCE: Final = vec[i64]([row.thaler for row in ROWS])
FOOD_AT_ONCE: Final = vec[i64]([row.food for row in ROWS])
WOOD_AT_ONCE: Final = vec[i64]([row.wood for row in ROWS])


def load_of_worker(player: Player, worker: i64) -> i64:
    """The disks planned on Farmer or Farmhand."""
    return player.farmer_load if worker == FARMER else player.farmhand_load


def has_disk_left(state: State, player: Player) -> bool:
    """Whether the player has a disk left: nine, one for each tile (R-SETUP-13, C-47, option disk_limit)."""
    if state.setup.options.disk_limit:
        return True
    count: i64 = 0
    tiles = player.tiles
    while tiles:
        tiles &= tiles - 1
        count += 1
    return count < DEVELOPMENT_DISKS


def is_free(state: State, player: Player, tile: i64) -> bool:
    """Whether there is no fee: level 1, or next to one of the player's tiles (R-DEV-08, R-DEV-09)."""
    return level_of(tile) == 1 or state.setup.field.neighbours[tile] & player.tiles != 0


def can_pay_fee(state: State, player: Player, good: i64) -> bool:
    """Whether the good is on the farm (R-DEV-13); by option, not food and coal of this phase."""
    if good == WOOD:
        return player.wood > 0
    have = player.food if good == FOOD else player.coal
    if state.setup.options.fee_with_fresh_goods != 0:  # R-FARMER-10
        have -= player.fresh_food if good == FOOD else player.fresh_coal
    return have > 0


def fee_takes(level: i64, good: i64) -> bool:
    """Level 2 any good, level 3 coal, level 4 food (R-DEV-12)."""
    return FEE_GOODS[level] >> good & 1 != 0


def can_buy(state: State, player: Player, tile: i64, fee: i64) -> bool:
    """Whether a tile that the disks pay for and the player does not own can be bought with this fee."""
    if is_free(state, player, tile):
        return fee == NO_GOOD
    if state.stacks[tile] == 0:  # R-DEV-10
        return False
    return fee_takes(level_of(tile), fee) and can_pay_fee(state, player, fee)


def buying_moves(state: State, player: Player, worker: i64, out: MoveList) -> None:
    """Every tile that this worker can buy now, with every possible fee (C-04: all checked at execution)."""
    load = load_of_worker(player, worker)
    if load == NO_LOAD or not may_develop(state, player, worker):
        return
    tiles = state.setup.fits[load] & ~player.tiles  # R-DEV-01, R-DEV-06
    if tiles == 0 or not has_disk_left(state, player):
        return
    tile: i64 = 0
    while tiles:
        if tiles & 1:
            for fee in range(GOODS):
                if can_buy(state, player, tile, fee):
                    out.add(buying(worker, tile, fee))
        tiles >>= 1
        tile += 1


def buy(state: State, seat: i64, worker: i64, tile: i64, fee: i64) -> None:
    """Buy a tile: pay the fee to the owner of the top disk, add a disk, score points by rank, gain what it gives."""
    player = state.players[seat]
    if fee != NO_GOOD:
        fresh_first = state.setup.options.fee_with_fresh_goods == 0
        pay_fee(player, state.players[state.top_owner(tile)], fee, fresh_first)
    player.gain_points(FROM_DEVELOPMENTS, rank_points(level_of(tile), state.owners(tile)))
    state.stacks[tile] = state.stacks[tile] << 3 | (seat + 1)  # R-DEV-07
    player.tiles |= 1 << tile
    player.fresh_tiles |= 1 << tile
    player.markers |= 1 << tile & MARKER_TILES
    player.done |= 1 << worker
    if worker == FARMER:
        player.farmer_did |= DID_DEVELOP
    else:
        player.farmhand_did |= DID_DEVELOP
    gain_thaler(state, player, THALER_AT_ONCE[tile])
    player.food += FOOD_AT_ONCE[tile]
    player.fresh_food += FOOD_AT_ONCE[tile]
    player.wood += WOOD_AT_ONCE[tile]
    if tile == LORRY:
        load_lorry(state, player)
    state.offer = tile if makes_an_offer(state, player, tile) else NO_TILE


def pay_fee(buyer: Player, owner: Player, good: i64, fresh_first: bool) -> None:
    """Move a good from farm to farm (R-DEV-11, R-DEV-13, R-DEV-14). Goods of this phase are paid first if that is
    allowed, because older coal can still be sold (C-55)."""
    if good == FOOD:
        buyer.food -= 1
        if fresh_first and buyer.fresh_food > 0:
            buyer.fresh_food -= 1
        owner.food += 1
        owner.fresh_food += 1
    elif good == WOOD:
        buyer.wood -= 1
        owner.wood += 1
    else:
        buyer.coal -= 1
        if fresh_first and buyer.fresh_coal > 0:
            buyer.fresh_coal -= 1
        gain_coal(owner, 1)


def gain_thaler(state: State, player: Player, thaler: i64) -> None:
    """Take coins from the supply, which is limited only by option (C-45)."""
    if state.setup.options.thaler_limit:
        supply: i64 = ALL_THALERS
        for owner in state.players:
            supply -= owner.thaler
        thaler = min(thaler, supply)
    player.thaler += thaler


def load_lorry(state: State, player: Player) -> None:
    """Put two coal into the Shaft; before the Pinge is exhausted only by option (R-TILE-42b, R-TILE-42c, B-03)."""
    if player.exhausted() or state.setup.options.lorry_during_pinge == WOOD_AND_COAL:
        player.shaft_coal += LORRY_COAL


def coal_for_sale(state: State, player: Player) -> i64:
    """Coal on the farm for the Coal Sacks, without coal of this phase unless by option (R-FARMER-09, C-55)."""
    return player.coal if state.setup.options.sell_fresh_coal else player.coal - player.fresh_coal


def makes_an_offer(state: State, player: Player, tile: i64) -> bool:
    """Whether a tile asks the buyer for a decision at once (H-08). It does not if there is nothing to gain."""
    if tile == MINING_TIMBER:
        return True
    if tile == WINDLASS:
        return player.water > 0
    if tile == COAL_SACKS:
        return coal_for_sale(state, player) > 0
    return tile == HAMMER_AND_PICK and (player.pinge_coal > 0 or player.tunnel_coal > 0)
