"""Reasons for storing moves."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.moves import kept_in_barn, kept_in_shed, kept_on_farm
from haspelknecht.rules.options import IN_STORAGE, VP_FOR_FOOD
from haspelknecht.rules.pieces import COAL, FOOD, HORSE_AND_CART, WOOD
from haspelknecht.rules.player import Player
from haspelknecht.rules.reasons import Reason, good_name
from haspelknecht.rules.scales import BARN_POINTS, COAL_STORAGE_POINTS, FARM_STORAGE_POINTS
from haspelknecht.rules.state import State
from haspelknecht.rules.winter import stored


def storing_reasons(state: State, player: Player, move: i64) -> list[Reason]:
    """What is kept, what returns to the supply, and the points."""
    farm = kept_on_farm(move)
    barn = kept_in_barn(move)
    shed = kept_in_shed(move)
    kept: dict[str, int | str] = {}
    lost: dict[str, int | str] = {}
    for good, there in ((FOOD, player.food), (WOOD, player.wood), (COAL, player.coal)):
        kept[good_name(good)] = stored(good, farm, barn, shed)
        lost[good_name(good)] = there - stored(good, farm, barn, shed)
    reasons = [Reason("R-WINTER-07", "stores", kept), Reason("R-WINTER-10", "returns", lost)]
    best: i64 = FOOD if state.setup.options.farm_storage_vp == VP_FOR_FOOD else WOOD
    if farm == best:
        reasons.append(Reason("R-WINTER-09", "storage-points", {"place": "farm", "points": FARM_STORAGE_POINTS}))
    if barn == FOOD:
        reasons.append(Reason("R-TILE-12b", "storage-points", {"place": "barn", "points": BARN_POINTS}))
    if shed & 1:
        reasons.append(Reason("R-TILE-24b", "storage-points", {"place": "coal_storage", "points": COAL_STORAGE_POINTS}))
    if player.owns(HORSE_AND_CART) and state.setup.options.horse_cart_step == IN_STORAGE and player.coal > 0:
        reasons.append(Reason("R-TILE-44b", "horse-and-cart-points", {"points": player.coal}))
    return reasons
