"""Habits for winter: store as much as possible, and first what scores."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.bots.search.menu import Menu
from haspelknecht.rules.moves import BURN_CHARCOAL, STORE, USE_CABLE, kept_in_barn, kept_in_shed, kept_on_farm
from haspelknecht.rules.options import VP_FOR_FOOD
from haspelknecht.rules.pieces import COAL, FOOD, WOOD, YEARS
from haspelknecht.rules.player import Player
from haspelknecht.rules.scales import BARN_POINTS, COAL_STORAGE_POINTS, FARM_STORAGE_POINTS
from haspelknecht.rules.state import State
from haspelknecht.rules.winter import stored


def storing_habits(state: State, player: Player, menu: Menu) -> None:
    """Weigh the best ways to store, by points and by the use of the goods."""
    best: i64 = -1
    for i in range(menu.legal.count):
        move = menu.legal.codes[i]
        if move >= STORE:
            worth = store_worth(state, player, move)
            best = max(best, worth)
        elif move == BURN_CHARCOAL or (move == USE_CABLE and player.water > 1):
            menu.add(move, 20)
    for i in range(menu.legal.count):
        move = menu.legal.codes[i]
        if move >= STORE:
            worth = store_worth(state, player, move)
            if worth == best or (worth + 6 >= best and state.year < YEARS):
                menu.add(move, 1 + (worth - best + 8 if worth + 8 > best else 0))


def store_worth(state: State, player: Player, move: i64) -> i64:
    """The value of a way to store: 10 for each point, and before the last year about 10 for each good."""
    farm = kept_on_farm(move)
    barn = kept_in_barn(move)
    shed = kept_in_shed(move)
    scoring: i64 = FOOD if state.setup.options.farm_storage_vp == VP_FOR_FOOD else WOOD
    worth: i64 = 10 * FARM_STORAGE_POINTS if farm == scoring else 0
    if barn == FOOD:
        worth += 10 * BARN_POINTS
    if shed & 1:
        worth += 10 * COAL_STORAGE_POINTS
    if state.year < YEARS:
        worth += 11 * stored(FOOD, farm, barn, shed)
        worth += 10 * stored(WOOD, farm, barn, shed) + 9 * stored(COAL, farm, barn, shed)
    return worth
