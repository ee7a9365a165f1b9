"""The scribe stores together what waits together, and keeps errands apart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from haspelknecht.server.database import Database


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """A database with one table of different numbers."""
    found = Database(f"sqlite:///{tmp_path / 'numbers.db'}")
    found.run_now(lambda connection: connection.execute(text("CREATE TABLE numbers (n INTEGER PRIMARY KEY)")))
    yield found
    found.close()


def put(number: int, then_fail: bool = False) -> Callable[[Connection], int]:
    """An errand that writes a number, and perhaps changes its mind."""

    def work(connection: Connection) -> int:
        connection.execute(text("INSERT INTO numbers VALUES (:n)"), {"n": number})
        if then_fail:
            raise ValueError(number)
        return number

    return work


def numbers(database: Database) -> list[int]:
    """What is stored, seen by another connection."""
    return database.run_now(lambda connection: list(connection.scalars(text("SELECT n FROM numbers ORDER BY n"))))


def test_each_errand_gets_its_own_answer_and_a_failed_one_is_undone_alone(database: Database) -> None:
    async def all_at_once() -> list[object]:
        errands = [put(1), put(2, then_fail=True), put(3), put(3), put(4)]
        return await asyncio.gather(*(database.run(work) for work in errands), return_exceptions=True)

    found = asyncio.run(all_at_once())
    assert found[0] == 1
    assert isinstance(found[1], ValueError)
    assert found[2] == 3
    assert isinstance(found[3], IntegrityError)
    assert found[4] == 4
    assert numbers(database) == [1, 3, 4]


def test_what_is_answered_is_stored(database: Database) -> None:
    async def one_after_the_other() -> None:
        for number in range(20):
            await database.run(put(number))
            assert numbers(database)[-1] == number

    asyncio.run(one_after_the_other())


def test_closing_finishes_what_was_asked_for(database: Database) -> None:
    async def ask_and_close() -> list[object]:
        waiting = [asyncio.ensure_future(database.run(put(number))) for number in range(200)]
        await asyncio.sleep(0)
        database.close()
        return list(await asyncio.gather(*waiting))

    assert asyncio.run(ask_and_close()) == list(range(200))
    assert numbers(database) == list(range(200))
