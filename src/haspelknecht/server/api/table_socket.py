"""The socket of a table: everything new, as it happens; and moves, for clients that want the shortest way."""

from __future__ import annotations

from collections.abc import Coroutine
from functools import partial
from typing import Annotated, Literal

import msgspec
from litestar import Router, websocket
from litestar.params import FromPath, QueryParameter

from haspelknecht.errors import UserError
from haspelknecht.records.history import IllegalMoveError
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.api.intents import AnyAct, MoveAct, Number, PlanAct, UndoAct, carry_out
from haspelknecht.server.api.sockets import NO_TABLE, NOBODY, PONG, TOO_MUCH, Nonsense, Ping, talk
from haspelknecht.server.errors import SignInNeeded
from haspelknecht.server.messages import ChatNews
from haspelknecht.server.security.rates import TooManyRequests, key_of
from haspelknecht.server.services import InjectedServices, Services
from haspelknecht.server.short_way import ShortWay, Socket, say, short_way
from haspelknecht.server.tables.chat import chat_since
from haspelknecht.server.tables.live_table import Listener, LiveTable
from haspelknecht.server.tables.updates import Updates


class SaidMove(MoveAct, tag_field="type", tag="move"):
    """A move; `id` comes back with the answer."""

    id: Number = 0


class SaidPlan(PlanAct, tag_field="type", tag="plan"):
    """A secret plan."""

    id: Number = 0


class SaidUndo(UndoAct, tag_field="type", tag="undo"):
    """Taking back."""

    id: Number = 0


class Done(msgspec.Struct):
    """It is stored; the news follow or came before."""

    type: Literal["done"]
    id: int
    number: int  # of the newest event


class NotDone(msgspec.Struct):
    """It was refused. If it was stale, the news tell what happened instead."""

    type: Literal["refused"]
    id: int
    error: str
    message: str
    rule: str | None = None


Said = SaidMove | SaidPlan | SaidUndo
SAID = msgspec.json.Decoder(Ping | Said)


@websocket("/tables/{table_id:str}/live")
async def follow(
    socket: Socket,
    services: InjectedServices,
    table_id: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
    chat: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
) -> None:
    """Follow a table from an event and a chat message on."""
    person = socket.user.id if socket.user is not None else None
    await socket.accept()

    async def answer(given: str) -> bytes:
        said = understood(given)
        if said is None:
            raise Nonsense
        return PONG if isinstance(said, Ping) else await do(socket, services, table_id, said)

    def act(given: bytes) -> Coroutine[None, None, bytes] | None:
        said = understood(given)
        return None if said is None or isinstance(said, Ping) else do(socket, services, table_id, said)

    try:
        async with services.open_sockets.admit(socket) as place:
            live, listener = await services.tables.listen(table_id, person)
            try:
                await talk(socket, place, answer, send(socket, services, live, listener, since=since, chat=chat), act)
            finally:
                live.listeners.discard(listener)
    except TooManyRequests:
        await socket.close(TOO_MUCH)
    except SignInNeeded:
        await socket.close(NOBODY)
    except UserError:
        await socket.close(NO_TABLE)


def understood(given: str | bytes) -> Ping | Said | None:
    """What a client says; None if it is nonsense."""
    try:
        found: Ping | Said = SAID.decode(given)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return found


async def do(socket: Socket, services: Services, table_id: str, said: Said) -> bytes:
    """What a player asks for over his socket, and the answer."""
    language = socket.user.language if socket.user is not None else "en"
    try:
        services.rates.check("any", key_of(socket))
        act: AnyAct = said
        live = await carry_out(services, await still_there(socket, services), table_id, act)
    except UserError as error:
        rule = error.reason.rule if isinstance(error, IllegalMoveError) else None
        return msgspec.json.encode(NotDone("refused", said.id, error.key, error.text(language), rule))
    return msgspec.json.encode(Done("done", said.id, live.current.number))


async def still_there(socket: Socket, services: Services) -> Person:
    """The person of a socket, unless his session has become void since it was opened."""
    known = socket.user
    person = None if known is None else await services.people.find(known.id)
    if known is None or person is None or person.epoch != known.epoch:
        raise SignInNeeded("server-sign-in")
    return person


async def send(
    socket: Socket, services: Services, live: LiveTable, listener: Listener, *, since: int, chat: int
) -> None:
    """Send what is new whenever something is."""
    updates = Updates(services.tables, live, listener.person, min(since, live.current.number))
    way = short_way(socket)
    if way is not None:
        listener.tell = partial(tell_at_once, updates, way)
    listener.chat = True
    while True:
        listener.woken.clear()
        message = await updates.next()
        if message is not None:
            await say(socket, message)
        if listener.chat:
            listener.chat = False
            lines = await chat_since(services.database, live.current.id, chat, listener.person)
            if lines:
                chat = lines[-1].id
                await say(socket, msgspec.json.encode(ChatNews("chat", lines)))
        await listener.wait()


def tell_at_once(updates: Updates, way: ShortWay) -> bool:
    """Send what is new without waiting for anything; False if that cannot be done."""
    events = updates.live.events_since(updates.since)
    if events is None or not way.is_free():
        return False
    message = updates.message(events)
    if message is not None:
        way.give(message)
    return True


router = Router("/", route_handlers=[follow])
