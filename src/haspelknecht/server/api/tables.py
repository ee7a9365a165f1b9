"""Tables: make one, look at them, sit down, stand up, start, the same again."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Literal

import msgspec
from litestar import Router, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody

from haspelknecht.locale import Language
from haspelknecht.records.notation import SEATS
from haspelknecht.server.accounts.accounts import checked_name
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.api.intents import seat_number
from haspelknecht.server.errors import NotAllowed, NotFound
from haspelknecht.server.messages import TableDetails, TableView
from haspelknecht.server.position_types import Letter
from haspelknecht.server.security.identify import ApiRequest, language_of, require_human, require_person
from haspelknecht.server.security.rates import limited
from haspelknecht.server.services import InjectedServices
from haspelknecht.server.tables.lists import listed, my_tables, public_tables, seat_of_code, with_turns
from haspelknecht.server.tables.seating import (
    bot_seat,
    change_seat,
    create_rematch,
    hand_over,
    leave_table,
    new_table,
    occupy,
    sit_down,
    start,
)
from haspelknecht.server.tables.table import Clock, Rules, Seat, new_id
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.table_view import table_view
from haspelknecht.view.facts import game_facts

ShortText = Annotated[str, msgspec.Meta(max_length=60)]


class SeatWish(msgspec.Struct):
    """What a seat is for: the asker himself, anybody, somebody with the link, or one of our bots."""

    kind: Literal["me", "open", "invited", "bot"]
    bot: ShortText | None = None
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None  # another name in a hot-seat game


class NewTable(msgspec.Struct):
    """A table to be."""

    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=2, max_length=4)]
    rules: Rules = msgspec.field(default_factory=Rules)
    clock: Clock = msgspec.field(default_factory=Clock)
    public: bool = False
    start: bool = False  # begin at once, if every seat is taken


class SitDown(msgspec.Struct):
    """Which seat; any open one if none is named."""

    seat: Letter | None = None


def wanted_seat(person: Person, wish: SeatWish, number: int) -> Seat:
    """A seat as it was asked for."""
    if wish.kind == "bot":
        return bot_seat(wish.bot or "apprentice", person.language, number)
    seat = Seat(invited=wish.kind == "invited", code=new_id())
    if wish.kind == "me":
        occupy(seat, person)
        seat.name = checked_name(wish.name or seat.name)
    return seat


def owner_only(draft: TableDraft, person: Person) -> None:
    """Refuse everybody but the owner of the table."""
    if draft.body.owner != person.id:
        raise NotAllowed("server-owner-only")


def details(draft: TableDraft, person: Person | None, language: str | None = None) -> TableDetails:
    """A table for one person, in their own language if not said otherwise. Links are shown to those who may give them
    away."""
    codes: dict[Letter, str] = {}
    for number, seat in enumerate(draft.body.seats):
        mine = person is not None and seat.person == person.id
        to_give = person is not None and draft.body.owner == person.id and seat.kind == "open"
        if mine or to_give:
            codes[SEATS[number]] = seat.code  # type: ignore[index]
    identity = None if draft.identity is None else json.loads(draft.identity)
    words = language or ("en" if person is None else person.language)
    facts = None if draft.game is None else game_facts(draft.game.table, words)
    return TableDetails(table_view(draft), draft.body.rules, identity, codes, draft.body.tutorial, facts)


@get("/tables")
async def list_tables(
    request: ApiRequest, services: InjectedServices, which: FromQuery[Literal["mine", "open", "playing"]]
) -> list[TableView]:
    """Tables of the asker, or public ones: waiting for players, or to be watched."""
    wanted = my_tables(require_person(request).id) if which == "mine" else public_tables(which)
    rows = await services.database.read(lambda connection: connection.execute(wanted).all())
    return [table_view(await with_turns(services.tables, draft)) for draft in listed(rows)]


@post("/tables", guards=[limited("tables")])
async def make_table(request: ApiRequest, services: InjectedServices, data: JSONBody[NewTable]) -> TableDetails:
    """A new table."""
    person = require_human(request)
    seats = [wanted_seat(person, wish, number) for number, wish in enumerate(data.seats)]
    now = services.settings.now()
    draft = await asyncio.to_thread(new_table, person, data.rules, data.clock, seats, public=data.public, now=now)
    if data.start:
        start(draft, services.settings.now())
    live = await services.tables.create(draft)
    return details(live.current, person)


@get("/tables/{table_id:str}")
async def look_at(
    request: ApiRequest,
    services: InjectedServices,
    table_id: FromPath[str],
    language: FromQuery[Language | None] = None,
) -> TableDetails:
    """A table: whoever has the link may look."""
    live = await services.tables.table(table_id)
    return details(live.current, request.user, language or language_of(request))


@post("/tables/{table_id:str}/join", status_code=200)
async def join(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[SitDown]
) -> TableDetails:
    """Sit down on an open seat."""
    person = require_person(request)

    def decide(draft: TableDraft) -> None:
        sit_down(draft, person, None if data.seat is None else seat_number(draft, data.seat), None)

    return details((await services.tables.change(table_id, decide)).current, person)


@post("/links/{code:str}", status_code=200)
async def follow_link(request: ApiRequest, services: InjectedServices, code: FromPath[str]) -> TableDetails:
    """Open the link of a seat: sit down there, or go on with it on this device."""
    person = require_person(request)
    found = await services.database.read(lambda connection: seat_of_code(connection, code))
    if found is None:
        raise NotFound("server-no-link")
    table_id, seat = found

    def decide(draft: TableDraft) -> None:
        if draft.body.seats[seat].code != code:
            raise NotFound("server-no-link")
        if draft.body.seats[seat].person == person.id:
            return
        if draft.body.seats[seat].kind == "open":
            sit_down(draft, person, seat, code)
        else:
            hand_over(draft, person, seat)

    return details((await services.tables.change(table_id, decide)).current, person)


@patch("/tables/{table_id:str}/seats/{letter:str}")
async def set_seat(
    request: ApiRequest,
    services: InjectedServices,
    table_id: FromPath[str],
    letter: FromPath[Letter],
    data: JSONBody[SeatWish],
) -> TableDetails:
    """The owner decides what a seat is for, before the game."""
    person = require_human(request)

    def decide(draft: TableDraft) -> None:
        owner_only(draft, person)
        number = seat_number(draft, letter)
        change_seat(draft, number, wanted_seat(person, data, number))

    return details((await services.tables.change(table_id, decide)).current, person)


@post("/tables/{table_id:str}/stand-up", status_code=200)
async def leave_seat(request: ApiRequest, services: InjectedServices, table_id: FromPath[str]) -> TableDetails:
    """Give one's seats back, before the game."""
    person = require_person(request)
    live = await services.tables.change(table_id, lambda draft: leave_table(draft, person))
    return details(live.current, person)


@post("/tables/{table_id:str}/start", status_code=200)
async def start_game(request: ApiRequest, services: InjectedServices, table_id: FromPath[str]) -> TableDetails:
    """The owner begins the game."""
    person = require_human(request)

    def decide(draft: TableDraft) -> None:
        owner_only(draft, person)
        start(draft, services.settings.now())

    return details((await services.tables.change(table_id, decide)).current, person)


@post("/tables/{table_id:str}/rematch", guards=[limited("tables")])
async def rematch(request: ApiRequest, services: InjectedServices, table_id: FromPath[str]) -> TableDetails:
    """The same again: the first who asks makes the table, the others are led to it."""
    person = require_human(request)

    def decide(draft: TableDraft) -> None:
        if not draft.seats_of(person.id):
            raise NotAllowed("server-players-only")
        if draft.body.rematch is None:
            create_rematch(draft, person, services.settings.now())

    old = (await services.tables.change(table_id, decide)).current
    assert old.body.rematch is not None
    return details((await services.tables.table(old.body.rematch)).current, person)


router = Router(
    "/",
    route_handlers=[
        list_tables, make_table, look_at, join, follow_link, set_seat, leave_seat, start_game, rematch,
    ],
)  # fmt: skip
