"""The one who writes to SQLite. What waits together is stored together: one wait for the disk serves all.

Quick errands are done by the event loop itself, because a thread that runs Python beside it slows both down. What
waits for the disk (`patient`: every commit does), and every errand that may take long, is left to a thread.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from haspelknecht.server.storage.checkpoints import Checkpoints

MOST_AT_ONCE: Final = 64

Work = Callable[[Connection], Any]
Meanwhile = Callable[[], None]
Outcome = tuple["asyncio.Future[Any]", Any, BaseException | None]
Job = Callable[[], list[Outcome]]


def nothing() -> None:
    """There is nothing to do meanwhile."""


class Errand(NamedTuple):
    """Something to read or write. It does nothing else, so that it can be done again."""

    work: Work
    future: asyncio.Future[Any]
    quick: bool
    meanwhile: Meanwhile


class SqliteWriter:
    """Does errands in the order in which they come. Nobody is answered before his errand is on the disk."""

    def __init__(self, engine: Engine, log: Checkpoints, *, patient: bool) -> None:
        self.engine = engine
        self.log = log
        self.patient = patient
        self.waiting: deque[Errand] = deque()
        self.busy = False  # the thread is at work: the event loop does not touch the database meanwhile
        self.draft: Connection | None = None  # of the event loop
        self.jobs: SimpleQueue[tuple[asyncio.AbstractEventLoop, Job] | None] = SimpleQueue()
        self.thread = Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    # -- in the event loop -------------------------------------------------------------------------------------

    async def do(self, work: Work, *, quick: bool = False, meanwhile: Meanwhile = nothing) -> Any:
        """Have some work done in a transaction; `quick` if it takes no longer than asking somebody else to do it.

        `meanwhile` is done by the event loop while the disk works, or not at all if nobody waits for it.
        """
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        if not self.waiting and not self.busy:
            loop.call_soon(self.begin, loop)  # whatever else is asked for until then is stored together with it
        self.waiting.append(Errand(work, future, quick, meanwhile))
        return await future

    def begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """Do what waits."""
        if self.busy or not self.waiting:
            return
        batch = self.next_batch()
        found = self.do_here(batch) if all(errand.quick for errand in batch) else None
        if found is None:
            self.leave_to_thread(loop, partial(self.do_together, batch))
        elif self.patient or self.log.too_long:
            self.leave_to_thread(loop, partial(self.commit_patiently, loop, batch, found))
        elif (outcomes := self.commit(batch, found)) is None:
            self.leave_to_thread(loop, partial(self.do_together, batch))
        else:
            settle(outcomes)
            if self.waiting:
                loop.call_soon(self.begin, loop)

    def leave_to_thread(self, loop: asyncio.AbstractEventLoop, job: Job) -> None:
        """Until it has finished, the event loop does not touch the database."""
        self.busy = True
        self.jobs.put((loop, job))

    def next_batch(self) -> list[Errand]:
        """Not too many at once: all of them wait for the last."""
        return [self.waiting.popleft() for _ in range(min(MOST_AT_ONCE, len(self.waiting)))]

    def do_here(self, batch: list[Errand]) -> list[Any] | None:
        """Quick errands up to the commit; None if it cannot be done like this, and nothing has happened."""
        try:
            if self.draft is None:
                self.draft = self.engine.connect()
                driver: Any = self.draft.connection.driver_connection
                driver.execute("PRAGMA busy_timeout=0")  # the thread can wait for a lock, we cannot
                driver.execute("PRAGMA wal_autocheckpoint=0")  # nor for a long copy
            self.draft.begin()
            return [errand.work(self.draft) for errand in batch]
        except Exception:  # of an errand, or of the database: the thread finds out which errand it is
            self.take_back()
            return None

    def commit(self, batch: list[Errand], found: list[Any]) -> list[Outcome] | None:
        """What was done here becomes final; None if it does not, and nothing has happened."""
        assert self.draft is not None
        try:
            self.draft.commit()
        except SQLAlchemyError:
            self.take_back()
            return None
        return [(errand.future, value, None) for errand, value in zip(batch, found, strict=True)]

    def finish(self, loop: asyncio.AbstractEventLoop, outcomes: list[Outcome]) -> None:
        """Tell those who waited, and go on."""
        self.busy = False
        settle(outcomes)
        self.begin(loop)

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        self.jobs.put(None)
        self.thread.join()
        while self.waiting:
            settle(self.do_together(self.next_batch()))
        if self.draft is not None:
            self.draft.close()
            self.draft = None

    # -- in the thread -----------------------------------------------------------------------------------------

    def run(self) -> None:
        """Until closed."""
        while (found := self.jobs.get()) is not None:
            loop, job = found
            outcomes = job()
            try:
                loop.call_soon_threadsafe(self.finish, loop, outcomes)
            except RuntimeError:  # the event loop is closed: nobody waits any more
                self.busy = False

    def commit_patiently(self, loop: asyncio.AbstractEventLoop, batch: list[Errand], found: list[Any]) -> list[Outcome]:
        """Wait for the disk while the event loop goes on."""
        with suppress(RuntimeError):  # the event loop is closed
            loop.call_soon_threadsafe(do_meanwhile, batch)
        outcomes = self.commit(batch, found)
        if outcomes is None:
            return self.do_together(batch)
        if self.log.too_long and self.draft is not None:
            self.log.copy_the_rest(self.draft)
        return outcomes

    def do_together(self, batch: list[Errand]) -> list[Outcome]:
        """All in one transaction. If one of them fails, nothing has happened, and each is done again by itself."""
        try:
            with self.engine.begin() as connection:
                found = [errand.work(connection) for errand in batch]
        except Exception as error:
            if len(batch) == 1:
                return [(batch[0].future, None, error)]
            return [outcome for errand in batch for outcome in self.do_together([errand])]
        return [(errand.future, value, None) for errand, value in zip(batch, found, strict=True)]

    def take_back(self) -> None:
        """What was begun at the draft of the event loop has not happened. If even that fails, the thread does all."""
        with suppress(SQLAlchemyError):
            if self.draft is not None and self.draft.in_transaction():
                self.draft.rollback()


def do_meanwhile(batch: list[Errand]) -> None:
    """It only saves time later: whoever needs what it did not find meets the same trouble, and can say so."""
    for errand in batch:
        with suppress(Exception):
            errand.meanwhile()


def settle(outcomes: list[Outcome]) -> None:
    """Who has stopped waiting is passed over."""
    for future, found, error in outcomes:
        if future.cancelled():
            continue
        if error is None:
            future.set_result(found)
        else:
            future.set_exception(error)
