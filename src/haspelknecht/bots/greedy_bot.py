"""A bot that plans each season for itself, as well as a careful beginner would."""

from __future__ import annotations

from haspelknecht.bots.bot import Choice, Limit
from haspelknecht.bots.observation import Observation
from haspelknecht.bots.search.greedy import Planner


class GreedyBot:
    """Chooses what is best for its own table at the end of the season. It never guesses and never rolls dice."""

    def __init__(self) -> None:
        self.planner = Planner()

    def choose(self, observation: Observation, limit: Limit) -> Choice:
        """The first move of the best season."""
        moves = [int(move) for move in self.planner.choose(observation.state, observation.seat)]
        return Choice(moves[0], tuple(moves[1:]))

    def close(self) -> None:
        """Nothing to give back."""
