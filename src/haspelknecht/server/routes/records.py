"""Records: a game as text, its course step by step, and games brought from elsewhere."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from haspelknecht.server.archive.importing import archived, laid_again
from haspelknecht.server.guarding.asking import Asking, human
from haspelknecht.server.guarding.rates import limited
from haspelknecht.server.hall.desk import Desk
from haspelknecht.server.hall.event import Event
from haspelknecht.server.hall.loading import load_events
from haspelknecht.server.hall.recording import history, record_text
from haspelknecht.server.hall.seating import start
from haspelknecht.server.hall.table import Clock
from haspelknecht.server.house import House, TheHouse
from haspelknecht.server.routes.tables import SeatWish, details, wanted_seat
from haspelknecht.server.wire import EventView, TableDetails
from haspelknecht.server.words import Position

LONGEST_RECORD = 200_000  # characters; a long game of four has about 25,000
MOST_STEPS = 100
ENCODER = msgspec.json.Encoder()


class HistoryStepView(msgspec.Struct):
    """Something that happened and still counts, and the position after it. Step 0 is the beginning."""

    step: int
    event: EventView
    position: Position


class HistoryView(msgspec.Struct):
    """A part of the course of a game; `next` is the first step that is left out."""

    steps: list[HistoryStepView]
    next: int | None


class PlayOn(msgspec.Struct):
    """Play on after a step of the record (see `history`), the last one if none is named. Seats as for a new table."""

    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=2, max_length=4)]
    step: Annotated[int, msgspec.Meta(ge=0, le=100_000)] | None = None
    clock: Clock = msgspec.field(default_factory=Clock)
    start: bool = False  # begin at once, if every seat is taken


class NewRecord(msgspec.Struct):
    """A record from elsewhere: to look at, or to play on."""

    record: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD, pattern=r"^[^\x00]*$")]
    public: bool = False
    play_on: PlayOn | None = None


async def with_events(house: House, table_id: str) -> tuple[Desk, list[Event]]:
    """A table and everything that happened there."""
    desk = (await house.hall.table(table_id)).desk
    return desk, await house.database.read(lambda connection: load_events(connection, desk.id))


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def get_record(house: TheHouse, table_id: FromPath[str]) -> str:
    """The record of a game, running or over, as `haspelknecht replay` reads it. The seed is in it when it is over."""
    desk, events = await with_events(house, table_id)
    return await asyncio.to_thread(record_text, desk, events)


@get("/tables/{table_id:str}/history")
async def get_history(
    house: TheHouse,
    table_id: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    most: Annotated[int, QueryParameter(ge=1, le=MOST_STEPS)] = MOST_STEPS,
) -> Response[HistoryView]:
    """The course of a game from a step on, with the open position after each."""
    desk, events = await with_events(house, table_id)
    data = await asyncio.to_thread(lambda: ENCODER.encode(history(desk, events, since, most)))
    return Response(data, media_type=MediaType.JSON)  # type: ignore[arg-type]


@post("/records", guards=[limited("tables")])
async def bring_record(request: Asking, house: TheHouse, data: JSONBody[NewRecord]) -> TableDetails:
    """A game from elsewhere: into the archive, or onto a new table that plays on from one of its positions."""
    person, now = human(request), house.settings.now()
    wanted = data.play_on
    if wanted is None:
        desk = await asyncio.to_thread(archived, person, data.record, public=data.public, now=now)
    else:
        seats = [wanted_seat(person, wish, number) for number, wish in enumerate(wanted.seats)]
        desk = await asyncio.to_thread(
            laid_again, person, data.record, wanted.step, seats, wanted.clock, public=data.public, now=now
        )
        if wanted.start:
            start(desk, now)
    return details((await house.hall.create(desk)).desk, person)


router = Router("/", route_handlers=[get_record, get_history, bring_record])
