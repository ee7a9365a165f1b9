"""The winter to come: rent, debts, points for coal, and what cannot be stored."""

from __future__ import annotations

from functools import cache
from typing import Final

from haspelknecht.rules.moves import SHED_NOTHING, SHEDS, storing
from haspelknecht.rules.pieces import (
    BARN,
    COAL,
    COAL_STORAGE,
    FOOD,
    FROM_HORSE_AND_CART,
    FROM_WINTER_COAL,
    NO_GOOD,
    WOOD,
    YEARS,
)
from haspelknecht.rules.player import Player, new_player
from haspelknecht.rules.stages import OVER, STORING
from haspelknecht.rules.state import State
from haspelknecht.rules.winter import (
    collect_rent,
    food_rent,
    has_goods,
    play_storing,
    score_coal,
    shed_takes,
    store,
    stored,
    thaler_rent,
)
from haspelknecht.view.types import Outcome, WinterView

GOODS: Final = (FOOD, WOOD, COAL)
STORE_NOTHING: Final = storing(NO_GOOD, NO_GOOD, SHED_NOTHING)
Way = tuple[int, int, int]  # what farm, Barn and Coal Storage keep


def winter_view(state: State, seat: int) -> WinterView | None:
    """What winter brings to a seat with what it has in `state`, in which its planned work has been done.

    None after the game, and between the seat's storing and the new year. In the step of storing, coal is scored and the
    rent is paid already: only what is still to come is there.
    """
    if state.stage == OVER or has_stored(state, seat):
        return None
    then, paid = state.copy(), state.stage == STORING
    if not paid:
        score_coal(then)
        collect_rent(then)
    before, after = state.players[seat], then.players[seat]
    return WinterView(
        food_due=0 if paid else int(food_rent(state.year)),
        thaler_due=0 if paid else int(thaler_rent(state.year)),
        food=int(before.food),
        thaler=int(before.thaler),
        wood=int(before.wood),
        coal=int(before.coal),
        debts=int(after.debts - before.debts),
        lost=lost(then, after),
        coal_points=coal_points(before, then, seat),
    )


def has_stored(state: State, seat: int) -> bool:
    """Whether the seat is done with this winter."""
    return state.stage == STORING and list(state.order).index(seat) < state.turn


def coal_points(before: Player, then: State, seat: int) -> int:
    """Points that the coal on the farm brings until the end of winter, by chart or by Horse and Cart (B-20). `then` is
    changed."""
    after = then.players[seat]
    play_storing(then, after, STORE_NOTHING)  # keeps nothing: points for storing do not count here
    return sum(int(after.sheet[source] - before.sheet[source]) for source in (FROM_WINTER_COAL, FROM_HORSE_AND_CART))


def lost(state: State, player: Player) -> Outcome:
    """Goods that find no place, if as many as possible are kept, among equals for the most points (R-WINTER-07,
    R-WINTER-10). After the last winter goods are worth nothing, so none are lost."""
    if state.year == YEARS:
        return Outcome()
    ways = storing_ways(state, player)
    most = max(sum(kept_by(way)) for way in ways)
    best = max((way for way in ways if sum(kept_by(way)) == most), key=lambda way: storing_points(state, way))
    food, wood, coal = kept_by(best)
    return Outcome(food=int(player.food) - food, wood=int(player.wood) - wood, coal=int(player.coal) - coal)


def storing_ways(state: State, player: Player) -> list[Way]:
    """Every way to store what is there."""
    buildings = player.buildings(state.setup.start_buildings)
    barns = range(len(GOODS) + 1 if buildings >> BARN & 1 else 1)
    sheds = range(SHEDS if buildings >> COAL_STORAGE & 1 else 1)
    ways = ((farm, barn, shed) for farm in range(len(GOODS) + 1) for barn in barns for shed in sheds)
    return [way for way in ways if shed_takes(state, way[2]) and has_goods(player, *way)]


@cache
def kept_by(way: Way) -> tuple[int, int, int]:
    """Food, wood and coal that a way of storing keeps."""
    food, wood, coal = (int(stored(good, *way)) for good in GOODS)
    return food, wood, coal


def storing_points(state: State, way: Way) -> int:
    """What a way of storing scores."""
    player = new_player()
    store(state, player, *way)
    return int(player.score)
