"""The socket of a table: receives intents and answers each once, sends views in order (docs/wire.md)."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from litestar import Router, websocket
from litestar.params import FromPath, FromQuery, QueryParameter

from haspelknecht.errors import UserError
from haspelknecht.locale import Language
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.api.intent_types import DoHint, Intent
from haspelknecht.server.api.intents import handle, rate_of, refusal
from haspelknecht.server.api.sockets import (
    INVALID_MESSAGE,
    MAX_PINGS,
    MAX_REFUSED_INTENTS,
    NO_TABLE,
    NOT_SIGNED_IN,
    PONG,
    TOO_MANY,
    CloseSocket,
    Socket,
    WindowLimit,
    is_ping,
    run_socket,
)
from haspelknecht.server.errors import SignInNeeded
from haspelknecht.server.security.authentication import language_of
from haspelknecht.server.security.rates import TooManyRequests, key_of
from haspelknecht.server.services import InjectedServices, Services
from haspelknecht.server.tables.chat import chat_since
from haspelknecht.server.tables.live_table import LiveTable, Subscriber
from haspelknecht.server.tables.messages import ChatNews
from haspelknecht.server.tables.updates import Updates

INTENT = msgspec.json.Decoder(Intent)
ENCODER = msgspec.json.Encoder()
MAX_UNSENT: Final = 20  # answers that the client has not read; then no more of its messages are read
FLUSH_SECONDS: Final = 2.0  # for sending the last answers before a socket is closed


@websocket("/tables/{table_id:str}/live")
async def follow(
    socket: Socket,
    services: InjectedServices,
    table_id: FromPath[str],
    *,
    since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
    chat: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
    language: FromQuery[Language | None] = None,
) -> None:
    """Follow a table and play at it. `since` and `chat` are the last event and chat line that the client has."""
    chosen = language or language_of(socket)
    await socket.accept()
    try:
        async with services.open_sockets.admit(socket) as registration:
            live, subscriber = await services.tables.subscribe(table_id, person_id(socket))
            connection = TableSocket(socket, services, live, subscriber, chosen)
            try:
                await run_socket(socket, registration, connection.receive, connection.send_all(since, chat))
            finally:
                live.subscribers.discard(subscriber)
                connection.close()
    except TooManyRequests:
        await socket.close(TOO_MANY)
    except SignInNeeded:
        await socket.close(NOT_SIGNED_IN)
    except UserError:
        await socket.close(NO_TABLE)


def person_id(socket: Socket) -> str | None:
    """The id of the signed-in person; None for a spectator without an account."""
    return None if socket.user is None else socket.user.id


class TableSocket:
    """One open socket. The reading task calls `receive`; `send_all` runs in the only task that sends.

    Answers are queued for the sending task, which sends the newest view first: a client that reads "done" has already
    got the view that shows it.
    """

    def __init__(
        self, socket: Socket, services: Services, live: LiveTable, subscriber: Subscriber, language: str
    ) -> None:
        self.socket = socket
        self.services = services
        self.live = live
        self.subscriber = subscriber
        self.language = language
        self.unsent: deque[bytes] = deque()  # answers
        self.may_read = asyncio.Event()  # there is room for another answer
        self.may_read.set()
        self.all_sent = asyncio.Event()
        self.all_sent.set()
        self.pings, self.refused_intents = WindowLimit(MAX_PINGS), WindowLimit(MAX_REFUSED_INTENTS)
        self.hints: set[asyncio.Task[None]] = set()
        self.failure: BaseException | None = None  # of a hint; ends the socket

    def close(self) -> None:
        """Cancel the hints in progress."""
        for task in self.hints:
            task.cancel()

    # -- reading -----------------------------------------------------------------------------------------------

    async def receive(self, given: str) -> None:
        """Handle a message of the client. If it closes the socket, earlier answers are sent first."""
        await self.may_read.wait()
        try:
            await self.handle_message(given)
        except CloseSocket:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.all_sent.wait(), FLUSH_SECONDS)
            raise

    async def handle_message(self, given: str) -> None:
        """Answer a ping, or carry out an intent.

        :raises CloseSocket: If it is neither, or one too many.
        """
        if is_ping(given):
            self.pings.count_one()
            self.queue_answer(PONG)
            return
        try:
            intent = INTENT.decode(given)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise CloseSocket(INVALID_MESSAGE) from None
        try:
            self.check_rate(intent)
            person = await self.current_person()
        except UserError as error:
            if isinstance(error, TooManyRequests):
                self.refused_intents.count_one()
            answer, _ = refusal(error, intent.id, self.live.current.number, self.language)
            self.queue_answer(ENCODER.encode(answer))
            return
        if isinstance(intent.do, DoHint):  # a bot thinks for seconds: later moves must not wait for it
            task = asyncio.create_task(self.carry_out(person, intent))
            self.hints.add(task)
            task.add_done_callback(self.hint_done)
        else:
            await self.carry_out(person, intent)

    async def carry_out(self, person: Person | None, intent: Intent) -> None:
        """Carry an intent out and answer it."""
        answer, _ = await handle(self.services, person, self.live.current.id, intent, self.language)
        self.queue_answer(ENCODER.encode(answer))

    def hint_done(self, task: asyncio.Task[None]) -> None:
        """Make an unexpected error of a hint end the socket, as the error of any other intent does."""
        self.hints.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.failure = error
            self.subscriber.woken.set()

    def check_rate(self, intent: Intent) -> None:
        """Count an intent; raises `TooManyRequests` beyond the limit, which is low for clients without a seat."""
        seated = bool(self.live.current.seats_of(self.subscriber.person))
        self.services.rates.check(rate_of(intent.do) if seated else "strangers", key_of(self.socket))

    async def current_person(self) -> Person | None:
        """The person of the socket; raises `SignInNeeded` if their session was revoked since it was opened."""
        known = self.socket.user
        if known is None:
            return None
        person = await self.services.people.find(known.id)
        if person is None or person.epoch != known.epoch:
            raise SignInNeeded("server-sign-in")
        return person

    def queue_answer(self, message: bytes) -> None:
        """Queue an answer for the sending task."""
        self.unsent.append(message)
        self.all_sent.clear()
        if len(self.unsent) >= MAX_UNSENT:
            self.may_read.clear()
        self.subscriber.woken.set()

    # -- sending -----------------------------------------------------------------------------------------------

    async def send_all(self, since: int, chat: int) -> None:
        """Whenever the socket is woken, send the new view, then new chat lines, then answers."""
        live, subscriber = self.live, self.subscriber
        updates = Updates(self.services.tables, live, subscriber.person, self.language, since)
        subscriber.chat = True
        while True:
            subscriber.woken.clear()
            if self.failure is not None:
                raise self.failure
            answers = list(self.unsent)  # the view that is built next shows what they report
            message = await updates.next()
            if message is not None:
                await self.socket.send_data(message)
            if subscriber.chat:
                subscriber.chat = False
                lines = await chat_since(self.services.database, live.current.id, chat, subscriber.person)
                if lines:
                    chat = lines[-1].id
                    await self.socket.send_data(ENCODER.encode(ChatNews("chat", lines)))
            for answer in answers:
                await self.socket.send_data(answer)
                self.unsent.popleft()
            self.may_read.set()
            if not self.unsent:
                self.all_sent.set()
            await subscriber.woken.wait()


router = Router("/", route_handlers=[follow])
