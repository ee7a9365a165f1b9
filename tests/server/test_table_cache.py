"""A table is in memory only once, even if several tasks load it: two copies would miss each other's changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from haspelknecht.server.ids import new_id
from haspelknecht.server.storage.database import Database
from haspelknecht.server.tables.seating import new_table, sit_down
from haspelknecht.server.tables.table import Clock, Rules, Seat
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.tables import Tables
from tests.server.drafts import database_of, person, seat_for

Work = Callable[[Connection], Any]


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """A database with two people."""
    database = database_of(2, tmp_path, "normal")
    yield database
    database.close()


def annas_table() -> TableDraft:
    """A table with an open seat."""
    return new_table(person(0), Rules(), Clock(), [seat_for(0), Seat(code=new_id())], public=True, now=0.0)


def bruno_sits_down(draft: TableDraft) -> None:
    """Bruno takes the open seat."""
    sit_down(draft, person(1), None, None)


def test_loading_a_table_while_it_is_created_does_not_make_a_second_copy(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others can see a table as soon as it is stored, before the request that creates it is answered."""

    async def play() -> None:
        tables, draft = Tables(database, lambda: 0.0), annas_table()
        run, read = database.run, database.read
        opened: list[asyncio.Task[Any]] = []
        created = asyncio.Event()

        async def slow_read(work: Work) -> Any:
            row = await read(work)
            await created.wait()
            return row

        async def run_and_be_seen(work: Work, **more: Any) -> Any:
            outcome = await run(work, **more)
            if not opened:
                opened.append(asyncio.create_task(tables.table(draft.id)))
                await asyncio.sleep(0)
            return outcome

        monkeypatch.setattr(database, "read", slow_read)
        monkeypatch.setattr(database, "run", run_and_be_seen)
        await tables.create(draft)
        live, subscriber = await tables.subscribe(draft.id, "anna")
        created.set()
        assert await opened[0] is live
        await tables.change(draft.id, bruno_sits_down)
        assert subscriber.woken.is_set()

    asyncio.run(play())


def test_after_a_failed_load_later_requests_wait_for_the_second_load(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        tables, draft = Tables(database, lambda: 0.0), annas_table()
        await tables.create(draft)
        tables.in_memory.clear()
        read, reads = database.read, 0
        all_waiting, reading_again, go_on = asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def read_but_fail_at_first(work: Work) -> Any:
            nonlocal reads
            reads += 1
            if reads == 1:
                await all_waiting.wait()
                raise OperationalError("", None, Exception("the connection was lost"))
            reading_again.set()
            await go_on.wait()
            return await read(work)

        monkeypatch.setattr(database, "read", read_but_fail_at_first)
        first = asyncio.create_task(tables.table(draft.id))
        second = asyncio.create_task(tables.subscribe(draft.id, "anna"))
        await asyncio.sleep(0)  # both tasks have started
        all_waiting.set()
        await asyncio.wait([first])
        assert isinstance(first.exception(), OperationalError)
        await reading_again.wait()
        third = asyncio.create_task(tables.table(draft.id))
        await asyncio.sleep(0)  # it waits, too
        go_on.set()
        live, subscriber = await second
        assert await third is live
        assert reads == 2
        await tables.change(draft.id, bruno_sits_down)
        assert subscriber.woken.is_set()

    asyncio.run(play())


def test_nothing_is_kept_for_tables_that_do_not_exist(database: Database) -> None:
    async def ask() -> None:
        tables = Tables(database, lambda: 0.0)
        loads = [asyncio.create_task(tables.table(name)) for name in ("none", "none", "nobody")]
        await asyncio.wait(loads)
        assert all(task.exception() is not None for task in loads)
        assert not tables.in_memory
        assert not tables.loading

    asyncio.run(ask())
