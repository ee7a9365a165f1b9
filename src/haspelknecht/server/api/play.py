"""Playing: moves, plans, taking back, giving up, agreements; and what one has missed."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from haspelknecht.records.reasons import reason_text
from haspelknecht.server.api.intents import AnyAct, Decide, MoveAct, PlanAct, UndoAct, WishAct, carry_out, own_seat
from haspelknecht.server.errors import Conflict
from haspelknecht.server.messages import GameNews
from haspelknecht.server.position_types import Letter
from haspelknecht.server.security.identify import ApiRequest, language_of, require_human, require_person
from haspelknecht.server.security.openapi_errors import STALE
from haspelknecht.server.services import InjectedServices, Services
from haspelknecht.server.tables.leaving import come_back, concede, go_away
from haspelknecht.server.tables.play import Stale
from haspelknecht.server.tables.private_plan import planned
from haspelknecht.server.tables.updates import news_for

Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]


class SeatAct(msgspec.Struct):
    """Something a seat does at any time."""

    seat: Letter


class WhyView(msgspec.Struct):
    """Whether a move is legal now, and the rules that say so, in words."""

    legal: bool
    rules: list[str]
    reasons: list[str]


class RawStale(msgspec.Struct):
    """`wire.StaleNews` with news that are already encoded."""

    error: str
    message: str
    news: msgspec.Raw


async def act(request: ApiRequest, services: Services, table_id: str, data: AnyAct) -> Response[GameNews]:
    """Do something for a seat; the answer is what happened after the event that the player knew."""
    person = require_person(request)
    try:
        live = await carry_out(services, person, table_id, data)
    except Stale as stale:
        live = await services.tables.table(table_id)
        news = await news_for(services.tables, live, person.id, min(data.after, live.current.number))
        answer = RawStale(stale.key, stale.text(language_of(request)), msgspec.Raw(news))
        return raw(msgspec.json.encode(answer), 409)
    return raw(await news_for(services.tables, live, person.id, data.after))


def raw(data: bytes, status: int = 200) -> Response[GameNews]:
    """An answer that is already encoded."""
    return Response(data, media_type="application/json", status_code=status)  # type: ignore[arg-type]


@get("/tables/{table_id:str}/news")
async def news(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], since: Since = 0
) -> Response[GameNews]:
    """Everything after an event, and how things stand: exactly what one has missed."""
    live = await services.tables.table(table_id)
    person = request.user
    return raw(await news_for(services.tables, live, person.id if person else None, min(since, live.current.number)))


@post("/tables/{table_id:str}/moves", status_code=200, responses=STALE)
async def make_move(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[MoveAct]
) -> Response[GameNews]:
    """A move. A stale or repeated one is answered with what happened instead (409), never applied."""
    return await act(request, services, table_id, data)


@put("/tables/{table_id:str}/plan", responses=STALE)
async def save_plan(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[PlanAct]
) -> Response[GameNews]:
    """Save a secret plan; `ready` can be taken back until the last player is ready."""
    return await act(request, services, table_id, data)


@post("/tables/{table_id:str}/undo", status_code=200, responses=STALE)
async def undo(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[UndoAct]
) -> Response[GameNews]:
    """Take back a move or the whole turn: not past a draw, a reveal or another player's action."""
    return await act(request, services, table_id, data)


@put("/tables/{table_id:str}/wishes", responses=STALE)
async def set_wishes(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[WishAct]
) -> Response[GameNews]:
    """Pause, go on, end, or a bot for somebody who is not there: what all want happens."""
    require_human(request)
    return await act(request, services, table_id, data)


async def at_any_time(
    request: ApiRequest, services: Services, table_id: str, letter: str, decide: Decide
) -> Response[GameNews]:
    """Something that needs no knowledge of the newest event."""
    person = require_person(request)
    known = (await services.tables.table(table_id)).current.number
    live = await services.tables.change(
        table_id, lambda draft: decide(draft, own_seat(draft, person, letter), services.settings.now())
    )
    return raw(await news_for(services.tables, live, person.id, min(known, live.current.number)))


@post("/tables/{table_id:str}/concede", status_code=200)
async def give_up(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[SeatAct]
) -> Response[GameNews]:
    """Give up: one is last, and a bot plays on if others do."""
    return await at_any_time(request, services, table_id, data.seat, concede)


@post("/tables/{table_id:str}/away", status_code=200)
async def leave(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[SeatAct]
) -> Response[GameNews]:
    """Let a bot play on for a while."""
    return await at_any_time(
        request, services, table_id, data.seat, lambda draft, seat, now: go_away(draft, seat, "left", now)
    )


@post("/tables/{table_id:str}/back", status_code=200)
async def come_again(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[SeatAct]
) -> Response[GameNews]:
    """Take one's seat back from the bot."""
    return await at_any_time(request, services, table_id, data.seat, come_back)


@post("/tables/{table_id:str}/why", status_code=200)
async def why(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[MoveAct]
) -> WhyView:
    """Why a move of one's own is legal, or why not, with the rules. Nothing is moved."""
    person = require_person(request)
    draft = (await services.tables.table(table_id)).current
    seat = own_seat(draft, person, data.seat)
    if draft.game is None:
        raise Conflict("server-not-playing")
    game = draft.game.copy()
    if draft.plans_secretly and seat in draft.plans:
        game.state = planned(game, seat, draft.plans[seat].moves)
    explanation = game.explain(data.move, seat)
    language = language_of(request)
    return WhyView(
        explanation.legal,
        [reason.rule for reason in explanation.reasons],
        [reason_text(reason, language) for reason in explanation.reasons],
    )


router = Router(
    "/",
    route_handlers=[news, make_move, save_plan, undo, set_wishes, give_up, leave, come_again, why],
)
