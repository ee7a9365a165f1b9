"""A table in memory: the newest state, the latest events as bytes, and who wants to hear of changes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from haspelknecht.records.state_words import state_words
from haspelknecht.server.hall.desk import Desk
from haspelknecht.server.hall.event import Event
from haspelknecht.server.hall.telling import table_view

TAIL: Final = 64  # events kept in memory; older ones are read from the database
ENCODER = msgspec.json.Encoder()


class Listener:
    """Somebody who waits for news of a table.

    He may leave word how to be told: `tell` is called only while he waits, and answers whether he has been told.
    """

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.woken = asyncio.Event()
        self.chat = False  # there is something new in the chat
        self.tell: Callable[[], bool] = lambda: False
        self.waits = False

    async def wait(self) -> None:
        """Until something is new that he has not been told."""
        self.waits = True
        try:
            await self.woken.wait()
        finally:
            self.waits = False

    def wake(self) -> None:
        """Something is new: he is told at once if that needs no waiting, otherwise woken."""
        told = False
        if self.waits and not self.chat and not self.woken.is_set():
            with suppress(Exception):  # his own task meets the same trouble; the others are told all the same
                told = self.tell()
        if not told:
            self.woken.set()


class LiveTable:
    """The cache of one table. The database is the truth; this is thrown away when in doubt."""

    def __init__(self, desk: Desk) -> None:
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.tail: deque[tuple[int, bytes]] = deque(maxlen=TAIL)
        self.desk = desk
        desk.settle()
        self.view: bytes | None = None  # encoded once for everybody
        self.news: tuple[int, bytes] | None = None

    def adopt(self, desk: Desk) -> None:
        """Take over a stored change."""
        self.tail.extend(zip([event.number for event in desk.new_events], desk.encoded, strict=True))
        desk.new_events, desk.encoded, desk.touched, desk.planned, desk.changed = [], [], set(), set(), False
        self.desk = desk
        self.view = self.news = None

    def replace(self, desk: Desk, events: list[Event]) -> None:
        """Take over what another process has stored."""
        desk.new_events = events
        desk.settle()
        self.adopt(desk)

    def position_bytes(self) -> bytes:
        """The open position: the same for everybody, because secret plans are not on the table yet."""
        game = self.desk.game
        return b"null" if game is None else ENCODER.encode(state_words(game.state))

    def view_bytes(self) -> bytes:
        """The table as everybody sees it."""
        if self.view is None:
            self.view = ENCODER.encode(table_view(self.desk))
        return self.view

    def news_bytes(self, since: int, events: list[bytes]) -> bytes:
        """`wire.GameNews` but for what only one person may know: encoded once for all who have seen the same."""
        if self.news is None or self.news[0] != since:
            told = (since, b",".join(events), self.view_bytes(), self.position_bytes())
            self.news = since, b'{"type":"news","since":%d,"events":[%b],"table":%b,"position":%b,"mine":' % told
        return self.news[1]

    def events_since(self, since: int) -> list[bytes] | None:
        """The events after one, if they are all in memory."""
        if since >= self.desk.number:
            return []
        first = since - self.desk.number  # counted from the end, where the newest is
        if len(self.tail) < -first:
            return None
        return [self.tail[place][1] for place in range(first, 0)]

    def wake(self, person: str | None = None, chat: bool = False) -> None:
        """Something is new: for everybody, or only for one person."""
        for listener in self.listeners:
            if person is None or listener.person == person:
                listener.chat |= chat
                listener.wake()
