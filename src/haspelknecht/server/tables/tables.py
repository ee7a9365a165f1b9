"""Tables in memory, and the one way to change them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from haspelknecht.errors import UserError
from haspelknecht.server.errors import Conflict, NotFound
from haspelknecht.server.ids import new_id
from haspelknecht.server.storage.database import Database
from haspelknecht.server.tables.changes import News
from haspelknecht.server.tables.encoded_views import EncodedViews
from haspelknecht.server.tables.events import Event
from haspelknecht.server.tables.game_end import close_outdated
from haspelknecht.server.tables.leaving import bots_wait_until
from haspelknecht.server.tables.live_table import LiveTable, LoadLock, Subscriber
from haspelknecht.server.tables.load import encoded_events, load, load_events, version
from haspelknecht.server.tables.save import ArchiveHooks, save
from haspelknecht.server.tables.table_draft import TableDraft

MAX_IDLE: Final = 500  # tables without subscribers that are kept in memory
LEASE: Final = 10.0  # seconds after which another process may play the bots of a table
MAX_TRIES: Final = 8

Decide = Callable[[TableDraft], None]


class Tables:
    """Tables in memory. Every change is stored before anyone is notified of it.

    `publish` notifies other sockets and processes. `on_change` is called for every change that this process has stored,
    in order, with the table before and after it. `archive` takes part in the transactions.
    """

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now
        self.name = new_id()  # of this process, as the keeper of tables
        self.in_memory: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, LoadLock] = {}
        self.archive = ArchiveHooks()
        self.publish: Callable[[News], None] = lambda news: None
        self.on_change: Callable[[TableDraft | None, LiveTable], None] = lambda before, live: None
        self.changing: set[asyncio.Task[LiveTable]] = set()
        self.changes = 0
        self.collisions = 0

    async def table(self, table_id: str) -> LiveTable:
        """Return a table from memory or the database.

        :raises NotFound: If there is none.
        """
        live = self.in_memory.get(table_id)
        if live is None:
            lock = self.loading.setdefault(table_id, LoadLock())
            lock.waiting += 1
            try:
                async with lock:
                    live = self.in_memory.get(table_id) or await self.load_table(table_id)
            finally:
                lock.waiting -= 1
                if not lock.waiting:
                    del self.loading[table_id]
        self.in_memory.move_to_end(table_id)
        return live

    async def load_table(self, table_id: str) -> LiveTable:
        """Load a table into memory."""
        draft = await self.database.read(lambda connection: load(connection, table_id))
        if draft is None:
            raise NotFound("server-no-table")
        live = LiveTable(draft)
        if draft.last_replayable is not None:
            await self.close_outdated(live)
        live = self.in_memory.setdefault(table_id, live)  # `create` may have put it there in the meantime
        self.evict_idle()
        return live

    async def close_outdated(self, live: LiveTable) -> None:
        """Close a game that corrected rules cannot replay, unless another process does so at the same time."""
        draft = live.current.copy()
        close_outdated(draft, self.now())
        if not await self.store(live, draft):
            raise Conflict("server-busy")

    def evict_idle(self) -> None:
        """Limit memory: drop the least recently used tables without subscribers; they can be loaded again."""
        idle = [name for name, live in self.in_memory.items() if not live.subscribers and not live.lock.locked()]
        for name in idle[: max(0, len(idle) - MAX_IDLE)]:
            del self.in_memory[name]

    async def create(self, draft: TableDraft) -> LiveTable:
        """Store a new table."""
        news = self.prepare(draft, ())
        await self.database.run(lambda connection: save(connection, draft, None, news, self.archive))
        live = LiveTable(draft)
        live.apply_stored(draft, live.views)
        live = self.in_memory.setdefault(draft.id, live)  # another task may have loaded it as soon as it was stored
        self.evict_idle()
        self.announce(None, live, news)
        return live

    async def change(self, table_id: str, decide: Decide) -> LiveTable:
        """Change a table. `decide` changes a draft or raises `UserError`; it may be called again with a newer draft.

        A change that was begun is completed even if the caller is cancelled, for instance because its client is gone.
        """
        change = asyncio.create_task(self.change_now(table_id, decide))
        self.changing.add(change)
        change.add_done_callback(self.forget_change)
        return await asyncio.shield(change)

    def forget_change(self, change: asyncio.Task[LiveTable]) -> None:
        """Forget a finished change, and mark its exception as retrieved: its caller may be gone."""
        self.changing.discard(change)
        if not change.cancelled():
            change.exception()

    async def change_now(self, table_id: str, decide: Decide) -> LiveTable:
        """Change a table within the current task."""
        live = await self.table(table_id)
        async with live.lock:
            for _ in range(MAX_TRIES):
                draft = live.current.copy()
                try:
                    decide(draft)
                except UserError:
                    if await self.refresh(live):  # refused because of an outdated state
                        continue
                    raise
                if not draft.changed:
                    return live
                if await self.store(live, draft):
                    return live
                self.collisions += 1
                await self.catch_up(live)
        raise Conflict("server-busy")

    async def store(self, live: LiveTable, draft: TableDraft) -> bool:
        """Store a change and notify subscribers; return False if another process has changed the table first."""
        before = live.current
        news = self.prepare(draft, people_pending(before))
        views = EncodedViews(draft, live.views)
        if not await self.database.run(lambda connection: save(connection, draft, before, news, self.archive)):
            return False
        live.apply_stored(draft, views)
        live.wake_for(news)
        self.announce(before, live, news)
        return True

    def prepare(self, draft: TableDraft, before: tuple[str, ...]) -> News:
        """Complete a draft: set its version and the process that plays its bots; return the news of the change."""
        draft.finalize()
        draft.version += 1
        bots_turn = bool(draft.for_bots) and not draft.body.paused
        now = self.now()
        draft.keeper = self.name if bots_turn else None
        draft.keeper_until = max(now + LEASE, bots_wait_until(draft)) if bots_turn else None
        turn = [person for person in people_pending(draft) if person not in before]
        return News(draft.id, draft.version, by=self.name, seat=draft.secret_change, turn=turn)

    def announce(self, before: TableDraft | None, live: LiveTable, news: News) -> None:
        """Publish a stored change to other processes, bots and notifications."""
        self.changes += 1
        self.publish(news)
        self.on_change(before, live)

    async def refresh(self, live: LiveTable) -> bool:
        """Load the table again if another process has changed it; return whether it had."""
        if not self.database.postgres:
            return False
        table_id = live.current.id
        if await self.database.read(lambda connection: version(connection, table_id)) == live.current.version:
            return False
        await self.catch_up(live)
        return True

    async def catch_up(self, live: LiveTable) -> None:
        """Load what another process has stored."""
        known = live.current.number
        table_id = live.current.id
        draft = await self.database.read(lambda connection: load(connection, table_id, known))
        if draft is not None and draft.version > live.current.version:
            live.replace(draft)

    async def receive(self, news: News) -> None:
        """Handle news of a table. Our own subscribers already know of our own changes."""
        if news.by == self.name:
            return
        live = self.in_memory.get(news.table)
        if live is None and news.table in self.loading:  # what is being loaded may be older than the news
            live = await self.table(news.table)
        if live is None:
            return
        if news.version > live.current.version:
            async with live.lock:
                if news.version > live.current.version:
                    await self.catch_up(live)
        live.wake_for(news)

    async def events_since(self, live: LiveTable, since: int) -> list[bytes]:
        """Return the events after `since`, encoded as they are sent."""
        recent = live.events_since(since)
        if recent is not None:
            return recent
        table_id = live.current.id
        return await self.database.read(lambda connection: encoded_events(connection, table_id, since))

    async def stored_events(self, live: LiveTable) -> list[Event]:
        """Return all events, as they are stored."""
        table_id = live.current.id
        return await self.database.read(lambda connection: load_events(connection, table_id))

    async def subscribe(self, table_id: str, person: str | None) -> tuple[LiveTable, Subscriber]:
        """Subscribe to changes of a table. End it with `live.subscribers.discard(subscriber)`."""
        live = await self.table(table_id)
        async with live.lock:  # a client that reconnects may have seen a newer version from another process
            await self.refresh(live)
        subscriber = Subscriber(person)
        live.subscribers.add(subscriber)
        return live, subscriber


def people_pending(draft: TableDraft) -> tuple[str, ...]:
    """Return the people that the game waits for."""
    seats = [draft.body.seats[seat] for seat in draft.pending]
    return tuple(dict.fromkeys(seat.person for seat in seats if seat.person and not seat.away))
