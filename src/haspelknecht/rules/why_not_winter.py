"""Refusals of storing moves."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.moves import kept_in_barn, kept_in_shed, kept_on_farm
from haspelknecht.rules.pieces import BARN, COAL, COAL_STORAGE, FOOD, WOOD
from haspelknecht.rules.player import Player
from haspelknecht.rules.reasons import Reason, good_name
from haspelknecht.rules.state import State
from haspelknecht.rules.winter import shed_takes, stored


def storing_refusal(state: State, player: Player, move: i64) -> Reason | None:
    """Why goods cannot be stored like this."""
    farm = kept_on_farm(move)
    barn = kept_in_barn(move)
    shed = kept_in_shed(move)
    buildings = player.buildings(state.setup.start_buildings)
    if barn and not buildings >> BARN & 1:
        return Reason("R-TILE-12a", "no-barn", {})
    if shed and not buildings >> COAL_STORAGE & 1:
        return Reason("R-TILE-24a", "no-coal-storage", {})
    if not shed_takes(state, shed):
        return Reason("R-TILE-24a", "coal-storage-takes-otherwise", {})
    for good, there in ((FOOD, player.food), (WOOD, player.wood), (COAL, player.coal)):
        need = stored(good, farm, barn, shed)
        if need > there:
            return Reason("R-WINTER-07", "store-lacks-good", {"good": good_name(good), "have": there, "need": need})
    return None
