"""Habits for every stage: the sensible moves, and their probabilities for a player who does not think ahead."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.bots.search.habits_planning import planning_habits
from haspelknecht.bots.search.habits_storing import storing_habits
from haspelknecht.bots.search.habits_taking import refunding_habits, taking_habits
from haspelknecht.bots.search.habits_working import working_habits
from haspelknecht.bots.search.menu import Menu
from haspelknecht.rules.flow import list_moves
from haspelknecht.rules.stages import PLANNING, REFUNDING, STORING, TAKING_AGAIN, WORKING
from haspelknecht.rules.state import State


def fill_menu(state: State, seat: i64, menu: Menu) -> None:
    """Fill the menu with the sensible moves of a seat that may act. All are legal, and there is at least one."""
    menu.clear()
    list_moves(state, seat, menu.legal)
    if menu.legal.count == 1:
        menu.add(menu.legal.codes[0], 1)
        return
    player = state.players[seat]
    stage = state.stage
    if stage == WORKING:
        working_habits(state, player, menu)
    elif stage == PLANNING:
        planning_habits(state, player, menu)
    elif stage <= TAKING_AGAIN:
        taking_habits(state, player, menu)
    elif stage == STORING:
        storing_habits(state, player, menu)
    elif stage == REFUNDING:
        refunding_habits(menu)
    if menu.count == 0:
        menu.add_all_legal()
