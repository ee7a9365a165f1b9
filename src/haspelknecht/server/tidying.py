"""Garbage is collected in small portions between moves, so that hardly any move waits for it.

Python looks for garbage when more has been made than freed. A running table frees with every move as much as it makes,
so at a busy server tens of thousands of new objects come together before Python looks, and the pause is long.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Final

FEW: Final = 8  # changes: about a thousand objects, a pause of less than a millisecond
LONG: Final = 300.0  # seconds; what connections leave behind is found only by looking at everything
YOUNG: Final = 0


def spare_programs() -> None:
    """What is there before the first request is never garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 10)


class Tidying:
    """Called after every change, when everybody has been told of it."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.changes = 0
        self.next_all = now() + LONG

    def after_change(self) -> None:
        """Look at what is new, seldom at everything."""
        self.changes += 1
        if self.changes % FEW:
            return
        if self.now() < self.next_all:
            gc.collect(YOUNG)
        else:
            gc.collect()
            self.next_all = self.now() + LONG
