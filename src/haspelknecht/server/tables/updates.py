"""The messages to one client that follows a table: a whole view first, then patches, in order, nothing twice."""

from __future__ import annotations

import asyncio
from typing import Final

from haspelknecht.server.tables.encoded_views import EncodedViews, Parts, members, patches
from haspelknecht.server.tables.history import begun
from haspelknecht.server.tables.live_table import LiveTable
from haspelknecht.server.tables.load import EVENT
from haspelknecht.server.tables.table_log import TableLog
from haspelknecht.server.tables.tables import Tables

MAX_IN_LOOP: Final = 8  # events that are put into words in the event loop; a whole game takes too long


class Updates:
    """The state of one client: what it has been sent so far.

    There is never a backlog: a client that reads slowly gets one patch for several changes.
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
        """Return the next message; None if nothing has changed that this person may see."""
        log = await newest_log(self.tables, self.live, self.language)
        views = self.live.views  # of the same event as the log: nothing has been awaited since
        number, mine = views.draft.number, views.mine(self.person, self.language)
        if self.sent is None:
            kind, parts = b"view", b'%b,"mine":{%b}' % (members(views.shared), members(mine))
        else:
            own_patch = members(patches(self.mine, mine))
            changed = [views.shared_patch(self.sent), b'"mine":{%b}' % own_patch if own_patch else b""]
            if not any(changed) and self.since == number:
                return None
            kind, parts = b"patch", b'"patch":{%b}' % b",".join(filter(None, changed))
        since, entries = (0, b"[]") if log is None else log.since(self.since)
        self.sent, self.mine, self.since = views, mine, number
        return b'{"type":"%b","number":%d,%b,"log":%b,"log_since":%d}' % (kind, number, parts, entries, since)


async def newest_log(tables: Tables, live: LiveTable, language: str) -> TableLog | None:
    """Return the log up to the newest event; None before the game begins. Nothing is awaited once it is complete."""
    if live.current.status == "open":
        return None
    if language not in live.logs:
        live.logs[language] = TableLog(begun(live.current), language)
    log = live.logs[language]
    while log.number < live.current.number:
        async with log.lock:
            events = live.events_since(log.number)
            if events is not None and len(events) <= MAX_IN_LOOP:
                log.add([EVENT.decode(event) for event in events])
            else:
                known, newest = log.number, live.current.number  # other processes may have stored more
                stored = await tables.stored_events(live)
                await asyncio.to_thread(log.add, [event for event in stored if known < event.number <= newest])
    return log


async def whole_view(tables: Tables, live: LiveTable, person: str | None, language: str, since: int) -> bytes:
    """Return the whole current view, with the log after event `since`."""
    message = await Updates(tables, live, person, language, since).next()
    assert message is not None  # the first message is never left out
    return message


async def news_since(tables: Tables, live: LiveTable, person: str | None, since: int) -> bytes:
    """Return an encoded `messages.GameNews`: all events after `since`, and the current state."""
    events = await tables.events_since(live, since)
    while since + len(events) < live.current.number:  # more was stored while we were reading
        events = await tables.events_since(live, since)
    known = live.current.number - since  # what another process has stored is sent when we have loaded it
    return live.views.news(person, since, events[:known])
