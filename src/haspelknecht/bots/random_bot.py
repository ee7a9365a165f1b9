"""A bot that plays random legal moves."""

from __future__ import annotations

from haspelknecht.bots.bot import Choice, Limit
from haspelknecht.bots.dice import dice
from haspelknecht.bots.observation import Observation


class RandomBot:
    """Plays a random legal move; all are equally likely."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, observation: Observation, limit: Limit) -> Choice:
        """A random legal move."""
        moves = observation.legal_moves
        return Choice(moves[dice(self.seed, observation) % len(moves)])

    def close(self) -> None:
        """There is nothing to release."""
