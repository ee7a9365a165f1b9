"""Lists of tables: nothing is replayed for them, and one damaged table is no trouble for the others."""

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

Words = dict[str, Any]
DAMAGED_EVENTS = {
    "no JSON": b"{",
    "an unknown kind": b'{"number":1,"kind":"dance","at":0.0}',
    "a draw of no colour": b'{"number":1,"kind":"begin","at":0.0,"draws":[["pink"]]}',
    "a draw that is no list": b'{"number":1,"kind":"begin","at":0.0,"draws":["yellow"]}',
    "more disks than are drawn": b'{"number":1,"kind":"begin","at":0.0,"draws":[[%b]]}' % b",".join([b'"black"'] * 40),
    "a draw without disks": b'{"number":1,"kind":"begin","at":0.0,"draws":[[]]}',
    "a seat that is none": b'{"number":1,"kind":"move","at":0.0,"moves":[["Z","take 1 yellow"]]}',
    "a move that is none": b'{"number":1,"kind":"move","at":0.0,"moves":[["A","dance"]]}',
    "a move by number": b'{"number":1,"kind":"move","at":0.0,"moves":[["A",1]]}',
}


def run(client: Client, statement: Executable) -> None:
    """Change the database behind the server."""
    services_of(client).database.run_now(lambda connection: connection.execute(statement) and None)


def begun(client: Client) -> Words:
    """A public game of two, as it stands."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    answer = client.post("/api/tables", json={"seats": seats, "public": True, "start": True})
    assert answer.status_code == 201, answer.text
    found: Words = answer.json()["table"]
    return found


def tables(client: Client, which: str) -> list[Words]:
    """A list of tables."""
    answer = client.get(f"/api/tables?which={which}")
    assert answer.status_code == 200, answer.text
    found: list[Words] = answer.json()
    return found


def plan_until_ready(client: Client, table: str) -> Words:
    """Both take their disks, and the first of them finishes his secret plan; the table as it stands."""
    while True:
        news: Words = client.get(f"/api/tables/{table}/news").json()
        seat = next(seat for seat in news["mine"] if seat["moves"] or seat["plan"])
        data: Words = {"seat": seat["seat"], "after": news["table"]["number"]}
        if seat["plan"] is None:
            answer = client.post(f"/api/tables/{table}/moves", json={**data, "move": seat["moves"][0]["number"]})
        elif seat["plan"]["ready"]:
            found: Words = news["table"]
            return found
        else:
            more = [move["number"] for move in seat["moves"][:1]]
            moves = [move["number"] for move in seat["plan"]["moves"]] + more
            answer = client.put(f"/api/tables/{table}/plan", json={**data, "moves": moves, "ready": not more})
        assert answer.status_code == 200, answer.text


def test_a_list_after_a_restart_tells_everything_and_replays_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with in_process(tmp_path, rates=0) as client:
        guest(client)
        first, second = begun(client), begun(client)
        planning = plan_until_ready(client, second["id"])
        assert [seat["ready"] for seat in planning["seats"]] == [True, False]
        cookies = dict(client.cookies)

    def forbidden(*_: object) -> None:
        raise AssertionError("a game is played again")

    monkeypatch.setattr(load, "replayed", forbidden)
    with in_process(tmp_path, rates=0) as client:
        assert tables(client, "playing") == [planning, first]
        assert tables(client, "open") == []
        client.cookies.update(cookies)
        assert tables(client, "mine") == [planning, first]
        assert not services_of(client).tables.in_memory


def forget_whose_turn_it_is(client: Client) -> None:
    """Make all tables those of a version whose rows did not tell it."""
    rows = services_of(client).database.read_now(lambda connection: connection.execute(select(TABLES)).all())
    for row in rows:
        body = msgspec.json.decode(row.body)
        del body["pending"], body["ready"]
        run(client, update(TABLES).where(TABLES.c.id == row.id).values(body=msgspec.json.encode(body)))
    services_of(client).tables.in_memory.clear()


def test_a_list_tells_whose_turn_it_is_although_the_row_is_of_an_earlier_version(tmp_path: Path) -> None:
    with in_process(tmp_path, rates=0) as client:
        guest(client)
        first, second = begun(client), begun(client)
        planning = plan_until_ready(client, second["id"])
        forget_whose_turn_it_is(client)
        assert tables(client, "mine") == tables(client, "playing") == [planning, first]


def test_a_table_of_an_earlier_version_that_cannot_be_replayed_is_still_listed(tmp_path: Path) -> None:
    with in_process(tmp_path, rates=0) as client:
        guest(client)
        sound, ill = begun(client), begun(client)
        run(client, update(EVENTS).where(EVENTS.c.table_id == ill["id"]).values(data=b"{"))
        forget_whose_turn_it_is(client)
        damaged, told = tables(client, "playing")
        assert (damaged["id"], told) == (ill["id"], sound)
        assert not any(seat["pending"] for seat in damaged["seats"])


def test_ones_oldest_running_game_comes_before_all_tables_that_have_not_begun(tmp_path: Path) -> None:
    with in_process(tmp_path, rates=0) as client:
        guest(client)
        running = [begun(client)["id"] for _ in range(2)]
        waiting = [waiting_for_somebody(client) for _ in range(MAX_PUBLIC)]
        assert [table["id"] for table in tables(client, "mine")] == [*reversed(running), *reversed(waiting)]
        waiting.append(waiting_for_somebody(client))
        assert [table["id"] for table in tables(client, "open")] == [*reversed(waiting)][:MAX_PUBLIC]


def waiting_for_somebody(client: Client) -> str:
    """A public table that has not begun."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    found: str = client.post("/api/tables", json={"seats": seats, "public": True}).json()["table"]["id"]
    return found


@pytest.mark.parametrize("damage", DAMAGED_EVENTS)
def test_a_damaged_game_is_refused_with_one_sentence_and_hides_no_other(tmp_path: Path, damage: str) -> None:
    with in_process(tmp_path, rates=0) as client:
        guest(client)
        sound, ill = begun(client), begun(client)
        run(client, update(EVENTS).where(EVENTS.c.table_id == ill["id"]).values(data=DAMAGED_EVENTS[damage]))
        services_of(client).tables.in_memory.clear()
        assert sound in tables(client, "playing")
        for path in ("", "/news", "/record", "/history"):
            answer = client.get(f"/api/tables/{ill['id']}{path}")
            assert (answer.status_code, answer.json()["error"]) == (409, "server-unreplayable")
        assert client.get(f"/api/tables/{sound['id']}").status_code == 200


def test_a_damaged_row_or_beginning_hides_no_other_table(tmp_path: Path) -> None:
    with in_process(tmp_path, rates=0) as client:
        guest(client)
        sound, no_start, no_body = begun(client), begun(client), begun(client)
        run(client, update(BEGINNINGS).where(BEGINNINGS.c.table_id == no_start["id"]).values(identity=b"{"))
        run(client, update(TABLES).where(TABLES.c.id == no_body["id"]).values(body=b"{}"))
        services_of(client).tables.in_memory.clear()
        assert [table["id"] for table in tables(client, "playing")] == [no_start["id"], sound["id"]]
        for ill in (no_start, no_body):
            answer = client.get(f"/api/tables/{ill['id']}")
            assert (answer.status_code, answer.json()["error"]) == (409, "server-unreplayable")


# -- the tables itself ---------------------------------------------------------------------------------------------


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """A database that knows two people."""
    found = database_of(2, tmp_path)
    yield found
    found.close()


class Unforeseen(Exception):  # noqa: N818 - it stands for what nobody has thought of
    """Something that no command of the tables raises on purpose."""


def test_the_clocks_of_others_run_although_one_table_fails(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    """The ill table is asked first in every round; it is left alone for a while, and then tried again."""

    async def play() -> None:
        time = 0.0
        tables = Tables(database, lambda: time)
        clock = Clock("live", bank=60.0)
        drafts = sorted([table_of(2, clock=clock), table_of(2, clock=clock)], key=lambda draft: draft.id)
        ill, sound = [(await tables.create(draft)).current.id for draft in drafts]
        sweep = Sweep(tables, BotDriver(tables, BotPool(1)))
        tried, check_table = [], sweep.check_table

        def fail_at_one(draft: TableDraft) -> None:
            tried.append(draft.id)
            if draft.id == ill:
                raise Unforeseen
            check_table(draft)

        sweep.check_table = fail_at_one  # type: ignore[method-assign]
        time = 61.0
        await sweep.run_round()
        assert "clock" in [seat.away for seat in tables.in_memory[sound].current.body.seats]
        await sweep.run_round()
        assert tried.count(ill) == 1
        time = 75.0
        await sweep.run_round()
        assert tried.count(ill) == 2
        await sweep.driver.close()

    with caplog.at_level(logging.WARNING, "haspelknecht.tables"):
        asyncio.run(play())
    assert [record.exc_info is not None for record in caplog.records] == [True, True]


def test_a_hall_that_only_makes_tables_keeps_its_memory_in_bounds(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
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


def test_old_rows_without_the_new_words_are_still_read(database: Database) -> None:
    """What a body did not say before this version is unknown, and nothing else."""

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
