"""Garbage is collected between moves: new garbage soon, everything else now and then."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from haspelknecht.server.tidying import FEW, LONG, Tidying


class Knot:
    """Something that refers to itself, so that only the collector can free it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def nobody_else_tidies() -> Iterator[None]:
    """Python's own collector waits."""
    gc.disable()
    yield
    gc.enable()


def changes(tidying: Tidying, count: int) -> None:
    """So many changes of tables."""
    for _ in range(count):
        tidying.after_change()


def test_new_garbage_is_gone_after_a_few_changes() -> None:
    tidying = Tidying(lambda: 0.0)
    changes(tidying, FEW)
    knot = weakref.ref(Knot())
    changes(tidying, FEW - 1)
    assert knot() is not None
    changes(tidying, 1)
    assert knot() is None


def test_old_garbage_is_gone_after_some_minutes() -> None:
    time = [1000.0]
    tidying = Tidying(lambda: time[0])
    held = Knot()
    knot = weakref.ref(held)
    changes(tidying, 3 * FEW)  # it has outlived a few looks: it is no longer new
    del held
    time[0] += LONG - 1
    changes(tidying, FEW)
    assert knot() is not None
    time[0] += 1
    changes(tidying, FEW)
    assert knot() is None
