"""Finding tables: mine, public ones, the seat behind a link."""

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
AT_ONCE: Final = 50  # public tables in a list
MINE_AT_ONCE: Final = 200  # of one's own none should be missing


def my_tables(person: str) -> Select[Any]:
    """The tables of a person that are not over: games that run, then those to come, the newest of each first."""
    wanted = select(TABLES).join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
    mine = wanted.where(SITTERS.c.person == person, TABLES.c.status != "over")
    return mine.order_by(TABLES.c.status != "playing", TABLES.c.created.desc()).limit(MINE_AT_ONCE)


def running_games(connection: Connection, person: str, most: int | None = None) -> list[str]:
    """The ids of the running games of a person, the newest first."""
    wanted = select(TABLES.c.id).join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
    wanted = wanted.where(SITTERS.c.person == person, TABLES.c.status == "playing")
    return list(connection.scalars(wanted.order_by(TABLES.c.created.desc(), TABLES.c.id.desc()).limit(most)))


def public_tables(status: str) -> Select[Any]:
    """Public tables in a state, the newest first, without those that everybody has left."""
    somebody = exists().where(SITTERS.c.table_id == TABLES.c.id)
    public = select(TABLES).where(TABLES.c.status == status, TABLES.c.public, somebody)
    return public.order_by(TABLES.c.created.desc()).limit(AT_ONCE)


def listed(rows: Iterable[Row[Any]]) -> list[TableDraft]:
    """Tables as their rows tell: no game is played again for a list, and a damaged row is left out."""
    found = []
    for row in rows:
        try:
            found.append(without_game(row))
        except UserError as problem:
            LOG.warning("a table cannot be listed: %s", problem, extra={"table": row.id})
    return found


async def with_turns(tables: Tables, draft: TableDraft) -> TableDraft:
    """A listed table that tells whose turn it is. A running game always waits for somebody: a row that names nobody was
    written before rows told it. Then the game is asked, if it can be played again."""
    if draft.status != "playing" or draft.body.pending:
        return draft
    try:
        return (await tables.table(draft.id)).current
    except UserError:
        return draft


def seat_of_code(connection: Connection, code: str) -> tuple[str, int] | None:
    """Table and seat behind a link."""
    row = connection.execute(select(CODES.c.table_id, CODES.c.seat).where(CODES.c.code == code)).one_or_none()
    return None if row is None else (row.table_id, row.seat)
