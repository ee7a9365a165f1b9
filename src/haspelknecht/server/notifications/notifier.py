"""The bell: brings notices to everybody who follows his tables, whichever server process made the change."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncGenerator, AsyncIterator
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from haspelknecht.server.notifications.notice import Ring
from haspelknecht.server.notifications.waiting import waiting_for
from haspelknecht.server.storage.database import level_of
from haspelknecht.server.tables.save import NOTIFY
from haspelknecht.server.tables.tables import Tables

LOG = logging.getLogger("haspelknecht.notify")
NOTICES: Final = "notices"
MOST_UNSENT: Final = 200  # notices kept for a slow client; then it gets the whole picture again
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Ring)


class Follower:
    """Somebody who wants to hear of all his tables."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.woken = asyncio.Event()
        self.lost = True  # does not know what waits for him
        self.rings: deque[Ring] = deque()
        self.known: dict[str, int] = {}  # the version of each table of which he was last told whether it waits

    def hear(self, ring: Ring) -> None:
        """Something new."""
        if len(self.rings) >= MOST_UNSENT:
            self.rings.clear()
            self.lost = True
        else:
            self.rings.append(ring)
        self.woken.set()

    def is_news(self, ring: Ring) -> bool:
        """Whether a notice is newer than what he knows: another process may have told the end before the beginning."""
        if ring.notice.type not in ("turn", "done"):
            return True
        newer = ring.version > self.known.get(ring.notice.table, 0)
        if newer:
            self.known[ring.notice.table] = ring.version
        return newer


class Bell:
    """The followers of this process, and the way to those of others."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.followers: dict[str, set[Follower]] = {}
        self.outbox: asyncio.Queue[Ring] = asyncio.Queue()

    def ring(self, rings: list[Ring]) -> None:
        """Tell of a change. On PostgreSQL it goes through the database, to this process as well."""
        for ring in rings:
            if self.tables.database.postgres:
                self.outbox.put_nowait(ring)
            else:
                self.deliver(ring)

    def deliver(self, ring: Ring) -> None:
        """To everybody here whom it concerns."""
        for person in ring.to:
            for follower in self.followers.get(person, ()):
                follower.hear(ring)

    async def follow(self, person: str) -> AsyncGenerator[bytes, None]:
        """First what waits for a person, then everything that happens, as it is sent."""
        follower = Follower(person)
        self.followers.setdefault(person, set()).add(follower)
        try:
            while True:
                follower.woken.clear()
                if follower.lost:
                    follower.lost = False
                    news, versions = await waiting_for(self.tables, person)
                    follower.known |= versions
                    yield ENCODER.encode(news)
                while follower.rings:
                    ring = follower.rings.popleft()
                    if follower.is_news(ring):
                        yield ENCODER.encode(ring.notice)
                if not follower.lost:
                    await follower.woken.wait()
        finally:
            self.followers[person].discard(follower)
            if not self.followers[person]:
                del self.followers[person]

    async def hear(self, messages: AsyncIterator[bytes]) -> None:
        """Notices of all processes."""
        async for message in messages:
            self.deliver(DECODER.decode(message))

    def start_over(self) -> None:
        """Notices may have been lost: everybody is told again what waits for him."""
        for followers in self.followers.values():
            for follower in followers:
                follower.lost = True
                follower.woken.set()

    async def send(self) -> None:
        """Send what this process has noticed, as long as it runs: all that has gathered at once, in order."""
        while True:
            rings = [await self.outbox.get()]
            while not self.outbox.empty():
                rings.append(self.outbox.get_nowait())
            try:
                await self.tables.database.run(partial(publish, rings))
            except (SQLAlchemyError, RuntimeError) as error:  # it is away, or closed already
                problem = "notices were lost: the database does not answer"
                LOG.log(level_of(error), problem, extra={"notices": len(rings)})


def publish(rings: list[Ring], connection: Connection) -> None:
    """Tell all processes."""
    for ring in rings:
        connection.execute(NOTIFY, {"channel": NOTICES, "message": ENCODER.encode(ring).decode()})
