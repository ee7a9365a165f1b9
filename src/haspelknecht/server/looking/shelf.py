"""Where the stories of tables in memory are kept, one for each language that somebody reads."""

from __future__ import annotations

import asyncio
from typing import Final
from weakref import WeakKeyDictionary

from haspelknecht.errors import UserError
from haspelknecht.server.hall.event import Event
from haspelknecht.server.hall.hall import Hall
from haspelknecht.server.hall.live import LiveTable
from haspelknecht.server.hall.loading import EVENT
from haspelknecht.server.hall.recording import begun
from haspelknecht.server.looking.story import Story
from haspelknecht.server.looking.tale import Forgotten, Tale
from haspelknecht.server.refusals import Conflict


class Volume:
    """A story that is being told; one reader at a time has it told further."""

    def __init__(self, tale: Tale) -> None:
        self.tale = tale
        self.lock = asyncio.Lock()


SHELF: Final[WeakKeyDictionary[LiveTable, dict[str, Volume]]] = WeakKeyDictionary()  # goes with its table


async def story_since(hall: Hall, live: LiveTable, since: int, language: str) -> Story:
    """What happened after an event. Only what is new since anybody asked is told anew."""
    identity = begun(live.desk)
    volumes = SHELF.setdefault(live, {})
    if language not in volumes:
        volumes[language] = Volume(Tale(identity, language))
    volume = volumes[language]
    async with volume.lock:
        newest = live.desk.number
        try:
            await go_on(hall, live, volume.tale, newest)
        except Forgotten:
            volume.tale = Tale(identity, language)
            await go_on(hall, live, volume.tale, newest)
        return volume.tale.since(min(since, newest))


async def go_on(hall: Hall, live: LiveTable, tale: Tale, newest: int) -> None:
    """Tell everything up to an event."""
    if tale.number < newest:
        data = await hall.events_since(live, tale.number)
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
