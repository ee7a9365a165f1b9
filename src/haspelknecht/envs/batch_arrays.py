"""The arrays of a batch: one row for each game in each of them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from haspelknecht.envs.tensor import size
from haspelknecht.rules.moves import MOVES


@dataclass(frozen=True)
class BatchArrays:
    """All games after a step. The next step overwrites the arrays; `copy` keeps them."""

    observations: NDArray[np.int16]  # what the seat that is next may know (docs/observations.md)
    masks: NDArray[np.int8]  # what it may do (docs/actions.md)
    seats: NDArray[np.int8]  # which seat is next
    ended: NDArray[np.bool_]  # whether a game ended in this step; the other arrays already show the next one
    rewards: NDArray[np.float64]  # of the game that ended, by seat; otherwise 0
    scores: NDArray[np.int16]  # its points, by seat; otherwise 0

    def copy(self) -> BatchArrays:
        """A copy that later steps do not change."""
        return BatchArrays(*(getattr(self, name).copy() for name in ARRAYS))

    def rows(self, first: int, games: int) -> BatchArrays:
        """Some of the games."""
        return BatchArrays(*(getattr(self, name)[first : first + games] for name in ARRAYS))

    def assign(self, other: BatchArrays) -> None:
        """Copy the values of other arrays of the same shape."""
        for name in ARRAYS:
            np.copyto(getattr(self, name), getattr(other, name))

    def read_only(self) -> BatchArrays:
        """Read-only views of the same arrays."""
        found = BatchArrays(*(getattr(self, name).view() for name in ARRAYS))
        for name in ARRAYS:
            getattr(found, name).flags.writeable = False
        return found


ARRAYS = tuple(field.name for field in fields(BatchArrays))


def shapes(games: int, players: int) -> dict[str, tuple[tuple[int, ...], DTypeLike]]:
    """Shape and dtype of each array."""
    return {
        "observations": ((games, size(players)), np.int16),
        "masks": ((games, MOVES), np.int8),
        "seats": ((games,), np.int8),
        "ended": ((games,), np.bool_),
        "rewards": ((games, players), np.float64),
        "scores": ((games, players), np.int16),
    }


def views_of(buffers: dict[str, Any], players: int) -> BatchArrays:
    """Views of buffers that are filled elsewhere."""
    kinds = shapes(1, players)
    return BatchArrays(
        *(np.frombuffer(buffers[name], kinds[name][1]).reshape(-1, *kinds[name][0][1:]) for name in ARRAYS)
    )


def empty_arrays(games: int, players: int) -> BatchArrays:
    """New arrays of zeros."""
    kinds = shapes(games, players)
    return BatchArrays(*(np.zeros(*kinds[name]) for name in ARRAYS))
