"""A short way in and out: uvicorn's socket takes what is already encoded, without a task and without waiting, and
hands over what it has read before anything else is done."""

from __future__ import annotations

from collections.abc import Callable
from struct import pack
from typing import Final, Protocol, cast

from litestar import WebSocket
from litestar.datastructures import State
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from haspelknecht.server.accounts.person import Person

Socket = WebSocket[Person | None, str | None, State]
EXTENSION: Final = "haspelknecht.short_way"
WHOLE_TEXT: Final = 0x81
Hear = Callable[[bytes], bool]


class ShortWay(Protocol):
    """What a route may use of a socket, where the server offers it."""

    hear: Hear | None  # is given every text as long as no earlier one waits; True: it needs to go no further

    def is_free(self) -> bool:
        """Whether a message can be given away now: nobody closes, and the client keeps up."""

    def give(self, message: bytes) -> None:
        """Send a text."""


class SocketWithShortWay(WebSocketsSansIOProtocol):
    """uvicorn's own, which names itself in the scope as an extension of ASGI."""

    hear: Hear | None = None

    async def run_asgi(self) -> None:
        """The whole life of a socket."""
        self.scope["extensions"][EXTENSION] = {"way": self}
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """A whole message has been read."""
        if self.hear is not None and self.curr_msg_data_type == "text" and self.queue.empty() and not self.close_sent:
            if self.hear(b"".join(self.frames)):
                self.frames = []
                return
        super().send_receive_event_to_app()

    def is_free(self) -> bool:
        """The same conditions under which `send` would not wait, refuse or raise."""
        if self.close_sent or self.disconnected or not self.handshake_complete or self.conn.extensions:
            return False
        return self.writable.is_set() and not self.transport.is_closing()

    def give(self, message: bytes) -> None:
        """The same frame that `send` would write, without its many layers."""
        self.transport.write(text_head(len(message)) + message)


def text_head(length: int) -> bytes:
    """What comes before a whole text in a frame from a server without extensions (RFC 6455, section 5.2)."""
    if length < 126:
        return pack("!BB", WHOLE_TEXT, length)
    if length < 1 << 16:
        return pack("!BBH", WHOLE_TEXT, 126, length)
    return pack("!BBQ", WHOLE_TEXT, 127, length)


def short_way(socket: Socket) -> ShortWay | None:
    """The short way of a socket; None if the server has none."""
    found = (socket.scope.get("extensions") or {}).get(EXTENSION)
    return None if found is None else cast(ShortWay, found["way"])


async def say(socket: Socket, message: bytes) -> None:
    """Send a text, the short way if it is free."""
    way = short_way(socket)
    if way is not None and way.is_free():
        way.give(message)
    else:
        await socket.send_data(message, mode="text")
