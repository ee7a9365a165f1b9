"""Looking: what moves would do, what happened in words, what a bot would advise. Nothing is changed or told."""

from __future__ import annotations

import asyncio

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from haspelknecht.server.api.intents import own_seat
from haspelknecht.server.api.play import Since
from haspelknecht.server.errors import Conflict, Refusal
from haspelknecht.server.looking.advising import advice
from haspelknecht.server.looking.hint import Hint, HintAct
from haspelknecht.server.looking.look import Language, Look, LookAct
from haspelknecht.server.looking.seeing import look_at
from haspelknecht.server.looking.shelf import story_since
from haspelknecht.server.looking.story import Story
from haspelknecht.server.security.identify import ApiRequest, language_of, require_human, require_person
from haspelknecht.server.security.rates import limited
from haspelknecht.server.services import InjectedServices
from haspelknecht.server.tables.play import Stale


@post("/tables/{table_id:str}/look", status_code=200)
async def look(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[LookAct]
) -> Look:
    """What if: try moves on a copy, as far as they need neither a draw nor other players."""
    draft = (await services.tables.table(table_id)).current
    seat = None if data.seat is None else own_seat(draft, require_person(request), data.seat)
    if seat is None and data.moves:
        raise Refusal("server-look-seat-needed")
    if draft.game is None:
        raise Conflict("server-not-playing")
    if data.after != draft.number:
        raise Stale(data.after)
    return await asyncio.to_thread(look_at, draft, seat, data.moves, data.language or language_of(request), data.plan)


@get("/tables/{table_id:str}/story")
async def story(
    request: ApiRequest,
    services: InjectedServices,
    table_id: FromPath[str],
    since: Since = 0,
    language: FromQuery[Language | None] = None,
) -> Story:
    """What happened after an event, in words. Moves that were taken back are left out, plans are told once revealed."""
    live = await services.tables.table(table_id)
    return await story_since(services.tables, live, since, language or language_of(request))


@post("/tables/{table_id:str}/hint", status_code=200, guards=[limited("hints")])
async def hint(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[HintAct]
) -> Hint:
    """What a strong bot would do on a seat of one's own; not in games that count for ratings."""
    person = require_human(request)
    draft = (await services.tables.table(table_id)).current
    seat = own_seat(draft, person, data.seat)
    return await advice(services, draft, seat, data.language or language_of(request))


router = Router("/", route_handlers=[look, story, hint])
