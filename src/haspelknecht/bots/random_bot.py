"""A bot that plays any legal move."""

from __future__ import annotations

import random

from haspelknecht.rules.flow import legal_moves
from haspelknecht.rules.state import State


class RandomBot:
    """Every legal move is equally likely. It has a stream of its own, so games never interfere."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def choose(self, view: State, seat: int) -> int:
        """Any legal move."""
        moves = legal_moves(view, seat)
        return moves[int(self.random.random() * len(moves))]
