"""The tables: all tables that somebody looks at, and the one way to change them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from haspelknecht.errors import UserError
from haspelknecht.server.errors import Conflict, NotFound
from haspelknecht.server.storage.database import Database
from haspelknecht.server.tables.changes import News
from haspelknecht.server.tables.encoded_views import EncodedViews
from haspelknecht.server.tables.events import Event
from haspelknecht.server.tables.game_end import break_off
from haspelknecht.server.tables.leaving import bots_wait_until
from haspelknecht.server.tables.live_table import Listener, LiveTable, Reading
from haspelknecht.server.tables.load import load, load_events, told_bytes, version
from haspelknecht.server.tables.save import ArchiveHooks, save
from haspelknecht.server.tables.table import new_id
from haspelknecht.server.tables.table_draft import TableDraft

MOST_IDLE: Final = 500  # tables kept in memory that nobody listens to
LEASE: Final = 10.0  # seconds after which another process plays the bots of a table that stands still
TRIES: Final = 8

Decide = Callable[[TableDraft], None]


class Tables:
    """Tables in memory. Every change is stored before anybody hears of it.

    `publish` tells other sockets and processes, `on_change` is called with every change
    that this process has stored, in order: how the table was before, and as it is.
    """

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now
        self.name = new_id()  # of this process, as keeper of tables
        self.in_memory: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, Reading] = {}
        self.archive = ArchiveHooks()
        self.publish: Callable[[News], None] = lambda news: None
        self.on_change: Callable[[TableDraft | None, LiveTable], None] = lambda before, live: None
        self.changing: set[asyncio.Task[LiveTable]] = set()
        self.changes = 0
        self.collisions = 0

    async def table(self, table_id: str) -> LiveTable:
        """A table, from memory or from the database."""
        live = self.in_memory.get(table_id)
        if live is None:
            reading = self.loading.setdefault(table_id, Reading())
            reading.askers += 1
            try:
                async with reading:
                    live = self.in_memory.get(table_id) or await self.read_in(table_id)
            finally:
                reading.askers -= 1
                if not reading.askers:
                    del self.loading[table_id]
        self.in_memory.move_to_end(table_id)
        return live

    async def read_in(self, table_id: str) -> LiveTable:
        """Read a table for the first time."""
        draft = await self.database.read(lambda connection: load(connection, table_id))
        if draft is None:
            raise NotFound("server-no-table")
        live = LiveTable(draft)
        if draft.breaks_off is not None:
            await self.break_off(live)
        live = self.in_memory.setdefault(table_id, live)  # its maker may have put it there meanwhile
        self.forget_idle()
        return live

    async def break_off(self, live: LiveTable) -> None:
        """Put aside a game that corrected rules cannot replay; another process may do the same at this moment."""
        draft = live.current.copy()
        break_off(draft, self.now())
        if not await self.store(live, draft):
            raise Conflict("server-busy")

    def forget_idle(self) -> None:
        """Keep memory in bounds: tables without listeners can be read again."""
        idle = [name for name, live in self.in_memory.items() if not live.listeners and not live.lock.locked()]
        for name in idle[: max(0, len(idle) - MOST_IDLE)]:
            del self.in_memory[name]

    async def create(self, draft: TableDraft) -> LiveTable:
        """Store a new table."""
        news = self.prepare(draft, ())
        await self.database.run(lambda connection: save(connection, draft, None, news, self.archive))
        live = LiveTable(draft)
        live.adopt(draft, live.views)
        live = self.in_memory.setdefault(draft.id, live)  # somebody may have read it the moment it was stored
        self.forget_idle()
        self.tell_others(None, live, news)
        return live

    async def change(self, table_id: str, decide: Decide) -> LiveTable:
        """Change a table: `decide` changes a working copy or refuses. It may be asked again with a newer copy.

        What was begun is stored and told of, even if whoever asked for it hangs up meanwhile.
        """
        change = asyncio.create_task(self.change_now(table_id, decide))
        self.changing.add(change)
        change.add_done_callback(self.forget_change)
        return await asyncio.shield(change)

    def forget_change(self, change: asyncio.Task[LiveTable]) -> None:
        """A change is done or refused; perhaps nobody waits to hear of it."""
        self.changing.discard(change)
        if not change.cancelled():
            change.exception()

    async def change_now(self, table_id: str, decide: Decide) -> LiveTable:
        """The same in the task of the asker."""
        live = await self.table(table_id)
        async with live.lock:
            for _ in range(TRIES):
                draft = live.current.copy()
                try:
                    decide(draft)
                except UserError:
                    if await self.refreshed(live):  # refused because of what is no longer so
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
        """Store a change; False if another process was faster."""
        before = live.current
        news = self.prepare(draft, people_pending(before))
        views = EncodedViews(draft, live.views)
        if not await self.database.run(lambda connection: save(connection, draft, before, news, self.archive)):
            return False
        live.adopt(draft, views)
        live.wake_for(news)
        self.tell_others(before, live, news)
        return True

    def prepare(self, draft: TableDraft, before: tuple[str, ...]) -> News:
        """The next version, who keeps its bots going, and the news of it."""
        draft.settle()
        draft.version += 1
        bots_turn = bool(draft.for_bots) and not draft.body.paused
        now = self.now()
        draft.keeper = self.name if bots_turn else None
        draft.keeper_until = max(now + LEASE, bots_wait_until(draft)) if bots_turn else None
        turn = [person for person in people_pending(draft) if person not in before]
        return News(draft.id, draft.version, by=self.name, seat=draft.secret_change, turn=turn)

    def tell_others(self, before: TableDraft | None, live: LiveTable, news: News) -> None:
        """What is stored and told here is told over the channel, to bots, and to people who look elsewhere."""
        self.changes += 1
        self.publish(news)
        self.on_change(before, live)

    async def refreshed(self, live: LiveTable) -> bool:
        """Whether another process had changed the table without our having heard of it yet; now we know."""
        if not self.database.postgres:
            return False
        table_id = live.current.id
        if await self.database.read(lambda connection: version(connection, table_id)) == live.current.version:
            return False
        await self.catch_up(live)
        return True

    async def catch_up(self, live: LiveTable) -> None:
        """Read what another process has stored."""
        known = live.current.number
        table_id = live.current.id
        draft = await self.database.read(lambda connection: load(connection, table_id, known))
        if draft is not None and draft.version > live.current.version:
            live.replace(draft)

    async def hear(self, news: News) -> None:
        """News of a table. Who listens here has heard of our own changes already."""
        if news.by == self.name:
            return
        live = self.in_memory.get(news.table)
        if live is None and news.table in self.loading:  # what is being read may be older than the news
            live = await self.table(news.table)
        if live is None:
            return
        if news.version > live.current.version:
            async with live.lock:
                if news.version > live.current.version:
                    await self.catch_up(live)
        live.wake_for(news)

    async def events_since(self, live: LiveTable, since: int) -> list[bytes]:
        """The events after one, as they are sent."""
        found = live.events_since(since)
        if found is not None:
            return found
        table_id = live.current.id
        return await self.database.read(lambda connection: told_bytes(connection, table_id, since))

    async def stored_events(self, live: LiveTable) -> list[Event]:
        """All events, as they are stored."""
        table_id = live.current.id
        return await self.database.read(lambda connection: load_events(connection, table_id))

    async def listen(
        self, table_id: str, person: str | None, language: str | None = None
    ) -> tuple[LiveTable, Listener]:
        """Ask to be told of a table. Stop with `live.listeners.discard(listener)`."""
        live = await self.table(table_id)
        async with live.lock:  # whoever comes back may have heard more from another process
            await self.refreshed(live)
        listener = Listener(person, language)
        live.listeners.add(listener)
        return live, listener


def people_pending(draft: TableDraft) -> tuple[str, ...]:
    """The people that the game waits for."""
    seats = [draft.body.seats[seat] for seat in draft.pending]
    return tuple(dict.fromkeys(seat.person for seat in seats if seat.person and not seat.away))
