"""A table in memory: the newest state, the latest events as bytes, and who wants to hear of changes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from haspelknecht.server.tables.changes import News
from haspelknecht.server.tables.encoded_views import EncodedViews
from haspelknecht.server.tables.table_draft import TableDraft

TAIL: Final = 64  # events kept in memory; older ones are read from the database


class Listener:
    """Somebody who waits for news of a table.

    He may leave word how to be encoded: `tell` is called only while he waits, and answers whether he has been told.
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

    def __init__(self, draft: TableDraft) -> None:
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.tail: deque[bytes] = deque(maxlen=TAIL)  # the last one is that of the newest event
        self.current = draft
        draft.settle()
        self.encoded = EncodedViews(draft)
        self.news: tuple[int, bytes] | None = None
        self.spare: TableDraft | None = None  # a working copy for the next change

    def new_draft(self) -> TableDraft:
        """A copy to work on, perhaps made when nobody waited for it."""
        spare, self.spare = self.spare, None
        return self.current.copy() if spare is None else spare

    def adopt(self, draft: TableDraft, encoded: EncodedViews) -> None:
        """Take over a stored change."""
        self.tail.extend(draft.told)
        draft.new_events, draft.encoded, draft.told = [], [], []
        draft.touched, draft.planned, draft.changed = set(), set(), False
        draft.founded = None
        self.current = draft
        self.encoded, self.news, self.spare = encoded, None, None

    def replace(self, draft: TableDraft) -> None:
        """Take over what another process has stored; `new_events` are those that are new to us."""
        draft.settle()
        self.adopt(draft, EncodedViews(draft))

    def news_bytes(self, since: int, events: list[bytes]) -> bytes:
        """`wire.GameNews` but for what only one person may know: encoded once for all who have seen the same."""
        if self.news is None or self.news[0] != since:
            parts = (since, b",".join(events), self.encoded.view, self.encoded.position)
            self.news = since, b'{"type":"news","since":%d,"events":[%b],"table":%b,"position":%b,"mine":' % parts
        return self.news[1]

    def events_since(self, since: int) -> list[bytes] | None:
        """The events after one, if they are all in memory."""
        if since >= self.current.number:
            return []
        first = since - self.current.number  # counted from the end, where the newest is
        if len(self.tail) < -first:
            return None
        return [self.tail[place] for place in range(first, 0)]

    def listening_to(self, secret_of: int | None) -> list[Listener]:
        """Those who hear of a change: everybody, or only the owner of a seat if only its secret plan has changed."""
        if secret_of is None:
            return list(self.listeners)
        owner = self.current.body.seats[secret_of].person
        return [listener for listener in self.listeners if listener.person == owner]

    def wake_for(self, news: News) -> None:
        """Have those look who hear of it."""
        self.wake(self.listening_to(news.seat), chat=news.chat != 0)

    def wake(self, listeners: Iterable[Listener] | None = None, *, chat: bool = False) -> None:
        """Something is new: for everybody, if not said otherwise."""
        for listener in list(self.listeners) if listeners is None else listeners:
            listener.chat |= chat
            listener.wake()
