"""Waiting in tests: for what is wanted, never for a fixed time. The limit only ends a hang."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

HANG = 120.0  # seconds; far longer than anything takes even on a busy machine

Found = TypeVar("Found")


def eventually(look: Callable[[], Found | None], what: str) -> Found:
    """What `look` finds, as soon as it finds anything; `what` is expected."""
    until = time.monotonic() + HANG
    while not (found := look()):
        assert time.monotonic() < until, f"waited {HANG:g} s in vain: {what}"
        time.sleep(0.01)
    return found
