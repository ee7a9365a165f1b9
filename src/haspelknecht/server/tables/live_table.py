"""A table in memory: the newest state, the latest events as bytes, and who wants to hear of changes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Final

from haspelknecht.server.tables.changes import News
from haspelknecht.server.tables.encoded_views import EncodedViews, Reader
from haspelknecht.server.tables.kept_log import KeptLog
from haspelknecht.server.tables.table_draft import TableDraft

TAIL: Final = 64  # events kept in memory; older ones are read from the database


class Listener:
    """Somebody who waits for news of a table. `language`: they want their view in this language."""

    def __init__(self, person: str | None, language: str | None = None) -> None:
        self.person = person
        self.language = language
        self.woken = asyncio.Event()
        self.chat = False  # there is something new in the chat


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
        self.views = EncodedViews(draft)
        self.logs: dict[str, KeptLog] = {}  # by language

    def adopt(self, draft: TableDraft, views: EncodedViews) -> None:
        """Take over a stored change."""
        self.tail.extend(draft.told)
        draft.new_events, draft.encoded, draft.told = [], [], []
        draft.touched, draft.planned, draft.changed = set(), set(), False
        draft.founded = None
        self.current, self.views = draft, views

    def replace(self, draft: TableDraft) -> None:
        """Take over what another process has stored; `new_events` are those that are new to us."""
        draft.settle()
        self.adopt(draft, EncodedViews(draft))

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

    def readers(self, secret_of: int | None) -> set[Reader]:
        """Those of them who want to see it."""
        found = self.listening_to(secret_of)
        return {(listener.person, listener.language) for listener in found if listener.language is not None}

    def wake_for(self, news: News) -> None:
        """Have those look who hear of it."""
        self.wake(self.listening_to(news.seat), chat=news.chat != 0)

    def wake(self, listeners: Iterable[Listener] | None = None, *, chat: bool = False) -> None:
        """Something is new: for everybody, if not said otherwise."""
        for listener in list(self.listeners) if listeners is None else listeners:
            listener.chat |= chat
            listener.woken.set()
