"""What all sockets have in common: news go out, pings are answered, and who talks nonsense or too much is sent away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Literal

import msgspec
from litestar.exceptions import WebSocketDisconnect

from haspelknecht.server.short_way import Socket, say

Answer = Callable[[str], Awaitable[bytes]]


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """Is anybody there?"""


class Nonsense(Exception):  # noqa: N818 - reads as what it says
    """Something that no client of ours says."""


class PlainPing(msgspec.Struct):
    """The same where nothing else is said: alone, a tag could be left out."""

    type: Literal["ping"]


PING = msgspec.json.Decoder(PlainPing)
PONG = b'{"type":"pong"}'
NONSENSE, TOO_MUCH = 4400, 4429
MOST_PINGS = 20  # within ten seconds


async def only_pings(given: str) -> bytes:
    """The answer of a socket on which nothing else is said."""
    try:
        PING.decode(given)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Nonsense from None
    return PONG


async def talk(socket: Socket, answer: Answer, send_all: Coroutine[None, None, None]) -> None:
    """Send what there is to send, and answer what is said, until the client goes or one of the two fails."""
    tasks = [asyncio.create_task(send_all), asyncio.create_task(receive(socket, answer))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task


async def receive(socket: Socket, answer: Answer) -> None:
    """Answer until the client goes or talks nonsense. Only pings are counted here; acts have limits of their own."""
    loop = asyncio.get_running_loop()
    begun, pings = loop.time(), 0
    with suppress(WebSocketDisconnect):
        while True:
            given = await socket.receive_data(mode="text")
            try:
                found = await answer(given)
            except Nonsense:
                await socket.close(NONSENSE)
                return
            if found is PONG:
                if loop.time() - begun > 10:
                    begun, pings = loop.time(), 0
                pings += 1
                if pings > MOST_PINGS:
                    await socket.close(TOO_MUCH)
                    return
            await say(socket, found)
