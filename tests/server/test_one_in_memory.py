"""A table is in memory once, whoever reads it at the same time: two copies would not hear of each other's changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from haspelknecht.server.storage.database import Database
from haspelknecht.server.tables.seating import new_table, sit_down
from haspelknecht.server.tables.table import Clock, Rules, Seat, new_id
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.tables import Tables
from tests.server.drafts import database_of, person, seat_for

Work = Callable[[Connection], Any]


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """A database that knows two people."""
    found = database_of(2, tmp_path, "normal")
    yield found
    found.close()


def annas_table() -> TableDraft:
    """A table with a seat for somebody else."""
    return new_table(person(0), Rules(), Clock(), [seat_for(0), Seat(code=new_id())], public=True, now=0.0)


def bruno_sits_down(draft: TableDraft) -> None:
    """Somebody comes."""
    sit_down(draft, person(1), None, None)


def test_who_opens_a_table_while_it_is_stored_does_not_cut_off_its_maker(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lobby shows a table as soon as it is stored; its maker is answered a moment later."""

    async def play() -> None:
        tables, draft = Tables(database, lambda: 0.0), annas_table()
        run, read = database.run, database.read
        opened: list[asyncio.Task[Any]] = []

        async def slow_read(work: Work) -> Any:
            found = await read(work)
            await asyncio.sleep(0.05)
            return found

        async def run_and_be_seen(work: Work, **more: Any) -> Any:
            found = await run(work, **more)
            if not opened:
                opened.append(asyncio.create_task(tables.table(draft.id)))
                await asyncio.sleep(0)
            return found

        monkeypatch.setattr(database, "read", slow_read)
        monkeypatch.setattr(database, "run", run_and_be_seen)
        await tables.create(draft)
        live, subscriber = await tables.subscribe(draft.id, "anna")
        assert await opened[0] is live
        await tables.change(draft.id, bruno_sits_down)
        assert subscriber.woken.is_set()

    asyncio.run(play())


def test_who_asks_after_a_failed_reading_waits_for_those_who_already_read_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        tables, draft = Tables(database, lambda: 0.0), annas_table()
        await tables.create(draft)
        tables.in_memory.clear()
        read, reads = database.read, 0

        async def read_but_fail_at_first(work: Work) -> Any:
            nonlocal reads
            reads += 1
            fails = reads == 1
            await asyncio.sleep(0.02)
            if fails:
                raise OperationalError("", None, Exception("the connection was lost"))
            return await read(work)

        monkeypatch.setattr(database, "read", read_but_fail_at_first)
        first = asyncio.create_task(tables.table(draft.id))
        second = asyncio.create_task(tables.subscribe(draft.id, "anna"))
        await asyncio.wait([first])
        assert isinstance(first.exception(), OperationalError)
        await asyncio.sleep(0.005)
        third = asyncio.create_task(tables.table(draft.id))
        live, subscriber = await second
        assert await third is live
        assert reads == 2
        await tables.change(draft.id, bruno_sits_down)
        assert subscriber.woken.is_set()

    asyncio.run(play())


def test_nothing_is_kept_of_tables_that_were_asked_for_and_do_not_exist(database: Database) -> None:
    async def ask() -> None:
        tables = Tables(database, lambda: 0.0)
        asked = [asyncio.create_task(tables.table(name)) for name in ("none", "none", "nobody")]
        await asyncio.wait(asked)
        assert all(task.exception() is not None for task in asked)
        assert not tables.in_memory
        assert not tables.loading

    asyncio.run(ask())
