"""Writing a change of a table: all of it in one transaction, or nothing if somebody else was faster."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, text, update

from haspelknecht.server.archive.filing import file_game
from haspelknecht.server.hall.clocks import deadline
from haspelknecht.server.hall.desk import Desk
from haspelknecht.server.prepared import Prepared
from haspelknecht.server.schema import BEGINNINGS, CODES, EVENTS, PLANS, SITTERS, TABLES

CHANNEL: Final = "tables"

ENCODER = msgspec.json.Encoder()
CHANGING = ("version", "number", "status", "body", "deadline", "keeper", "keeper_until", "ended")
UPDATE = Prepared(
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.version == bindparam("before"))
    .values({name: bindparam(f"new_{name}") for name in CHANGING})
)
HAPPENED = Prepared(insert(EVENTS))
UNPLANNED = Prepared(delete(PLANS).where(PLANS.c.table_id == bindparam("table")))
PLANNED = Prepared(
    text(
        'INSERT INTO plans (table_id, seat, "after", data) VALUES (:table_id, :seat, :after, :data) '
        'ON CONFLICT (table_id, seat) DO UPDATE SET "after" = excluded."after", data = excluded.data'
    )
)
NOTIFY = text("SELECT pg_notify(:channel, :message)")


def save(connection: Connection, desk: Desk, before: int, message: bytes) -> bool:
    """Store a change of the version `before`; False if the table has changed meanwhile.

    On PostgreSQL the news goes out with the transaction: nobody hears of what is not stored, and nobody misses it.
    """
    if "new" in desk.touched:
        create(connection, desk)
    elif not change(connection, desk, before):
        return False
    for event, data in zip(desk.new_events, desk.encoded, strict=True):
        values = {"table_id": desk.id, "number": event.number, "data": data, "at": event.at}
        HAPPENED.run(connection, values)
    save_plans(connection, desk)
    if "identity" in desk.touched:
        save_beginning(connection, desk)
    if "seats" in desk.touched:
        save_seats(connection, desk)
    if "result" in desk.touched:
        file_game(connection, desk)
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": CHANNEL, "message": message.decode()})
    return True


def create(connection: Connection, desk: Desk) -> None:
    """A new table."""
    values = changing_values(desk) | {
        "id": desk.id,
        "engine": desk.engine,
        "public": desk.public,
        "players": len(desk.body.seats),
        "edition": desk.body.rules.edition,
        "seed": desk.seed,
        "created": desk.created,
    }
    connection.execute(insert(TABLES), values)


def save_beginning(connection: Connection, desk: Desk) -> None:
    """The game before its first event, and the engine that began it."""
    connection.execute(update(TABLES).where(TABLES.c.id == desk.id).values(engine=desk.engine))
    connection.execute(delete(BEGINNINGS).where(BEGINNINGS.c.table_id == desk.id))
    connection.execute(insert(BEGINNINGS), {"table_id": desk.id, "identity": desk.identity})


def change(connection: Connection, desk: Desk, before: int) -> bool:
    """The row of a table, if it is still as we knew it."""
    values = {f"new_{name}": value for name, value in changing_values(desk).items()}
    return UPDATE.run(connection, values | {"table": desk.id, "before": before}) == 1


def changing_values(desk: Desk) -> dict[str, object]:
    """The columns that change in the life of a table."""
    return {
        "version": desk.version,
        "number": desk.number,
        "status": desk.status,
        "body": ENCODER.encode(desk.body),
        "deadline": deadline(desk),
        "keeper": desk.keeper,
        "keeper_until": desk.keeper_until,
        "ended": desk.ended,
    }


def save_plans(connection: Connection, desk: Desk) -> None:
    """The secret plans that have changed; after an event all of them, because they belong to what came before."""
    if "plans" in desk.touched:
        UNPLANNED.run(connection, {"table": desk.id})
    for seat in desk.plans if "plans" in desk.touched or desk.new_events else desk.planned:
        plan = ENCODER.encode(desk.plans[seat])
        PLANNED.run(connection, {"table_id": desk.id, "seat": seat, "after": desk.number, "data": plan})


def save_seats(connection: Connection, desk: Desk) -> None:
    """Who sits here, and the links to the seats."""
    connection.execute(delete(SITTERS).where(SITTERS.c.table_id == desk.id))
    people = {seat.person for seat in desk.body.seats if seat.person} | {desk.body.owner}
    connection.execute(insert(SITTERS), [{"table_id": desk.id, "person": person} for person in sorted(people)])
    connection.execute(delete(CODES).where(CODES.c.table_id == desk.id))
    rows = [
        {"code": seat.code, "table_id": desk.id, "seat": number}
        for number, seat in enumerate(desk.body.seats)
        if seat.code
    ]
    if rows:
        connection.execute(insert(CODES), rows)
