"""Looking: what moves would do, what happened in words, what a bot would advise. Nothing is changed or told."""

from __future__ import annotations

import asyncio

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from haspelknecht.server.acting import own_seat
from haspelknecht.server.guarding.asking import Asking, asker, human, language_of
from haspelknecht.server.guarding.rates import limited
from haspelknecht.server.hall.playing import Stale
from haspelknecht.server.house import TheHouse
from haspelknecht.server.looking.advising import advice
from haspelknecht.server.looking.hint import Hint, HintAct
from haspelknecht.server.looking.look import Language, Look, LookAct
from haspelknecht.server.looking.seeing import look_at
from haspelknecht.server.looking.shelf import story_since
from haspelknecht.server.looking.story import Story
from haspelknecht.server.refusals import Conflict, Refusal
from haspelknecht.server.routes.play import Since


@post("/tables/{table_id:str}/look", status_code=200)
async def look(request: Asking, house: TheHouse, table_id: FromPath[str], data: JSONBody[LookAct]) -> Look:
    """What if: try moves on a copy, as far as they need neither a draw nor other players."""
    desk = (await house.hall.table(table_id)).desk
    seat = None if data.seat is None else own_seat(desk, asker(request), data.seat)
    if seat is None and data.moves:
        raise Refusal("server-look-seat-needed")
    if desk.game is None:
        raise Conflict("server-not-playing")
    if data.after != desk.number:
        raise Stale(data.after)
    return await asyncio.to_thread(look_at, desk, seat, data.moves, data.language or language_of(request), data.plan)


@get("/tables/{table_id:str}/story")
async def story(
    request: Asking,
    house: TheHouse,
    table_id: FromPath[str],
    since: Since = 0,
    language: FromQuery[Language | None] = None,
) -> Story:
    """What happened after an event, in words. Moves that were taken back are left out, plans are told once revealed."""
    live = await house.hall.table(table_id)
    return await story_since(house.hall, live, since, language or language_of(request))


@post("/tables/{table_id:str}/hint", status_code=200, guards=[limited("hints")])
async def hint(request: Asking, house: TheHouse, table_id: FromPath[str], data: JSONBody[HintAct]) -> Hint:
    """What a strong bot would do on a seat of one's own; not in games that count for ratings."""
    person = human(request)
    desk = (await house.hall.table(table_id)).desk
    seat = own_seat(desk, person, data.seat)
    return await advice(house, desk, seat, data.language or language_of(request))


router = Router("/", route_handlers=[look, story, hint])
