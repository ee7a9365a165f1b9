"""The log of a table in memory, in one language: what is new is put into words once, for all who read it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable

import msgspec

from haspelknecht.records.notation import SEATS
from haspelknecht.records.set_up import set_up
from haspelknecht.rules.pieces import COLOUR_NAMES
from haspelknecht.server.tables.events import Event
from haspelknecht.server.tables.load import EVENT, unreplayable
from haspelknecht.view.game_log import GameLog, Happened

ENCODER = msgspec.json.Encoder()


class KeptLog:
    """A log, up to event `number`. One reader at a time has it told further."""

    def __init__(self, identity: bytes, language: str) -> None:
        self.log = GameLog(*set_up(json.loads(identity)), language)
        self.lock = asyncio.Lock()
        self.encoded: dict[int, tuple[int, bytes]] = {}

    @property
    def number(self) -> int:
        """The last event in it."""
        return self.log.number

    @unreplayable()
    def add(self, events: Iterable[bytes]) -> None:
        """The next events, as they are stored."""
        self.encoded.clear()
        self.log.add_all(happened(EVENT.decode(data)) for data in events)

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
        moves=[(SEATS.index(seat), move) for seat, move in event.moves],
        draws=[
            tuple(COLOUR_NAMES.index(name) for name in step["disks"]) for step in event.steps if step["event"] == "draw"
        ],
        why=event.why,
        back_to=event.back_to,
    )
