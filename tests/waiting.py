"""Waiting in tests: for a condition, never for a fixed time. The timeout only ends a hang."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

HANG = 120.0  # seconds; far longer than anything takes, even on a busy machine

Result = TypeVar("Result")


def eventually(look: Callable[[], Result | None], what: str) -> Result:
    """Call `look` until it returns something true, and return that. `what` describes it in the error."""
    until = time.monotonic() + HANG
    while not (result := look()):
        assert time.monotonic() < until, f"waited {HANG:g} s for: {what}"
        time.sleep(0.01)
    return result
