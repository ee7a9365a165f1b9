"""Where the stories of tables in memory are kept, one for each language that somebody reads."""

from __future__ import annotations

import asyncio
from typing import Final
from weakref import WeakKeyDictionary

from haspelknecht.errors import UserError
from haspelknecht.server.errors import Conflict
from haspelknecht.server.looking.story import Story
from haspelknecht.server.looking.tale import Forgotten, Tale
from haspelknecht.server.tables.events import Event
from haspelknecht.server.tables.history import begun
from haspelknecht.server.tables.live_table import LiveTable
from haspelknecht.server.tables.load import EVENT
from haspelknecht.server.tables.tables import Tables


class Volume:
    """A story that is being told; one reader at a time has it told further."""

    def __init__(self, tale: Tale) -> None:
        self.tale = tale
        self.lock = asyncio.Lock()


SHELF: Final[WeakKeyDictionary[LiveTable, dict[str, Volume]]] = WeakKeyDictionary()  # goes with its table


async def story_since(tables: Tables, live: LiveTable, since: int, language: str) -> Story:
    """What happened after an event. Only what is new since anybody asked is told anew."""
    identity = begun(live.current)
    volumes = SHELF.setdefault(live, {})
    if language not in volumes:
        volumes[language] = Volume(Tale(identity, language))
    volume = volumes[language]
    async with volume.lock:
        newest = live.current.number
        try:
            await go_on(tables, live, volume.tale, newest)
        except Forgotten:
            volume.tale = Tale(identity, language)
            await go_on(tables, live, volume.tale, newest)
        return volume.tale.since(min(since, newest))


async def go_on(tables: Tables, live: LiveTable, tale: Tale, newest: int) -> None:
    """Tell everything up to an event."""
    if tale.number < newest:
        data = await tables.events_since(live, tale.number)
        events = [event for event in map(EVENT.decode, data) if event.number <= newest]
        await asyncio.to_thread(hear_all, tale, events)


def hear_all(tale: Tale, events: list[Event]) -> None:
    """What is new, or everything."""
    try:
        if tale.number == 0:
            tale.begin(events)
        for event in events:
            if event.number > tale.number:
                tale.hear(event)
    except UserError as error:
        raise Conflict("server-unreplayable", problem=str(error)) from None
