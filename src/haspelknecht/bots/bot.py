"""What every bot can do."""

from __future__ import annotations

from typing import Protocol

from haspelknecht.rules.state import State


class Bot(Protocol):
    """A player without a face."""

    def choose(self, view: State, seat: int) -> int:
        """A legal move of the seat. `view` is what the seat may know, never more (`Game.view`)."""
        ...
