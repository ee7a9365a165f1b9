"""What all sockets have in common: one task reads, one sends, and who talks nonsense or too much is sent away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, Literal

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from haspelknecht.errors import UserError
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.errors import SignInNeeded
from haspelknecht.server.security.open_sockets import OpenSocket
from haspelknecht.server.storage.database import UnreachableError

LOG = logging.getLogger("haspelknecht.server")
Socket = WebSocket[Person | None, str | None, State]
Hear = Callable[[str], Awaitable[None]]


# A ping says nothing else: how deeply nested JSON may be before it is refused differs between versions of Python.
class Ping(msgspec.Struct, forbid_unknown_fields=True):
    """Is anybody there?"""

    type: Literal["ping"]


PING = msgspec.json.Decoder(Ping)
PONG: Final = b'{"type":"pong"}'
NONSENSE, NOBODY, NO_TABLE, TOO_MUCH = 4400, 4401, 4404, 4429  # why we close: documented in docs/server.md
MOST_PINGS: Final = 20  # within ten seconds
MOST_EXCESSES: Final = 5  # intents beyond the rate, within ten seconds
WINDOW: Final = 10.0  # seconds


class ClosedFor(Exception):  # noqa: N818 - nobody erred in our code
    """The socket is to be closed, and with which code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Few:
    """Something that may happen only so often within some seconds."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.begun, self.count = 0.0, 0

    def one_more(self) -> None:
        """Count; who exceeds the limit is sent away."""
        now = asyncio.get_running_loop().time()
        if now - self.begun > WINDOW:
            self.begun, self.count = now, 0
        self.count += 1
        if self.count > self.most:
            raise ClosedFor(TOO_MUCH)


def is_ping(given: str) -> bool:
    """Whether a message is a ping."""
    try:
        PING.decode(given)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


async def talk(socket: Socket, place: OpenSocket, hear: Hear, send_all: Coroutine[Any, Any, None]) -> None:
    """Read and send until the client goes, their session ends or something fails."""
    if place.void.done():
        send_all.close()
        raise SignInNeeded("server-sign-in")
    tasks = [asyncio.create_task(send_all), asyncio.create_task(read_all(socket, hear))]
    try:
        await asyncio.wait([*tasks, place.void], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await logged(task)
    if place.void.done() and socket.connection_state != "disconnect":
        raise SignInNeeded("server-sign-in")


async def logged(task: asyncio.Task[None]) -> None:
    """The end of a task. Nobody else tells the log of trouble on a socket: its client only learns that it ended."""
    try:
        await task
    except (UserError, WebSocketDisconnect, RuntimeError, OSError, UnreachableError):
        raise  # OSError: the client went while something was being sent to it (ASGI 2.4)
    except Exception:
        LOG.exception("a socket failed")
        raise


async def read_all(socket: Socket, hear: Hear) -> None:
    """Hear one message after the other until the client goes, or says what ends the conversation."""
    with suppress(WebSocketDisconnect):
        while True:
            given = await socket.receive_data(mode="text")
            try:
                await hear(given)
            except ClosedFor as end:
                await socket.close(end.code)
                return
            await asyncio.sleep(0)  # many messages may have come in one packet: others get their turn in between
