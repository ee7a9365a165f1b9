"""Learning: the course, and a table to follow it."""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.params import JSONBody

from haspelknecht.server.api.tables import details
from haspelknecht.server.cached_response import CachedResponse, answer, cached_response
from haspelknecht.server.security.authentication import ApiRequest, require_human
from haspelknecht.server.security.rates import limited
from haspelknecht.server.services import InjectedServices
from haspelknecht.server.tables.leaving import concede
from haspelknecht.server.tables.messages import TableDetails
from haspelknecht.server.tutorial import PUPIL, TutorialCourse, course, running_tutorial, tutorial_table


class Lesson(msgspec.Struct):
    """Whether to go on where one stopped, or to begin again."""

    again: bool = False


@cache
def written_course() -> CachedResponse:
    """The course, as it is sent."""
    return cached_response(msgspec.json.encode(course()), MediaType.JSON)


@get("/tutorial")
async def get_course(request: ApiRequest) -> Response[TutorialCourse]:
    """The steps of the guided first year, for a table of `POST /api/tutorial`."""
    return answer(request, written_course())


@post("/tutorial", status_code=200, guards=[limited("tables")])
async def learn(request: ApiRequest, services: InjectedServices, data: JSONBody[Lesson]) -> TableDetails:
    """The asker's table of the guided first year: the one he is at, or a new one. He has seat A."""
    person, now = require_human(request), services.settings.now()
    running = await services.database.read(lambda connection: running_tutorial(connection, person.id))
    if running is not None and not data.again:
        return details((await services.tables.table(running)).current, person)
    if running is not None:
        await services.tables.change(running, lambda draft: concede(draft, PUPIL, now))
    return details((await services.tables.create(tutorial_table(person, now))).current, person)


router = Router("/", route_handlers=[get_course, learn])
