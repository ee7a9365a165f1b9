"""Garbage collection: the program itself is frozen, and reference cycles are still freed."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator

import pytest

from haspelknecht.server.garbage import THRESHOLDS, collect_rarely


class Cycle:
    """A reference cycle, which only the garbage collector can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def restored_settings() -> Iterator[None]:
    """Restore the settings of the garbage collector."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


@pytest.mark.usefixtures("restored_settings")
def test_the_program_is_frozen_and_later_garbage_is_collected() -> None:
    collect_rarely()
    assert gc.get_freeze_count() > 10_000
    assert gc.get_threshold() == THRESHOLDS
    gone = weakref.ref(Cycle())
    gc.collect()
    assert gone() is None


def test_young_garbage_is_collected_automatically() -> None:
    program = (
        "import weakref; from haspelknecht.server.garbage import collect_rarely; collect_rarely()\n"
        "class Cycle: pass\n"
        "cycle = Cycle(); cycle.itself = cycle; gone = weakref.ref(cycle); del cycle\n"
        "kept = [[] for _ in range(100_000)]\n"
        "assert gone() is None"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
