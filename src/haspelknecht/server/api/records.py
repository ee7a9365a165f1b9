"""Records: a game as text, its history step by step, and importing games."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from haspelknecht.server.api.tables import SeatWish, details, requested_seat
from haspelknecht.server.archive.import_record import archived_game, continued_game
from haspelknecht.server.position_types import Position
from haspelknecht.server.security.authentication import ApiRequest, require_human
from haspelknecht.server.security.rates import limited
from haspelknecht.server.services import InjectedServices, Services
from haspelknecht.server.tables.events import Event
from haspelknecht.server.tables.history import history, record_text
from haspelknecht.server.tables.load import load_events
from haspelknecht.server.tables.messages import EventView, TableDetails
from haspelknecht.server.tables.seating import start
from haspelknecht.server.tables.table import Clock
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.view.types import BoardView

MAX_RECORD_LENGTH = 200_000  # characters; a long game of four has about 25,000
MAX_STEPS = 100
ENCODER = msgspec.json.Encoder()


class HistoryStepView(msgspec.Struct):
    """An event that was not taken back, and the position after it. Step 0 is the beginning."""

    step: int
    event: EventView
    position: Position
    board: BoardView


class HistoryView(msgspec.Struct):
    """Some steps of a game; `next` is the first step that is left out, if any."""

    steps: list[HistoryStepView]
    next: int | None


class PlayOn(msgspec.Struct):
    """Continue the game after a step of the record (see `history`), by default the last. Seats as for a new table."""

    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=2, max_length=4)]
    step: Annotated[int, msgspec.Meta(ge=0, le=100_000)] | None = None
    clock: Clock = msgspec.field(default_factory=Clock)
    start: bool = False  # start at once; every seat must be taken


class NewRecord(msgspec.Struct):
    """A record to import into the archive, or to continue on a new table."""

    record: Annotated[str, msgspec.Meta(max_length=MAX_RECORD_LENGTH, pattern=r"^[^\x00]*$")]
    public: bool = False
    play_on: PlayOn | None = None


async def with_events(services: Services, table_id: str) -> tuple[TableDraft, list[Event]]:
    """A table and all its events."""
    draft = (await services.tables.table(table_id)).current
    return draft, await services.database.read(lambda connection: load_events(connection, draft.id))


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def get_record(services: InjectedServices, table_id: FromPath[str]) -> str:
    """Get the record of a running or finished game, as `haspelknecht replay` reads it.

    The seed is included once the game is over.
    """
    draft, events = await with_events(services, table_id)
    return await asyncio.to_thread(record_text, draft, events)


@get("/tables/{table_id:str}/history")
async def get_history(
    services: InjectedServices,
    table_id: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    most: Annotated[int, QueryParameter(ge=1, le=MAX_STEPS)] = MAX_STEPS,
) -> Response[HistoryView]:
    """Get the steps of a game from step `since` on, with the public position after each."""
    draft, events = await with_events(services, table_id)
    data = await asyncio.to_thread(lambda: ENCODER.encode(history(draft, events, since, most)))
    return Response(data, media_type=MediaType.JSON)  # type: ignore[arg-type]


@post("/records", guards=[limited("tables")])
async def import_record(request: ApiRequest, services: InjectedServices, data: JSONBody[NewRecord]) -> TableDetails:
    """Import a record into the archive, or continue it on a new table from one of its positions."""
    person, now = require_human(request), services.settings.now()
    wanted = data.play_on
    if wanted is None:
        draft = await asyncio.to_thread(archived_game, person, data.record, public=data.public, now=now)
    else:
        seats = [requested_seat(person, wish, number) for number, wish in enumerate(wanted.seats)]
        draft = await asyncio.to_thread(
            continued_game, person, data.record, wanted.step, seats, wanted.clock, public=data.public, now=now
        )
        if wanted.start:
            start(draft, now)
    return details((await services.tables.create(draft)).current, person)


router = Router("/", route_handlers=[get_record, get_history, import_record])
