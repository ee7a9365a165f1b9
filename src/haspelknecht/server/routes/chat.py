"""The chat of a table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from haspelknecht.server.guarding.asking import Asking, human
from haspelknecht.server.guarding.rates import limited
from haspelknecht.server.hall.chatting import LONGEST, chat_since, say_at
from haspelknecht.server.house import TheHouse
from haspelknecht.server.wire import ChatMessage


class Line(msgspec.Struct):
    """Something to say."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]


@get("/tables/{table_id:str}/chat")
async def read(
    request: Asking,
    house: TheHouse,
    table_id: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
) -> list[ChatMessage]:
    """The latest lines after one, without those of people whom the asker has muted."""
    live = await house.hall.table(table_id)
    person = request.user
    return await chat_since(house.database, live.desk.id, since, person.id if person else None)


@post("/tables/{table_id:str}/chat", status_code=204, guards=[limited("chat")])
async def write(request: Asking, house: TheHouse, table_id: FromPath[str], data: JSONBody[Line]) -> None:
    """Say something to the table."""
    person = human(request)
    live = await house.hall.table(table_id)
    number = await say_at(house.database, live.desk, person, data.text, house.settings.now())
    await house.tell_chat(table_id, live.desk.version, number)


router = Router("/", route_handlers=[read, write])
