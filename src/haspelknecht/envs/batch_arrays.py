"""What many games show at once: one row for each game in every array."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from haspelknecht.envs.tensor import size
from haspelknecht.rules.moves import MOVES


@dataclass(frozen=True)
class Sight:
    """All games after a step. The arrays are windows: the next step changes what they show. `copy` keeps it."""

    observations: NDArray[np.int16]  # what the seat that is next may know (docs/observations.md)
    masks: NDArray[np.int8]  # what it may do (docs/actions.md)
    seats: NDArray[np.int8]  # which seat is next
    ended: NDArray[np.bool_]  # whether a game ended in this step; the other arrays already show the next one
    rewards: NDArray[np.float64]  # of the game that ended, by seat; otherwise 0
    scores: NDArray[np.int16]  # its points, by seat; otherwise 0

    def copy(self) -> Sight:
        """The same in arrays of its own."""
        return Sight(*(getattr(self, name).copy() for name in ARRAYS))

    def rows(self, first: int, games: int) -> Sight:
        """Some of the games."""
        return Sight(*(getattr(self, name)[first : first + games] for name in ARRAYS))

    def take(self, other: Sight) -> None:
        """Show what another sight shows."""
        for name in ARRAYS:
            np.copyto(getattr(self, name), getattr(other, name))

    def for_readers(self) -> Sight:
        """The same windows, through which nothing can be written."""
        found = Sight(*(getattr(self, name).view() for name in ARRAYS))
        for name in ARRAYS:
            getattr(found, name).flags.writeable = False
        return found


ARRAYS = tuple(field.name for field in fields(Sight))


def shapes(games: int, players: int) -> dict[str, tuple[tuple[int, ...], DTypeLike]]:
    """Shape and kind of number of each array."""
    return {
        "observations": ((games, size(players)), np.int16),
        "masks": ((games, MOVES), np.int8),
        "seats": ((games,), np.int8),
        "ended": ((games,), np.bool_),
        "rewards": ((games, players), np.float64),
        "scores": ((games, players), np.int16),
    }


def window(buffers: dict[str, Any], players: int) -> Sight:
    """A sight of buffers that somebody else fills."""
    kinds = shapes(1, players)
    return Sight(*(np.frombuffer(buffers[name], kinds[name][1]).reshape(-1, *kinds[name][0][1:]) for name in ARRAYS))


def empty_sight(games: int, players: int) -> Sight:
    """Arrays to be filled."""
    kinds = shapes(games, players)
    return Sight(*(np.zeros(*kinds[name]) for name in ARRAYS))
