"""A rule of thumb for the value of a player's board, in victory points. It considers rent, water and the next winter,
but not the plans of the others: about what a careful beginner sees."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.bots.search.needs import phases_left
from haspelknecht.rules.final_scoring import (
    bits,
    building_points,
    debt_points,
    symbol_points,
    thaler_points,
    water_points,
)  # fmt: skip
from haspelknecht.rules.mining import complete_sections
from haspelknecht.rules.pieces import (
    BARN,
    BUCKET,
    CHARCOAL_BURNER,
    COAL_DRIVER,
    COAL_STORAGE,
    HANDCART,
    HORSE_AND_CART,
    LORRY,
    OIL_LAMP,
    PICKAXE,
    TILES,
    TUNNEL_COAL,
    WATER_MILL,
    WHEELBARROW,
    WINTER,
    YEARS,
)  # fmt: skip
from haspelknecht.rules.player import Player
from haspelknecht.rules.state import State
from haspelknecht.rules.winter import coal_chart, food_rent, thaler_rent


def service() -> vec[float]:
    """The value of owning a tile for a whole game, without its immediate effect."""
    table = vec[float]([0.0] * TILES)
    for tile, points in (
        (BARN, 4.0), (PICKAXE, 5.0), (CHARCOAL_BURNER, 3.0), (BUCKET, 4.0), (COAL_STORAGE, 3.5), (WATER_MILL, 3.0),
        (HORSE_AND_CART, 2.0),
    ):  # fmt: skip
        table[tile] = points
    return table


SERVICE: Final = service()


def worth(state: State, seat: i64) -> float:
    """The player's points so far and expected points, at the end of their turn or later."""
    player = state.players[seat]
    left = float(phases_left(state) - 1)
    total = float(player.score) + goods_worth(state, player, left) + mine_worth(state, player, left)
    total += tiles_worth(state, player, left)
    total += float(debt_points(player.debts))
    return total + (float(water_points(player.water)) if left < 1.0 else -0.5 * float(player.water))


def goods_worth(state: State, player: Player, left: float) -> float:
    """The value of food and Thaler for the rents, of coal for the winter, of wood for the mine."""
    due_food = food_rent(state.year)
    due_thaler: i64 = 0
    for year in range(state.year, YEARS + 1):
        due_thaler += thaler_rent(year)
    food = player.food
    kept_food = food if food < due_food else due_food
    total = 2.0 * float(kept_food)
    if left >= 1.0:
        total += 0.6 * float(food - kept_food)
    thaler = player.thaler
    kept_thaler = thaler if thaler < due_thaler else due_thaler
    total += 2.0 * float(kept_thaler) + float(thaler_points(thaler - kept_thaler))
    if player.owns(HORSE_AND_CART):
        total += float(player.coal)
    elif state.season == WINTER - 1:
        total += float(coal_chart(player.coal))
    else:
        total += 0.8 * float(player.coal)
    if left >= 1.0:
        total += 0.8 * float(player.wood)
    elif player.wood > 0:
        total += 1.0
    return total


def mine_worth(state: State, player: Player, left: float) -> float:
    """The value of the mine: the points of complete sections, and less for those that are begun."""
    components = state.setup.components
    complete = complete_sections(state, player)
    mask = (1 << complete) - 1
    total = 0.0
    for section in range(complete):
        total += float(components.section_vp[section])
    if player.owns(WHEELBARROW):
        total += float(bits(components.wheelbarrow_sections & mask))
    if player.owns(OIL_LAMP):
        total += float(bits(components.lamp_sections & mask))
    if player.owns(LORRY):
        total += float(bits(components.lorry_sections & mask))
    if left < 1.0:
        return total
    total += 0.9 * float(player.tunnel_wood + player.pinge_wood) + 0.3 * float(TUNNEL_COAL - player.tunnel_coal)
    total += 0.6 * float(player.shaft_coal)
    if player.exhausted():
        total += 2.0 + 0.3 * left
    return total


def tiles_worth(state: State, player: Player, left: float) -> float:
    """The value of the tiles: their future use, and their points at the end."""
    total = float(building_points(bits(player.tiles & state.setup.building_symbols)) + bits(player.markers))
    if player.owns(COAL_DRIVER):
        total += float(symbol_points(state, player, True))
    if player.owns(HANDCART):
        total += float(symbol_points(state, player, False))
    for tile in range(TILES):
        if player.tiles >> tile & 1:
            total += SERVICE[tile] * left / 9.0
    return total + 0.05 * left * float(bits(player.tiles))
