"""Events of a table, numbered from 1. Everything in an event may be known to everybody at the table."""

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
    """Something that happened, as it is stored. Moves are texts, so that it means the same to every later program."""

    number: int
    kind: Kind
    at: float
    seat: str | None = None
    moves: list[tuple[str, str]] = []  # seat and move, in the order in which they are played
    draws: list[list[str]] = []  # the disks of each refill that followed, by colour
    back_to: int | None = None  # of an undo, or of what later rules cannot replay: the last event that still counts
    why: str = ""  # why somebody is away, or how the game ended
    told: str = ""  # of a stand-in: what the bot did wrong

    @property
    def of_game(self) -> bool:
        """Whether it is part of the game itself; everything else happens beside it."""
        return self.kind in ("begin", "move", "plans")


class ToldEvent(Event):
    """The same as it is sent. `steps` tells it in plain words: moves, draws, points, automatic steps."""

    steps: list[Words] = []


def stored(event: Event) -> Event:
    """An event without what can be derived from it."""
    return Event(**values_of(event))


def in_words(event: Event, steps: list[Words]) -> ToldEvent:
    """A stored event with its steps in plain words."""
    return ToldEvent(**values_of(event), steps=steps)


def values_of(event: Event) -> dict[str, Any]:
    """What is stored of an event, by name."""
    return {name: getattr(event, name) for name in Event.__struct_fields__}


def happened(game: Game, first: int, end: int | None = None) -> dict[str, Any]:
    """A part of the history of a game as the values of an event."""
    part = range(first, len(game.history) if end is None else end)
    steps = [game.history[number] for number in part]
    return {
        "moves": [(seat_text(step.seat), move_text(step.move)) for step in steps if step.kind == "move"],
        "draws": [[COLOUR_NAMES[colour] for colour in step.disks] for step in steps if step.kind == "draw"],
        "steps": [event_words(game, number) for number in part],
    }


def effective(events: Sequence[Event]) -> list[Event]:
    """The events that still count: those taken back are left out, and so are the undos."""
    kept: list[Event] = []
    for event in events:
        if event.back_to is not None:
            kept = [earlier for earlier in kept if earlier.number <= event.back_to or not is_taken_back(earlier)]
        if event.kind != "undo":
            kept.append(event)
    return kept


def is_taken_back(event: Event) -> bool:
    """Whether an undo takes an event back, if it goes back behind it: the beginning and what is no move stay."""
    return event.of_game and event.kind != "begin"
