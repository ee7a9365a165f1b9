"""A bot that plays any legal move."""

from __future__ import annotations

from haspelknecht.bots.bot import Choice, Limit
from haspelknecht.bots.dice import dice
from haspelknecht.bots.observation import Observation


class RandomBot:
    """Every legal move is equally likely."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, observation: Observation, limit: Limit) -> Choice:
        """Any legal move."""
        moves = observation.legal_moves
        return Choice(moves[dice(self.seed, observation) % len(moves)])

    def close(self) -> None:
        """Nothing to give back."""
