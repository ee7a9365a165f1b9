"""Who wants to know when something happens at a table, or for somebody."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from haspelknecht.server.tables.changes import News
from haspelknecht.server.tables.live_table import LiveTable


class Doorbell:
    """Bells of this process, by the id of a person or of a table."""

    def __init__(self) -> None:
        self.bells: dict[str, set[asyncio.Event]] = {}

    def ring(self, news: News, live: LiveTable | None) -> None:
        """Something has changed at a table, in this process or another. Of a table in memory we know who sits there.

        A secret plan rings for nobody: it begins and ends no game, and others must not notice it.
        """
        if not self.bells or news.seat is not None:
            return
        seats = [] if live is None else live.current.body.seats
        for name in {news.table, *news.turn, *(seat.person for seat in seats if seat.person)}:
            for bell in self.bells.get(name, ()):
                bell.set()

    def ring_all(self) -> None:
        """Something may have changed anywhere."""
        for bells in self.bells.values():
            for bell in bells:
                bell.set()

    def hang(self, bell: asyncio.Event, names: Collection[str]) -> None:
        """A bell that rings for some names."""
        for name in names:
            self.bells.setdefault(name, set()).add(bell)

    def take_down(self, bell: asyncio.Event, names: Collection[str]) -> None:
        """It rings for them no more."""
        for name in names:
            bells = self.bells.get(name, set())
            bells.discard(bell)
            if not bells:
                self.bells.pop(name, None)
