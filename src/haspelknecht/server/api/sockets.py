"""Common code of all WebSockets: one task reads, one sends; invalid or too many messages close the socket."""

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
Receive = Callable[[str], Awaitable[None]]


# No other fields: how deeply nested JSON may be before it is refused differs between versions of Python.
class Ping(msgspec.Struct, forbid_unknown_fields=True):
    """A keep-alive message of a client, answered with a pong."""

    type: Literal["ping"]


PING = msgspec.json.Decoder(Ping)
PONG: Final = b'{"type":"pong"}'
# Close codes, documented in docs/server.md
INVALID_MESSAGE, NOT_SIGNED_IN, NO_TABLE, TOO_MANY = 4400, 4401, 4404, 4429
WINDOW: Final = 10.0  # seconds
MAX_PINGS: Final = 20  # in one window
MAX_REFUSED_INTENTS: Final = 5  # beyond the rate limit, in one window


class CloseSocket(Exception):  # noqa: N818 - not an error in our code
    """The socket is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class WindowLimit:
    """Limits how often something may happen in `WINDOW` seconds."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.start, self.count = 0.0, 0

    def count_one(self) -> None:
        """Count one more; raises `CloseSocket` beyond the limit."""
        now = asyncio.get_running_loop().time()
        if now - self.start > WINDOW:
            self.start, self.count = now, 0
        self.count += 1
        if self.count > self.most:
            raise CloseSocket(TOO_MANY)


def is_ping(given: str) -> bool:
    """Whether a message is a ping."""
    try:
        PING.decode(given)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


async def run_socket(
    socket: Socket, registration: OpenSocket, receive: Receive, send_all: Coroutine[Any, Any, None]
) -> None:
    """Read and send until the client disconnects, its session is revoked, or one of the tasks fails.

    :raises SignInNeeded: If the session was revoked.
    """
    if registration.revoked.done():
        send_all.close()
        raise SignInNeeded("server-sign-in")
    tasks = [asyncio.create_task(send_all), asyncio.create_task(read_all(socket, receive))]
    try:
        await asyncio.wait([*tasks, registration.revoked], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await logged(task)
    if registration.revoked.done() and socket.connection_state != "disconnect":
        raise SignInNeeded("server-sign-in")


async def logged(task: asyncio.Task[None]) -> None:
    """Await the end of a task, and log unexpected errors: nothing else does, and the client only sees that it ended."""
    try:
        await task
    except (UserError, WebSocketDisconnect, RuntimeError, OSError, UnreachableError):
        raise  # OSError: the client disconnected during a send (ASGI 2.4)
    except Exception:
        LOG.exception("a socket failed")
        raise


async def read_all(socket: Socket, receive: Receive) -> None:
    """Pass on one message after the other until the client disconnects or `receive` raises `CloseSocket`."""
    with suppress(WebSocketDisconnect):
        while True:
            given = await socket.receive_data(mode="text")
            try:
                await receive(given)
            except CloseSocket as end:
                await socket.close(end.code)
                return
            await asyncio.sleep(0)  # many messages may have come in one packet: let other tasks run in between
