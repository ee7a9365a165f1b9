"""The archive of finished games, and statistics of people."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from litestar import Router, get
from litestar.params import FromQuery, PathParameter, QueryParameter

from haspelknecht.server.accounts.accounts import checked_name
from haspelknecht.server.archive.search import ArchivePage, Ending, Search, search
from haspelknecht.server.archive.statistics import Statistics, fetch, statistics
from haspelknecht.server.errors import NotFound
from haspelknecht.server.ids import ID_PATTERN
from haspelknecht.server.security.authentication import ApiRequest
from haspelknecht.server.services import InjectedServices

Timestamp = Annotated[float | None, QueryParameter(ge=0, le=1e11)]  # seconds since 1970


@get("/archive")
async def search_archive(
    request: ApiRequest,
    services: InjectedServices,
    *,
    name: Annotated[str | None, QueryParameter(min_length=1, max_length=40)] = None,
    person: Annotated[str | None, QueryParameter(pattern=ID_PATTERN)] = None,
    edition: FromQuery[Literal["second", "first", "french"] | None] = None,
    players: Annotated[int | None, QueryParameter(ge=2, le=4)] = None,
    since: Timestamp = None,
    until: Timestamp = None,
    how: FromQuery[Ending | None] = None,
    bots: FromQuery[bool | None] = None,
    cursor: Annotated[str | None, QueryParameter(max_length=80)] = None,
    most: Annotated[int, QueryParameter(ge=1, le=100)] = 30,
) -> ArchivePage:
    """Search finished games, newest first: public games, and those in which the signed-in person took part.

    `name` matches the beginning of a player's name. `cursor` is the `next` of the previous page.
    """
    wanted = Search(
        name=None if name is None else checked_name(name),
        person=person,
        edition=edition,
        players=players,
        since=since,
        until=until,
        how=how,
        bots=bots,
        cursor=cursor,
    )
    viewer = request.user.id if request.user is not None else None
    return await services.database.read(lambda connection: search(connection, wanted, viewer, most))


@get("/people/{person_id:str}/statistics")
async def get_statistics(
    services: InjectedServices, person_id: Annotated[str, PathParameter(pattern=ID_PATTERN)]
) -> Statistics:
    """Get the statistics and rating of a person."""
    if await services.people.find(person_id) is None:
        raise NotFound("server-no-person")
    rows, rating = await services.database.read(lambda connection: fetch(connection, person_id))
    return await asyncio.to_thread(statistics, rows, rating)


router = Router("/", route_handlers=[search_archive, get_statistics])
