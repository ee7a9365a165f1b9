"""Writes to SQLite from one thread. Transactions that are queued at the same time share one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine

MAX_BATCH: Final = 64  # all of a batch wait for its last transaction

Work = Callable[[Connection], Any]


class Transaction(NamedTuple):
    """Queued work. It has no effect outside the database, so it can be repeated."""

    work: Work
    result: asyncio.Future[Any]


Outcome = tuple[Transaction, Any, Exception | None]  # what the work returned or raised


class SqliteWriter:
    """Runs transactions in the order in which they were submitted.

    A caller is answered only after its transaction is committed.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.queue: SimpleQueue[Transaction | None] = SimpleQueue()
        self.thread = Thread(target=self.run, name="sqlite-writer", daemon=True)
        self.thread.start()

    async def submit(self, work: Work) -> Any:
        """Run some work in a transaction; return what it returns once it is committed, or raise what it raises."""
        transaction = Transaction(work, asyncio.get_running_loop().create_future())
        self.queue.put(transaction)
        return await transaction.result

    def close(self) -> None:
        """Finish the queued transactions, then stop."""
        self.queue.put(None)
        self.thread.join()

    # -- in the thread -----------------------------------------------------------------------------------------

    def run(self) -> None:
        """Commit batches until closed."""
        closed = False
        while not closed:
            batch, closed = self.next_batch()
            if batch:
                outcomes = self.commit(batch)
                with suppress(RuntimeError):  # the event loop is closed: nobody is waiting
                    batch[0].result.get_loop().call_soon_threadsafe(deliver, outcomes)

    def next_batch(self) -> tuple[list[Transaction], bool]:
        """Wait for a transaction; return it with those queued behind it, and whether the writer was closed."""
        batch: list[Transaction] = []
        with suppress(Empty):
            while len(batch) < MAX_BATCH:
                transaction = self.queue.get(block=not batch)
                if transaction is None:
                    return batch, True
                batch.append(transaction)
        return batch, False

    def commit(self, batch: list[Transaction]) -> list[Outcome]:
        """Commit a batch as one transaction. If that fails, nothing is stored, and each is tried by itself."""
        try:
            with self.engine.begin() as connection:
                results = [transaction.work(connection) for transaction in batch]
        except Exception as error:
            if len(batch) == 1:
                return [(batch[0], None, error)]
            return [outcome for transaction in batch for outcome in self.commit([transaction])]
        return [(transaction, result, None) for transaction, result in zip(batch, results, strict=True)]


def deliver(outcomes: list[Outcome]) -> None:
    """Answer the callers that are still waiting."""
    for transaction, result, error in outcomes:
        if transaction.result.cancelled():
            continue
        if error is None:
            transaction.result.set_result(result)
        else:
            transaction.result.set_exception(error)
