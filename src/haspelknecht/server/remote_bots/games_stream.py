"""The stream of a bot's games as they begin and end, so that one program can play at many tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from haspelknecht.bots.external.messages import hello, line_of
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.remote_bots.streams import BotStreams, Wakeups
from haspelknecht.server.storage.database import Database
from haspelknecht.server.tables.lists import running_games

MIN_INTERVAL: Final = 0.5  # seconds between two queries of one stream


async def stream_games(
    database: Database, streams: BotStreams, wakeups: Wakeups, bot: Person, is_authorized: Callable[[], Awaitable[bool]]
) -> AsyncIterator[bytes]:
    """The lines of a bot's stream of games: those being played now, then each as it begins or ends.

    The stream ends when the server stops, a newer one replaces it, or `is_authorized` says that the token is invalid.
    """
    woken = asyncio.Event()
    known: list[str] = []
    with streams.open(f"events {bot.id}", woken) as stream:
        wakeups.add(woken, [bot.id])
        try:
            yield line_of(hello())
            while not stream.ended:
                woken.clear()
                games = await database.read(lambda connection: running_games(connection, bot.id))
                for table in [table for table in reversed(games) if table not in known]:
                    known.append(table)
                    wakeups.add(woken, [table])
                    yield line_of({"type": "table_started", "table": table})
                for table in [table for table in known if table not in games]:
                    known.remove(table)
                    wakeups.remove(woken, [table])
                    yield line_of({"type": "table_over", "table": table})
                if not await stream.wait():
                    if not await is_authorized():
                        return
                    yield b"\n"
                elif not stream.ended:
                    await asyncio.sleep(MIN_INTERVAL)
        finally:
            wakeups.remove(woken, [bot.id, *known])
