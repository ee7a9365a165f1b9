"""Memory that several processes share: one row for each game, as in a `BatchArrays`, and its next action."""

from __future__ import annotations

import multiprocessing
from math import prod

import numpy as np
from numpy.typing import NDArray

from haspelknecht.envs.batch_arrays import BatchArrays, shapes, views_of


class SharedRows:
    """Can be passed to a new process. The memory is freed with the last reference to it."""

    def __init__(self, games: int, players: int) -> None:
        self.players = players
        context = multiprocessing.get_context("spawn")
        self.buffers = {
            name: context.RawArray("b", prod(shape) * np.dtype(kind).itemsize)
            for name, (shape, kind) in shapes(games, players).items()
        }
        self.moves = context.RawArray("b", games * 8)

    def arrays(self) -> BatchArrays:
        """What the games show."""
        return views_of(dict(self.buffers), self.players)

    def actions(self) -> NDArray[np.int64]:
        """The next action of each game."""
        return np.frombuffer(self.moves, np.int64)
