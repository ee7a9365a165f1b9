"""Long pauses are rare: Python looks for garbage among all objects only now and then."""

from __future__ import annotations

import gc
from typing import Final

THRESHOLDS: Final = (700, 10, 100)  # Python's own, but for the last: full collections are ten times as rare


def collect_rarely() -> None:
    """To be called before the first request.

    A full collection stops everything, the longer the more sockets are open. What the program itself consists of is
    never garbage, so it is left out; and what only a full collection frees, closed sockets, can wait: 5,000 of them are
    some 200 MB. `make load` at 200 tables of four and 120 moves a second: p99 7 ms, without this 14 to 48 ms, because
    every few seconds everything stands still for up to 228 ms.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
