"""Open streams: each can be woken, replaced by a newer one, and cut off when the server stops."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

KEEP_ALIVE: Final = 15.0  # seconds between two signs of life; before each of them the token is checked


class Line:
    """One open stream. `woken` says that there may be something to tell."""

    def __init__(self, woken: asyncio.Event) -> None:
        self.woken = woken
        self.cut = False
        self.next_sign = asyncio.get_running_loop().time() + KEEP_ALIVE

    def cut_off(self) -> None:
        """End the stream as soon as it looks up."""
        self.cut = True
        self.woken.set()

    async def wait(self) -> bool:
        """Wait until there may be something to tell; False if it is time for a sign of life.

        That time comes however often we are woken: most of what happens at a table is nothing to tell.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout_at(self.next_sign):
                await self.woken.wait()
        now = asyncio.get_running_loop().time()
        if now < self.next_sign:
            return True
        self.next_sign = now + KEEP_ALIVE
        return False


class Lines:
    """The open streams of this process, at most one for each purpose: whoever comes again replaces himself."""

    def __init__(self) -> None:
        self.open: dict[str, Line] = {}
        self.closed = False

    @contextmanager
    def take(self, purpose: str, woken: asyncio.Event) -> Iterator[Line]:
        """A stream from its first to its last line."""
        line = Line(woken)
        before = self.open.get(purpose)
        if before is not None:
            before.cut_off()
        if self.closed:
            line.cut_off()
        self.open[purpose] = line
        try:
            yield line
        finally:
            if self.open.get(purpose) is line:
                del self.open[purpose]

    async def close_after(self, closing: asyncio.Event) -> None:
        """When the server stops, all streams end."""
        await closing.wait()
        self.closed = True
        for line in self.open.values():
            line.cut_off()
