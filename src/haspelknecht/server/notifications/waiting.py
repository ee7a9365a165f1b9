"""Which games wait for a person."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select

from haspelknecht.errors import UserError
from haspelknecht.server.notifications.detect import waiting
from haspelknecht.server.notifications.notice import Waiting, WaitingNews
from haspelknecht.server.storage.schema import SITTERS, TABLES
from haspelknecht.server.tables.tables import Tables

AT_MOST: Final = 200  # games of one person that are looked at, the newest first


async def waiting_for(tables: Tables, person: str) -> tuple[WaitingNews, dict[str, int]]:
    """The games that wait for a person now, and the versions of all that were looked at."""
    found: list[Waiting] = []
    versions: dict[str, int] = {}
    for name in await tables.database.read(lambda connection: games_of(connection, person)):
        try:
            draft = (await tables.table(name)).current
        except UserError:  # it cannot be opened with this version: nobody can play on
            continue
        versions[name] = draft.version
        seat = waiting(draft).get(person)
        if seat is not None:
            found.append(Waiting(name, seat))
    return WaitingNews("waiting", found), versions


def games_of(connection: Connection, person: str) -> list[str]:
    """The games in play at which a person sits."""
    wanted = select(TABLES.c.id).join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
    wanted = wanted.where(SITTERS.c.person == person, TABLES.c.status == "playing")
    return list(connection.scalars(wanted.order_by(TABLES.c.created.desc()).limit(AT_MOST)))
