"""A few games of a batch: what the compiled engine keeps of them is put together before it plays the next ones.

So it still lies in the fast memory of the processor. All windows are opened once, not at each step.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from haspelknecht.envs.batch_arrays import Sight
from haspelknecht.envs.encoding.engine_batch import Hall
from haspelknecht.envs.encoding.observe_player import PLAYER_WORDS

STRETCH = 128  # games


class Stretch:
    """Games `start` to `end - 1`."""

    def __init__(self, hall: Any, start: int, sight: Sight, turned: NDArray[np.int64]) -> None:
        """`hall`: a `Hall`, whose buffers mypy does not know as such; `turned`: room for the boards of a stretch."""
        games, players = sight.rewards.shape
        self.start, self.end = start, min(start + STRETCH, games)
        rows = self.end - start
        self.boards = np.frombuffer(hall.faces.boards, np.int64).reshape(-1, PLAYER_WORDS)
        self.which = np.frombuffer(hall.faces.turned, np.int64).reshape(games, players)[start : self.end]
        self.turned = turned[:rows]
        words = sight.observations[start : self.end].view(np.int64)
        boards = players * PLAYER_WORDS
        masks = np.frombuffer(hall.masks, np.int8).reshape(-1, sight.masks.shape[1])
        self.copies: list[tuple[NDArray[np.integer], NDArray[np.integer]]] = [
            (words[:, :boards], self.turned.reshape(rows, boards)),
            (words[:, boards:], np.frombuffer(hall.faces.tables, np.int64).reshape(games, -1)[start : self.end]),
        ]
        if not np.may_share_memory(masks, sight.masks):
            self.copies.append((sight.masks[start : self.end], masks[:rows]))

    def show(self) -> None:
        """Turn the boards of each game so that the observer comes first; the table follows. Then the masks, unless they
        are shown where they are."""
        self.boards.take(self.which, axis=0, out=self.turned, mode="clip")  # other modes copy once more
        for there, here in self.copies:
            np.copyto(there, here)


def stretches(hall: Hall, sight: Sight) -> Iterator[Stretch]:
    """All games of a hall."""
    games, players = sight.rewards.shape
    turned = np.empty((min(games, STRETCH), players, PLAYER_WORDS), np.int64)
    for start in range(0, games, STRETCH):
        yield Stretch(hall, start, sight, turned)
