"""The SQLite writer commits queued transactions together, and keeps their results apart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from haspelknecht.server.storage.database import Database
from tests.waiting import HANG


@pytest.fixture(params=["full", "normal"])
def database(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Database]:
    """A database with one table of different numbers, which waits for the disk or does not."""
    found = Database(f"sqlite:///{tmp_path / 'numbers.db'}", request.param)
    found.run_now(lambda connection: connection.execute(text("CREATE TABLE numbers (n INTEGER PRIMARY KEY)")))
    yield found
    found.close()


def put(number: int, then_fail: bool = False) -> Callable[[Connection], int]:
    """Work that writes a number, and then fails if told to."""

    def work(connection: Connection) -> int:
        connection.execute(text("INSERT INTO numbers VALUES (:n)"), {"n": number})
        if then_fail:
            raise ValueError(number)
        return number

    return work


def numbers(database: Database) -> list[int]:
    """What is stored, seen by another connection."""
    return database.run_now(lambda connection: list(connection.scalars(text("SELECT n FROM numbers ORDER BY n"))))


def test_each_transaction_gets_its_own_result_and_a_failed_one_is_rolled_back_alone(database: Database) -> None:
    async def all_at_once() -> list[object]:
        works = [put(1), put(2, then_fail=True), put(3), put(3), put(4)]
        return await asyncio.gather(*map(database.run, works), return_exceptions=True)

    found = asyncio.run(all_at_once())
    assert found[0] == 1
    assert isinstance(found[1], ValueError)
    assert found[2] == 3
    assert isinstance(found[3], IntegrityError)
    assert found[4] == 4
    assert numbers(database) == [1, 3, 4]


def test_a_result_is_returned_only_after_the_commit(database: Database) -> None:
    async def one_after_the_other() -> None:
        for number in range(20):
            await database.run(put(number))
            assert numbers(database)[-1] == number

    asyncio.run(one_after_the_other())


def test_transactions_run_in_the_order_in_which_they_were_submitted(database: Database) -> None:
    def put_and_count(connection: Connection) -> int:
        connection.execute(text("INSERT INTO numbers DEFAULT VALUES"))
        found: int = connection.scalars(text("SELECT count(*) FROM numbers")).one()
        return found

    async def all_at_once() -> list[int]:
        return await asyncio.gather(*(database.run(put_and_count) for _ in range(200)))

    assert asyncio.run(all_at_once()) == list(range(1, 201))


def test_transactions_that_are_queued_together_share_a_commit(database: Database) -> None:
    commits: list[Connection] = []
    event.listen(database.engine, "commit", commits.append)

    async def wait_behind_a_slow_one() -> None:
        begun, go_on = Event(), Event()

        def hold(connection: Connection) -> None:
            begun.set()
            assert go_on.wait(HANG)

        slow = asyncio.ensure_future(database.run(hold))
        assert await asyncio.to_thread(begun.wait, HANG)
        queued = [asyncio.ensure_future(database.run(put(number))) for number in range(50)]
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(slow, *queued)

    asyncio.run(wait_behind_a_slow_one())
    assert len(commits) == 2
    assert numbers(database) == list(range(50))


def test_a_transaction_waits_for_another_program_that_writes_and_the_event_loop_goes_on(database: Database) -> None:
    async def write_beside_a_writer() -> int:
        with database.engine.begin() as other:  # holds the write lock
            other.execute(text("INSERT INTO numbers VALUES (1)"))
            waiting = asyncio.ensure_future(database.run(put(2)))
            for _ in range(20):  # rounds of the event loop
                await asyncio.sleep(0)
            assert not waiting.done()
        return await waiting

    assert asyncio.run(write_beside_a_writer()) == 2
    assert numbers(database) == [1, 2]


def test_that_another_program_writes_is_an_error_of_the_database_like_any_other(database: Database) -> None:
    with database.engine.begin() as other, database.engine.connect() as impatient:
        other.execute(text("INSERT INTO numbers VALUES (1)"))
        impatient.connection.cursor().execute("PRAGMA busy_timeout=0")
        with pytest.raises(DBAPIError, match="locked"):
            impatient.begin()


def test_a_caller_that_stops_waiting_does_not_affect_the_others(database: Database) -> None:
    async def ask_and_leave() -> int:
        leaving = asyncio.ensure_future(database.run(put(1)))
        staying = asyncio.ensure_future(database.run(put(2)))
        await asyncio.sleep(0)
        leaving.cancel()
        return await staying

    assert asyncio.run(ask_and_leave()) == 2
    assert numbers(database) == [1, 2]


def test_closing_finishes_the_queued_transactions(database: Database) -> None:
    async def ask_and_close() -> list[object]:
        waiting = [asyncio.ensure_future(database.run(put(number))) for number in range(200)]
        await asyncio.sleep(0)
        database.close()
        return list(await asyncio.gather(*waiting))

    assert asyncio.run(ask_and_close()) == list(range(200))
    assert numbers(database) == list(range(200))
