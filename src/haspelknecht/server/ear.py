"""Hearing other server processes: one connection to PostgreSQL, opened again whenever it is lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import psycopg
from psycopg.sql import SQL, Identifier

LOG = logging.getLogger("haspelknecht.hall")
RETRY: Final = 0.5  # seconds between two tries to connect
Connection = psycopg.AsyncConnection[tuple[Any, ...]]
Hear = Callable[[bytes], Awaitable[None]]


class Ear:
    """Gives what is said on each channel to who hears it. `catch_up` is called when something may have been missed."""

    def __init__(self, url: str, hears: Mapping[str, Hear], catch_up: Callable[[], Awaitable[None]]) -> None:
        self.url = url
        self.hears = hears
        self.catch_up = catch_up

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Listen as long as the server runs; nothing that is said from now on is missed."""
        task = asyncio.create_task(self.run(await self.listen()))
        try:
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def listen(self) -> Connection:
        """A connection that listens to all channels."""
        connection = await Connection.connect(self.url, autocommit=True, connect_timeout=5)
        try:
            for channel in self.hears:
                await connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
        except BaseException:
            await connection.close()
            raise
        return connection

    async def run(self, connection: Connection) -> None:
        """Hear until cancelled."""
        while True:
            async with connection:
                with suppress(psycopg.OperationalError):
                    async for said in connection.notifies():
                        await self.hears[said.channel](said.payload.encode())
            LOG.warning("the connection for news was lost")
            connection = await self.listen_again()
            try:
                await self.catch_up()
            except Exception:
                LOG.exception("what was missed could not be read")
            LOG.info("the connection for news is back")

    async def listen_again(self) -> Connection:
        """Try until the database is there again."""
        while True:
            await asyncio.sleep(RETRY)
            with suppress(psycopg.OperationalError):
                return await self.listen()
