"""A bot that plans one season ahead, about as well as a careful beginner."""

from __future__ import annotations

from haspelknecht.bots.bot import Choice, Limit
from haspelknecht.bots.observation import Observation
from haspelknecht.bots.search.greedy import Planner


class GreedyBot:
    """Chooses what is best for its own board at the end of the season. It is deterministic."""

    def __init__(self) -> None:
        self.planner = Planner()

    def choose(self, observation: Observation, limit: Limit) -> Choice:
        """The first move of the best season, and what follows in the same turn."""
        moves = [int(move) for move in self.planner.choose(observation.state, observation.seat)]
        return Choice(moves[0], tuple(moves[1:]))

    def close(self) -> None:
        """There is nothing to release."""
