"""Open streams of bots: each can be woken, replaced by a newer one, and ended when the server stops."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

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
