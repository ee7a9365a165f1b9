"""The events of a table, numbered from 1. Everything in an event is public."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from haspelknecht.bots.news import event_words
from haspelknecht.records.game import Game
from haspelknecht.records.notation import move_text, seat_text
from haspelknecht.rules.pieces import COLOUR_NAMES

Words = dict[str, Any]
Kind = Literal[
    "begin", "move", "plans", "undo", "away", "back", "conceded", "paused", "resumed", "over", "stand-in", "outdated"
]  # fmt: skip


class Event(msgspec.Struct, omit_defaults=True):
    """An event as it is stored. Moves are texts, so that later versions of the program understand them."""

    number: int
    kind: Kind
    at: float
    seat: str | None = None
    moves: list[tuple[str, str]] = []  # seat and move, in the order in which they are played
    draws: list[list[str]] = []  # the disks of each refill that followed, by colour
    back_to: int | None = None  # of `undo` and `outdated`: the last event that still counts
    why: str = ""  # why a player is away, or how the game ended
    told: str = ""  # of `stand-in`: what the replaced bot did wrong

    @property
    def of_game(self) -> bool:
        """Whether it is part of the game itself, and not for instance a pause."""
        return self.kind in ("begin", "move", "plans")


class EventWithSteps(Event):
    """An event as it is sent. `steps` describes its moves, draws, points and automatic steps."""

    steps: list[Words] = []


def stored(event: Event) -> Event:
    """Return an event as it is stored, without what can be derived."""
    return Event(**values_of(event))


def with_steps(event: Event, steps: list[Words]) -> EventWithSteps:
    """Return a stored event with its steps."""
    return EventWithSteps(**values_of(event), steps=steps)


def values_of(event: Event) -> dict[str, Any]:
    """Return the stored fields of an event by name."""
    return {name: getattr(event, name) for name in Event.__struct_fields__}


def event_values(game: Game, first: int, end: int | None = None) -> dict[str, Any]:
    """Return the fields of an event for a part of the history of a game."""
    part = range(first, len(game.history) if end is None else end)
    steps = [game.history[number] for number in part]
    return {
        "moves": [(seat_text(step.seat), move_text(step.move)) for step in steps if step.kind == "move"],
        "draws": [[COLOUR_NAMES[colour] for colour in step.disks] for step in steps if step.kind == "draw"],
        "steps": [event_words(game, number) for number in part],
    }


def effective(events: Sequence[Event]) -> list[Event]:
    """Return the events that still count, without undos and what they took back."""
    kept: list[Event] = []
    for event in events:
        if event.back_to is not None:
            kept = [earlier for earlier in kept if earlier.number <= event.back_to or not is_taken_back(earlier)]
        if event.kind != "undo":
            kept.append(event)
    return kept


def is_taken_back(event: Event) -> bool:
    """Whether an undo removes an event that comes after its `back_to`: only moves and plans."""
    return event.of_game and event.kind != "begin"
