"""A person following a table: everything that is new for him, in order, nothing twice."""

from __future__ import annotations

from haspelknecht.server.tables.live_table import LiveTable
from haspelknecht.server.tables.tables import Tables


class Updates:
    """What one person has been told so far. Several may follow for one person, each with its own memory."""

    def __init__(self, tables: Tables, live: LiveTable, person: str | None, since: int) -> None:
        self.tables = tables
        self.live = live
        self.person = person
        self.since = max(0, since)
        self.last: tuple[bytes, bytes] | None = None

    async def next(self) -> bytes | None:
        """The next message; None if there is nothing that this person may know and has not been told."""
        events = await self.tables.events_since(self.live, self.since)
        while self.since + len(events) < self.live.current.number:  # more happened while we were reading
            events = await self.tables.events_since(self.live, self.since)
        del events[self.live.current.number - self.since :]  # stored by another process: told when we have heard of it
        return self.message(events)

    def message(self, events: list[bytes]) -> bytes | None:
        """The same, if the events are at hand."""
        mine, view = self.live.encoded.mine_of(self.person), self.live.encoded.view
        if not events and self.last == (view, mine):
            return None
        self.last = (view, mine)
        news = self.live.news_bytes(self.since, events)
        self.since = self.live.current.number
        return b"%b%b}" % (news, mine)


async def news_for(tables: Tables, live: LiveTable, person: str | None, since: int) -> bytes:
    """Everything after one event, at once."""
    found = await Updates(tables, live, person, since).next()
    assert found is not None
    return found
