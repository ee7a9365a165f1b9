"""The log of a table in one language, in memory: each event is put into words once for all clients."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from haspelknecht.records.notation import SEATS, parse_disks, parse_move
from haspelknecht.server.tables.events import Event, effective
from haspelknecht.server.tables.replay import initial_game, unreplayable
from haspelknecht.view.game_log import GameLog, Happened

ENCODER = msgspec.json.Encoder()
MAX_ENCODED: Final = 8  # beginnings of the log that are kept encoded: clients that follow a game ask for the last one


class TableLog:
    """A log up to event `number`. `lock` makes sure that one task at a time adds events."""

    def __init__(self, identity: bytes, language: str) -> None:
        game = initial_game(identity)
        self.log = GameLog(game.table, game.state, language)
        self.lock = asyncio.Lock()
        self.encoded: dict[int, tuple[int, bytes]] = {}

    @property
    def number(self) -> int:
        """The last event in the log."""
        return self.log.number

    @unreplayable()
    def add(self, events: Sequence[Event]) -> None:
        """Add the next events. The first call adds all events so far, without those that were taken back."""
        self.encoded.clear()
        for event in events if self.number else effective(events):
            if event.back_to is not None:
                self.log.add(Happened(event.number, "undo", back_to=event.back_to))
            if event.kind != "undo":
                self.log.add(log_event(event))
        if events:
            self.log.undone += [
                (event.number, event.back_to)
                for event in events
                if event.back_to is not None and (event.number, event.back_to) not in self.log.undone
            ]
            self.log.number = events[-1].number

    def since(self, number: int) -> tuple[int, bytes]:
        """Return an event and the encoded entries after it: event `number`, or an earlier one if it was taken back."""
        number = min(number, self.number)
        if number not in self.encoded:
            first, entries = self.log.since(number)
            if len(self.encoded) >= MAX_ENCODED:  # anyone can ask from any event on
                self.encoded.clear()
            self.encoded[number] = first, ENCODER.encode(entries)
        return self.encoded[number]


def log_event(event: Event) -> Happened:
    """Convert a stored event to one of the view's log."""
    return Happened(
        number=event.number,
        kind=event.kind,
        seat=None if event.seat is None else SEATS.index(event.seat),
        moves=[(SEATS.index(seat), parse_move(move)) for seat, move in event.moves],
        draws=[parse_disks(disks) for disks in event.draws],
        why=event.why,
        back_to=event.back_to,
    )
