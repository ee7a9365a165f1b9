"""Waking the streams of bots when something happens at a table or to a person."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from haspelknecht.server.tables.changes import News
from haspelknecht.server.tables.live_table import LiveTable


class Wakeups:
    """The waiting streams of this process, as events by the id of a person or table."""

    def __init__(self) -> None:
        self.waiting: dict[str, set[asyncio.Event]] = {}

    def wake(self, news: News, live: LiveTable | None) -> None:
        """Wake all that wait for this table or for a person at it; `live` is the table if it is in memory.

        A change of a secret plan wakes nobody: it begins and ends no game, and others must not notice it.
        """
        if not self.waiting or news.seat is not None:
            return
        seats = [] if live is None else live.current.body.seats
        for name in {news.table, *news.turn, *(seat.person for seat in seats if seat.person)}:
            for woken in self.waiting.get(name, ()):
                woken.set()

    def wake_all(self) -> None:
        """Wake everything that waits: anything may have changed."""
        for events in self.waiting.values():
            for woken in events:
                woken.set()

    def add(self, woken: asyncio.Event, names: Collection[str]) -> None:
        """Set the event whenever something happens to one of these ids."""
        for name in names:
            self.waiting.setdefault(name, set()).add(woken)

    def remove(self, woken: asyncio.Event, names: Collection[str]) -> None:
        """Undo `add` for these ids."""
        for name in names:
            events = self.waiting.get(name, set())
            events.discard(woken)
            if not events:
                self.waiting.pop(name, None)
