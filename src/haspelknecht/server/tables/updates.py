"""What somebody who follows a table is sent: a whole view first, then what has changed, in order, nothing twice."""

from __future__ import annotations

import asyncio
from typing import Final

from haspelknecht.server.tables.encoded_views import EncodedViews, Parts, members, patches
from haspelknecht.server.tables.history import begun
from haspelknecht.server.tables.kept_log import KeptLog
from haspelknecht.server.tables.live_table import LiveTable
from haspelknecht.server.tables.load import EVENT
from haspelknecht.server.tables.tables import Tables

AT_ONCE: Final = 8  # events that are told within the event loop; a whole game takes long


class Updates:
    """What one socket has been sent so far.

    However much has happened since then, there is one next message: who reads slowly gets one patch for several
    changes, never a backlog.
    """

    def __init__(self, tables: Tables, live: LiveTable, person: str | None, language: str, since: int) -> None:
        self.tables = tables
        self.live = live
        self.person = person
        self.language = language
        self.since = since  # the newest event in the log of the client
        self.sent: EncodedViews | None = None
        self.mine: Parts = {}  # as it was sent

    async def next(self) -> bytes | None:
        """The next message; None if there is nothing that this person may know and has not been sent."""
        log = await newest_log(self.tables, self.live, self.language)
        views = self.live.views  # of the same event as the log: nothing has been awaited since
        number, mine = views.draft.number, views.mine((self.person, self.language))
        if self.sent is None:
            kind, parts = b"view", b'%b,"mine":{%b}' % (members(views.shared), members(mine))
        else:
            own = members(patches(self.mine, mine))
            changed = [views.shared_patch(self.sent), b'"mine":{%b}' % own if own else b""]
            if not any(changed) and self.since == number:
                return None
            kind, parts = b"patch", b'"patch":{%b}' % b",".join(filter(None, changed))
        since, entries = (0, b"[]") if log is None else log.since(self.since)
        self.sent, self.mine, self.since = views, mine, number
        return b'{"type":"%b","number":%d,%b,"log":%b,"log_since":%d}' % (kind, number, parts, entries, since)


async def newest_log(tables: Tables, live: LiveTable, language: str) -> KeptLog | None:
    """The log up to the newest event; None before the game begins. Nothing is awaited after it is complete."""
    if live.current.status == "open":
        return None
    if language not in live.logs:
        live.logs[language] = KeptLog(begun(live.current), language)
    log = live.logs[language]
    while log.number < live.current.number:
        async with log.lock:
            events = live.events_since(log.number)
            if events is not None and len(events) <= AT_ONCE:
                log.add([EVENT.decode(event) for event in events])
            else:
                known, newest = log.number, live.current.number  # what others have stored we may not have heard of yet
                stored = await tables.stored_events(live)
                await asyncio.to_thread(log.add, [event for event in stored if known < event.number <= newest])
    return log


async def whole_view(tables: Tables, live: LiveTable, person: str | None, language: str, since: int) -> bytes:
    """The view as it is now, with the log after an event."""
    found = await Updates(tables, live, person, language, since).next()
    assert found is not None  # the first message is never left out
    return found


async def news_since(tables: Tables, live: LiveTable, person: str | None, since: int) -> bytes:
    """`messages.GameNews`: every event after one, at once."""
    events = await tables.events_since(live, since)
    while since + len(events) < live.current.number:  # more happened while we were reading
        events = await tables.events_since(live, since)
    known = live.current.number - since  # what another process has stored is told when we have heard of it
    return live.views.news(person, since, events[:known])
