"""Writing a change of a table: all of it in one transaction, or nothing if somebody else was faster."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, text, update

from haspelknecht.server.archive.filing import file_game
from haspelknecht.server.archive.rating import will_count
from haspelknecht.server.hall.clocks import deadline
from haspelknecht.server.hall.desk import Desk
from haspelknecht.server.hall.news import News
from haspelknecht.server.prepared import Prepared
from haspelknecht.server.schema import BEGINNINGS, CODES, EVENTS, PLANS, SITTERS, TABLES

CHANNEL: Final = "tables"

ENCODER = msgspec.json.Encoder()
ALWAYS = ("version", "number", "body")
SEARCHED = ("status", "deadline", "keeper", "keeper_until", "ended")


def update_of(*columns: str) -> Prepared:
    """A change of some columns of a table, if it is still as we knew it."""
    known = update(TABLES).where(TABLES.c.id == bindparam("table"), TABLES.c.version == bindparam("before"))
    return Prepared(known.values({name: bindparam(f"new_{name}") for name in columns}))


# SQLite writes every index of a column that is named, whether its value changes or not: most moves change none.
UPDATE, UPDATE_ALL = update_of(*ALWAYS), update_of(*ALWAYS, *SEARCHED)
HAPPENED = Prepared(insert(EVENTS))
UNPLANNED = Prepared(delete(PLANS).where(PLANS.c.table_id == bindparam("table")))
PLANNED = Prepared(
    text(
        'INSERT INTO plans (table_id, seat, "after", data) VALUES (:table_id, :seat, :after, :data) '
        'ON CONFLICT (table_id, seat) DO UPDATE SET "after" = excluded."after", data = excluded.data'
    )
)
NOTIFY = text("SELECT pg_notify(:channel, :message)")


def save(connection: Connection, desk: Desk, before: Desk | None, news: News) -> bool:
    """Store a new table, or a change from how it was `before`; False if the table has changed meanwhile.

    On PostgreSQL the news goes out with the transaction: nobody hears of what is not stored, and nobody misses it.
    """
    if desk.body.rated is None and "identity" in desk.touched and desk.status != "open":
        desk.body.rated = will_count(connection, desk)
    if before is None:
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
    if desk.founded is not None:
        save(connection, desk.founded, None, News(desk.founded.id, desk.founded.version))
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": CHANNEL, "message": ENCODER.encode(news).decode()})
    return True


def create(connection: Connection, desk: Desk) -> None:
    """A new table."""
    values = (
        always_values(desk)
        | searched_values(desk)
        | {
            "id": desk.id,
            "engine": desk.engine,
            "public": desk.public,
            "players": len(desk.body.seats),
            "edition": desk.body.rules.edition,
            "seed": desk.seed,
            "created": desk.created,
        }
    )
    connection.execute(insert(TABLES), values)


def save_beginning(connection: Connection, desk: Desk) -> None:
    """The game before its first event, and the engine that began it."""
    connection.execute(update(TABLES).where(TABLES.c.id == desk.id).values(engine=desk.engine))
    connection.execute(delete(BEGINNINGS).where(BEGINNINGS.c.table_id == desk.id))
    connection.execute(insert(BEGINNINGS), {"table_id": desk.id, "identity": desk.identity})


def change(connection: Connection, desk: Desk, before: Desk) -> bool:
    """The row of a table, if it is still as we knew it."""
    values, searched, update = always_values(desk), searched_values(desk), UPDATE
    if searched != searched_values(before):
        values, update = values | searched, UPDATE_ALL
    given = {f"new_{name}": value for name, value in values.items()}
    return update.run(connection, given | {"table": desk.id, "before": before.version}) == 1


def always_values(desk: Desk) -> dict[str, object]:
    """The columns that change with everything that happens at a table."""
    return {"version": desk.version, "number": desk.number, "body": ENCODER.encode(desk.body)}


def searched_values(desk: Desk) -> dict[str, object]:
    """The columns by which tables are found."""
    return {
        "status": desk.status,
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


def people_of(desk: Desk) -> set[str]:
    """Whose table it is: of those who sit there, of the owner, and of those for whom a free seat is kept."""
    people = {seat.person for seat in desk.body.seats if seat.person}
    if desk.body.owner_left:
        return people
    return people | {seat.kept for seat in desk.body.seats if seat.kept and seat.kind == "open"} | {desk.body.owner}


def save_seats(connection: Connection, desk: Desk) -> None:
    """Who sits here, and the links to the seats."""
    connection.execute(delete(SITTERS).where(SITTERS.c.table_id == desk.id))
    if people := people_of(desk):
        connection.execute(insert(SITTERS), [{"table_id": desk.id, "person": person} for person in sorted(people)])
    connection.execute(delete(CODES).where(CODES.c.table_id == desk.id))
    rows = [
        {"code": seat.code, "table_id": desk.id, "seat": number}
        for number, seat in enumerate(desk.body.seats)
        if seat.code
    ]
    if rows:
        connection.execute(insert(CODES), rows)
