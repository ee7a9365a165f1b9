"""Playing over HTTP: the same intents and views as on the socket, and a route for each single action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import Response, Router, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from haspelknecht.locale import Language
from haspelknecht.records.notation import move_text
from haspelknecht.server.api import intent_types as intents
from haspelknecht.server.api.intent_types import Answer, Intent, MoveText, Number, WhyView
from haspelknecht.server.api.intents import handle, perform, rate_of
from haspelknecht.server.api.openapi import error_response
from haspelknecht.server.hints import Hint
from haspelknecht.server.position_types import Letter
from haspelknecht.server.security.authentication import ApiRequest, language_of, require_person
from haspelknecht.server.security.rates import key_of, limited
from haspelknecht.server.services import InjectedServices, Services
from haspelknecht.server.tables.messages import GameNews, ViewMessage
from haspelknecht.server.tables.play import Stale
from haspelknecht.server.tables.table import Wish
from haspelknecht.server.tables.updates import news_since, whole_view

Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
AnyMove = Number | MoveText


class SeatAct(msgspec.Struct):
    """An action of a seat that is possible at any time."""

    seat: Letter


class Act(SeatAct):
    """An action of a seat. `after` is the number of the newest event that the player has seen."""

    after: Number


class MoveAct(Act):
    """A move, as text or as number."""

    move: AnyMove


class PlanAct(Act):
    """A secret plan so far, and whether it is committed."""

    moves: Annotated[list[AnyMove], msgspec.Meta(max_length=50)]
    ready: bool


class UndoAct(Act):
    """What to take back: the last move, or the whole turn."""

    whole_turn: bool = False


class WishAct(Act):
    """What the player agrees to, instead of earlier wishes."""

    wishes: Annotated[list[Wish], msgspec.Meta(max_length=6)]


class HintAct(SeatAct):
    """The seat for which to ask."""

    language: Language | None = None


class StaleNews(msgspec.Struct):
    """An action that was not carried out. If it was stale, `news` holds the events that it missed."""

    error: str
    message: str
    rule: str | None = None
    news: GameNews | None = None


STALE = {409: error_response(StaleNews, 409)}
ANSWERED = {409: error_response(Answer, 409)}  # has the fields of `Refused` too


class RawStale(msgspec.Struct):
    """`StaleNews` with `news` already encoded."""

    error: str
    message: str
    news: msgspec.Raw


# -- views and intents, as on the socket ---------------------------------------------------------------------------


@get("/tables/{table_id:str}/view")
async def view(
    request: ApiRequest,
    services: InjectedServices,
    table_id: FromPath[str],
    since: Since = 0,
    language: FromQuery[Language | None] = None,
) -> Response[ViewMessage]:
    """Get the whole view of the signed-in person or spectator, with the log after event `since`."""
    live = await services.tables.table(table_id)
    person = None if request.user is None else request.user.id
    data = await whole_view(services.tables, live, person, language or language_of(request), since)
    return Response(data, media_type="application/json")  # type: ignore[arg-type]


@post("/tables/{table_id:str}/intents", status_code=200, responses=ANSWERED)
async def send_intent(
    request: ApiRequest,
    services: InjectedServices,
    table_id: FromPath[str],
    data: JSONBody[Intent],
    language: FromQuery[Language | None] = None,
) -> Response[Answer]:
    """Carry out an intent, as over the socket of the table. 409 means stale, other errors mean refused."""
    if (kind := rate_of(data.do)) != "any":  # which is counted for every request
        services.rates.check(kind, key_of(request))
    answer, status = await handle(services, request.user, table_id, data, language or language_of(request))
    return Response(answer, status_code=status)


# -- a route for each action, for scripts: the response holds the events that followed ------------------------------


async def act(request: ApiRequest, services: Services, table_id: str, intent: Intent) -> Response[GameNews]:
    """Carry out an intent; the response holds the events after the one that the player has seen."""
    person = require_person(request)
    try:
        await perform(services, person, table_id, intent, language_of(request))
    except Stale as stale:
        news = await news_after(services, person.id, table_id, intent.after)
        answer = RawStale(stale.key, stale.text(language_of(request)), msgspec.Raw(news))
        return raw(msgspec.json.encode(answer), 409)
    return raw(await news_after(services, person.id, table_id, intent.after))


async def at_any_time(request: ApiRequest, services: Services, table_id: str, intent: Intent) -> Response[GameNews]:
    """The same for an intent that cannot be stale."""
    intent.after = await newest_event(services, table_id)
    return await act(request, services, table_id, intent)


async def newest_event(services: Services, table_id: str) -> int:
    """The number of the newest event of a table."""
    return (await services.tables.table(table_id)).current.number


async def news_after(services: Services, person: str | None, table_id: str, since: int) -> bytes:
    """The encoded events after event `since`, which may be larger than any event number."""
    live = await services.tables.table(table_id)
    return await news_since(services.tables, live, person, min(since, live.current.number))


def raw(data: bytes, status: int = 200) -> Response[GameNews]:
    """A response that is already encoded."""
    return Response(data, media_type="application/json", status_code=status)  # type: ignore[arg-type]


def texts_of(moves: Sequence[AnyMove]) -> list[str]:
    """The texts of moves that were given as texts or as numbers."""
    return [move_text(move) if isinstance(move, int) else move for move in moves]


@get("/tables/{table_id:str}/news")
async def news(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], since: Since = 0
) -> Response[GameNews]:
    """Get all events after event `since`, and the current state of the table."""
    return raw(await news_after(services, None if request.user is None else request.user.id, table_id, since))


@post("/tables/{table_id:str}/moves", status_code=200, responses=STALE)
async def make_move(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[MoveAct]
) -> Response[GameNews]:
    """Play a move. A stale or repeated one is refused with 409 and the events that it missed."""
    [move] = texts_of([data.move])
    return await act(request, services, table_id, Intent(intents.DoMove(move), data.seat, data.after))


@put("/tables/{table_id:str}/plan", responses=STALE)
async def save_plan(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[PlanAct]
) -> Response[GameNews]:
    """Save a secret plan. `ready` commits it, and can be taken back until all players are ready."""
    do = intents.DoPlan(moves=texts_of(data.moves), ready=data.ready)
    return await act(request, services, table_id, Intent(do, data.seat, data.after))


@post("/tables/{table_id:str}/undo", status_code=200, responses=STALE)
async def undo(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[UndoAct]
) -> Response[GameNews]:
    """Take back the last move or the whole turn, but nothing before a draw, a reveal or another player's action."""
    return await act(request, services, table_id, Intent(intents.DoUndo(data.whole_turn), data.seat, data.after))


@put("/tables/{table_id:str}/wishes", responses=STALE)
async def set_wishes(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[WishAct]
) -> Response[GameNews]:
    """Agree to a pause, its end, the end of the game, or a bot for an absent player. It happens when all agree."""
    return await act(request, services, table_id, Intent(intents.DoWish(data.wishes), data.seat, data.after))


@post("/tables/{table_id:str}/concede", status_code=200)
async def give_up(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[SeatAct]
) -> Response[GameNews]:
    """Concede the game: the player comes last, and a bot takes over the seat if others play on."""
    return await at_any_time(request, services, table_id, Intent(intents.DoConcede(), data.seat))


@post("/tables/{table_id:str}/away", status_code=200)
async def go_away(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[SeatAct]
) -> Response[GameNews]:
    """Let a bot play for the seat until the player comes back."""
    return await at_any_time(request, services, table_id, Intent(intents.DoAway(), data.seat))


@post("/tables/{table_id:str}/back", status_code=200)
async def come_back(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[SeatAct]
) -> Response[GameNews]:
    """Take the seat back from the bot."""
    return await at_any_time(request, services, table_id, Intent(intents.DoBack(), data.seat))


@post("/tables/{table_id:str}/hint", status_code=200, guards=[limited("hints")])
async def hint(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[HintAct]
) -> Hint:
    """Get the moves that a strong bot would play for one of the person's own seats. Refused in rated games."""
    language = data.language or language_of(request)
    intent = Intent(intents.DoHint(), data.seat)
    performed = await perform(services, request.user, table_id, intent, language)
    assert isinstance(performed.result, Hint)
    return performed.result


@post("/tables/{table_id:str}/why", status_code=200)
async def why(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[MoveAct]
) -> WhyView:
    """Explain why a move is legal or not, and which rules say so. The move is not played."""
    [move] = texts_of([data.move])
    intent = Intent(intents.DoExplain(move), data.seat, await newest_event(services, table_id))
    performed = await perform(services, request.user, table_id, intent, language_of(request))
    assert isinstance(performed.result, WhyView)
    return performed.result


router = Router(
    "/",
    route_handlers=[
        view, send_intent, news, make_move, save_plan, undo, set_wishes, give_up, go_away, come_back, hint, why,
    ],
)  # fmt: skip
