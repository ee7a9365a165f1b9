"""Looking round the hall every second: clocks that ran out, bots that nobody moves, news that got lost."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import Connection, and_, or_, select

from haspelknecht.errors import UserError
from haspelknecht.server.database import UnreachableError
from haspelknecht.server.hall.desk import Desk
from haspelknecht.server.hall.driver import Driver
from haspelknecht.server.hall.hall import Hall
from haspelknecht.server.hall.leaving import times_up
from haspelknecht.server.hall.news import News
from haspelknecht.server.schema import TABLES

LOG = logging.getLogger("haspelknecht.hall")
EVERY: Final = 1.0  # seconds
COMPARE_EVERY: Final = 5  # rounds
AT_ONCE: Final = 100  # tables in one round
LEFT_ALONE: Final = 10.0  # seconds for which a table that failed does not stand in the way of others


class Sweep:
    """A task that goes round as long as the server runs."""

    def __init__(self, hall: Hall, driver: Driver) -> None:
        self.hall = hall
        self.driver = driver
        # SQLite has one server process: whoever kept a table before us is gone, and need not be waited for
        self.alone = None if hall.database.postgres else hall.name
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
        now = self.hall.now()
        self.failed = {name: at for name, at in self.failed.items() if at <= now < at + LEFT_ALONE}
        failed = list(self.failed)
        for table_id in await self.hall.database.read(lambda connection: due(connection, now, self.alone, failed)):
            try:
                await self.hall.change(table_id, self.see_to)
            except UnreachableError:
                raise
            except Exception as problem:
                self.failed[table_id] = now
                tell_failure(table_id, problem)
        self.rounds += 1
        if self.rounds % COMPARE_EVERY == 0 and self.hall.database.postgres:
            await self.compare()

    def see_to(self, desk: Desk) -> None:
        """Time that is over, and bots that wait: every change makes this process their keeper."""
        now = self.hall.now()
        if desk.status == "playing":
            times_up(desk, now)
            lost = desk.keeper_until is not None and (desk.keeper_until < now or self.alone not in (None, desk.keeper))
            if lost and any(desk.body.seats[seat].our_bot for seat in desk.pending):
                desk.touch()

    async def compare(self, *, everything: bool = False) -> None:
        """Tables that have changed since the last time: should the news of it be lost, sockets still hear of it.

        `everything`: those that nobody listens to as well, because whoever asks for one is told what is in memory.
        """
        names = [name for name, live in self.hall.tables.items() if everything or live.listeners]
        if everything:
            names += self.hall.loading  # what is being read may be older than what we have missed
        newest = await self.hall.database.read(lambda connection: versions(connection, names))
        for name, version in newest:
            if everything or self.compared.get(name) != version:
                try:
                    await self.hall.hear(News(name, version))
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
