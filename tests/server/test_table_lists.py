"""Lists of tables: no game is replayed for them, and a damaged table does not affect the others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, Executable, select, update

from haspelknecht.bots.bot_pool import BotPool
from haspelknecht.server.storage.database import Database
from haspelknecht.server.storage.schema import BEGINNINGS, EVENTS, TABLES
from haspelknecht.server.tables import load
from haspelknecht.server.tables import tables as tables_module
from haspelknecht.server.tables.bot_driver import BotDriver
from haspelknecht.server.tables.lists import MAX_PUBLIC
from haspelknecht.server.tables.seating import new_table
from haspelknecht.server.tables.sweep import Sweep
from haspelknecht.server.tables.table import DECODER, Clock, Rules
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.tables import Tables
from tests.server.drafts import database_of, person, seat_for, table_of
from tests.server.in_process import Client, guest, in_process, services_of

Json = dict[str, Any]
DAMAGED_EVENTS = {
    "not JSON": b"{",
    "an unknown kind": b'{"number":1,"kind":"dance","at":0.0}',
    "a draw of an unknown colour": b'{"number":1,"kind":"begin","at":0.0,"draws":[["pink"]]}',
    "a draw that is not a list": b'{"number":1,"kind":"begin","at":0.0,"draws":["yellow"]}',
    "more disks than are drawn": b'{"number":1,"kind":"begin","at":0.0,"draws":[[%b]]}' % b",".join([b'"black"'] * 40),
    "a draw without disks": b'{"number":1,"kind":"begin","at":0.0,"draws":[[]]}',
    "an unknown seat": b'{"number":1,"kind":"move","at":0.0,"moves":[["Z","take 1 yellow"]]}',
    "an unknown move": b'{"number":1,"kind":"move","at":0.0,"moves":[["A","dance"]]}',
    "a move by number": b'{"number":1,"kind":"move","at":0.0,"moves":[["A",1]]}',
}


def run(client: Client, statement: Executable) -> None:
    """Change the database directly."""
    services_of(client).database.run_now(lambda connection: connection.execute(statement) and None)


def start_public_game(client: Client) -> Json:
    """Start a public game of two; returns the table."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    answer = client.post("/api/tables", json={"seats": seats, "public": True, "start": True})
    assert answer.status_code == 201, answer.text
    table: Json = answer.json()["table"]
    return table


def tables(client: Client, which: str) -> list[Json]:
    """A list of tables."""
    answer = client.get(f"/api/tables?which={which}")
    assert answer.status_code == 200, answer.text
    listed: list[Json] = answer.json()
    return listed


def plan_until_ready(client: Client, table: str) -> Json:
    """Both take their disks, and the first player finishes a secret plan; returns the table."""
    while True:
        news: Json = client.get(f"/api/tables/{table}/news").json()
        seat = next(seat for seat in news["mine"] if seat["moves"] or seat["plan"])
        data: Json = {"seat": seat["seat"], "after": news["table"]["number"]}
        if seat["plan"] is None:
            answer = client.post(f"/api/tables/{table}/moves", json={**data, "move": seat["moves"][0]["number"]})
        elif seat["plan"]["ready"]:
            planning: Json = news["table"]
            return planning
        else:
            more = [move["number"] for move in seat["moves"][:1]]
            moves = [move["number"] for move in seat["plan"]["moves"]] + more
            answer = client.put(f"/api/tables/{table}/plan", json={**data, "moves": moves, "ready": not more})
        assert answer.status_code == 200, answer.text


def test_a_list_after_a_restart_is_complete_and_replays_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with in_process(tmp_path, rates=0) as client:
        guest(client)
        first, second = start_public_game(client), start_public_game(client)
        planning = plan_until_ready(client, second["id"])
        assert [seat["ready"] for seat in planning["seats"]] == [True, False]
        cookies = dict(client.cookies)

    def forbidden(*_: object) -> None:
        raise AssertionError("a game is replayed")

    monkeypatch.setattr(load, "replayed", forbidden)
    with in_process(tmp_path, rates=0) as client:
        assert tables(client, "playing") == [planning, first]
        assert tables(client, "open") == []
        client.cookies.update(cookies)
        assert tables(client, "mine") == [planning, first]
        assert not services_of(client).tables.in_memory


def remove_turns_from_rows(client: Client) -> None:
    """Turn all rows into those of a version that did not store whose turn it is."""
    rows = services_of(client).database.read_now(lambda connection: connection.execute(select(TABLES)).all())
    for row in rows:
        body = msgspec.json.decode(row.body)
        del body["pending"], body["ready"]
        run(client, update(TABLES).where(TABLES.c.id == row.id).values(body=msgspec.json.encode(body)))
    services_of(client).tables.in_memory.clear()


def test_a_list_shows_whose_turn_it_is_even_for_rows_of_an_earlier_version(tmp_path: Path) -> None:
    with in_process(tmp_path, rates=0) as client:
        guest(client)
        first, second = start_public_game(client), start_public_game(client)
        planning = plan_until_ready(client, second["id"])
        remove_turns_from_rows(client)
        assert tables(client, "mine") == tables(client, "playing") == [planning, first]


def test_a_table_of_an_earlier_version_that_cannot_be_replayed_is_still_listed(tmp_path: Path) -> None:
    with in_process(tmp_path, rates=0) as client:
        guest(client)
        intact, damaged = start_public_game(client), start_public_game(client)
        run(client, update(EVENTS).where(EVENTS.c.table_id == damaged["id"]).values(data=b"{"))
        remove_turns_from_rows(client)
        first, second = tables(client, "playing")
        assert (first["id"], second) == (damaged["id"], intact)
        assert not any(seat["pending"] for seat in first["seats"])


def test_running_games_are_listed_before_tables_that_have_not_started(tmp_path: Path) -> None:
    with in_process(tmp_path, rates=0) as client:
        guest(client)
        running = [start_public_game(client)["id"] for _ in range(2)]
        waiting = [open_public_table(client) for _ in range(MAX_PUBLIC)]
        assert [table["id"] for table in tables(client, "mine")] == [*reversed(running), *reversed(waiting)]
        waiting.append(open_public_table(client))
        assert [table["id"] for table in tables(client, "open")] == [*reversed(waiting)][:MAX_PUBLIC]


def open_public_table(client: Client) -> str:
    """Create a public table with an open seat."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    table: str = client.post("/api/tables", json={"seats": seats, "public": True}).json()["table"]["id"]
    return table


@pytest.mark.parametrize("damage", DAMAGED_EVENTS)
def test_a_damaged_game_is_refused_and_other_games_are_still_listed(tmp_path: Path, damage: str) -> None:
    with in_process(tmp_path, rates=0) as client:
        guest(client)
        intact, damaged = start_public_game(client), start_public_game(client)
        run(client, update(EVENTS).where(EVENTS.c.table_id == damaged["id"]).values(data=DAMAGED_EVENTS[damage]))
        services_of(client).tables.in_memory.clear()
        assert intact in tables(client, "playing")
        for path in ("", "/news", "/record", "/history"):
            answer = client.get(f"/api/tables/{damaged['id']}{path}")
            assert (answer.status_code, answer.json()["error"]) == (409, "server-unreplayable")
        assert client.get(f"/api/tables/{intact['id']}").status_code == 200


def test_a_damaged_row_or_identity_does_not_hide_other_tables(tmp_path: Path) -> None:
    with in_process(tmp_path, rates=0) as client:
        guest(client)
        intact, no_start, no_body = start_public_game(client), start_public_game(client), start_public_game(client)
        run(client, update(BEGINNINGS).where(BEGINNINGS.c.table_id == no_start["id"]).values(identity=b"{"))
        run(client, update(TABLES).where(TABLES.c.id == no_body["id"]).values(body=b"{}"))
        services_of(client).tables.in_memory.clear()
        assert [table["id"] for table in tables(client, "playing")] == [no_start["id"], intact["id"]]
        for damaged in (no_start, no_body):
            answer = client.get(f"/api/tables/{damaged['id']}")
            assert (answer.status_code, answer.json()["error"]) == (409, "server-unreplayable")


# -- without a server ---------------------------------------------------------------------------------------------


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """A database with two people."""
    database = database_of(2, tmp_path)
    yield database
    database.close()


class Unexpected(Exception):  # noqa: N818 - stands for any unexpected error
    """An error that no command of the tables raises."""


def test_clocks_of_other_tables_run_even_if_one_table_fails(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    """The failing table comes first in every round; it is skipped for a while, and then tried again."""

    async def play() -> None:
        time = 0.0
        tables = Tables(database, lambda: time)
        clock = Clock("live", bank=60.0)
        drafts = sorted([table_of(2, clock=clock), table_of(2, clock=clock)], key=lambda draft: draft.id)
        damaged, intact = [(await tables.create(draft)).current.id for draft in drafts]
        sweep = Sweep(tables, BotDriver(tables, BotPool(1)))
        tried, check_table = [], sweep.check_table

        def fail_at_one(draft: TableDraft) -> None:
            tried.append(draft.id)
            if draft.id == damaged:
                raise Unexpected
            check_table(draft)

        sweep.check_table = fail_at_one  # type: ignore[method-assign]
        time = 61.0
        await sweep.run_round()
        assert "clock" in [seat.away for seat in tables.in_memory[intact].current.body.seats]
        await sweep.run_round()
        assert tried.count(damaged) == 1
        time = 75.0
        await sweep.run_round()
        assert tried.count(damaged) == 2
        await sweep.driver.close()

    with caplog.at_level(logging.WARNING, "haspelknecht.tables"):
        asyncio.run(play())
    assert [record.exc_info is not None for record in caplog.records] == [True, True]


def test_the_number_of_idle_tables_in_memory_is_limited(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    async def make() -> None:
        tables = Tables(database, lambda: 0.0)
        names = []
        for _ in range(8):
            draft = new_table(person(0), Rules(), Clock(), [seat_for(0), seat_for(1)], public=False, now=0.0)
            names.append((await tables.create(draft)).current.id)
        assert list(tables.in_memory) == names[-3:]
        assert (await tables.table(names[0])).current.id == names[0]

    monkeypatch.setattr(tables_module, "MAX_IDLE", 3)
    asyncio.run(make())


def test_rows_without_newer_fields_can_still_be_read(database: Database) -> None:
    """Missing fields are unknown, and everything else is kept."""

    async def read() -> None:
        tables = Tables(database, lambda: 0.0)
        table_id = (await tables.create(table_of(2))).current.id

        def forget(connection: Connection) -> None:
            body = DECODER.decode(connection.scalars(select(TABLES.c.body)).one())
            assert body.rated is False
            words = {"owner": body.owner, "rules": {}, "clock": {}, "seats": body.seats}
            connection.execute(update(TABLES).values(body=msgspec.json.encode(words)))

        await database.run(forget)
        tables.in_memory.clear()
        draft = (await tables.table(table_id)).current
        assert draft.body.rated is None
        assert draft.body.pending == list(draft.pending) != []

    asyncio.run(read())
