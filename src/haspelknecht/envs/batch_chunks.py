"""A few games of a batch, whose observations are assembled right after the engine has played them.

Then they are still in the cache of the processor. All views are created once, not at each step.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from haspelknecht.envs.batch_arrays import BatchArrays
from haspelknecht.envs.encoding.engine_batch import EngineBatch
from haspelknecht.envs.encoding.observe_player import PLAYER_WORDS

CHUNK_SIZE = 128  # games


class Chunk:
    """Games `start` to `end - 1`."""

    def __init__(self, engine: Any, start: int, arrays: BatchArrays, turned: NDArray[np.int64]) -> None:
        """`engine`: an `EngineBatch`, as Any since mypy does not know its buffers; `turned`: scratch for boards."""
        games, players = arrays.rewards.shape
        self.start, self.end = start, min(start + CHUNK_SIZE, games)
        rows = self.end - start
        self.boards = np.frombuffer(engine.buffers.boards, np.int64).reshape(-1, PLAYER_WORDS)
        self.which = np.frombuffer(engine.buffers.turned, np.int64).reshape(games, players)[start : self.end]
        self.turned = turned[:rows]
        words = arrays.observations[start : self.end].view(np.int64)
        boards = players * PLAYER_WORDS
        masks = np.frombuffer(engine.masks, np.int8).reshape(-1, arrays.masks.shape[1])
        self.copies: list[tuple[NDArray[np.integer], NDArray[np.integer]]] = [
            (words[:, :boards], self.turned.reshape(rows, boards)),
            (words[:, boards:], np.frombuffer(engine.buffers.tables, np.int64).reshape(games, -1)[start : self.end]),
        ]
        if not np.may_share_memory(masks, arrays.masks):
            self.copies.append((arrays.masks[start : self.end], masks[:rows]))

    def show(self) -> None:
        """Copy the observations, with the board of the observer first, and the masks unless they share memory."""
        self.boards.take(self.which, axis=0, out=self.turned, mode="clip")  # other modes copy once more
        for there, here in self.copies:
            np.copyto(there, here)


def chunks(engine: EngineBatch, arrays: BatchArrays) -> Iterator[Chunk]:
    """The games of an engine in chunks."""
    games, players = arrays.rewards.shape
    turned = np.empty((min(games, CHUNK_SIZE), players, PLAYER_WORDS), np.int64)
    for start in range(0, games, CHUNK_SIZE):
        yield Chunk(engine, start, arrays, turned)
