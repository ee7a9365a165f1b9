"""Rollouts: playing to the end of the game by habit."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.bots.search.habits import fill_menu
from haspelknecht.bots.search.menu import Menu
from haspelknecht.rules.flow import play_move, settle
from haspelknecht.rules.playout import deal, scramble
from haspelknecht.rules.stages import DRAWING, OVER
from haspelknecht.rules.state import State


def play_by_habit(state: State, rng: i64, menu: Menu) -> i64:
    """Play to the end of the game by habit. Returns the new state of the random generator."""
    while True:
        settle(state)
        if state.stage == DRAWING:
            rng = deal(state, rng)
        elif state.stage == OVER:
            return rng
        else:
            seat = state.seat()
            fill_menu(state, seat, menu)
            rng = scramble(rng)
            play_move(state, seat, menu.codes[menu.pick(rng)])
