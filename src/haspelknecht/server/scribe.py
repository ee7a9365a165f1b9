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
    """Does errands in the order in which they come. Nobody is answered before his errand is on the disk."""

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
        """One transaction. An errand that fails is undone alone; if the transaction fails, all have failed."""
        outcomes: list[Outcome] = []
        try:
            with self.engine.begin() as connection:
                if len(batch) == 1:
                    return [(batch[0][1], batch[0][0](connection), None)]
                for work, future in batch:
                    connection.exec_driver_sql("SAVEPOINT errand")
                    try:
                        outcomes.append((future, work(connection), None))
                    except Exception as error:
                        connection.exec_driver_sql("ROLLBACK TO errand")
                        outcomes.append((future, None, error))
                    connection.exec_driver_sql("RELEASE errand")
        except Exception as error:
            return [(future, None, error) for _, future in batch]
        return outcomes

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
