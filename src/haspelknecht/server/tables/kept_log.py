"""The log of a table in memory, in one language: what is new is put into words once, for all who read it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from haspelknecht.records.notation import SEATS, parse_move
from haspelknecht.rules.pieces import COLOUR_NAMES
from haspelknecht.server.tables.events import Event, effective
from haspelknecht.server.tables.replay import laid, unreplayable
from haspelknecht.view.game_log import GameLog, Happened

ENCODER = msgspec.json.Encoder()


class KeptLog:
    """A log, up to event `number`. One reader at a time has it told further."""

    def __init__(self, identity: bytes, language: str) -> None:
        game = laid(identity)
        self.log = GameLog(game.table, game.state, language)
        self.lock = asyncio.Lock()
        self.encoded: dict[int, tuple[int, bytes]] = {}

    @property
    def number(self) -> int:
        """The last event in it."""
        return self.log.number

    @unreplayable()
    def add(self, events: Sequence[Event]) -> None:
        """The next events. At the beginning all there are: of those that do not count any more nothing is told."""
        self.encoded.clear()
        for event in events if self.number else effective(events):
            if event.back_to is not None:
                self.log.add(Happened(event.number, "undo", back_to=event.back_to))
            if event.kind != "undo":
                self.log.add(happened(event))
        if events:
            self.log.undone += [
                (event.number, event.back_to)
                for event in events
                if event.back_to is not None and (event.number, event.back_to) not in self.log.undone
            ]
            self.log.number = events[-1].number

    def since(self, number: int) -> tuple[int, bytes]:
        """The entries after an event, or after an earlier one if something was taken back since; and that event."""
        if number not in self.encoded:
            first, entries = self.log.since(min(number, self.number))
            self.encoded[number] = first, ENCODER.encode(entries)
        return self.encoded[number]


def happened(event: Event) -> Happened:
    """A stored event, as the log wants to hear of it."""
    return Happened(
        number=event.number,
        kind=event.kind,
        seat=None if event.seat is None else SEATS.index(event.seat),
        moves=[(SEATS.index(seat), parse_move(move)) for seat, move in event.moves],
        draws=[tuple(COLOUR_NAMES.index(name) for name in disks) for disks in event.draws],
        why=event.why,
        back_to=event.back_to,
    )
