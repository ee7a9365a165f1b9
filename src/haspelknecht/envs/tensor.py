"""A state as a tensor and its legal moves as a mask: what all environments show.

The tensor is one flat row of small whole numbers, the same for every seat: the observer's own things first, then the
others in seat order after them, then the table. `pieces` names its parts.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from haspelknecht.envs.encoding.masks import legal_mask
from haspelknecht.envs.encoding.observe import cells_of, observation
from haspelknecht.envs.pieces import Piece, pieces
from haspelknecht.errors import UserError
from haspelknecht.records.notation import SEATS
from haspelknecht.rules.state import State

__all__ = ["VERSION", "Piece", "action_mask", "pieces", "size", "tensor"]

VERSION = 1  # changes whenever a tensor, a mask or a reward would be another; environments carry it in their names
CELL = np.dtype(np.int16)
FLAG = np.dtype(np.int8)


def size(players: int) -> int:
    """The length of a tensor."""
    return int(cells_of(players))


def tensor(state: State, seat: int) -> NDArray[np.int16]:
    """What a seat may know: everything on the table but the unrevealed plans of others, of which only "ready" shows."""
    check_seat(state, seat)
    words: Any = observation(state, seat)  # NumPy reads its buffer, which the types of NumPy do not know
    return np.frombuffer(words, CELL).copy()


def action_mask(state: State, seat: int) -> NDArray[np.int8]:
    """1 for each legal move of a seat, by its number; all 0 if the seat may not act."""
    check_seat(state, seat)
    mask: Any = legal_mask(state, seat)
    return np.frombuffer(mask, FLAG).copy()


def check_seat(state: State, seat: int) -> None:
    """Raise a `UserError` for a seat that does not exist."""
    players = int(state.setup.players)
    if not 0 <= seat < players:
        raise UserError("seat-unknown", seat=str(seat), known=", ".join(SEATS[:players]))
