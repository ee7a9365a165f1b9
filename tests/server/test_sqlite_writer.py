"""The writer stores together what waits together, and keeps errands apart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from haspelknecht.server.storage.database import Database


@pytest.fixture(params=["full", "normal"])
def database(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Database]:
    """A database with one table of different numbers, which waits for the disk or does not."""
    database = Database(f"sqlite:///{tmp_path / 'numbers.db'}", request.param)
    database.run_now(lambda connection: connection.execute(text("CREATE TABLE numbers (n INTEGER PRIMARY KEY)")))
    yield database
    database.close()


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


WAYS = {"quick": (True,), "in the thread": (False,), "mixed": (True, False, True, True, False)}
ways = pytest.mark.parametrize("quick", WAYS.values(), ids=WAYS.keys())


@ways
def test_each_errand_gets_its_own_answer_and_a_failed_one_is_undone_alone(
    database: Database, quick: tuple[bool, ...]
) -> None:
    async def all_at_once() -> list[object]:
        errands = zip([put(1), put(2, then_fail=True), put(3), put(3), put(4)], cycle(quick), strict=False)
        asked = [database.run(work, quick=way) for work, way in errands]
        return await asyncio.gather(*asked, return_exceptions=True)

    outcomes = asyncio.run(all_at_once())
    assert outcomes[0] == 1
    assert isinstance(outcomes[1], ValueError)
    assert outcomes[2] == 3
    assert isinstance(outcomes[3], IntegrityError)
    assert outcomes[4] == 4
    assert numbers(database) == [1, 3, 4]


@ways
def test_what_is_answered_is_stored(database: Database, quick: tuple[bool, ...]) -> None:
    async def one_after_the_other() -> None:
        for number, way in zip(range(20), cycle(quick), strict=False):
            await database.run(put(number), quick=way)
            assert numbers(database)[-1] == number

    asyncio.run(one_after_the_other())


@ways
def test_errands_are_done_in_the_order_in_which_they_were_asked_for(
    database: Database, quick: tuple[bool, ...]
) -> None:
    def put_and_count(connection: Connection) -> int:
        connection.execute(text("INSERT INTO numbers DEFAULT VALUES"))
        number: int = connection.scalars(text("SELECT count(*) FROM numbers")).one()
        return number

    async def all_at_once() -> list[int]:
        errands = zip(range(200), cycle(quick), strict=False)
        return await asyncio.gather(*(database.run(put_and_count, quick=way) for _, way in errands))

    assert asyncio.run(all_at_once()) == list(range(1, 201))


def test_a_quick_errand_waits_for_another_program_that_writes_and_the_event_loop_goes_on(database: Database) -> None:
    async def write_beside_a_writer() -> int:
        with database.engine.begin() as other:  # holds the write lock
            other.execute(text("INSERT INTO numbers VALUES (1)"))
            waiting = asyncio.ensure_future(database.run(put(2), quick=True))
            for _ in range(20):  # rounds of the event loop, which must not wait for the lock
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


def test_who_stops_waiting_leaves_the_others_waiting(database: Database) -> None:
    async def ask_and_leave() -> int:
        leaving = asyncio.ensure_future(database.run(put(1), quick=True))
        staying = asyncio.ensure_future(database.run(put(2), quick=True))
        await asyncio.sleep(0)
        leaving.cancel()
        return await staying

    assert asyncio.run(ask_and_leave()) == 2
    assert numbers(database) == [1, 2]


@ways
def test_closing_finishes_what_was_asked_for(database: Database, quick: tuple[bool, ...]) -> None:
    async def ask_and_close() -> list[object]:
        errands = zip(range(200), cycle(quick), strict=False)
        waiting = [asyncio.ensure_future(database.run(put(number), quick=way)) for number, way in errands]
        await asyncio.sleep(0)
        database.close()
        return list(await asyncio.gather(*waiting))

    assert asyncio.run(ask_and_close()) == list(range(200))
    assert numbers(database) == list(range(200))


def test_when_the_log_is_long_the_scribe_copies_it_and_goes_on(database: Database) -> None:
    async def write_with_a_long_log() -> None:
        assert database.checkpoints is not None
        for number in range(5):
            database.checkpoints.too_long = True
            await database.run(put(number), quick=True)
            assert not database.checkpoints.too_long
            await database.run(put(number + 10), quick=True)

    asyncio.run(write_with_a_long_log())
    assert numbers(database) == [*range(5), *range(10, 15)]


def test_what_is_done_meanwhile_may_fail_and_nobody_is_kept_waiting(database: Database) -> None:
    done: list[int] = []

    def fail() -> None:
        done.append(0)
        raise ValueError

    async def all_at_once() -> list[int]:
        others = [fail, lambda: done.append(1), lambda: done.append(2)]
        asked = [database.run(put(number), quick=True, meanwhile=other) for number, other in enumerate(others)]
        return await asyncio.gather(*asked)

    assert asyncio.run(all_at_once()) == [0, 1, 2]
    patient = database.writer is not None and database.writer.patient
    assert done == ([0, 1, 2] if patient else [])  # who does not wait for the disk has no time for anything else
