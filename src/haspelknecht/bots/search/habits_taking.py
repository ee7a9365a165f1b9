"""Habits for taking disks: many disks, of useful colours, from dry pools."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.bots.search.menu import Menu
from haspelknecht.bots.search.needs import coal_in_reach, food_short, wood_wanted
from haspelknecht.rules.moves import LAMP, PASS, REFUND, TAKE_SOME, place_taken
from haspelknecht.rules.pieces import BLACK, BROWN, COLOURS, DISK_LIMIT
from haspelknecht.rules.player import Player
from haspelknecht.rules.stages import TAKING
from haspelknecht.rules.state import State
from haspelknecht.rules.taking import second_take


def taking_habits(state: State, player: Player, menu: Menu) -> None:
    """Weigh the colours and pools to take from."""
    first = state.stage == TAKING
    for i in range(menu.legal.count):
        move = menu.legal.codes[i]
        if move < TAKE_SOME:
            at = place_taken(move)
            disks = state.pools[at] if first else second_take(state, player, at)
            useful = disks if disks < DISK_LIMIT else DISK_LIMIT
            weight = useful * useful * colour_weight(state, player, at % COLOURS)
            if first and state.setup.components.wet_pools >> at // COLOURS & 1:
                weight //= 2
            menu.add(move, weight)
        elif move == PASS or move >= LAMP:
            menu.add(move, 1)


def colour_weight(state: State, player: Player, colour: i64) -> i64:
    """The weight of a colour: by coal in reach for black, missing wood for brown, missing rent for yellow."""
    if colour == BLACK:
        return 10 + 2 * coal_in_reach(state, player) + 2 * player.water
    if colour == BROWN:
        return 10 + 2 * wood_wanted(player)
    return 12 + 6 * food_short(state, player)


def refunding_habits(menu: Menu) -> None:
    """Always give the water back."""
    menu.add(REFUND, 1)
