"""Observations of many games, put together from what the compiled engine keeps of each."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from haspelknecht.envs.encoding.faces import Faces
from haspelknecht.envs.encoding.observe_player import PLAYER_WORDS


class Turner:
    """Turns the boards of each game so that the observer comes first; the table follows."""

    def __init__(self, faces: Faces, players: int, rows: int) -> None:
        """`rows`: how many games at most are shown at once."""
        boards: Any = faces.boards  # buffers, but mypy does not know it
        tables: Any = faces.tables
        turned: Any = faces.turned
        self.boards = np.frombuffer(boards, np.int64).reshape(-1, PLAYER_WORDS)
        self.which = np.frombuffer(turned, np.int64).reshape(-1, players)
        self.tables = np.frombuffer(tables, np.int64).reshape(len(self.which), -1)
        self.turned = np.empty((rows, players, PLAYER_WORDS), np.int64)

    def show(self, start: int, there: NDArray[np.int16]) -> None:
        """Show the games from `start` on."""
        rows = len(there)
        which = self.which[start : start + rows]
        turned = self.turned[:rows]
        self.boards.take(which, axis=0, out=turned, mode="clip")  # other modes copy once more
        words = there.view(np.int64)
        table = turned[0].size
        words[:, :table] = turned.reshape(rows, table)
        words[:, table:] = self.tables[start : start + rows]
