"""The tutorial: its course, and a table to follow it."""

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
    """Whether to restart the tutorial instead of continuing it."""

    again: bool = False


@cache
def cached_course() -> CachedResponse:
    """The encoded course."""
    return cached_response(msgspec.json.encode(course()), MediaType.JSON)


@get("/tutorial")
async def get_course(request: ApiRequest) -> Response[TutorialCourse]:
    """Get the steps of the guided first year, for a table of `POST /api/tutorial`."""
    return answer(request, cached_course())


@post("/tutorial", status_code=200, guards=[limited("tables")])
async def start_tutorial(request: ApiRequest, services: InjectedServices, data: JSONBody[Lesson]) -> TableDetails:
    """Get the person's tutorial table, or create one. The person has seat A."""
    person, now = require_human(request), services.settings.now()
    running = await services.database.read(lambda connection: running_tutorial(connection, person.id))
    if running is not None and not data.again:
        return details((await services.tables.table(running)).current, person)
    if running is not None:
        await services.tables.change(running, lambda draft: concede(draft, PUPIL, now))
    return details((await services.tables.create(tutorial_table(person, now))).current, person)


router = Router("/", route_handlers=[get_course, start_tutorial])
