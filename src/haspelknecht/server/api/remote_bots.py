"""Bots on other machines: they hear their games as streams of lines and answer with single messages."""

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
from haspelknecht.server.errors import NotAllowed
from haspelknecht.server.messages import Refused
from haspelknecht.server.remote_bots.invitations import stream_invitations
from haspelknecht.server.remote_bots.mistakes import MAX_REFUSED
from haspelknecht.server.remote_bots.question import answer, open_question, seat_of
from haspelknecht.server.remote_bots.table_stream import stream_table
from haspelknecht.server.security.identify import ApiRequest, language_of, require_person
from haspelknecht.server.services import InjectedServices, Services
from haspelknecht.server.tables.leaving import go_away
from haspelknecht.server.tables.table_draft import TableDraft

NDJSON = "application/x-ndjson"
# Proxies must pass on every line at once.
HEADERS = {"cache-control": "no-store, no-transform", "x-accel-buffering": "no"}


class Taken(msgspec.Struct):
    """A message was taken."""

    ok: bool


@dataclass
class TakesMessage(Operation):
    """The body is read by hand, so that nonsense is answered as at home; the schema names it all the same."""

    def __post_init__(self) -> None:
        schema = Schema(description="One message of the protocol: hello or move.", additional_properties=True)
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(schema)}, required=True)


def bot_asking(request: ApiRequest) -> Person:
    """The bot that asks; nobody else is served here."""
    person = require_person(request)
    if person.kind != "bot":
        raise NotAllowed("server-bots-only")
    return person


async def seated_bot(request: ApiRequest, services: Services, table_id: str) -> Person:
    """The bot that asks, if it sits at a table; perhaps it sat down a moment ago at another process."""
    bot = bot_asking(request)
    live = await services.tables.table(table_id)
    if not live.current.seats_of(bot.id):
        async with live.lock:
            await services.tables.refresh(live)
    seat_of(live.current, bot)
    return bot


def still_welcome(request: ApiRequest, services: Services) -> Callable[[], Awaitable[bool]]:
    """Whether the token of a request still opens the door."""
    token = request.headers["authorization"].partition(" ")[2].strip()

    async def check() -> bool:
        return await services.people.by_token(token) is not None

    return check


def streamed(lines: AsyncIterator[bytes]) -> Stream:
    """Lines of JSON, each sent when it is there."""
    return Stream(lines, media_type=NDJSON, headers=HEADERS)


@get("/bot/events", media_type=NDJSON)
async def invitations(request: ApiRequest, services: InjectedServices) -> Stream:
    """The games of the asking bot, as they begin and end."""
    bot = bot_asking(request)
    welcome = still_welcome(request, services)
    return streamed(stream_invitations(services.database, services.bot_streams, services.wakeups, bot, welcome))


@get("/tables/{table_id:str}/bot", media_type=NDJSON)
async def hear(request: ApiRequest, services: InjectedServices, table_id: FromPath[str]) -> Stream:
    """The game of the asking bot at a table: everything so far, the open question, and all that follows."""
    bot = await seated_bot(request, services, table_id)
    welcome = still_welcome(request, services)
    return streamed(stream_table(services.tables, services.bot_streams, table_id, bot, welcome))


@post("/tables/{table_id:str}/bot", status_code=200, operation_class=TakesMessage)
async def say_back(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str]
) -> Response[Taken | Refused]:
    """One message of a bot: hello, or the answer to its open question."""
    bot = await seated_bot(request, services, table_id)
    try:
        message = parse_line(await request.body())
        if message.get("type") == "hello":
            read_hello(message)
        else:
            await services.tables.change(table_id, lambda draft: answer(draft, bot, message, services.settings.now()))
    except ExternalFailure as failure:
        failure.bot = bot.name
        return await refused(services, table_id, bot, failure, language_of(request))
    return Response(Taken(ok=True))


async def refused(
    services: Services, table_id: str, bot: Person, failure: ExternalFailure, language: str
) -> Response[Taken | Refused]:
    """Say what is wrong with an answer. After too many of them another bot plays on."""
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
    """Another bot plays on, if the question is still open."""
    seat = seat_of(draft, bot)
    question = open_question(draft, seat)
    if question is not None and question.number == number:
        go_away(draft, seat, "failed", now)


router = Router("/", route_handlers=[invitations, hear, say_back])
