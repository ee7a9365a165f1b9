"""Playing over HTTP: intents as on the socket, a route for each single action, and what one has missed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import Response, Router, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from haspelknecht.locale import Language
from haspelknecht.records.notation import move_text
from haspelknecht.records.reasons import reason_text
from haspelknecht.server.api import intent_types as intents
from haspelknecht.server.api.intent_types import Answer, Intent, MoveText, Number
from haspelknecht.server.api.intents import handle, own_seat, perform, rate_of
from haspelknecht.server.errors import Conflict
from haspelknecht.server.hints import Hint
from haspelknecht.server.position_types import Letter
from haspelknecht.server.security.authentication import ApiRequest, language_of, require_person
from haspelknecht.server.security.error_responses import error_response
from haspelknecht.server.security.rates import key_of, limited
from haspelknecht.server.services import InjectedServices, Services
from haspelknecht.server.tables.messages import GameNews, ViewMessage
from haspelknecht.server.tables.play import Stale
from haspelknecht.server.tables.private_plan import planned
from haspelknecht.server.tables.table import Wish
from haspelknecht.server.tables.updates import news_since, whole_view

Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
AnyMove = Number | MoveText


class SeatAct(msgspec.Struct):
    """Something a seat does at any time."""

    seat: Letter


class Act(SeatAct):
    """Something a seat does. `after` is the number of the last event that the player has seen."""

    after: Number


class MoveAct(Act):
    """A move, by text or by number."""

    move: AnyMove


class PlanAct(Act):
    """A secret plan as far as it is made, and whether it is meant."""

    moves: Annotated[list[AnyMove], msgspec.Meta(max_length=50)]
    ready: bool


class UndoAct(Act):
    """Take back a move, or the whole turn."""

    whole_turn: bool = False


class WishAct(Act):
    """What the player would agree to."""

    wishes: Annotated[list[Wish], msgspec.Meta(max_length=6)]


class HintAct(SeatAct):
    """Whose next moves to think about."""

    language: Language | None = None


class WhyView(msgspec.Struct):
    """Whether a move is legal now, and the rules that say so, in words."""

    legal: bool
    rules: list[str]
    reasons: list[str]


class StaleNews(msgspec.Struct):
    """An action that was not carried out. If it does not follow the newest event, `news` tell what happened instead."""

    error: str
    message: str
    rule: str | None = None
    news: GameNews | None = None


STALE = {409: error_response(StaleNews, 409)}
ANSWERED = {409: error_response(Answer, 409)}  # has the fields of `Refused` too


class RawStale(msgspec.Struct):
    """`StaleNews` with news that are already encoded."""

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
    """The whole view of the asker, with the log after an event."""
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
    """Do something at a table, as over its socket. 409: stale; other errors: refused."""
    if (kind := rate_of(data.do)) != "any":  # that is counted for every request
        services.rates.check(kind, key_of(request))
    answer, status = await handle(services, request.user, table_id, data, language or language_of(request))
    return Response(answer, status_code=status)


# -- a route for each action, for scripts: what it answers is what happened ----------------------------------------


async def act(request: ApiRequest, services: Services, table_id: str, intent: Intent) -> Response[GameNews]:
    """Do something for a seat; the answer is what happened after the event that the player knew."""
    person = require_person(request)
    try:
        await perform(services, person, table_id, intent, language_of(request))
    except Stale as stale:
        news = await news_after(services, person.id, table_id, intent.after)
        answer = RawStale(stale.key, stale.text(language_of(request)), msgspec.Raw(news))
        return raw(msgspec.json.encode(answer), 409)
    return raw(await news_after(services, person.id, table_id, intent.after))


async def at_any_time(request: ApiRequest, services: Services, table_id: str, intent: Intent) -> Response[GameNews]:
    """The same for what needs no knowledge of the newest event."""
    intent.after = (await services.tables.table(table_id)).current.number
    return await act(request, services, table_id, intent)


async def news_after(services: Services, person: str | None, table_id: str, since: int) -> bytes:
    """Everything after an event that was asked for: it may be one that was never there."""
    live = await services.tables.table(table_id)
    return await news_since(services.tables, live, person, min(since, live.current.number))


def raw(data: bytes, status: int = 200) -> Response[GameNews]:
    """An answer that is already encoded."""
    return Response(data, media_type="application/json", status_code=status)  # type: ignore[arg-type]


def texts_of(moves: Sequence[AnyMove]) -> list[str]:
    """Moves by their texts, whichever way they were given."""
    return [move_text(move) if isinstance(move, int) else move for move in moves]


@get("/tables/{table_id:str}/news")
async def news(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], since: Since = 0
) -> Response[GameNews]:
    """Everything after an event, and how things stand: exactly what one has missed."""
    return raw(await news_after(services, None if request.user is None else request.user.id, table_id, since))


@post("/tables/{table_id:str}/moves", status_code=200, responses=STALE)
async def make_move(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[MoveAct]
) -> Response[GameNews]:
    """A move. A stale or repeated one is answered with what happened instead (409), never applied."""
    [move] = texts_of([data.move])
    return await act(request, services, table_id, Intent(intents.DoMove(move), data.seat, data.after))


@put("/tables/{table_id:str}/plan", responses=STALE)
async def save_plan(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[PlanAct]
) -> Response[GameNews]:
    """Save a secret plan; `ready` can be taken back until the last player is ready."""
    do = intents.DoPlan(moves=texts_of(data.moves), ready=data.ready)
    return await act(request, services, table_id, Intent(do, data.seat, data.after))


@post("/tables/{table_id:str}/undo", status_code=200, responses=STALE)
async def undo(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[UndoAct]
) -> Response[GameNews]:
    """Take back a move or the whole turn: not past a draw, a reveal or another player's action."""
    return await act(request, services, table_id, Intent(intents.DoUndo(data.whole_turn), data.seat, data.after))


@put("/tables/{table_id:str}/wishes", responses=STALE)
async def set_wishes(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[WishAct]
) -> Response[GameNews]:
    """Pause, go on, end, or a bot for somebody who is not there: what all want happens."""
    return await act(request, services, table_id, Intent(intents.DoWish(data.wishes), data.seat, data.after))


@post("/tables/{table_id:str}/concede", status_code=200)
async def give_up(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[SeatAct]
) -> Response[GameNews]:
    """Give up: one is last, and a bot plays on if others do."""
    return await at_any_time(request, services, table_id, Intent(intents.DoConcede(), data.seat))


@post("/tables/{table_id:str}/away", status_code=200)
async def leave(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[SeatAct]
) -> Response[GameNews]:
    """Let a bot play on for a while."""
    return await at_any_time(request, services, table_id, Intent(intents.DoAway(), data.seat))


@post("/tables/{table_id:str}/back", status_code=200)
async def come_again(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[SeatAct]
) -> Response[GameNews]:
    """Take one's seat back from the bot."""
    return await at_any_time(request, services, table_id, Intent(intents.DoBack(), data.seat))


@post("/tables/{table_id:str}/hint", status_code=200, guards=[limited("hints")])
async def hint(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[HintAct]
) -> Hint:
    """What a strong bot would do on a seat of one's own; not in games that count for ratings."""
    language = data.language or language_of(request)
    found = await perform(services, require_person(request), table_id, Intent(intents.DoHint(), data.seat), language)
    assert isinstance(found.result, Hint)
    return found.result


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
        game.state = planned(game, seat, draft.plans[seat].codes)
    explanation = game.explain(data.move, seat)
    language = language_of(request)
    return WhyView(
        explanation.legal,
        [reason.rule for reason in explanation.reasons],
        [reason_text(reason, language) for reason in explanation.reasons],
    )


router = Router(
    "/",
    route_handlers=[
        view, send_intent, news, make_move, save_plan, undo, set_wishes, give_up, leave, come_again, hint, why,
    ],
)  # fmt: skip
