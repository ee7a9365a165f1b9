"""Which games wait for a person."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select

from haspelknecht.errors import UserError
from haspelknecht.server.hall.hall import Hall
from haspelknecht.server.notify.notice import Waiting, WaitingNews
from haspelknecht.server.notify.noticing import waiting
from haspelknecht.server.schema import SITTERS, TABLES

AT_MOST: Final = 200  # games of one person that are looked at, the newest first


async def waiting_for(hall: Hall, person: str) -> tuple[WaitingNews, dict[str, int]]:
    """The games that wait for a person now, and the versions of all that were looked at."""
    tables: list[Waiting] = []
    versions: dict[str, int] = {}
    for name in await hall.database.read(lambda connection: games_of(connection, person)):
        try:
            desk = (await hall.table(name)).desk
        except UserError:  # it cannot be opened with this version: nobody can play on
            continue
        versions[name] = desk.version
        seat = waiting(desk).get(person)
        if seat is not None:
            tables.append(Waiting(name, seat))
    return WaitingNews("waiting", tables), versions


def games_of(connection: Connection, person: str) -> list[str]:
    """The games in play at which a person sits."""
    wanted = select(TABLES.c.id).join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
    wanted = wanted.where(SITTERS.c.person == person, TABLES.c.status == "playing")
    return list(connection.scalars(wanted.order_by(TABLES.c.created.desc()).limit(AT_MOST)))
