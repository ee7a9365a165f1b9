"""The cases on which other projects' test suites are run, and random players for whole games."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

CASES = [(players, edition) for edition in ("second", "first") for players in (2, 3, 4)]
Chooser = Callable[[NDArray[np.int8]], int]


def chooser(seed: object) -> Chooser:
    """A player that makes random legal moves, always the same for one seed."""
    dice = random.Random(str(seed))

    def choose(mask: NDArray[np.int8]) -> int:
        return int(dice.choice(np.flatnonzero(mask).tolist()))

    return choose
