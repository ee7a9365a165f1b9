"""Databases and backups that version 0.1 has really written: everything in them opens, replays and is played on.

How they were made is told by `games_of_0_1.py`.
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
from tests.server.serving import Server, Visitor, play_out, serving
from tests.server.written_down import OLD_DATABASES, read_again, set_up_again

if TYPE_CHECKING:
    from tests.server.upgrading import Place

pytest_plugins = ["tests.server.upgrading"]

Words = dict[str, Any]
PASSWORDS = {"Clara": "a rope and a winch", "Dora": "a lamp in the shaft"}
FIRST_LINES = 2  # the second names the program


@dataclass
class Old:
    """A database of version 0.1, and what that version told of its games."""

    place: Place
    games: dict[str, str]  # tables by what they are for
    records: dict[str, str]  # by table
    positions: dict[str, Words]
    rows: dict[str, list[Words]]

    @property
    def begun(self) -> list[str]:
        """The tables with a game."""
        return list(self.records)

    def events(self, table: str) -> list[Words]:
        """What version 0.1 stored and sent of a table."""
        return [json.loads(row["data"]) for row in self.rows["events"] if row["table_id"] == table]


@pytest.fixture
def old(place: Place) -> Old:
    """Set up again in the kind of database in which it was made."""
    file = OLD_DATABASES / f"0.1-{place.kind}.json.gz"
    set_up_again(place.database.engine, file)
    assert place.database.run_now(revision_of) == "0004"
    written = read_again(file)
    return Old(place, written["games"], written["records"], written["positions"], written["tables"])


def everything(connection: Connection) -> list[Any]:
    """All rows of a database."""
    return [connection.execute(select(table).order_by(*table.primary_key)).all() for table in METADATA.sorted_tables]


def without_program(record: str) -> list[str]:
    """A record but for the line that names the program that wrote it."""
    lines = record.splitlines()
    assert lines[1].startswith("engine: ")
    return lines[:1] + lines[FIRST_LINES:]


def check_records(server: Server, old: Old) -> None:
    """Records and positions are those that version 0.1 wrote."""
    watcher = Visitor(server.address)
    for table in old.begun:
        assert watcher.news(table)["position"] == old.positions[table]
        record = watcher.http.get(f"/api/tables/{table}/record").text
        assert without_program(record) == without_program(without_rules(old.records[table], record))


def without_rules(before: str, now: str) -> str:
    """A record from before positions named the version of their rules, with that line if the newer one has it."""
    line = "| haspelknecht_position = 1\n"
    return before.replace(line, line + "| rules = 1\n") if "| rules = 1\n" in now else before


def test_events_and_plans_are_stored_as_texts_and_told_as_version_0_1_told_them(old: Old) -> None:
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
    for table in old.begun:
        told = [json.loads(data) for data in database.run_now(partial(encoded_events, table_id=table, since=0))]
        assert [as_before(event) for event in told] == [without_numbers(event) for event in old.events(table)]
    for identity in database.run_now(lambda connection: connection.scalars(select(BEGINNINGS.c.identity)).all()):
        assert json.loads(identity)["rules"] == 1


def as_before(event: Words) -> Words:
    """An event without what version 0.1 did not send. Its moves are those of its steps."""
    moves = [[step["player"], step["move"]] for step in event.get("steps", []) if step["event"] == "move"]
    assert moves == event.get("moves", [])
    return {name: value for name, value in event.items() if name not in ("moves", "draws")}


def without_numbers(event: Words) -> Words:
    """An event of version 0.1 without the numbers of its moves."""
    return {name: value for name, value in event.items() if name != "moves"}


def test_a_migration_that_is_done_again_changes_nothing(old: Old) -> None:
    database = old.place.database
    migrate(database.engine)
    once = database.run_now(everything)
    database.run_now(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '0004'")))
    migrate(database.engine)
    assert database.run_now(everything) == once


def test_what_cannot_be_converted_is_left_alone_and_hides_nothing_else(old: Old) -> None:
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


def test_records_are_as_version_0_1_wrote_them_and_all_games_are_played_to_their_end(old: Old) -> None:
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
            assert read_record(record).outcome is not None  # checked step by step, and the draws against the seed
        history = people["Anna"].ok("GET", f"/api/tables/{old.games['four']}/history", most=100)
        assert history["next"] == 100
        assert all(step["event"]["steps"] for step in history["steps"])


def resume(people: dict[str, Visitor], table: str) -> None:
    """Both agree that a game goes on."""
    for name, seat in (("Clara", "A"), ("Dora", "B")):
        number = people[name].news(table)["table"]["number"]
        people[name].ok("PUT", f"/api/tables/{table}/wishes", seat=seat, after=number, wishes=["resume"])


def test_members_sign_in_and_the_chat_is_there(old: Old) -> None:
    with serving(old.place.folder, database=old.place.url) as server:
        clara, dora = Visitor(server.address), Visitor(server.address)
        for visitor, name in ((clara, "Clara"), (dora, "Dora")):
            visitor.ok("POST", "/api/sign-in", login=name.lower(), password=PASSWORDS[name])
        assert {table["id"] for table in clara.ok("GET", "/api/tables", which="mine")} == {
            old.games[name] for name in ("planning", "three", "paused")
        }
        chat = clara.ok("GET", f"/api/tables/{old.games['finished']}/chat")
        assert [line["text"] for line in chat] == ["Glück auf!", "Good luck, Anna."]


def test_every_log_is_told(old: Old) -> None:
    with serving(old.place.folder, database=old.place.url) as server:
        watcher = Visitor(server.address)
        for table in old.begun:
            view = watcher.ok("GET", f"/api/tables/{table}/view")
            assert view["board"]["stage"]
            assert all(entry["lines"] for entry in view["log"] if entry.get("step") != 0)


def test_a_backup_of_version_0_1_is_restored(place: Place) -> None:
    url = Settings(database=place.url, folder=place.folder).database_url
    header = restore(url, OLD_DATABASES / f"0.1-{place.kind}.backup")
    assert (header.program, header.schema) == ("0.1.0", "0004")
    assert place.database.run_now(revision_of) == REVISION
    written = read_again(OLD_DATABASES / f"0.1-{place.kind}.json.gz")
    old = Old(place, written["games"], written["records"], written["positions"], written["tables"])
    with serving(place.folder, database=place.url) as server:
        check_records(server, old)
        anna, clara = place.visitor(server, "Anna"), place.visitor(server, "Clara")
        assert play_out([anna, clara], old.games["planning"])["table"]["status"] == "over"
