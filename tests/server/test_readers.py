"""Who only reads SQLite: he is not in the writer's way, the writer not in his, and he cannot write."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from haspelknecht.server.storage.database import Database

PATIENCE = 30  # seconds; whoever waits that long waits for ever


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """A database with one number in it."""
    found = Database(f"sqlite:///{tmp_path / 'numbers.db'}")
    found.run_now(lambda connection: connection.execute(text("CREATE TABLE numbers (n INTEGER)")) and None)
    found.run_now(put)
    yield found
    found.close()


def put(connection: Connection) -> None:
    """Write a number."""
    connection.execute(text("INSERT INTO numbers VALUES (1)"))


def count(connection: Connection) -> int:
    """How many numbers there are."""
    found: int = connection.execute(text("SELECT count(*) FROM numbers")).scalar_one()
    return found


class Slowly:
    """Work that stops in the middle of its transaction until it may go on; its answer is how many numbers it sees."""

    def __init__(self, first: Callable[[Connection], object]) -> None:
        self.first = first
        self.begun, self.go_on = Event(), Event()

    def work(self, connection: Connection) -> int:
        """The first part, a wait, the rest."""
        self.first(connection)
        self.begun.set()
        assert self.go_on.wait(PATIENCE)
        return count(connection)


def test_nobody_who_writes_waits_for_a_reader_who_sees_one_moment(database: Database) -> None:
    async def write_meanwhile() -> tuple[int, int]:
        slow = Slowly(count)
        reading = asyncio.create_task(database.read(slow.work))
        assert await asyncio.to_thread(slow.begun.wait, PATIENCE)
        async with asyncio.timeout(PATIENCE):
            await database.run(put)
            newest = await database.read(count)  # what is stored is there for whoever looks next
        assert not reading.done()
        slow.go_on.set()
        return await reading, newest

    assert asyncio.run(write_meanwhile()) == (1, 2)


def test_nobody_who_reads_waits_for_the_writer_or_sees_half_a_change(database: Database) -> None:
    async def read_meanwhile() -> tuple[int, int]:
        slow = Slowly(put)
        writing = asyncio.create_task(database.run(slow.work))
        assert await asyncio.to_thread(slow.begun.wait, PATIENCE)
        async with asyncio.timeout(PATIENCE):
            seen = await database.read(count)
        assert not writing.done()
        slow.go_on.set()
        return seen, await writing

    assert asyncio.run(read_meanwhile()) == (1, 2)


def test_a_reader_cannot_write(database: Database) -> None:
    with pytest.raises(OperationalError, match="readonly"):
        database.read_now(put)
    assert database.read_now(count) == 1
