"""Learning: the course, and a table to follow it."""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.params import JSONBody

from haspelknecht.server.guarding.asking import Asking, human
from haspelknecht.server.guarding.rates import limited
from haspelknecht.server.hall.leaving import concede
from haspelknecht.server.house import TheHouse
from haspelknecht.server.made_once import MadeOnce, answer, made_once
from haspelknecht.server.routes.tables import details
from haspelknecht.server.tutorial import PUPIL, TutorialCourse, course, running_tutorial, tutorial_table
from haspelknecht.server.wire import TableDetails


class Lesson(msgspec.Struct):
    """Whether to go on where one stopped, or to begin again."""

    again: bool = False


@cache
def written_course() -> MadeOnce:
    """The course, as it is sent."""
    return made_once(msgspec.json.encode(course()), MediaType.JSON)


@get("/tutorial")
async def get_course(request: Asking) -> Response[TutorialCourse]:
    """The steps of the guided first year, for a table of `POST /api/tutorial`."""
    return answer(request, written_course())


@post("/tutorial", status_code=200, guards=[limited("tables")])
async def learn(request: Asking, house: TheHouse, data: JSONBody[Lesson]) -> TableDetails:
    """The asker's table of the guided first year: the one he is at, or a new one. He has seat A."""
    person, now = human(request), house.settings.now()
    running = await house.database.read(lambda connection: running_tutorial(connection, person.id))
    if running is not None and not data.again:
        return details((await house.hall.table(running)).desk, person)
    if running is not None:
        await house.hall.change(running, lambda desk: concede(desk, PUPIL, now))
    return details((await house.hall.create(tutorial_table(person, now))).desk, person)


router = Router("/", route_handlers=[get_course, learn])
