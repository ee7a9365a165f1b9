"""The games that wait for a person's move."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select

from haspelknecht.errors import UserError
from haspelknecht.server.notifications.detect import waiting
from haspelknecht.server.notifications.notice import Waiting, WaitingNews
from haspelknecht.server.storage.schema import SITTERS, TABLES
from haspelknecht.server.tables.tables import Tables

MAX_GAMES: Final = 200  # games of one person that are checked, the newest first


async def waiting_for(tables: Tables, person: str) -> tuple[WaitingNews, dict[str, int]]:
    """The games that wait for a person now, and the versions of all tables that were checked."""
    found: list[Waiting] = []
    versions: dict[str, int] = {}
    for name in await tables.database.read(lambda connection: games_of(connection, person)):
        try:
            draft = (await tables.table(name)).current
        except UserError:  # this version cannot open it, so nobody can continue it
            continue
        versions[name] = draft.version
        seat = waiting(draft).get(person)
        if seat is not None:
            found.append(Waiting(name, seat))
    return WaitingNews("waiting", found), versions


def games_of(connection: Connection, person: str) -> list[str]:
    """The ids of the running games of a person, the newest first."""
    wanted = select(TABLES.c.id).join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
    wanted = wanted.where(SITTERS.c.person == person, TABLES.c.status == "playing")
    return list(connection.scalars(wanted.order_by(TABLES.c.created.desc()).limit(MAX_GAMES)))
