"""Storing a change of a table in one transaction, unless another process has changed the table first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Update, bindparam, delete, insert, text, update

from haspelknecht.server.storage.schema import BEGINNINGS, CODES, EVENTS, PLANS, SITTERS, TABLES
from haspelknecht.server.tables.changes import News
from haspelknecht.server.tables.clocks import deadline
from haspelknecht.server.tables.table_draft import TableDraft

CHANNEL: Final = "tables"

ENCODER = msgspec.json.Encoder()
ALWAYS = ("version", "number", "body")
SEARCHED = ("status", "deadline", "keeper", "keeper_until", "ended")


def update_of(*columns: str) -> Update:
    """Return the statement that updates some columns if the table still has the version that we know."""
    known = update(TABLES).where(TABLES.c.id == bindparam("table"), TABLES.c.version == bindparam("before"))
    return known.values({name: bindparam(f"new_{name}") for name in columns})


# SQLite writes the index of every column in the statement even if its value stays the same, as in most moves.
UPDATE, UPDATE_ALL = update_of(*ALWAYS), update_of(*ALWAYS, *SEARCHED)
INSERT_EVENT = insert(EVENTS)
DELETE_PLANS = delete(PLANS).where(PLANS.c.table_id == bindparam("table"))
UPSERT_PLAN = text(
    'INSERT INTO plans (table_id, seat, "after", data) VALUES (:table_id, :seat, :after, :data) '
    'ON CONFLICT (table_id, seat) DO UPDATE SET "after" = excluded."after", data = excluded.data'
)
NOTIFY = text("SELECT pg_notify(:channel, :message)")


class ArchiveHooks(NamedTuple):
    """What the archive does in the transactions in which games begin and end; `Services` connects it."""

    is_rated: Callable[[Connection, TableDraft], bool] = lambda connection, draft: False
    file_game: Callable[[Connection, TableDraft], None] = lambda connection, draft: None


def save(
    connection: Connection, draft: TableDraft, before: TableDraft | None, news: News, archive: ArchiveHooks
) -> bool:
    """Store a new table, or a change of `before`; return False if another process has changed the table since then.

    PostgreSQL sends the news with the commit, so it is sent if and only if the change is stored.
    """
    if draft.body.rated is None and "identity" in draft.touched and draft.status != "open":
        draft.body.rated = archive.is_rated(connection, draft)
    if before is None:
        create(connection, draft)
    elif not change(connection, draft, before):
        return False
    for event, data in zip(draft.new_events, draft.stored_events, strict=True):
        values = {"table_id": draft.id, "number": event.number, "data": data, "at": event.at}
        connection.execute(INSERT_EVENT, values)
    save_plans(connection, draft)
    if "identity" in draft.touched:
        save_beginning(connection, draft)
    if "seats" in draft.touched:
        save_seats(connection, draft)
    if "result" in draft.touched:
        archive.file_game(connection, draft)
    if draft.added_table is not None:
        save(connection, draft.added_table, None, News(draft.added_table.id, draft.added_table.version), archive)
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": CHANNEL, "message": ENCODER.encode(news).decode()})
    return True


def create(connection: Connection, draft: TableDraft) -> None:
    """Insert the row of a new table."""
    values = (
        always_values(draft)
        | searched_values(draft)
        | {
            "id": draft.id,
            "engine": draft.engine,
            "public": draft.public,
            "players": len(draft.body.seats),
            "edition": draft.body.rules.edition,
            "seed": draft.seed,
            "created": draft.created,
        }
    )
    connection.execute(insert(TABLES), values)


def save_beginning(connection: Connection, draft: TableDraft) -> None:
    """Store the game before its first event, and the version of the program that started it."""
    connection.execute(update(TABLES).where(TABLES.c.id == draft.id).values(engine=draft.engine))
    connection.execute(delete(BEGINNINGS).where(BEGINNINGS.c.table_id == draft.id))
    connection.execute(insert(BEGINNINGS), {"table_id": draft.id, "identity": draft.identity})


def change(connection: Connection, draft: TableDraft, before: TableDraft) -> bool:
    """Update the row of a table; return False if its version is no longer that of `before`."""
    values, searched, update = always_values(draft), searched_values(draft), UPDATE
    if searched != searched_values(before):
        values, update = values | searched, UPDATE_ALL
    given = {f"new_{name}": value for name, value in values.items()}
    return connection.execute(update, given | {"table": draft.id, "before": before.version}).rowcount == 1


def always_values(draft: TableDraft) -> dict[str, object]:
    """Return the columns that every change writes."""
    return {"version": draft.version, "number": draft.number, "body": ENCODER.encode(draft.body)}


def searched_values(draft: TableDraft) -> dict[str, object]:
    """Return the columns by which tables are searched."""
    return {
        "status": draft.status,
        "deadline": deadline(draft),
        "keeper": draft.keeper,
        "keeper_until": draft.keeper_until,
        "ended": draft.ended,
    }


def save_plans(connection: Connection, draft: TableDraft) -> None:
    """Store the secret plans that have changed; after an event all of them, because each names the last event."""
    if "plans" in draft.touched:
        connection.execute(DELETE_PLANS, {"table": draft.id})
    for seat in draft.plans if "plans" in draft.touched or draft.new_events else draft.planned:
        plan = ENCODER.encode(draft.plans[seat])
        connection.execute(UPSERT_PLAN, {"table_id": draft.id, "seat": seat, "after": draft.number, "data": plan})


def people_of(draft: TableDraft) -> set[str]:
    """Return the people in whose lists the table appears: players, the owner, and people with a reserved seat."""
    people = {seat.person for seat in draft.body.seats if seat.person}
    if draft.body.owner_left:
        return people
    return people | {seat.kept for seat in draft.body.seats if seat.kept and seat.kind == "open"} | {draft.body.owner}


def save_seats(connection: Connection, draft: TableDraft) -> None:
    """Store the people of the table and the links to its seats."""
    connection.execute(delete(SITTERS).where(SITTERS.c.table_id == draft.id))
    if people := people_of(draft):
        connection.execute(insert(SITTERS), [{"table_id": draft.id, "person": person} for person in sorted(people)])
    connection.execute(delete(CODES).where(CODES.c.table_id == draft.id))
    rows = [
        {"code": seat.code, "table_id": draft.id, "seat": number}
        for number, seat in enumerate(draft.body.seats)
        if seat.code
    ]
    if rows:
        connection.execute(insert(CODES), rows)
