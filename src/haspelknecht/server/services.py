"""The parts of a server process, created once and closed in the right order."""

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
from haspelknecht.server.accounts.credentials import SessionCookies
from haspelknecht.server.archive.file_game import file_game
from haspelknecht.server.archive.rating import will_count
from haspelknecht.server.metrics import MeasuredPool, Metrics
from haspelknecht.server.notifications.notices import notices_of_change
from haspelknecht.server.notifications.notifier import NOTICES, Notifier
from haspelknecht.server.notifications.webhooks import Webhooks
from haspelknecht.server.remote_bots.question import MistakeCounter
from haspelknecht.server.remote_bots.streams import BotStreams, Wakeups
from haspelknecht.server.security.open_sockets import OpenSockets
from haspelknecht.server.security.rates import Rates
from haspelknecht.server.security.secret_key import load_or_create_key
from haspelknecht.server.settings import Settings
from haspelknecht.server.storage.database import Database, UnreachableError, migrate
from haspelknecht.server.storage.database_url import conninfo_of
from haspelknecht.server.tables.bot_driver import BotDriver
from haspelknecht.server.tables.changes import DECODER, ENCODER, News
from haspelknecht.server.tables.live_table import LiveTable
from haspelknecht.server.tables.save import CHANNEL, NOTIFY, ArchiveHooks
from haspelknecht.server.tables.sweep import Sweep
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.tables import Tables

LOG = logging.getLogger("haspelknecht.tables")
CHANNELS = (CHANNEL, NOTICES)
ARCHIVE = ArchiveHooks(is_rated=will_count, file_game=file_game)


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
        self.pool = MeasuredPool(settings.bot_workers, self.metrics)
        self.driver = BotDriver(self.tables, self.pool)
        self.sweep = Sweep(self.tables, self.driver)
        self.notifier = Notifier(self.tables)
        self.channels = ChannelsPlugin(self.channel_backend(), channels=CHANNELS)
        self.webhooks = Webhooks(self.database, settings)
        self.rates = Rates(settings.rates, settings.now)
        self.open_sockets = OpenSockets(settings.rates, self.people)
        self.chat_lines = 0  # since the start
        self.bot_streams = BotStreams()
        self.wakeups = Wakeups()
        self.bot_mistakes = MistakeCounter()
        self.closing = asyncio.Event()  # set when the server stops, so that streams end
        self.tables.on_change = self.changed
        self.tables.archive = ARCHIVE
        if not self.database.postgres:  # PostgreSQL publishes itself, with the transaction
            self.tables.publish = self.publish
        self.metrics.measure_database(self.database)
        self.metrics.collect_from(self.tables, self.pool, lambda: self.chat_lines)

    def channel_backend(self) -> ChannelsBackend:
        """How news reach other connections: in memory within one process, through PostgreSQL between processes."""
        if not self.database.postgres:
            return MemoryChannelsBackend()
        from haspelknecht.server.storage.pg_channels import PostgresChannels  # noqa: PLC0415 - needs an optional extra

        return PostgresChannels(conninfo_of(self.database.engine), CHANNELS, self.catch_up, self.database.outage)

    def publish(self, news: News) -> None:
        """Publish news to the sockets of this process."""
        self.channels.publish(ENCODER.encode(news), CHANNEL)

    async def tell_chat(self, table_id: str, version: int, line: int) -> None:
        """Publish that there is a new line in the chat of a table."""
        self.chat_lines += 1
        news = News(table_id, version, by=self.tables.name, chat=line)
        if (live := self.tables.in_memory.get(table_id)) is not None:
            live.wake_for(news)
        if self.database.postgres:
            await self.database.execute(NOTIFY, {"channel": CHANNEL, "message": ENCODER.encode(news).decode()})
        else:
            self.publish(news)

    def changed(self, before: TableDraft | None, live: LiveTable) -> None:
        """Called after this process has changed a table: wakes bots, notifies people, calls webhooks."""
        self.driver.wake(live)
        deliveries = notices_of_change(before, live.current)
        self.notifier.notify(deliveries)
        self.webhooks.offer(deliveries)

    @asynccontextmanager
    async def open(self, app: Litestar) -> AsyncIterator[None]:
        """Run the background tasks from the first request to the last, then close everything."""
        tables, notices = [(await self.channels.subscribe([name])).iter_events() for name in CHANNELS]
        works = (
            self.receive(tables), self.notifier.receive(notices), self.notifier.run_outbox(), self.sweep.run(),
            self.bot_streams.close_after(self.closing), self.webhooks.run(), self.open_sockets.watch_sessions(),
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

    async def receive(self, messages: AsyncIterator[bytes]) -> None:
        """Handle the news of all processes, as long as the server runs."""
        async for message in messages:
            news = DECODER.decode(message)
            self.wakeups.wake(news, self.tables.in_memory.get(news.table))
            try:
                await self.tables.receive(news)
            except UnreachableError:  # already logged; `catch_up` reads everything again once the database is back
                continue
            except Exception:  # one table that cannot be read must not stop the news of all others
                LOG.exception("news could not be handled", extra={"table": news.table})

    async def catch_up(self) -> None:
        """News may have been lost while the database was unreachable: compare all tables and wake every connection."""
        await self.sweep.compare(everything=True)
        for live in self.tables.in_memory.values():
            live.wake(chat=True)
        self.wakeups.wake_all()
        self.notifier.resend_snapshots()


InjectedServices = NamedDependency[Services]  # the type of the `services` parameter of route handlers
