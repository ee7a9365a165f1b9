"""Litestar's channels on PostgreSQL (LISTEN), with reconnection."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection
from contextlib import suppress
from typing import Final

import psycopg
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg.conninfo import make_conninfo

from haspelknecht.errors import shorten
from haspelknecht.server.storage.database import Outage, UnreachableError

LOG = logging.getLogger("haspelknecht.tables")
RETRY: Final = 0.5  # seconds between attempts to connect
CONNECT_TIMEOUT: Final = 5  # seconds


class PostgresChannels(PsycoPgChannelsBackend):
    """Litestar's backend, which by itself stops receiving when PostgreSQL is restarted.

    `catch_up` is called after a reconnection, when messages may have been missed.
    """

    def __init__(
        self, conninfo: str, channels: Collection[str], catch_up: Callable[[], Awaitable[None]], outage: Outage
    ) -> None:
        super().__init__(make_conninfo(conninfo, connect_timeout=CONNECT_TIMEOUT))
        self.channels = channels
        self.catch_up = catch_up
        self.outage = outage

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Yield the messages of the channels as long as the server runs."""
        while True:
            problem = "the connection was closed"
            try:
                async for message in super().stream_events():
                    yield message
            except psycopg.Error as error:
                problem = shorten(str(error).partition("\n")[0], 200)
            self.outage.begins("news", problem)
            await self.reconnect()
            self.outage.ends("news")

    async def reconnect(self) -> None:
        """Retry until the connection is back and `catch_up` has succeeded."""
        while True:
            await asyncio.sleep(RETRY)
            with suppress(psycopg.Error, UnreachableError):
                await self.on_shutdown()
                await self.on_startup()
                await self.subscribe(self.channels)
                await self.read_missed()
                return

    async def read_missed(self) -> None:
        """Call `catch_up`. One table that cannot be loaded must not block the others."""
        try:
            await self.catch_up()
        except UnreachableError:
            raise
        except Exception:
            LOG.exception("catching up after a lost connection failed")
