"""How long an external bot may take, and how much it may say. The one place for these numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LONGEST_LINE: Final = 1_000_000  # bytes


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds."""

    start: float = 60.0  # from the start of the program to its hello; loading a network takes a while
    move: float = 10.0  # for one choice
    leave: float = 2.0  # from the end of its input to the end of the program


STANDARD: Final = Limits()
