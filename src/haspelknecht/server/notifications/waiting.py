"""The games that wait for a person's move."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from haspelknecht.errors import UserError
from haspelknecht.server.position_types import LETTERS, Letter
from haspelknecht.server.tables.lists import running_games
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.tables import Tables

MAX_GAMES: Final = 200  # games of one person that are checked, the newest first


class Waiting(msgspec.Struct):
    """A game that waits for a person: the table, and which of the person's seats has to act."""

    table: str
    seat: Letter


class WaitingNews(msgspec.Struct):
    """All games that wait for a person now."""

    type: Literal["waiting"]
    tables: list[Waiting]


def waiting(draft: TableDraft) -> dict[str, Letter]:
    """The people whose move it is, each with the first of their seats that has to act."""
    people: dict[str, Letter] = {}
    if not draft.body.paused:
        for number in draft.pending:
            seat = draft.body.seats[number]
            if seat.person is not None and not seat.away:
                people.setdefault(seat.person, LETTERS[number])
    return people


async def waiting_for(tables: Tables, person: str) -> tuple[WaitingNews, dict[str, int]]:
    """The games that wait for a person now, and the versions of all tables that were checked, by table."""
    games: list[Waiting] = []
    versions: dict[str, int] = {}
    for name in await tables.database.read(lambda connection: running_games(connection, person, MAX_GAMES)):
        try:
            draft = (await tables.table(name)).current
        except UserError:  # this version cannot open it, so nobody can continue it
            continue
        versions[name] = draft.version
        seat = waiting(draft).get(person)
        if seat is not None:
            games.append(Waiting(name, seat))
    return WaitingNews("waiting", games), versions
