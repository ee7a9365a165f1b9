"""Delivers notices to everyone who follows their tables, whichever server process made the change."""

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

from haspelknecht.server.notifications.notices import Delivery
from haspelknecht.server.notifications.waiting import waiting_for
from haspelknecht.server.storage.database import level_of
from haspelknecht.server.tables.save import NOTIFY
from haspelknecht.server.tables.tables import Tables

LOG = logging.getLogger("haspelknecht.notifications")
NOTICES: Final = "notices"
MAX_UNSENT: Final = 200  # notices kept for a slow client; beyond that it gets a new snapshot instead
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Delivery)


class Follower:
    """One open connection of a person, with the notices that it has not been sent yet."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.woken = asyncio.Event()
        self.needs_snapshot = True  # has to be sent all waiting games, at first and whenever notices were dropped
        self.unsent: deque[Delivery] = deque()
        self.versions: dict[str, int] = {}  # of each table, as of the last `turn` or `done` that was sent

    def add(self, delivery: Delivery) -> None:
        """Queue a notice for sending."""
        if len(self.unsent) >= MAX_UNSENT:
            self.unsent.clear()
            self.needs_snapshot = True
        else:
            self.unsent.append(delivery)
        self.woken.set()

    def is_news(self, delivery: Delivery) -> bool:
        """Whether a notice is newer than what the client has: those of several processes may arrive out of order."""
        if delivery.notice.type not in ("turn", "done"):
            return True
        newer = delivery.version > self.versions.get(delivery.notice.table, 0)
        if newer:
            self.versions[delivery.notice.table] = delivery.version
        return newer


class Notifier:
    """Sends notices to the followers of this process, and through the database to those of other processes."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.followers: dict[str, set[Follower]] = {}
        self.outbox: asyncio.Queue[Delivery] = asyncio.Queue()

    def notify(self, deliveries: list[Delivery]) -> None:
        """Send notices to all processes. On PostgreSQL they go through the database, to this process as well."""
        for delivery in deliveries:
            if self.tables.database.postgres:
                self.outbox.put_nowait(delivery)
            else:
                self.deliver(delivery)

    def deliver(self, delivery: Delivery) -> None:
        """Queue a notice for the recipients who are connected to this process."""
        for person in delivery.to:
            for follower in self.followers.get(person, ()):
                follower.add(delivery)

    async def follow(self, person: str) -> AsyncGenerator[bytes, None]:
        """The messages for one connection: first the games that wait for the person, then every notice as it comes."""
        follower = Follower(person)
        self.followers.setdefault(person, set()).add(follower)
        try:
            while True:
                follower.woken.clear()
                if follower.needs_snapshot:
                    follower.needs_snapshot = False
                    news, versions = await waiting_for(self.tables, person)
                    follower.versions |= versions
                    yield ENCODER.encode(news)
                while follower.unsent:
                    delivery = follower.unsent.popleft()
                    if follower.is_news(delivery):
                        yield ENCODER.encode(delivery.notice)
                if not follower.needs_snapshot:
                    await follower.woken.wait()
        finally:
            self.followers[person].discard(follower)
            if not self.followers[person]:
                del self.followers[person]

    async def receive(self, messages: AsyncIterator[bytes]) -> None:
        """Deliver the notices that come from all processes, as long as the server runs."""
        async for message in messages:
            self.deliver(DECODER.decode(message))

    def resend_snapshots(self) -> None:
        """Notices may have been lost: send everyone again which games wait for them."""
        for followers in self.followers.values():
            for follower in followers:
                follower.needs_snapshot = True
                follower.woken.set()

    async def run_outbox(self) -> None:
        """Publish the notices of this process, in order, as long as it runs; those that have gathered go together."""
        while True:
            deliveries = [await self.outbox.get()]
            while not self.outbox.empty():
                deliveries.append(self.outbox.get_nowait())
            try:
                await self.tables.database.run(partial(publish, deliveries))
            except (SQLAlchemyError, RuntimeError) as error:  # unreachable, or already closed
                problem = "notices were lost: the database does not answer"
                LOG.log(level_of(error), problem, extra={"notices": len(deliveries)})


def publish(deliveries: list[Delivery], connection: Connection) -> None:
    """Send notices to all processes."""
    for delivery in deliveries:
        connection.execute(NOTIFY, {"channel": NOTICES, "message": ENCODER.encode(delivery).decode()})
