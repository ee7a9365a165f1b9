"""Checks all tables every second: clocks that ran out, bots that no process moves, lost news."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import Connection, and_, or_, select

from haspelknecht.errors import UserError
from haspelknecht.server.storage.database import UnreachableError
from haspelknecht.server.storage.schema import TABLES
from haspelknecht.server.tables.bot_driver import BotDriver
from haspelknecht.server.tables.changes import News
from haspelknecht.server.tables.leaving import times_up
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.tables import Tables

LOG = logging.getLogger("haspelknecht.tables")
INTERVAL: Final = 1.0  # seconds
COMPARE_EVERY: Final = 5  # rounds
MAX_TABLES: Final = 100  # tables in one round
RETRY_AFTER: Final = 10.0  # seconds before a table that failed is tried again


class Sweep:
    """A task that runs as long as the server."""

    def __init__(self, tables: Tables, driver: BotDriver) -> None:
        self.tables = tables
        self.driver = driver
        # SQLite has one server process: keepers with other names are gone, and their lease need not be waited for
        self.alone = None if tables.database.postgres else tables.name
        self.rounds = 0
        self.failed: dict[str, float] = {}  # tables that failed, and when
        self.compared: dict[str, int] = {}  # versions of tables with subscribers at the last comparison

    async def run(self) -> None:
        """Check all tables until cancelled. A failure at one table does not stop the others."""
        while True:
            try:
                await self.run_round()
            except UnreachableError:  # already logged
                pass
            except Exception:
                LOG.exception("the sweep failed")
            await asyncio.sleep(INTERVAL)

    async def run_round(self) -> None:
        """Check all tables once."""
        now = self.tables.now()
        self.failed = {name: at for name, at in self.failed.items() if at <= now < at + RETRY_AFTER}
        failed = list(self.failed)
        for table_id in await self.tables.database.read(lambda connection: due(connection, now, self.alone, failed)):
            try:
                await self.tables.change(table_id, self.check_table)
            except UnreachableError:
                raise
            except Exception as problem:
                self.failed[table_id] = now
                log_failure(table_id, problem)
        self.rounds += 1
        if self.rounds % COMPARE_EVERY == 0 and self.tables.database.postgres:
            await self.compare()

    def check_table(self, draft: TableDraft) -> None:
        """Handle clocks that ran out, and take over bots: every change makes this process the keeper."""
        now = self.tables.now()
        if draft.status == "playing":
            times_up(draft, now)
            lost = draft.keeper_until is not None and (
                draft.keeper_until < now or self.alone not in (None, draft.keeper)
            )
            if lost and any(draft.body.seats[seat].our_bot for seat in draft.pending):
                draft.touch()

    async def compare(self, *, everything: bool = False) -> None:
        """Compare versions with the database, so that lost news only delay what subscribers see.

        :param everything: Also compare tables without subscribers, because requests are answered from memory.
        """
        names = [name for name, live in self.tables.in_memory.items() if everything or live.subscribers]
        if everything:
            names += self.tables.loading  # what is being loaded may already be outdated
        newest = await self.tables.database.read(lambda connection: versions(connection, names))
        for name, version in newest:
            if everything or self.compared.get(name) != version:
                try:
                    await self.tables.receive(News(name, version))
                except UnreachableError:
                    raise
                except Exception as problem:
                    log_failure(name, problem)
        self.compared = dict(newest)


def log_failure(table_id: str, problem: Exception) -> None:
    """Log one line for an expected problem, and the traceback of any other."""
    expected = isinstance(problem, UserError)
    LOG.warning("a table cannot go on: %s", problem, exc_info=None if expected else problem, extra={"table": table_id})


def due(connection: Connection, now: float, alone: str | None, failed: list[str]) -> list[str]:
    """Return tables whose clock ran out or whose keeper's lease is over; `alone`: all keepers with other names."""
    late = or_(TABLES.c.deadline <= now, TABLES.c.keeper_until <= now)
    if alone is not None:
        late = or_(late, and_(TABLES.c.keeper_until.is_not(None), TABLES.c.keeper != alone))
    wanted = select(TABLES.c.id).where(TABLES.c.status == "playing", late, TABLES.c.id.not_in(failed))
    return list(connection.scalars(wanted.limit(MAX_TABLES)))


def versions(connection: Connection, names: list[str]) -> list[tuple[str, int]]:
    """Return the stored versions of some tables."""
    found = connection.execute(select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(names)))
    return [(row.id, row.version) for row in found]
