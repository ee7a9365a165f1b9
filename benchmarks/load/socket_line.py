"""A minimal WebSocket client (RFC 6455), so that the clients of the benchmark cost little.

Texts in both directions, pings answered (RFC 6455), compressed by the server if it can (RFC 7692), as a browser asks it
to. Servers here send whole texts, so fragments are not expected.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
import zlib
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING = 0x81, 0x88, 0x89
PONG = 0x8A
COMPRESSED = 0x40
TAIL = b"\x00\x00\xff\xff"  # what a compressed message leaves out at its end
Receive = Callable[[bytes], None]


class SocketLine(asyncio.Protocol):
    """One connection; `receive` is called with every text message as it arrives."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive
        self.read = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.lost = False  # the server has hung up
        self.packed = zlib.decompressobj(-zlib.MAX_WBITS)  # one for all messages: each may refer to those before

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake when the connection is open."""
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, problem: Exception | None) -> None:
        """A server that disconnects under load is counted as lost; the other connections go on."""
        self.lost = True

    def data_received(self, data: bytes) -> None:
        """Parse the response to the handshake, then frames."""
        self.read += data
        if not self.opened.done():
            head, end, rest = bytes(self.read).partition(b"\r\n\r\n")
            if not end:
                return
            self.read = bytearray(rest)
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionRefusedError(head.decode("latin-1")))
                return
            self.opened.set_result(None)
        while (frame := self.next_frame()) is not None:
            kind, text = frame
            if kind == TEXT:
                self.receive(text)
            elif kind == PING:
                self.send(text, PONG)
            else:
                assert kind in (CLOSE, PONG), kind

    def next_frame(self) -> tuple[int, bytes] | None:
        """The first complete frame in the buffer, if any."""
        if len(self.read) < 2:
            return None
        start, length = 2, self.read[1]
        if length == 126:
            start = 4
            length = int.from_bytes(self.read[2:4], "big")
        elif length == 127:
            start = 10
            length = int.from_bytes(self.read[2:10], "big")
        if len(self.read) < start + length:
            return None
        kind, text = self.read[0], bytes(self.read[start : start + length])
        del self.read[: start + length]
        if kind & COMPRESSED:
            return kind & ~COMPRESSED, self.packed.decompress(text + TAIL)
        return kind, text

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """Send one frame. Clients have to mask their frames; a mask of zeros changes nothing and costs nothing."""
        assert self.transport is not None
        if self.lost:
            return
        length = len(text)
        head = struct.pack("!BB", kind, 0x80 | length) if length < 126 else struct.pack("!BBH", kind, 0xFE, length)
        self.transport.write(head + bytes(4) + text)

    def close(self) -> None:
        """Close the connection."""
        if self.transport is not None:
            self.transport.close()


async def open_line(
    host: str, port: int, path: str, receive: Receive, headers: dict[str, str] | None = None
) -> SocketLine:
    """Open a WebSocket."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: SocketLine(receive), host, port)
    asked = {
        "Host": f"{host}:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits",
        **(headers or {}),
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items()), "", ""]
    assert line.transport is not None
    line.transport.write("\r\n".join(lines).encode())
    await line.opened
    return line
