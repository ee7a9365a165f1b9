"""Finding tables: mine, public ones, the seat behind a link."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Select, select

from haspelknecht.server.hall.desk import Desk
from haspelknecht.server.hall.loading import load
from haspelknecht.server.schema import CODES, SITTERS, TABLES

AT_ONCE: Final = 50


def my_tables(connection: Connection, person: str) -> list[Desk]:
    """The tables of a person that are not over, the newest first."""
    wanted = select(TABLES.c.id).join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
    wanted = wanted.where(SITTERS.c.person == person, TABLES.c.status != "over")
    return loaded(connection, wanted)


def public_tables(connection: Connection, status: str) -> list[Desk]:
    """Public tables in a state, the newest first."""
    return loaded(connection, select(TABLES.c.id).where(TABLES.c.status == status, TABLES.c.public))


def loaded(connection: Connection, wanted: Select[Any]) -> list[Desk]:
    """The tables that a query names."""
    names = list(connection.scalars(wanted.order_by(TABLES.c.created.desc()).limit(AT_ONCE)))
    return [desk for name in names if (desk := load(connection, name)) is not None]


def seat_of_code(connection: Connection, code: str) -> tuple[str, int] | None:
    """Table and seat behind a link."""
    row = connection.execute(select(CODES.c.table_id, CODES.c.seat).where(CODES.c.code == code)).one_or_none()
    return None if row is None else (row.table_id, row.seat)
