"""The chat of a table, and muting people."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from haspelknecht.server.accounts.mutes import mute, muted_people, unmute
from haspelknecht.server.accounts.person import PersonView
from haspelknecht.server.api.intent_types import DoChat, Intent
from haspelknecht.server.api.intents import perform
from haspelknecht.server.security.authentication import ApiRequest, language_of, require_human
from haspelknecht.server.security.rates import limited
from haspelknecht.server.services import InjectedServices
from haspelknecht.server.storage.upsert import upsert
from haspelknecht.server.tables.chat import MAX_LENGTH, chat_since
from haspelknecht.server.tables.messages import ChatMessage


class Line(msgspec.Struct):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_LENGTH)]


@get("/tables/{table_id:str}/chat")
async def read(
    request: ApiRequest,
    services: InjectedServices,
    table_id: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
) -> list[ChatMessage]:
    """Get the latest lines after line `since`, without those of people whom the signed-in person has muted."""
    live = await services.tables.table(table_id)
    person = request.user
    return await chat_since(services.database, live.current.id, since, person.id if person else None)


@post("/tables/{table_id:str}/chat", status_code=204, guards=[limited("chat")])
async def write(request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[Line]) -> None:
    """Send a line to the chat of a table. Only its players may."""
    await perform(services, request.user, table_id, Intent(DoChat(data.text)), language_of(request))


@get("/me/mutes")
async def my_mutes(request: ApiRequest, services: InjectedServices) -> list[PersonView]:
    """List the people whom the signed-in person has muted."""
    person = require_human(request).id
    muted = await services.database.read(lambda connection: muted_people(connection, person))
    return [PersonView(other.id, other.kind, other.name) for other in muted]


@put("/me/mutes/{person_id:str}", status_code=204)
async def mute_somebody(request: ApiRequest, services: InjectedServices, person_id: FromPath[str]) -> None:
    """Hide the chat lines of a person at all tables. They are not notified."""
    person = require_human(request).id
    await upsert(services.database, lambda connection: mute(connection, person, person_id))


@delete("/me/mutes/{person_id:str}")
async def unmute_somebody(request: ApiRequest, services: InjectedServices, person_id: FromPath[str]) -> None:
    """Show the chat lines of a person again, past ones included."""
    person = require_human(request).id
    await services.database.run(lambda connection: unmute(connection, person, person_id))


router = Router("/", route_handlers=[read, write, my_mutes, mute_somebody, unmute_somebody])
