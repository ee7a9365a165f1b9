"""Read transactions on SQLite: they do not block the writer, are not blocked by it, and cannot write."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from haspelknecht.server.storage.database import Database
from tests.waiting import HANG


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """A database with one number."""
    database = Database(f"sqlite:///{tmp_path / 'numbers.db'}")
    database.run_now(lambda connection: connection.execute(text("CREATE TABLE numbers (n INTEGER)")) and None)
    database.run_now(put)
    yield database
    database.close()


def put(connection: Connection) -> None:
    """Write a number."""
    connection.execute(text("INSERT INTO numbers VALUES (1)"))


def count(connection: Connection) -> int:
    """How many numbers there are."""
    number: int = connection.execute(text("SELECT count(*) FROM numbers")).scalar_one()
    return number


class SlowTransaction:
    """A transaction that stops in the middle until it may go on; returns how many numbers it sees."""

    def __init__(self, first: Callable[[Connection], object]) -> None:
        self.first = first
        self.started, self.go_on = Event(), Event()

    def work(self, connection: Connection) -> int:
        """Do the first part, wait, and count."""
        self.first(connection)
        self.started.set()
        assert self.go_on.wait(HANG)
        return count(connection)


def test_a_reader_sees_a_snapshot_and_does_not_block_writers(database: Database) -> None:
    async def write_meanwhile() -> tuple[int, int]:
        slow = SlowTransaction(count)
        reading = asyncio.create_task(database.read(slow.work))
        assert await asyncio.to_thread(slow.started.wait, HANG)
        async with asyncio.timeout(HANG):
            await database.run(put)
            newest = await database.read(count)  # the next reader sees what was written
        assert not reading.done()
        slow.go_on.set()
        return await reading, newest

    assert asyncio.run(write_meanwhile()) == (1, 2)


def test_a_writer_does_not_block_readers_and_they_do_not_see_uncommitted_changes(database: Database) -> None:
    async def read_meanwhile() -> tuple[int, int]:
        slow = SlowTransaction(put)
        writing = asyncio.create_task(database.run(slow.work))
        assert await asyncio.to_thread(slow.started.wait, HANG)
        async with asyncio.timeout(HANG):
            seen = await database.read(count)
        assert not writing.done()
        slow.go_on.set()
        return seen, await writing

    assert asyncio.run(read_meanwhile()) == (1, 2)


def test_a_reader_cannot_write(database: Database) -> None:
    with pytest.raises(OperationalError, match="readonly"):
        database.read_now(put)
    assert database.read_now(count) == 1
