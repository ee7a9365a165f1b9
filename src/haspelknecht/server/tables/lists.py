"""Lists of tables, and the seat behind a link."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, exists, select

from haspelknecht.errors import UserError
from haspelknecht.server.storage.schema import CODES, SITTERS, TABLES
from haspelknecht.server.tables.load import without_game
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.tables import Tables

LOG = logging.getLogger("haspelknecht.tables")
MAX_PUBLIC: Final = 50  # tables in a list
MAX_OWN: Final = 200


def my_tables(person: str) -> Select[Any]:
    """Select the tables of a person that are not over: running games first, then open tables, newest first."""
    wanted = select(TABLES).join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
    mine = wanted.where(SITTERS.c.person == person, TABLES.c.status != "over")
    return mine.order_by(TABLES.c.status != "playing", TABLES.c.created.desc()).limit(MAX_OWN)


def running_games(connection: Connection, person: str, most: int | None = None) -> list[str]:
    """The ids of the running games of a person, the newest first."""
    wanted = select(TABLES.c.id).join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
    wanted = wanted.where(SITTERS.c.person == person, TABLES.c.status == "playing")
    return list(connection.scalars(wanted.order_by(TABLES.c.created.desc(), TABLES.c.id.desc()).limit(most)))


def public_tables(status: str) -> Select[Any]:
    """Select the public tables with a status, newest first, without those that everybody has left."""
    somebody = exists().where(SITTERS.c.table_id == TABLES.c.id)
    public = select(TABLES).where(TABLES.c.status == status, TABLES.c.public, somebody)
    return public.order_by(TABLES.c.created.desc()).limit(MAX_PUBLIC)


def listed(rows: Iterable[Row[Any]]) -> list[TableDraft]:
    """Return tables from their rows, without replaying games; a damaged row is left out and logged."""
    found = []
    for row in rows:
        try:
            found.append(without_game(row))
        except UserError as problem:
            LOG.warning("a table cannot be listed: %s", problem, extra={"table": row.id})
    return found


async def with_turns(tables: Tables, draft: TableDraft) -> TableDraft:
    """Return a listed table with the seats that it waits for. Rows of early versions do not name them: then the game
    is loaded, if it can be replayed."""
    if draft.status != "playing" or draft.body.pending:
        return draft
    try:
        return (await tables.table(draft.id)).current
    except UserError:
        return draft


def seat_of_code(connection: Connection, code: str) -> tuple[str, int] | None:
    """Return the table and seat behind a link."""
    row = connection.execute(select(CODES.c.table_id, CODES.c.seat).where(CODES.c.code == code)).one_or_none()
    return None if row is None else (row.table_id, row.seat)
