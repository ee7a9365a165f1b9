"""Bots on other machines: they read their games as streams of JSON lines, and answer with single requests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

import msgspec
from litestar import Response, Router, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.params import FromPath
from litestar.response import Stream

from haspelknecht.bots.external.answers import parse_line, read_hello
from haspelknecht.bots.external.failure import ExternalFailure
from haspelknecht.locale import say
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.errors import NotAllowed, Refused
from haspelknecht.server.remote_bots.games_stream import stream_games
from haspelknecht.server.remote_bots.question import MAX_REFUSED, answer, open_question, seat_of
from haspelknecht.server.remote_bots.table_stream import stream_table
from haspelknecht.server.security.authentication import ApiRequest, language_of, require_person
from haspelknecht.server.services import InjectedServices, Services
from haspelknecht.server.tables.leaving import go_away
from haspelknecht.server.tables.table_draft import TableDraft

NDJSON = "application/x-ndjson"
# Proxies must not buffer lines.
HEADERS = {"cache-control": "no-store, no-transform", "x-accel-buffering": "no"}


class Taken(msgspec.Struct):
    """The message was accepted."""

    ok: bool


@dataclass
class TakesMessage(Operation):
    """Describes the body in the schema. The route parses it itself, so that errors are those of the bot protocol."""

    def __post_init__(self) -> None:
        schema = Schema(description="One message of the protocol: hello or move.", additional_properties=True)
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(schema)}, required=True)


def require_bot(request: ApiRequest) -> Person:
    """The bot that sent the request; raises `NotAllowed` for people."""
    person = require_person(request)
    if person.kind != "bot":
        raise NotAllowed("server-bots-only")
    return person


async def seated_bot(request: ApiRequest, services: Services, table_id: str) -> Person:
    """The bot that sent the request; raises `NotAllowed` if it has no seat at the table."""
    bot = require_bot(request)
    live = await services.tables.table(table_id)
    if not live.current.seats_of(bot.id):  # another process may just have seated it
        async with live.lock:
            await services.tables.refresh(live)
    seat_of(live.current, bot)
    return bot


def token_check(request: ApiRequest, services: Services) -> Callable[[], Awaitable[bool]]:
    """A function that says whether the token of this request is still valid."""
    token = request.headers["authorization"].partition(" ")[2].strip()

    async def check() -> bool:
        return await services.people.by_token(token) is not None

    return check


def streamed(lines: AsyncIterator[bytes]) -> Stream:
    """A response that sends each line as soon as it is there."""
    return Stream(lines, media_type=NDJSON, headers=HEADERS)


@get("/bot/events", media_type=NDJSON)
async def stream_bot_games(request: ApiRequest, services: InjectedServices) -> Stream:
    """Stream the games of the bot as they begin and end."""
    bot = require_bot(request)
    is_authorized = token_check(request, services)
    return streamed(stream_games(services.database, services.bot_streams, services.wakeups, bot, is_authorized))


@get("/tables/{table_id:str}/bot", media_type=NDJSON)
async def stream_bot_table(request: ApiRequest, services: InjectedServices, table_id: FromPath[str]) -> Stream:
    """Stream the bot's game at a table: all events so far, the open question, and everything that follows."""
    bot = await seated_bot(request, services, table_id)
    is_authorized = token_check(request, services)
    return streamed(stream_table(services.tables, services.bot_streams, table_id, bot, is_authorized))


@post("/tables/{table_id:str}/bot", status_code=200, operation_class=TakesMessage)
async def send_bot_message(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str]
) -> Response[Taken | Refused]:
    """Send one message of the bot protocol: hello, or the answer to the open question."""
    bot = await seated_bot(request, services, table_id)
    try:
        message = parse_line(await request.body())
        if message.get("type") == "hello":
            read_hello(message)
        else:
            await services.tables.change(table_id, lambda draft: answer(draft, bot, message, services.settings.now()))
    except ExternalFailure as failure:
        failure.bot = bot.name
        return await refuse_answer(services, table_id, bot, failure, language_of(request))
    return Response(Taken(ok=True))


async def refuse_answer(
    services: Services, table_id: str, bot: Person, failure: ExternalFailure, language: str
) -> Response[Taken | Refused]:
    """Say what is wrong with an answer. After too many wrong answers another bot takes over the seat."""
    draft = (await services.tables.table(table_id)).current
    question = open_question(draft, seat_of(draft, bot))
    if question is not None and services.bot_mistakes.count(table_id, bot.id, question.number):
        await services.tables.change(
            table_id, lambda draft: forfeit(draft, bot, question.number, services.settings.now())
        )
        values = {"problem": failure.text(language), "name": bot.name}
        text = say("server-bot-forfeits", language, count=MAX_REFUSED, **values)
        return Response(Refused("server-bot-forfeits", text), status_code=409)
    rule = None if failure.refusal is None else failure.refusal[0]
    status = 409 if failure.key == "external-wrong-id" else 400
    return Response(Refused(failure.key, failure.text(language), rule), status_code=status)


def forfeit(draft: TableDraft, bot: Person, number: int, now: float) -> None:
    """Let another bot take over the seat, if the question is still open."""
    seat = seat_of(draft, bot)
    question = open_question(draft, seat)
    if question is not None and question.number == number:
        go_away(draft, seat, "failed", now)


router = Router("/", route_handlers=[stream_bot_games, stream_bot_table, send_bot_message])
