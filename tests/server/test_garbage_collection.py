"""Full collections are rare, leave out the program itself, and still free what refers to itself."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator

import pytest

from haspelknecht.server.garbage import THRESHOLDS, collect_rarely


class Knot:
    """Something that only the garbage collector can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def as_before() -> Iterator[None]:
    """Other tests collect as Python does by itself."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


@pytest.mark.usefixtures("as_before")
def test_garbage_of_later_is_found_and_the_program_is_left_out() -> None:
    collect_rarely()
    assert gc.get_freeze_count() > 10_000
    assert gc.get_threshold() == THRESHOLDS
    gone = weakref.ref(Knot())
    gc.collect()
    assert gone() is None


def test_young_garbage_is_freed_by_itself() -> None:
    program = (
        "import weakref; from haspelknecht.server.garbage import collect_rarely; collect_rarely()\n"
        "class Knot: pass\n"
        "knot = Knot(); knot.itself = knot; gone = weakref.ref(knot); del knot\n"
        "kept = [[] for _ in range(100_000)]\n"
        "assert gone() is None"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
