"""Hearing other server processes: Litestar's channels on PostgreSQL, opened again whenever the connection is lost."""

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
RETRY: Final = 0.5  # seconds between two tries to connect
PATIENCE: Final = 5  # seconds for one of them


class PostgresChannels(PsycoPgChannelsBackend):
    """Litestar's own is deaf for ever after a restart of PostgreSQL.

    `catch_up` is called when something may have been missed.
    """

    def __init__(
        self, conninfo: str, channels: Collection[str], catch_up: Callable[[], Awaitable[None]], outage: Outage
    ) -> None:
        super().__init__(make_conninfo(conninfo, connect_timeout=PATIENCE))
        self.channels = channels
        self.catch_up = catch_up
        self.outage = outage

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What is said on the channels, as long as the server runs."""
        while True:
            problem = "the connection was closed"
            try:
                async for said in super().stream_events():
                    yield said
            except psycopg.Error as error:
                problem = shorten(str(error).partition("\n")[0], 200)
            self.outage.begins("news", problem)
            await self.listen_again()
            self.outage.ends("news")

    async def listen_again(self) -> None:
        """Try until the database is there again, and what was missed has been read."""
        while True:
            await asyncio.sleep(RETRY)
            with suppress(psycopg.Error, UnreachableError):
                await self.on_shutdown()
                await self.on_startup()
                await self.subscribe(self.channels)
                await self.read_missed()
                return

    async def read_missed(self) -> None:
        """Read what may have been missed. A table that cannot be read must not keep us from hearing of the others."""
        try:
            await self.catch_up()
        except UnreachableError:
            raise
        except Exception:
            LOG.exception("what was missed could not be read")
