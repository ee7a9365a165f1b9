"""The games of a bot as they begin and end, so that one program can play at many tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from sqlalchemy import Connection, select

from haspelknecht.bots.external.messages import hello, line_of
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.remote_bots.streams import Lines
from haspelknecht.server.remote_bots.wakeups import Doorbell
from haspelknecht.server.storage.database import Database
from haspelknecht.server.storage.schema import SITTERS, TABLES

CATCH_BREATH: Final = 0.5  # seconds between two looks into the database


def games_of(connection: Connection, person: str) -> list[str]:
    """The tables at which somebody plays now, the oldest first."""
    wanted = select(TABLES.c.id).join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
    wanted = wanted.where(SITTERS.c.person == person, TABLES.c.status == "playing")
    return list(connection.scalars(wanted.order_by(TABLES.c.created, TABLES.c.id)))


async def invitation_lines(
    database: Database, lines: Lines, doorbell: Doorbell, bot: Person, is_welcome: Callable[[], Awaitable[bool]]
) -> AsyncIterator[bytes]:
    """The stream of a bot's games: those that are played now, then each as it begins or ends."""
    bell = asyncio.Event()
    known: list[str] = []
    with lines.take(f"events {bot.id}", bell) as line:
        doorbell.hang(bell, [bot.id])
        try:
            yield line_of(hello())
            while not line.cut:
                bell.clear()
                games = await database.read(lambda connection: games_of(connection, bot.id))
                for table in [table for table in games if table not in known]:
                    known.append(table)
                    doorbell.hang(bell, [table])
                    yield line_of({"type": "table_started", "table": table})
                for table in [table for table in known if table not in games]:
                    known.remove(table)
                    doorbell.take_down(bell, [table])
                    yield line_of({"type": "table_over", "table": table})
                if not await line.wait():
                    if not await is_welcome():
                        return
                    yield b"\n"
                elif not line.cut:
                    await asyncio.sleep(CATCH_BREATH)
        finally:
            doorbell.take_down(bell, [bot.id, *known])
