"""Searching the archive, newest game first, page by page."""

from __future__ import annotations

import math
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, func, or_, select, union

from haspelknecht.records.notation import SEATS
from haspelknecht.server.archive.file_game import fold
from haspelknecht.server.errors import Refusal
from haspelknecht.server.storage.schema import ARCHIVE, RESULTS, SITTERS

Ending = Literal["scored", "conceded", "agreed", "unfinished"]
COMMON_NAME: Final = 1000  # seats; a name with more is searched by date instead of by name
LAST_LETTER: Final = "\U0010ffff"  # sorts after every name with the same beginning


class Search(msgspec.Struct, frozen=True):
    """The search criteria; None matches anything."""

    name: str | None = None  # the beginning of a player's name
    person: str | None = None
    edition: str | None = None
    players: int | None = None
    since: float | None = None
    until: float | None = None
    how: Ending | None = None
    bots: bool | None = None
    cursor: str | None = None  # where the previous page ended


class ArchivedSeat(msgspec.Struct):
    """A seat of a game in the archive."""

    seat: str
    name: str
    person: str | None
    points: int
    rank: int


class ArchivedGame(msgspec.Struct):
    """A game in the archive. An unfinished one has the points and ranks at which it was left."""

    table: str
    ended: float
    edition: str
    players: int
    how: Ending
    bots: bool
    imported: bool
    public: bool
    seats: list[ArchivedSeat]


class ArchivePage(msgspec.Struct):
    """One page of games, and the cursor of the next page; None if this is the last."""

    games: list[ArchivedGame]
    next: str | None


def search(connection: Connection, wanted: Search, viewer: str | None, most: int) -> ArchivePage:
    """One page of matching games that are public or in which `viewer` took part; raises `Refusal` for a bad cursor."""
    matching = filtered(select(ARCHIVE), wanted)
    if wanted.name is not None:
        matching = matching.where(has_player_named(connection, fold(wanted.name)))
    query = newest(matching.where(ARCHIVE.c.public), most)
    if viewer is not None:
        mine = matching.join(SITTERS, SITTERS.c.table_id == ARCHIVE.c.table_id).where(SITTERS.c.person == viewer)
        both = union(select(query.subquery()), select(newest(mine, most).subquery())).subquery()
        query = select(both).order_by(both.c.ended.desc(), both.c.table_id.desc()).limit(most + 1)
    rows = connection.execute(query).all()
    shown = rows[:most]
    seats = seats_of(connection, [row.table_id for row in shown])
    games = [
        ArchivedGame(
            row.table_id, row.ended, row.edition, row.players, row.how, row.bots, row.imported, row.public,
            seats[row.table_id],
        )
        for row in shown
    ]  # fmt: skip
    return ArchivePage(games, cursor_of(games[-1]) if len(rows) > most else None)


def filtered(query: Select[Any], wanted: Search) -> Select[Any]:
    """The query with all criteria but the player's name."""
    for column, value in (
        (ARCHIVE.c.edition, wanted.edition),
        (ARCHIVE.c.players, wanted.players),
        (ARCHIVE.c.how, wanted.how),
        (ARCHIVE.c.bots, wanted.bots),
    ):
        if value is not None:
            query = query.where(column == value)
    if wanted.since is not None:
        query = query.where(ARCHIVE.c.ended >= wanted.since)
    if wanted.until is not None:
        query = query.where(ARCHIVE.c.ended < wanted.until)
    if wanted.person is not None:
        query = query.where(ARCHIVE.c.table_id.in_(select(RESULTS.c.table_id).where(RESULTS.c.person == wanted.person)))
    if wanted.cursor is not None:
        ended, table_id = read_cursor(wanted.cursor)
        same_moment = and_(ARCHIVE.c.ended == ended, ARCHIVE.c.table_id < table_id)
        query = query.where(ARCHIVE.c.ended <= ended, or_(ARCHIVE.c.ended < ended, same_moment))
    return query


def has_player_named(connection: Connection, begin: str) -> ColumnElement[bool]:
    """The condition that a player's name begins like this.

    A rare name is looked up in the index of names. For a common one that would read half the archive, while a scan of
    the newest games soon finds enough of them.
    """
    seats = select(RESULTS.c.table_id).where(RESULTS.c.folded.between(begin, begin + LAST_LETTER))
    some = seats.limit(COMMON_NAME).subquery()
    if connection.scalar(select(func.count()).select_from(some)) == COMMON_NAME:
        return seats.where(RESULTS.c.table_id == ARCHIVE.c.table_id).exists()
    return ARCHIVE.c.table_id.in_(seats)


def newest(query: Select[Any], most: int) -> Select[Any]:
    """The newest `most` games, and one more that shows whether there is another page."""
    return query.order_by(ARCHIVE.c.ended.desc(), ARCHIVE.c.table_id.desc()).limit(most + 1)


def seats_of(connection: Connection, tables: list[str]) -> dict[str, list[ArchivedSeat]]:
    """The seats of these games, by table."""
    seats: dict[str, list[ArchivedSeat]] = {table_id: [] for table_id in tables}
    wanted = select(RESULTS).where(RESULTS.c.table_id.in_(tables)).order_by(RESULTS.c.table_id, RESULTS.c.seat)
    for row in connection.execute(wanted):
        seats[row.table_id].append(ArchivedSeat(SEATS[row.seat], row.name, row.person, row.points, row.rank))
    return seats


def cursor_of(game: ArchivedGame) -> str:
    """The cursor of a page that ends with this game. Games that finish later do not shift the following pages."""
    return f"{game.ended!r}~{game.table}"


def read_cursor(cursor: str) -> tuple[float, str]:
    """The time and table at which a page ended; raises `Refusal` if it is not a cursor of ours."""
    moment, _, table_id = cursor.partition("~")
    try:
        ended = float(moment)
    except ValueError:
        ended = math.nan
    if not math.isfinite(ended) or not table_id.isascii() or not table_id.isprintable():
        raise Refusal("server-cursor")
    return ended, table_id
