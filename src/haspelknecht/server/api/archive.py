"""The archive of finished games, and what people have achieved in them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from litestar import Router, get
from litestar.params import FromQuery, PathParameter, QueryParameter

from haspelknecht.server.accounts.accounts import checked_name
from haspelknecht.server.archive.search import ArchivePage, Ending, Search, search
from haspelknecht.server.archive.statistics import Statistics, fetch, statistics
from haspelknecht.server.errors import NotFound
from haspelknecht.server.security.authentication import ApiRequest
from haspelknecht.server.services import InjectedServices

AN_ID = "^[A-Za-z0-9_-]{1,32}$"
Moment = Annotated[float | None, QueryParameter(ge=0, le=1e11)]  # seconds since 1970


@get("/archive")
async def look_for(
    request: ApiRequest,
    services: InjectedServices,
    *,
    name: Annotated[str | None, QueryParameter(min_length=1, max_length=40)] = None,
    person: Annotated[str | None, QueryParameter(pattern=AN_ID)] = None,
    edition: FromQuery[Literal["second", "first", "french"] | None] = None,
    players: Annotated[int | None, QueryParameter(ge=2, le=4)] = None,
    since: Moment = None,
    until: Moment = None,
    how: FromQuery[Ending | None] = None,
    bots: FromQuery[bool | None] = None,
    cursor: Annotated[str | None, QueryParameter(max_length=80)] = None,
    most: Annotated[int, QueryParameter(ge=1, le=100)] = 30,
) -> ArchivePage:
    """Finished games, the newest first: public ones, and those that the asker took part in."""
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
async def achievements(
    services: InjectedServices, person_id: Annotated[str, PathParameter(pattern=AN_ID)]
) -> Statistics:
    """What somebody has achieved so far."""
    if await services.people.find(person_id) is None:
        raise NotFound("server-no-person")
    rows, rating = await services.database.read(lambda connection: fetch(connection, person_id))
    return await asyncio.to_thread(statistics, rows, rating)


router = Router("/", route_handlers=[look_for, achievements])
