"""The socket of a table: intents come up and are answered once each, views go down in order (docs/wire.md)."""

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
    MOST_EXCESSES,
    MOST_PINGS,
    NO_TABLE,
    NOBODY,
    NONSENSE,
    PONG,
    TOO_MUCH,
    ClosedFor,
    Few,
    Socket,
    is_ping,
    talk,
)
from haspelknecht.server.errors import SignInNeeded
from haspelknecht.server.messages import ChatNews
from haspelknecht.server.security.identify import language_of
from haspelknecht.server.security.rates import TooManyRequests, key_of
from haspelknecht.server.services import InjectedServices, Services
from haspelknecht.server.tables.chat import chat_since
from haspelknecht.server.tables.live_table import LiveTable, Subscriber
from haspelknecht.server.tables.updates import Updates

INTENT = msgspec.json.Decoder(Intent)
ENCODER = msgspec.json.Encoder()
MOST_UNSENT: Final = 20  # answers that wait for a client who does not read them; until then nothing more is read
LAST_ANSWERS: Final = 2.0  # seconds for them before a socket is closed; who does not read them goes without


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
    """Follow a table from an event and a line of the chat on, and play there."""
    words = language or language_of(socket)
    await socket.accept()
    try:
        async with services.open_sockets.admit(socket) as place:
            live, subscriber = await services.tables.subscribe(table_id, person_id(socket))
            line = TableSocket(socket, services, live, subscriber, words)
            try:
                await talk(socket, place, line.hear, line.send_all(since, chat))
            finally:
                live.subscribers.discard(subscriber)
                line.close()
    except TooManyRequests:
        await socket.close(TOO_MUCH)
    except SignInNeeded:
        await socket.close(NOBODY)
    except UserError:
        await socket.close(NO_TABLE)


def person_id(socket: Socket) -> str | None:
    """Who has opened a socket, if that is known."""
    return None if socket.user is None else socket.user.id


class TableSocket:
    """One open socket. `hear` is called by the task that reads; `send_all` is the only one that sends.

    Answers wait for the sender, which sends the newest view first: whoever is told "done" has seen it.
    """

    def __init__(
        self, socket: Socket, services: Services, live: LiveTable, subscriber: Subscriber, language: str
    ) -> None:
        self.socket = socket
        self.services = services
        self.live = live
        self.subscriber = subscriber
        self.language = language
        self.unsent: deque[bytes] = deque()
        self.room = asyncio.Event()  # for another answer
        self.room.set()
        self.all_sent = asyncio.Event()
        self.all_sent.set()
        self.pings, self.excesses = Few(MOST_PINGS), Few(MOST_EXCESSES)
        self.hints: set[asyncio.Task[None]] = set()
        self.trouble: BaseException | None = None

    def close(self) -> None:
        """Nobody waits for hints any more."""
        for task in self.hints:
            task.cancel()

    # -- reading -----------------------------------------------------------------------------------------------

    async def hear(self, given: str) -> None:
        """A message of the client. If it ends the conversation, what was asked before is answered first."""
        await self.room.wait()
        try:
            await self.understand(given)
        except ClosedFor:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.all_sent.wait(), LAST_ANSWERS)
            raise

    async def understand(self, given: str) -> None:
        """Carry out what the client says.

        :raises ClosedFor: If it is no message of ours, or one too many.
        """
        if is_ping(given):
            self.pings.one_more()
            self.answer(PONG)
            return
        try:
            intent = INTENT.decode(given)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise ClosedFor(NONSENSE) from None
        try:
            self.count(intent)
            person = await self.still_there()
        except UserError as error:
            if isinstance(error, TooManyRequests):
                self.excesses.one_more()
            found, _ = refusal(error, intent.id, self.live.current.number, self.language)
            self.answer(ENCODER.encode(found))
            return
        if isinstance(intent.do, DoHint):  # a bot thinks for seconds: moves do not wait for it
            task = asyncio.create_task(self.do(person, intent))
            self.hints.add(task)
            task.add_done_callback(self.hint_done)
        else:
            await self.do(person, intent)

    async def do(self, person: Person | None, intent: Intent) -> None:
        """Carry an intent out and answer it."""
        found, _ = await handle(self.services, person, self.live.current.id, intent, self.language)
        self.answer(ENCODER.encode(found))

    def hint_done(self, task: asyncio.Task[None]) -> None:
        """Trouble with a hint ends the socket, as any other trouble does."""
        self.hints.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.trouble = error
            self.subscriber.woken.set()

    def count(self, intent: Intent) -> None:
        """Refuse who asks too often; who only looks on has nothing to ask for."""
        seated = bool(self.live.current.seats_of(self.subscriber.person))
        self.services.rates.check(rate_of(intent.do) if seated else "strangers", key_of(self.socket))

    async def still_there(self) -> Person | None:
        """The person of the socket, unless their session has become void since it was opened."""
        known = self.socket.user
        if known is None:
            return None
        person = await self.services.people.find(known.id)
        if person is None or person.epoch != known.epoch:
            raise SignInNeeded("server-sign-in")
        return person

    def answer(self, message: bytes) -> None:
        """Leave an answer to the sender."""
        self.unsent.append(message)
        self.all_sent.clear()
        if len(self.unsent) >= MOST_UNSENT:
            self.room.clear()
        self.subscriber.woken.set()

    # -- sending -----------------------------------------------------------------------------------------------

    async def send_all(self, since: int, chat: int) -> None:
        """Send what is new whenever something is: the view, then the chat, then answers."""
        live, subscriber = self.live, self.subscriber
        updates = Updates(self.services.tables, live, subscriber.person, self.language, since)
        subscriber.chat = True
        while True:
            subscriber.woken.clear()
            if self.trouble is not None:
                raise self.trouble
            answers = list(self.unsent)  # what they report is in the view that is worked out now
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
            self.room.set()
            if not self.unsent:
                self.all_sent.set()
            await subscriber.woken.wait()


router = Router("/", route_handlers=[follow])
