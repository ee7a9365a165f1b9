"""The winter to come with what is on the farm now."""

from __future__ import annotations

from collections.abc import Iterable

from haspelknecht.rules.moves import SHEDS, STORE
from haspelknecht.rules.pieces import BARN, COAL, COAL_STORAGE, FOOD, FROM_HORSE_AND_CART, FROM_WINTER_COAL, WOOD
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
from haspelknecht.server.looking.field import good_word
from haspelknecht.server.looking.look import Place, StoragePlace, StoringWay, WinterLook
from haspelknecht.server.looking.projecting import when_working

GOODS = (FOOD, WOOD, COAL)
Keeping = tuple[int, int, int]  # what farm, barn and Coal Storage keep


def winter_look(state: State, seat: int) -> WinterLook | None:
    """Rent, debts, points and storage; None when no winter follows any more."""
    if state.stage == OVER:
        return None
    now = when_working(state, seat)
    paid = state.stage == STORING  # coal and rent are behind us
    food, thaler = (0, 0) if paid else (int(food_rent(now.year)), int(thaler_rent(now.year)))
    then = now.copy()
    if not paid:
        score_coal(then)
        collect_rent(then)
    before, after = now.players[seat], then.players[seat]
    return WinterLook(
        food_due=food,
        thaler_due=thaler,
        food=min(food, int(before.food)),
        thaler=min(thaler, int(before.thaler)),
        debts=int(after.debts - before.debts),
        coal=int(before.coal),
        coal_points=coal_points(now, then, seat),
        places=storage_places(then, seat),
    )


def coal_points(now: State, then: State, seat: int) -> int:
    """Points that the coal on the farm brings from now to the end of winter, by chart or by Horse and Cart."""
    end = then.copy()
    play_storing(end, end.players[seat], STORE)  # keeps nothing: points for storage do not count here
    sheets = end.players[seat].sheet, now.players[seat].sheet
    return sum(int(sheets[0][source] - sheets[1][source]) for source in (FROM_WINTER_COAL, FROM_HORSE_AND_CART))


def storage_places(state: State, seat: int) -> list[StoragePlace]:
    """Farm, Barn and Coal Storage, as far as the player has them."""
    buildings = state.players[seat].buildings(state.setup.start_buildings)
    found = [storage(state, seat, "farm", ((good, 0, 0) for good in GOODS))]
    if buildings >> BARN & 1:
        found.append(storage(state, seat, "barn", ((0, good, 0) for good in GOODS)))
    if buildings >> COAL_STORAGE & 1:
        sheds = ((0, 0, shed) for shed in range(1, SHEDS) if shed_takes(state, shed))
        found.append(storage(state, seat, "coal_storage", sheds))
    return found


def storage(state: State, seat: int, place: Place, keepings: Iterable[Keeping]) -> StoragePlace:
    """The ways to use one place."""
    return StoragePlace(place, [storing_way(state, seat, keeping) for keeping in keepings])


def storing_way(state: State, seat: int, keeping: Keeping) -> StoringWay:
    """What is kept, and what it scores."""
    twin = state.copy()
    player = twin.players[seat]
    before = int(player.score)
    there = has_goods(player, *keeping)
    store(twin, player, *keeping)
    goods = [good_word(good) for good in GOODS for _ in range(int(stored(good, *keeping)))]
    return StoringWay(goods, int(player.score) - before, there)
