"""Databases and backups written by version 0.1: all games in them open, replay and can be played on.

`games_of_0_1.py` made them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import Connection, select, text, update

from haspelknecht.records.replay import read_record
from haspelknecht.server.settings import Settings
from haspelknecht.server.storage.backup.restore import restore
from haspelknecht.server.storage.database import migrate, revision_of
from haspelknecht.server.storage.schema import BEGINNINGS, EVENTS, METADATA, PLANS, REVISION
from haspelknecht.server.tables.load import encoded_events
from tests.server.database_dump import OLD_DATABASES, load_dump, read_dump
from tests.server.serving import Server, Visitor, play_out, serving

if TYPE_CHECKING:
    from tests.server.upgrading import Place

pytest_plugins = ["tests.server.upgrading"]

Json = dict[str, Any]
PASSWORDS = {"Clara": "a rope and a winch", "Dora": "a lamp in the shaft"}
FIRST_LINES = 2  # the second line names the program


@dataclass
class Old:
    """A database of version 0.1, and what that version answered about its games."""

    place: Place
    games: dict[str, str]  # tables by purpose
    records: dict[str, str]  # by table
    positions: dict[str, Json]
    rows: dict[str, list[Json]]

    @property
    def started(self) -> list[str]:
        """The tables whose game has started."""
        return list(self.records)

    def events(self, table: str) -> list[Json]:
        """The events of a table as version 0.1 stored and sent them."""
        return [json.loads(row["data"]) for row in self.rows["events"] if row["table_id"] == table]


@pytest.fixture
def old(place: Place) -> Old:
    """The dump, loaded into the kind of database that it comes from."""
    file = OLD_DATABASES / f"0.1-{place.kind}.json.gz"
    load_dump(place.database.engine, file)
    assert place.database.run_now(revision_of) == "0004"
    written = read_dump(file)
    return Old(place, written["games"], written["records"], written["positions"], written["tables"])


def everything(connection: Connection) -> list[Any]:
    """All rows of a database."""
    return [connection.execute(select(table).order_by(*table.primary_key)).all() for table in METADATA.sorted_tables]


def without_program(record: str) -> list[str]:
    """The lines of a record without the one that names the program."""
    lines = record.splitlines()
    assert lines[1].startswith("engine: ")
    return lines[:1] + lines[FIRST_LINES:]


def check_records(server: Server, old: Old) -> None:
    """Check that records and positions are those of version 0.1."""
    watcher = Visitor(server.address)
    for table in old.started:
        assert watcher.news(table)["position"] == old.positions[table]
        record = watcher.http.get(f"/api/tables/{table}/record").text
        assert without_program(record) == without_program(without_rules(old.records[table], record))


def without_rules(before: str, now: str) -> str:
    """An old record, with the version of the rules added to its position if the new record has it."""
    line = "| haspelknecht_position = 1\n"
    return before.replace(line, line + "| rules = 1\n") if "| rules = 1\n" in now else before


def test_migrated_events_and_plans_are_texts_and_are_sent_as_version_0_1_sent_them(old: Old) -> None:
    database = old.place.database
    migrate(database.engine)
    assert database.run_now(revision_of) == REVISION
    for data in database.run_now(lambda connection: connection.scalars(select(EVENTS.c.data)).all()):
        words = json.loads(data)
        assert "steps" not in words
        assert all(isinstance(move, str) for _, move in words.get("moves", []))
    plans = database.run_now(lambda connection: connection.scalars(select(PLANS.c.data).order_by(PLANS.c.seat)).all())
    assert [json.loads(plan)["ready"] for plan in plans] == [False, True]
    assert all(" " in move for plan in plans for move in json.loads(plan)["moves"])
    for table in old.started:
        events = [json.loads(data) for data in database.run_now(partial(encoded_events, table_id=table, since=0))]
        assert [as_before(event) for event in events] == [without_numbers(event) for event in old.events(table)]
    for identity in database.run_now(lambda connection: connection.scalars(select(BEGINNINGS.c.identity)).all()):
        assert json.loads(identity)["rules"] == 1


def as_before(event: Json) -> Json:
    """An event without the fields that version 0.1 did not send; checks that its moves match its steps."""
    moves = [[step["player"], step["move"]] for step in event.get("steps", []) if step["event"] == "move"]
    assert moves == event.get("moves", [])
    return {name: value for name, value in event.items() if name not in ("moves", "draws")}


def without_numbers(event: Json) -> Json:
    """An event of version 0.1 without the numbers of its moves."""
    return {name: value for name, value in event.items() if name != "moves"}


def test_repeating_the_migration_changes_nothing(old: Old) -> None:
    database = old.place.database
    migrate(database.engine)
    once = database.run_now(everything)
    database.run_now(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '0004'")))
    migrate(database.engine)
    assert database.run_now(everything) == once


def test_events_that_cannot_be_converted_are_kept_and_other_games_still_work(old: Old) -> None:
    database, ill = old.place.database, old.games["planning"]
    damage = {1: b"{", 2: b'{"number":2,"kind":"move","at":0.0,"seat":"A","moves":[["A",870]],"steps":[]}', 3: b"[]"}
    with database.engine.begin() as connection:
        for number, data in damage.items():
            connection.execute(update(EVENTS).filter_by(table_id=ill, number=number).values(data=data))
    with serving(old.place.folder, database=old.place.url) as server:
        watcher = Visitor(server.address)
        assert watcher.ask("GET", f"/api/tables/{ill}").json()["error"] == "server-unreplayable"
        assert watcher.news(old.games["undone"])["position"] == old.positions[old.games["undone"]]
    stored = select(EVENTS.c.number, EVENTS.c.data).where(EVENTS.c.table_id == ill, EVENTS.c.number.in_(damage))
    with database.engine.begin() as connection:
        assert {row.number: row.data for row in connection.execute(stored)} == damage


def test_records_are_unchanged_and_all_games_can_be_finished(old: Old) -> None:
    with serving(old.place.folder, database=old.place.url) as server:
        check_records(server, old)
        people = {name: old.place.visitor(server, name) for name in ("Anna", "Bruno", "Clara", "Dora")}
        resume(people, old.games["paused"])
        people["Anna"].ok("POST", f"/api/tables/{old.games['to be played on']}/start")
        plans = [people[name].news(old.games["planning"])["mine"][0]["plan"] for name in ("Anna", "Clara")]
        assert [plan["ready"] for plan in plans] == [False, True]
        assert all(plan["moves"] for plan in plans)
        for name in ("planning", "undone", "three", "paused", "played on", "to be played on"):
            table = old.games[name]
            before = people["Anna"].news(table)["events"]
            news = play_out(list(people.values()), table)
            assert news["table"]["result"]["how"] == "scored"
            assert people["Anna"].news(table)["events"][: len(before)] == before
            record = people["Anna"].http.get(f"/api/tables/{table}/record").text
            assert read_record(record).outcome is not None  # replayed step by step, with the draws of the seed
        history = people["Anna"].ok("GET", f"/api/tables/{old.games['four']}/history", most=100)
        assert history["next"] == 100
        assert all(step["event"]["steps"] for step in history["steps"])


def resume(people: dict[str, Visitor], table: str) -> None:
    """Both players resume a paused game."""
    for name, seat in (("Clara", "A"), ("Dora", "B")):
        number = people[name].news(table)["table"]["number"]
        people[name].ok("PUT", f"/api/tables/{table}/wishes", seat=seat, after=number, wishes=["resume"])


def test_members_can_sign_in_and_the_chat_is_kept(old: Old) -> None:
    with serving(old.place.folder, database=old.place.url) as server:
        clara, dora = Visitor(server.address), Visitor(server.address)
        for visitor, name in ((clara, "Clara"), (dora, "Dora")):
            visitor.ok("POST", "/api/sign-in", login=name.lower(), password=PASSWORDS[name])
        assert {table["id"] for table in clara.ok("GET", "/api/tables", which="mine")} == {
            old.games[name] for name in ("planning", "three", "paused")
        }
        chat = clara.ok("GET", f"/api/tables/{old.games['finished']}/chat")
        assert [line["text"] for line in chat] == ["Glück auf!", "Good luck, Anna."]


def test_every_game_has_a_log(old: Old) -> None:
    with serving(old.place.folder, database=old.place.url) as server:
        watcher = Visitor(server.address)
        for table in old.started:
            view = watcher.ok("GET", f"/api/tables/{table}/view")
            assert view["board"]["stage"]
            assert all(entry["lines"] for entry in view["log"] if entry.get("step") != 0)


def test_a_backup_of_version_0_1_can_be_restored(place: Place) -> None:
    url = Settings(database=place.url, folder=place.folder).database_url
    header = restore(url, OLD_DATABASES / f"0.1-{place.kind}.backup")
    assert (header.program, header.schema) == ("0.1.0", "0004")
    assert place.database.run_now(revision_of) == REVISION
    written = read_dump(OLD_DATABASES / f"0.1-{place.kind}.json.gz")
    old = Old(place, written["games"], written["records"], written["positions"], written["tables"])
    with serving(place.folder, database=place.url) as server:
        check_records(server, old)
        anna, clara = place.visitor(server, "Anna"), place.visitor(server, "Clara")
        assert play_out([anna, clara], old.games["planning"])["table"]["status"] == "over"
