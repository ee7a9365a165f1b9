"""How long an external bot may take, and how much it may send."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LONGEST_LINE: Final = 1_000_000  # bytes


@dataclass(frozen=True, slots=True)
class Limits:
    """Time limits in seconds."""

    start: float = 60.0  # from the start of the program to its hello, in case it loads a neural network
    move: float = 10.0  # for one choice
    leave: float = 2.0  # from the end of its input to its exit


STANDARD: Final = Limits()
