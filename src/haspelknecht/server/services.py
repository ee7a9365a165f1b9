"""Everything a server process has, put together once and closed in the right order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.di import NamedDependency

from haspelknecht.server.accounts.accounts import People
from haspelknecht.server.accounts.session_cookies import SessionCookies
from haspelknecht.server.metrics import Metrics, WatchedPool
from haspelknecht.server.notifications.detect import noticed
from haspelknecht.server.notifications.notifier import NOTICES, Bell
from haspelknecht.server.notifications.sockets import OpenSockets
from haspelknecht.server.notifications.webhooks import Webhooks
from haspelknecht.server.remote_bots.mistakes import Patience
from haspelknecht.server.remote_bots.streams import Lines
from haspelknecht.server.remote_bots.wakeups import Doorbell
from haspelknecht.server.security.rates import Rates
from haspelknecht.server.security.secret_key import load_or_create_key
from haspelknecht.server.settings import Settings
from haspelknecht.server.storage.database import Database, UnreachableError, migrate
from haspelknecht.server.storage.database_url import conninfo_of
from haspelknecht.server.tables.bot_driver import Driver
from haspelknecht.server.tables.changes import DECODER, ENCODER, News
from haspelknecht.server.tables.live_table import LiveTable
from haspelknecht.server.tables.save import CHANNEL, NOTIFY
from haspelknecht.server.tables.sweep import Sweep
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.tables import Tables
from haspelknecht.server.tidying import Tidying

LOG = logging.getLogger("haspelknecht.tables")
CHANNELS = (CHANNEL, NOTICES)


class Services:
    """The parts of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.session_cookies = SessionCookies(load_or_create_key(settings.secret_file))
        self.database = Database(settings.database_url, settings.sync)
        migrate(self.database.engine)
        self.people = People(self.database, settings.now)
        self.tables = Tables(self.database, settings.now)
        self.metrics = Metrics()
        self.pool = WatchedPool(settings.bot_workers, self.metrics)
        self.driver = Driver(self.tables, self.pool)
        self.sweep = Sweep(self.tables, self.driver)
        self.bell = Bell(self.tables)
        self.channels = ChannelsPlugin(self.channel_backend(), channels=CHANNELS)
        self.webhooks = Webhooks(self.database, settings)
        self.rates = Rates(settings.rates, settings.now)
        self.open_sockets = OpenSockets(settings.rates, self.people)
        self.chat_lines = 0  # since the start
        self.lines = Lines()  # open streams of bots
        self.doorbell = Doorbell()
        self.patience = Patience()
        self.tidying = Tidying(settings.now)
        self.closing = asyncio.Event()  # endless answers wait for it too, and end
        self.tables.on_change = self.changed
        if not self.database.postgres:  # there the database itself publishes, with the transaction
            self.tables.publish = self.publish
        self.metrics.watch_house(self)

    def channel_backend(self) -> ChannelsBackend:
        """How news travel: within one process by memory, between processes by PostgreSQL."""
        if not self.database.postgres:
            return MemoryChannelsBackend()
        from haspelknecht.server.storage.pg_channels import PostgresChannels  # noqa: PLC0415 - needs an optional extra

        return PostgresChannels(conninfo_of(self.database.engine), CHANNELS, self.catch_up, self.database.outage)

    def publish(self, news: News) -> None:
        """News for the sockets of this process."""
        self.channels.publish(ENCODER.encode(news), CHANNEL)

    async def tell_chat(self, table_id: str, version: int, line: int) -> None:
        """There is a new line in the chat of a table."""
        self.chat_lines += 1
        news = News(table_id, version, chat=line)
        if self.database.postgres:
            await self.database.execute(NOTIFY, {"channel": CHANNEL, "message": ENCODER.encode(news).decode()})
        else:
            self.publish(news)

    def changed(self, before: TableDraft | None, live: LiveTable) -> None:
        """This process has changed a table: bots may have to move, people are to be told."""
        self.driver.wake(live)
        rings = noticed(before, live.current)
        self.bell.ring(rings)
        self.webhooks.offer(rings)
        self.tidying.after_change()

    @asynccontextmanager
    async def open(self, app: Litestar) -> AsyncIterator[None]:
        """From the first request to the last."""
        tables, notices = [(await self.channels.subscribe([name])).iter_events() for name in CHANNELS]
        works = (
            self.hear(tables), self.bell.hear(notices), self.bell.send(), self.sweep.run(),
            self.lines.close_after(self.closing), self.webhooks.run(), self.open_sockets.look_after(),
        )  # fmt: skip
        tasks = [asyncio.create_task(work) for work in works]
        try:
            yield
        finally:
            self.closing.set()
            await self.driver.close()
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await self.webhooks.close()
            self.people.close()
            self.database.close()

    async def hear(self, messages: AsyncIterator[bytes]) -> None:
        """News of all processes."""
        async for message in messages:
            news = DECODER.decode(message)
            self.doorbell.ring(news, self.tables.in_memory.get(news.table))
            try:
                await self.tables.hear(news)
            except UnreachableError:  # the log knows; as soon as the database is back, everything is read again
                continue
            except Exception:  # a table that cannot be read must not make us deaf for all others
                LOG.exception("news could not be heard", extra={"table": news.table})

    async def catch_up(self) -> None:
        """We could not hear for a while: everybody looks again."""
        await self.sweep.compare(everything=True)
        for live in self.tables.in_memory.values():
            live.wake(chat=True)
        self.doorbell.ring_all()
        self.bell.start_over()


InjectedServices = NamedDependency[Services]  # how routes ask for it
