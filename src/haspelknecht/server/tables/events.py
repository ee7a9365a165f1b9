"""Events of a table, numbered from 1. Everything in an event may be known to everybody at the table."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Words = dict[str, Any]
Kind = Literal[
    "begin", "move", "plans", "undo", "away", "back", "conceded", "paused", "resumed", "over", "stand-in"
]  # fmt: skip


class Event(msgspec.Struct, omit_defaults=True):
    """Something that happened. `steps` tells it in plain words: moves, draws, points, automatic steps."""

    number: int
    kind: Kind
    at: float
    seat: str | None = None
    moves: list[tuple[str, int]] = []  # seat and move, in the order in which they are played
    back_to: int | None = None  # after an undo: the last event that still counts
    why: str = ""  # why somebody is away, or how the game ended
    told: str = ""  # of a stand-in: what the bot did wrong
    steps: list[Words] = []


def effective(events: list[Event]) -> list[Event]:
    """The events that still count: those taken back are left out, and so are the undos."""
    kept: list[Event] = []
    for event in events:
        if event.kind == "undo":
            back_to = event.back_to or 0
            kept = [earlier for earlier in kept if earlier.number <= back_to or not earlier.steps]
        else:
            kept.append(event)
    return kept
