"""The observation and action spaces for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from haspelknecht.envs.tensor import action_mask, pieces, size, tensor
from haspelknecht.rules.moves import MOVES
from haspelknecht.rules.state import State


class Seen(TypedDict):
    """An observation: the tensor of a seat (docs/observations.md) and its legal moves (docs/actions.md)."""

    observation: NDArray[np.int16]
    action_mask: NDArray[np.int8]


def seen_by(state: State, seat: int) -> Seen:
    """The observation of a seat."""
    return {"observation": tensor(state, seat), "action_mask": action_mask(state, seat)}


def observation_space(players: int) -> spaces.Dict:
    """The observation space of a seat."""
    low, high = np.zeros(size(players), np.int16), np.zeros(size(players), np.int16)
    for piece in pieces(players):
        low[piece.start : piece.start + piece.size] = piece.low
        high[piece.start : piece.start + piece.size] = piece.high
    mask = spaces.Box(0, 1, (MOVES,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int16), "action_mask": mask})


def action_space() -> spaces.Discrete:
    """The action space: all moves by their numbers."""
    return spaces.Discrete(MOVES)
