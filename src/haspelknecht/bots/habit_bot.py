"""A bot that follows the rules of thumb ("habits") that also guide the searches, without looking ahead."""

from __future__ import annotations

from haspelknecht.bots.bot import Choice, Limit
from haspelknecht.bots.dice import dice
from haspelknecht.bots.observation import Observation
from haspelknecht.bots.search.habits import fill_menu
from haspelknecht.bots.search.menu import Menu


class HabitBot:
    """Plays a random sensible move; the habits give each one its probability."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.menu = Menu()

    def choose(self, observation: Observation, limit: Limit) -> Choice:
        """A random sensible move."""
        fill_menu(observation.state, observation.seat, self.menu)
        ticket = dice(self.seed, observation) & 0xFFFFFFFF
        return Choice(int(self.menu.codes[self.menu.pick(ticket)]))

    def close(self) -> None:
        """There is nothing to release."""
