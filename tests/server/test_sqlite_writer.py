"""The SQLite writer: queued transactions share a commit, and a failed one does not affect the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from haspelknecht.server.settings import Sync
from haspelknecht.server.storage.database import Database
from tests.waiting import HANG


@pytest.fixture(params=["full", "normal"])
def sync(request: pytest.FixtureRequest) -> Sync:
    """Whether commits wait for the disk (`full`) or not."""
    return cast("Sync", request.param)


@pytest.fixture
def database(tmp_path: Path, sync: Sync) -> Iterator[Database]:
    """A database with one table of unique numbers."""
    database = Database(f"sqlite:///{tmp_path / 'numbers.db'}", sync)
    database.run_now(lambda connection: connection.execute(text("CREATE TABLE numbers (n INTEGER PRIMARY KEY)")))
    yield database
    database.close()


def put(number: int, then_fail: bool = False) -> Callable[[Connection], int]:
    """A transaction that inserts a number, and perhaps fails afterwards."""

    def work(connection: Connection) -> int:
        connection.execute(text("INSERT INTO numbers VALUES (:n)"), {"n": number})
        if then_fail:
            raise ValueError(number)
        return number

    return work


def numbers(database: Database) -> list[int]:
    """The stored numbers, seen by another connection."""
    return database.run_now(lambda connection: list(connection.scalars(text("SELECT n FROM numbers ORDER BY n"))))


WAYS = {"quick": (True,), "in the thread": (False,), "mixed": (True, False, True, True, False)}
ways = pytest.mark.parametrize("quick", WAYS.values(), ids=WAYS.keys())


@ways
def test_each_transaction_gets_its_own_result_and_only_a_failed_one_is_rolled_back(
    database: Database, quick: tuple[bool, ...]
) -> None:
    async def all_at_once() -> list[object]:
        transactions = zip([put(1), put(2, then_fail=True), put(3), put(3), put(4)], cycle(quick), strict=False)
        calls = [database.run(work, quick=way) for work, way in transactions]
        return await asyncio.gather(*calls, return_exceptions=True)

    outcomes = asyncio.run(all_at_once())
    assert outcomes[0] == 1
    assert isinstance(outcomes[1], ValueError)
    assert outcomes[2] == 3
    assert isinstance(outcomes[3], IntegrityError)
    assert outcomes[4] == 4
    assert numbers(database) == [1, 3, 4]


@ways
def test_a_transaction_is_committed_before_its_caller_is_answered(database: Database, quick: tuple[bool, ...]) -> None:
    async def one_by_one() -> None:
        for number, way in zip(range(20), cycle(quick), strict=False):
            await database.run(put(number), quick=way)
            assert numbers(database)[-1] == number

    asyncio.run(one_by_one())


@ways
def test_transactions_run_in_the_order_of_the_calls(database: Database, quick: tuple[bool, ...]) -> None:
    def put_and_count(connection: Connection) -> int:
        connection.execute(text("INSERT INTO numbers DEFAULT VALUES"))
        number: int = connection.scalars(text("SELECT count(*) FROM numbers")).one()
        return number

    async def all_at_once() -> list[int]:
        transactions = zip(range(200), cycle(quick), strict=False)
        return await asyncio.gather(*(database.run(put_and_count, quick=way) for _, way in transactions))

    assert asyncio.run(all_at_once()) == list(range(1, 201))


def test_a_quick_transaction_waits_for_a_lock_of_another_program_without_blocking_the_event_loop(
    database: Database,
) -> None:
    async def write_beside_a_writer() -> int:
        with database.engine.begin() as other:  # holds the write lock
            other.execute(text("INSERT INTO numbers VALUES (1)"))
            busy_seconds = other.execute(text("PRAGMA busy_timeout")).scalar_one() / 1000
            loop = asyncio.get_running_loop()
            before = loop.time()
            waiting = asyncio.ensure_future(database.run(put(2), quick=True))
            for _ in range(20):  # rounds of the event loop
                await asyncio.sleep(0)
            assert loop.time() - before < busy_seconds  # a statement that waits for the lock takes so long
            assert not waiting.done()
        return await waiting

    assert asyncio.run(write_beside_a_writer()) == 2
    assert numbers(database) == [1, 2]


def test_a_lock_of_another_program_raises_an_ordinary_database_error(database: Database) -> None:
    with database.engine.begin() as other, database.engine.connect() as impatient:
        other.execute(text("INSERT INTO numbers VALUES (1)"))
        impatient.connection.cursor().execute("PRAGMA busy_timeout=0")
        with pytest.raises(DBAPIError, match="locked"):
            impatient.begin()


def test_a_cancelled_caller_does_not_affect_other_transactions(database: Database) -> None:
    async def call_and_cancel() -> int:
        leaving = asyncio.ensure_future(database.run(put(1), quick=True))
        staying = asyncio.ensure_future(database.run(put(2), quick=True))
        await asyncio.sleep(0)
        leaving.cancel()
        return await staying

    assert asyncio.run(call_and_cancel()) == 2
    assert numbers(database) == [1, 2]


@ways
def test_closing_finishes_queued_transactions(database: Database, quick: tuple[bool, ...]) -> None:
    async def call_and_close() -> list[object]:
        transactions = zip(range(200), cycle(quick), strict=False)
        waiting = [asyncio.ensure_future(database.run(put(number), quick=way)) for number, way in transactions]
        await asyncio.sleep(0)
        database.close()
        return list(await asyncio.wait_for(asyncio.gather(*waiting), HANG))

    assert asyncio.run(call_and_close()) == list(range(200))
    assert numbers(database) == list(range(200))


def test_a_long_write_ahead_log_is_checkpointed(database: Database) -> None:
    async def write_with_a_long_log() -> None:
        assert database.checkpoints is not None
        for number in range(5):
            database.checkpoints.too_long = True
            await database.run(put(number), quick=True)
            assert not database.checkpoints.too_long
            await database.run(put(number + 10), quick=True)

    asyncio.run(write_with_a_long_log())
    assert numbers(database) == [*range(5), *range(10, 15)]


def test_a_failing_callback_while_waiting_for_the_disk_does_not_affect_transactions(
    database: Database, sync: Sync
) -> None:
    done: list[int] = []

    def fail() -> None:
        done.append(0)
        raise ValueError

    async def all_at_once() -> list[int]:
        others = [fail, lambda: done.append(1), lambda: done.append(2)]
        calls = [database.run(put(number), quick=True, meanwhile=other) for number, other in enumerate(others)]
        return await asyncio.gather(*calls)

    assert asyncio.run(all_at_once()) == [0, 1, 2]
    assert done == ([0, 1, 2] if sync == "full" else [])  # without a wait for the disk there is no time for callbacks
