"""A table in memory: the newest state, the latest events as bytes, and who wants to hear of changes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from haspelknecht.server.hall.desk import Desk
from haspelknecht.server.hall.event import Event
from haspelknecht.server.hall.news import News
from haspelknecht.server.hall.told import Told

TAIL: Final = 64  # events kept in memory; older ones are read from the database


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


class Reading(asyncio.Lock):
    """All who ask for a table that is not in memory: one of them reads it, the others wait, and one of these tries
    again if that fails. It is kept while any of them is there: who comes later must not read beside them."""

    askers = 0


class LiveTable:
    """The cache of one table. The database is the truth; this is thrown away when in doubt."""

    def __init__(self, desk: Desk) -> None:
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.tail: deque[bytes] = deque(maxlen=TAIL)  # the last one is that of the newest event
        self.desk = desk
        desk.settle()
        self.told = Told(desk)
        self.news: tuple[int, bytes] | None = None
        self.spare: Desk | None = None  # a working copy for the next change

    def draft(self) -> Desk:
        """A copy to work on, perhaps made when nobody waited for it."""
        spare, self.spare = self.spare, None
        return self.desk.draft() if spare is None else spare

    def adopt(self, desk: Desk, told: Told) -> None:
        """Take over a stored change."""
        self.tail.extend(desk.encoded)
        desk.new_events, desk.encoded, desk.touched, desk.planned, desk.changed = [], [], set(), set(), False
        desk.founded = None
        self.desk = desk
        self.told, self.news, self.spare = told, None, None

    def replace(self, desk: Desk, events: list[Event]) -> None:
        """Take over what another process has stored."""
        desk.new_events = events
        desk.settle()
        self.adopt(desk, Told(desk))

    def news_bytes(self, since: int, events: list[bytes]) -> bytes:
        """`wire.GameNews` but for what only one person may know: encoded once for all who have seen the same."""
        if self.news is None or self.news[0] != since:
            told = (since, b",".join(events), self.told.view, self.told.position)
            self.news = since, b'{"type":"news","since":%d,"events":[%b],"table":%b,"position":%b,"mine":' % told
        return self.news[1]

    def events_since(self, since: int) -> list[bytes] | None:
        """The events after one, if they are all in memory."""
        if since >= self.desk.number:
            return []
        first = since - self.desk.number  # counted from the end, where the newest is
        if len(self.tail) < -first:
            return None
        return [self.tail[place] for place in range(first, 0)]

    def listening_to(self, secret_of: int | None) -> list[Listener]:
        """Those who hear of a change: everybody, or only the owner of a seat if only its secret plan has changed."""
        if secret_of is None:
            return list(self.listeners)
        owner = self.desk.body.seats[secret_of].person
        return [listener for listener in self.listeners if listener.person == owner]

    def wake_for(self, news: News) -> None:
        """Have those look who hear of it."""
        self.wake(self.listening_to(news.seat), chat=news.chat != 0)

    def wake(self, listeners: Iterable[Listener] | None = None, *, chat: bool = False) -> None:
        """Something is new: for everybody, if not said otherwise."""
        for listener in list(self.listeners) if listeners is None else listeners:
            listener.chat |= chat
            listener.wake()
