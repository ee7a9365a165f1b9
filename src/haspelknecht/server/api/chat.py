"""The chat of a table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from haspelknecht.server.api.intent_types import DoChat, Intent
from haspelknecht.server.api.intents import perform
from haspelknecht.server.messages import ChatMessage
from haspelknecht.server.security.identify import ApiRequest, language_of
from haspelknecht.server.security.rates import limited
from haspelknecht.server.services import InjectedServices
from haspelknecht.server.tables.chat import MAX_LENGTH, chat_since


class Line(msgspec.Struct):
    """Something to say."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_LENGTH)]


@get("/tables/{table_id:str}/chat")
async def read(
    request: ApiRequest,
    services: InjectedServices,
    table_id: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
) -> list[ChatMessage]:
    """The latest lines after one, without those of people whom the asker has muted."""
    live = await services.tables.table(table_id)
    person = request.user
    return await chat_since(services.database, live.current.id, since, person.id if person else None)


@post("/tables/{table_id:str}/chat", status_code=204, guards=[limited("chat")])
async def write(request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[Line]) -> None:
    """Say something to the table."""
    await perform(services, request.user, table_id, Intent(DoChat(data.text)), language_of(request))


router = Router("/", route_handlers=[read, write])
