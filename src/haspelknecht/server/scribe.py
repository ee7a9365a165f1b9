"""The one thread that writes to SQLite. What waits together is stored together: one wait for the disk serves all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from sqlalchemy import Connection, Engine

MOST_AT_ONCE: Final = 64

Work = Callable[[Connection], Any]
Errand = tuple[Work, "asyncio.Future[Any]"]
Outcome = tuple["asyncio.Future[Any]", Any, BaseException | None]


class Scribe:
    """Does errands in the order in which they come. Nobody is answered before his errand is on the disk.

    An errand does nothing but read and write, so that it can be done again.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.errands: SimpleQueue[Errand | None] = SimpleQueue()
        self.thread = Thread(target=self.run, name="scribe", daemon=True)
        self.thread.start()

    async def do(self, work: Work) -> Any:
        """Have some work done in a transaction."""
        future = asyncio.get_running_loop().create_future()
        self.errands.put((work, future))
        return await future

    def run(self) -> None:
        """Until closed."""
        while (first := self.errands.get()) is not None:
            batch = [first]
            closing = False
            while len(batch) < MOST_AT_ONCE:
                try:
                    more = self.errands.get_nowait()
                except Empty:
                    break
                if more is None:
                    closing = True
                    break
                batch.append(more)
            answer(self.do_together(batch))
            if closing:
                return

    def do_together(self, batch: list[Errand]) -> list[Outcome]:
        """All in one transaction. If one of them fails, nothing has happened, and each is done again by itself."""
        try:
            with self.engine.begin() as connection:
                found = [work(connection) for work, _ in batch]
        except Exception as error:
            if len(batch) == 1:
                return [(batch[0][1], None, error)]
            return [outcome for errand in batch for outcome in self.do_together([errand])]
        return [(future, value, None) for (_, future), value in zip(batch, found, strict=True)]

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        self.errands.put(None)
        self.thread.join()


def answer(outcomes: list[Outcome]) -> None:
    """Tell those who wait, in their event loop."""
    loop = outcomes[0][0].get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(settle, outcomes)


def settle(outcomes: list[Outcome]) -> None:
    """Who has stopped waiting is passed over."""
    for future, found, error in outcomes:
        if future.cancelled():
            continue
        if error is None:
            future.set_result(found)
        else:
            future.set_exception(error)
