"""Tables: create, list, join and leave them, start the game, rematch."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Literal

import msgspec
from litestar import Router, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody

from haspelknecht.locale import Language
from haspelknecht.server.accounts.accounts import checked_name
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.api.intents import seat_number
from haspelknecht.server.errors import NotAllowed, NotFound
from haspelknecht.server.ids import new_id
from haspelknecht.server.position_types import LETTERS, Letter
from haspelknecht.server.security.authentication import ApiRequest, language_of, require_human, require_person
from haspelknecht.server.security.rates import limited
from haspelknecht.server.services import InjectedServices
from haspelknecht.server.tables.lists import listed, my_tables, public_tables, seat_of_code, with_turns
from haspelknecht.server.tables.messages import TableDetails, TableView
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
from haspelknecht.server.tables.table import Clock, Rules, Seat
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.table_view import table_view
from haspelknecht.view.facts import game_facts

ShortText = Annotated[str, msgspec.Meta(max_length=60)]


class SeatWish(msgspec.Struct):
    """Whom a seat is for: the person who asks, anyone, a person with the link, or one of our bots."""

    kind: Literal["me", "open", "invited", "bot"]
    bot: ShortText | None = None
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None  # another name in a hot-seat game


class NewTable(msgspec.Struct):
    """A new table."""

    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=2, max_length=4)]
    rules: Rules = msgspec.field(default_factory=Rules)
    clock: Clock = msgspec.field(default_factory=Clock)
    public: bool = False
    start: bool = False  # start at once; every seat must be taken


class SitDown(msgspec.Struct):
    """The seat to take; any open one by default."""

    seat: Letter | None = None


def requested_seat(person: Person, wish: SeatWish, number: int) -> Seat:
    """The seat that a request describes."""
    if wish.kind == "bot":
        return bot_seat(wish.bot or "apprentice", person.language, number)
    seat = Seat(invited=wish.kind == "invited", code=new_id())
    if wish.kind == "me":
        occupy(seat, person)
        seat.name = checked_name(wish.name or seat.name)
    return seat


def require_owner(draft: TableDraft, person: Person) -> None:
    """Raise `NotAllowed` unless the person owns the table."""
    if draft.body.owner != person.id:
        raise NotAllowed("server-owner-only")


def details(draft: TableDraft, person: Person | None, language: str | None = None) -> TableDetails:
    """A table for one person, by default in their own language, with the seat links that they may pass on."""
    codes: dict[Letter, str] = {}
    for number, seat in enumerate(draft.body.seats):
        own = person is not None and seat.person == person.id
        to_invite = person is not None and draft.body.owner == person.id and seat.kind == "open"
        if own or to_invite:
            codes[LETTERS[number]] = seat.code
    identity = None if draft.identity is None else json.loads(draft.identity)
    chosen = language or ("en" if person is None else person.language)
    facts = None if draft.game is None else game_facts(draft.game.table, chosen)
    return TableDetails(table_view(draft), draft.body.rules, identity, codes, draft.body.tutorial, facts)


@get("/tables")
async def list_tables(
    request: ApiRequest, services: InjectedServices, which: FromQuery[Literal["mine", "open", "playing"]]
) -> list[TableView]:
    """List the tables of the signed-in person, or public tables: open ones to join, or running games to watch."""
    wanted = my_tables(require_person(request).id) if which == "mine" else public_tables(which)
    rows = await services.database.read(lambda connection: connection.execute(wanted).all())
    return [table_view(await with_turns(services.tables, draft)) for draft in listed(rows)]


@post("/tables", guards=[limited("tables")])
async def make_table(request: ApiRequest, services: InjectedServices, data: JSONBody[NewTable]) -> TableDetails:
    """Create a table, and start its game at once if asked to."""
    person = require_human(request)
    seats = [requested_seat(person, wish, number) for number, wish in enumerate(data.seats)]
    now = services.settings.now()
    draft = await asyncio.to_thread(new_table, person, data.rules, data.clock, seats, public=data.public, now=now)
    if data.start:
        start(draft, services.settings.now())
    live = await services.tables.create(draft)
    return details(live.current, person)


@get("/tables/{table_id:str}")
async def get_table(
    request: ApiRequest,
    services: InjectedServices,
    table_id: FromPath[str],
    language: FromQuery[Language | None] = None,
) -> TableDetails:
    """Get a table. Its id is a link: anyone who has it may watch."""
    live = await services.tables.table(table_id)
    return details(live.current, request.user, language or language_of(request))


@post("/tables/{table_id:str}/join", status_code=200)
async def join(
    request: ApiRequest, services: InjectedServices, table_id: FromPath[str], data: JSONBody[SitDown]
) -> TableDetails:
    """Take an open seat."""
    person = require_person(request)

    def decide(draft: TableDraft) -> None:
        sit_down(draft, person, None if data.seat is None else seat_number(draft, data.seat), None)

    return details((await services.tables.change(table_id, decide)).current, person)


@post("/links/{code:str}", status_code=200)
async def follow_link(request: ApiRequest, services: InjectedServices, code: FromPath[str]) -> TableDetails:
    """Follow the link of a seat: take it if it is open, else continue its game on this device."""
    person = require_person(request)
    linked = await services.database.read(lambda connection: seat_of_code(connection, code))
    if linked is None:
        raise NotFound("server-no-link")
    table_id, seat = linked

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
    """Change who may take a seat, or seat a bot. Only the owner may, before the game starts."""
    person = require_human(request)

    def decide(draft: TableDraft) -> None:
        require_owner(draft, person)
        number = seat_number(draft, letter)
        change_seat(draft, number, requested_seat(person, data, number))

    return details((await services.tables.change(table_id, decide)).current, person)


@post("/tables/{table_id:str}/stand-up", status_code=200)
async def leave_seat(request: ApiRequest, services: InjectedServices, table_id: FromPath[str]) -> TableDetails:
    """Leave all seats of the signed-in person, before the game starts."""
    person = require_person(request)
    live = await services.tables.change(table_id, lambda draft: leave_table(draft, person))
    return details(live.current, person)


@post("/tables/{table_id:str}/start", status_code=200)
async def start_game(request: ApiRequest, services: InjectedServices, table_id: FromPath[str]) -> TableDetails:
    """Start the game. Only the owner may, when every seat is taken."""
    person = require_human(request)

    def decide(draft: TableDraft) -> None:
        require_owner(draft, person)
        start(draft, services.settings.now())

    return details((await services.tables.change(table_id, decide)).current, person)


@post("/tables/{table_id:str}/rematch", guards=[limited("tables")])
async def rematch(request: ApiRequest, services: InjectedServices, table_id: FromPath[str]) -> TableDetails:
    """Create a table with the same players and rules, or get it if another player has already asked for it."""
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
        list_tables, make_table, get_table, join, follow_link, set_seat, leave_seat, start_game, rematch,
    ],
)  # fmt: skip
