"""What all sockets have in common: news go out, pings are answered, and who talks nonsense or too much is sent away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Literal

import msgspec
from litestar.exceptions import WebSocketDisconnect

from haspelknecht.server.eager import start
from haspelknecht.server.errors import SignInNeeded
from haspelknecht.server.notifications.sockets import OpenSocket
from haspelknecht.server.short_way import Socket, say, short_way

Answer = Callable[[str], Awaitable[bytes]]
Act = Callable[[bytes], Coroutine[None, None, bytes] | None]


# A ping says nothing else: how deeply nested JSON may be before it is refused differs between versions of Python.
class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


class Nonsense(Exception):  # noqa: N818 - reads as what it says
    """Something that no client of ours says."""


class PlainPing(msgspec.Struct, forbid_unknown_fields=True):
    """The same where nothing else is said: alone, a tag could be left out."""

    type: Literal["ping"]


PING = msgspec.json.Decoder(PlainPing)
PONG = b'{"type":"pong"}'
NONSENSE, NOBODY, NO_TABLE, TOO_MUCH = 4400, 4401, 4404, 4429  # why we close: documented in docs/server.md
MOST_PINGS = 20  # within ten seconds


async def only_pings(given: str) -> bytes:
    """The answer of a socket on which nothing else is said."""
    try:
        PING.decode(given)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Nonsense from None
    return PONG


def nothing_at_once(given: bytes) -> None:
    """Everything goes the usual way."""


async def talk(
    socket: Socket, place: OpenSocket, answer: Answer, send_all: Coroutine[None, None, None], act: Act = nothing_at_once
) -> None:
    """Send what there is to send, and answer what is said, until the client goes, his session ends or something fails.

    `act` begins what can be answered the short way; all else goes the usual way, to `answer`.
    """
    if place.void.done():
        send_all.close()
        raise SignInNeeded("server-sign-in")
    conversation = Conversation(socket, answer, act)
    tasks = [asyncio.create_task(send_all), asyncio.create_task(conversation.listen()), conversation.trouble]
    way = short_way(socket)
    if way is not None:
        way.hear = conversation.hear
    try:
        await asyncio.wait([*tasks, place.void], return_when=asyncio.FIRST_COMPLETED)
    finally:
        if way is not None:
            way.hear = None
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task
    if place.void.done() and socket.connection_state != "disconnect":
        raise SignInNeeded("server-sign-in")


class Conversation:
    """What a client says is answered in the order in which it was said."""

    def __init__(self, socket: Socket, answer: Answer, act: Act) -> None:
        self.socket = socket
        self.answer = answer
        self.act = act
        self.turn = asyncio.Lock()
        self.trouble: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.replying: asyncio.Future[None] | None = None  # the event loop alone would forget it

    def hear(self, given: bytes) -> bool:
        """What came the short way; False if it has to go the usual way, for instance to wait for its turn."""
        act = None if self.turn.locked() else self.act(given)
        if act is None:
            return False
        replying = start(self.reply(act))
        if not replying.done():
            self.replying = replying
        return True

    async def reply(self, act: Awaitable[bytes]) -> None:
        """Answer; trouble ends the conversation."""
        try:
            async with self.turn:
                await say(self.socket, await act)
        except Exception as error:
            if not self.trouble.done():
                self.trouble.set_exception(error)
        self.replying = None

    async def listen(self) -> None:
        """Answer until the client goes or talks nonsense. Only pings are counted here; acts have their own limits."""
        loop = asyncio.get_running_loop()
        begun, pings = loop.time(), 0
        with suppress(WebSocketDisconnect):
            while True:
                given = await self.socket.receive_data(mode="text")
                async with self.turn:
                    try:
                        found = await self.answer(given)
                    except Nonsense:
                        await self.socket.close(NONSENSE)
                        return
                    if found is PONG:
                        if loop.time() - begun > 10:
                            begun, pings = loop.time(), 0
                        pings += 1
                        if pings > MOST_PINGS:
                            await self.socket.close(TOO_MUCH)
                            return
                    await say(self.socket, found)
