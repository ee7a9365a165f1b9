"""Statistics of a person: games, wins, points by source, favourite tiles, rating.

Games with bots are counted separately. Games that ended by agreement, were imported, or had the person on several seats
do not count; in games that a player conceded, points are not comparable and only the rank counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, func, select

from haspelknecht.server.archive.rating import Rating
from haspelknecht.server.storage.schema import ARCHIVE, PEOPLE, RESULTS

MAX_TILES: Final = 5
SHEET = msgspec.json.Decoder(dict[str, int])
TILES = msgspec.json.Decoder(list[int])
ResultRow = Row[Any]


class PlayersTally(msgspec.Struct):
    """The games with one number of players."""

    players: int
    games: int
    wins: int
    average_rank: float
    average_points: float | None  # of games played to the end


class TileCount(msgspec.Struct):
    """In how many games the person had a tile."""

    tile: int
    games: int


class Tally(msgspec.Struct):
    """A summary of a person's games, with or without bots."""

    games: int
    wins: int
    by_players: list[PlayersTally]
    average_sources: dict[str, float]  # points by source, of games played to the end
    favourite_tiles: list[TileCount]


class Statistics(msgspec.Struct):
    """All statistics of a person. A game counts as one with bots if any seat was a bot's."""

    with_people: Tally
    with_bots: Tally
    rating: Rating | None


def fetch(connection: Connection, person: str) -> tuple[list[ResultRow], Rating | None]:
    """The result rows of a person that count, and the person's rating, if any."""
    once = select(RESULTS.c.table_id).where(RESULTS.c.person == person)
    once = once.group_by(RESULTS.c.table_id).having(func.count() == 1)
    wanted = select(
        RESULTS.c.points, RESULTS.c.rank, RESULTS.c.sheet, RESULTS.c.tiles,
        ARCHIVE.c.players, ARCHIVE.c.how, ARCHIVE.c.bots,
    ).join(ARCHIVE, ARCHIVE.c.table_id == RESULTS.c.table_id)  # fmt: skip
    wanted = wanted.where(
        RESULTS.c.person == person,
        RESULTS.c.table_id.in_(once),
        ARCHIVE.c.how.in_(("scored", "conceded")),
        ~ARCHIVE.c.imported,
    )
    known = connection.execute(select(PEOPLE.c.mu, PEOPLE.c.sigma, PEOPLE.c.rated).where(PEOPLE.c.id == person)).one()
    rating = None if known.mu is None else Rating(known.mu, known.sigma, known.rated)
    return list(connection.execute(wanted)), rating


def statistics(rows: Sequence[ResultRow], rating: Rating | None) -> Statistics:
    """The statistics from what `fetch` returned."""
    return Statistics(
        with_people=tally([row for row in rows if not row.bots]),
        with_bots=tally([row for row in rows if row.bots]),
        rating=rating,
    )


def tally(rows: Sequence[ResultRow]) -> Tally:
    """The summary of these games."""
    sources: Counter[str] = Counter()
    tiles: Counter[int] = Counter()
    complete = [row for row in rows if row.how == "scored" and row.sheet is not None]
    for row in complete:
        sources.update(SHEET.decode(row.sheet))
        tiles.update(TILES.decode(row.tiles))
    favourites = sorted(tiles.items(), key=lambda item: (-item[1], item[0]))[:MAX_TILES]
    return Tally(
        games=len(rows),
        wins=wins(rows),
        by_players=[by_players(rows, players) for players in sorted({row.players for row in rows})],
        average_sources={name: points / len(complete) for name, points in sorted(sources.items())},
        favourite_tiles=[TileCount(tile, games) for tile, games in favourites],
    )


def by_players(rows: Sequence[ResultRow], players: int) -> PlayersTally:
    """The summary of the games with this number of players."""
    chosen = [row for row in rows if row.players == players]
    points = [row.points for row in chosen if row.how == "scored"]
    return PlayersTally(
        players=players,
        games=len(chosen),
        wins=wins(chosen),
        average_rank=sum(row.rank for row in chosen) / len(chosen),
        average_points=sum(points) / len(points) if points else None,
    )


def wins(rows: Sequence[ResultRow]) -> int:
    """The number of games won."""
    return sum(row.rank == 1 for row in rows)
