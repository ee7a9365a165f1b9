"""Open streams of bots: each can be woken, replaced by a newer one, and ended when the server stops."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from typing import Final

from haspelknecht.server.tables.changes import News
from haspelknecht.server.tables.live_table import LiveTable

KEEP_ALIVE: Final = 15.0  # seconds between two keep-alive lines; the token is checked before each of them


class BotStream:
    """One open stream. `woken` is set when there may be something to send."""

    def __init__(self, woken: asyncio.Event) -> None:
        self.woken = woken
        self.ended = False
        self.next_keep_alive = asyncio.get_running_loop().time() + KEEP_ALIVE

    def end(self) -> None:
        """Make the stream end as soon as its task runs again."""
        self.ended = True
        self.woken.set()

    async def wait(self) -> bool:
        """Wait until there may be something to send; returns False if a keep-alive line is due.

        It is due however often the stream is woken, because most wake-ups lead to nothing that is sent.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout_at(self.next_keep_alive):
                await self.woken.wait()
        now = asyncio.get_running_loop().time()
        if now < self.next_keep_alive:
            return True
        self.next_keep_alive = now + KEEP_ALIVE
        return False


class BotStreams:
    """The open streams of this process, at most one for each purpose: a second one ends the first."""

    def __init__(self) -> None:
        self.streams: dict[str, BotStream] = {}
        self.closed = False

    @contextmanager
    def open(self, purpose: str, woken: asyncio.Event) -> Iterator[BotStream]:
        """A new stream, registered for as long as the block lasts."""
        stream = BotStream(woken)
        before = self.streams.get(purpose)
        if before is not None:
            before.end()
        if self.closed:
            stream.end()
        self.streams[purpose] = stream
        try:
            yield stream
        finally:
            if self.streams.get(purpose) is stream:
                del self.streams[purpose]

    async def close_after(self, closing: asyncio.Event) -> None:
        """End all streams when the server begins to stop."""
        await closing.wait()
        self.closed = True
        for stream in self.streams.values():
            stream.end()


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
