"""A table in memory: its current state, its recent events and its subscribers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Final

from haspelknecht.server.tables.changes import News
from haspelknecht.server.tables.encoded_views import EncodedViews
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.table_log import TableLog

MAX_RECENT: Final = 64  # events kept in memory; older ones are loaded from the database


class Subscriber:
    """A connection that is woken when a table changes."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.woken = asyncio.Event()
        self.chat = False  # whether there are new lines in the chat


class LoadLock(asyncio.Lock):
    """Makes sure that a table is loaded by one task at a time. It is kept while any task is loading or waiting."""

    waiting = 0  # tasks that hold the lock or wait for it


class LiveTable:
    """The cache of one table. The database is the truth: the cache can be dropped at any time."""

    def __init__(self, draft: TableDraft) -> None:
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.recent: deque[bytes] = deque(maxlen=MAX_RECENT)  # encoded as they are sent, the newest last
        self.current = draft
        draft.finalize()
        self.views = EncodedViews(draft)
        self.logs: dict[str, TableLog] = {}  # by language

    def apply_stored(self, draft: TableDraft, views: EncodedViews) -> None:
        """Make a draft that was stored the current state."""
        self.recent.extend(draft.sent_events)
        draft.new_events, draft.stored_events, draft.sent_events = [], [], []
        draft.touched, draft.planned, draft.changed = set(), set(), False
        draft.added_table = None
        self.current, self.views = draft, views

    def replace(self, draft: TableDraft) -> None:
        """Replace the state by what another process has stored; its `new_events` are new to us."""
        draft.finalize()
        self.apply_stored(draft, EncodedViews(draft))

    def events_since(self, since: int) -> list[bytes] | None:
        """Return the encoded events after `since`; None if some of them are no longer in memory."""
        if since >= self.current.number:
            return []
        first = since - self.current.number  # an index from the end
        if len(self.recent) < -first:
            return None
        return [self.recent[place] for place in range(first, 0)]

    def recipients(self, secret_of: int | None) -> list[Subscriber]:
        """Return the subscribers to wake: all, or only the owner of a seat if only its secret plan has changed."""
        if secret_of is None:
            return list(self.subscribers)
        owner = self.current.body.seats[secret_of].person
        return [subscriber for subscriber in self.subscribers if subscriber.person == owner]

    def wake_for(self, news: News) -> None:
        """Wake the subscribers that a change concerns."""
        self.wake(self.recipients(news.seat), chat=news.chat != 0)

    def wake(self, subscribers: Iterable[Subscriber] | None = None, *, chat: bool = False) -> None:
        """Wake some subscribers, by default all."""
        for subscriber in list(self.subscribers) if subscribers is None else subscribers:
            subscriber.chat |= chat
            subscriber.woken.set()
