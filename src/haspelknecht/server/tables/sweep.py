"""Looking round the tables every second: clocks that ran out, bots that nobody moves, news that got lost."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import Connection, and_, or_, select

from haspelknecht.errors import UserError
from haspelknecht.server.storage.database import UnreachableError
from haspelknecht.server.storage.schema import TABLES
from haspelknecht.server.tables.bot_driver import Driver
from haspelknecht.server.tables.changes import News
from haspelknecht.server.tables.leaving import times_up
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.tables import Tables

LOG = logging.getLogger("haspelknecht.tables")
EVERY: Final = 1.0  # seconds
COMPARE_EVERY: Final = 5  # rounds
AT_ONCE: Final = 100  # tables in one round
LEFT_ALONE: Final = 10.0  # seconds for which a table that failed does not stand in the way of others


class Sweep:
    """A task that goes round as long as the server runs."""

    def __init__(self, tables: Tables, driver: Driver) -> None:
        self.tables = tables
        self.driver = driver
        # SQLite has one server process: whoever kept a table before us is gone, and need not be waited for
        self.alone = None if tables.database.postgres else tables.name
        self.rounds = 0
        self.failed: dict[str, float] = {}  # tables that could not go on, and when we tried
        self.compared: dict[str, int] = {}  # versions of tables with sockets, when we last looked

    async def run(self) -> None:
        """Go round until cancelled. A failure at one table never stops the others."""
        while True:
            try:
                await self.go_round()
            except UnreachableError:  # the log knows
                pass
            except Exception:
                LOG.exception("the sweep failed")
            await asyncio.sleep(EVERY)

    async def go_round(self) -> None:
        """One round."""
        now = self.tables.now()
        self.failed = {name: at for name, at in self.failed.items() if at <= now < at + LEFT_ALONE}
        failed = list(self.failed)
        for table_id in await self.tables.database.read(lambda connection: due(connection, now, self.alone, failed)):
            try:
                await self.tables.change(table_id, self.see_to)
            except UnreachableError:
                raise
            except Exception as problem:
                self.failed[table_id] = now
                tell_failure(table_id, problem)
        self.rounds += 1
        if self.rounds % COMPARE_EVERY == 0 and self.tables.database.postgres:
            await self.compare()

    def see_to(self, draft: TableDraft) -> None:
        """Time that is over, and bots that wait: every change makes this process their keeper."""
        now = self.tables.now()
        if draft.status == "playing":
            times_up(draft, now)
            lost = draft.keeper_until is not None and (
                draft.keeper_until < now or self.alone not in (None, draft.keeper)
            )
            if lost and any(draft.body.seats[seat].our_bot for seat in draft.pending):
                draft.touch()

    async def compare(self, *, everything: bool = False) -> None:
        """Tables that have changed since the last time: should the news of it be lost, sockets still hear of it.

        `everything`: those that nobody listens to as well, because whoever asks for one is told what is in memory.
        """
        names = [name for name, live in self.tables.in_memory.items() if everything or live.listeners]
        if everything:
            names += self.tables.loading  # what is being read may be older than what we have missed
        newest = await self.tables.database.read(lambda connection: versions(connection, names))
        for name, version in newest:
            if everything or self.compared.get(name) != version:
                try:
                    await self.tables.hear(News(name, version))
                except UnreachableError:
                    raise
                except Exception as problem:
                    tell_failure(name, problem)
        self.compared = dict(newest)


def tell_failure(table_id: str, problem: Exception) -> None:
    """One line for what we can name, everything for what nobody expected. The other tables go on."""
    expected = isinstance(problem, UserError)
    LOG.warning("a table cannot go on: %s", problem, exc_info=None if expected else problem, extra={"table": table_id})


def due(connection: Connection, now: float, alone: str | None, failed: list[str]) -> list[str]:
    """Tables whose clock ran out or whose bots stand still; if we are alone, also those that others have left."""
    late = or_(TABLES.c.deadline <= now, TABLES.c.keeper_until <= now)
    if alone is not None:
        late = or_(late, and_(TABLES.c.keeper_until.is_not(None), TABLES.c.keeper != alone))
    wanted = select(TABLES.c.id).where(TABLES.c.status == "playing", late, TABLES.c.id.not_in(failed))
    return list(connection.scalars(wanted.limit(AT_ONCE)))


def versions(connection: Connection, names: list[str]) -> list[tuple[str, int]]:
    """The newest versions of some tables."""
    found = connection.execute(select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(names)))
    return [(row.id, row.version) for row in found]
