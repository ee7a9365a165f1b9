"""A bot that works by habit: the rules of thumb that also guide the searches, without any looking ahead."""

from __future__ import annotations

from haspelknecht.bots.bot import Choice, Limit
from haspelknecht.bots.dice import dice
from haspelknecht.bots.observation import Observation
from haspelknecht.bots.search.habits import consider
from haspelknecht.bots.search.menu import Menu


class HabitBot:
    """Every sensible move is as likely as habit makes it."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.menu = Menu()

    def choose(self, observation: Observation, limit: Limit) -> Choice:
        """A sensible move."""
        consider(observation.state, observation.seat, self.menu)
        ticket = dice(self.seed, observation) & 0xFFFFFFFF
        return Choice(int(self.menu.codes[self.menu.pick(ticket)]))

    def close(self) -> None:
        """Nothing to give back."""
