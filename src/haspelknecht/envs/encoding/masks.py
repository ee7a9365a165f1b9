"""Legal moves as a mask: one cell for each move there is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from haspelknecht.rules.flow import list_moves
from haspelknecht.rules.moves import MOVES, MoveList
from haspelknecht.rules.state import State

NOTHING: Final = vec[u8]([0] * MOVES)
FOUND: Final = MoveList()  # for use within one call


def legal_mask(state: State, seat: i64) -> vec[u8]:
    """1 for each legal move of a seat; all 0 if it may not act."""
    mask = NOTHING[:]
    if state.may_act(seat):
        list_moves(state, seat, FOUND)
        codes = FOUND.codes
        for i in range(FOUND.count):
            mask[codes[i]] = 1
    return mask
