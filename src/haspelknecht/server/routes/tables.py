"""Tables: make one, look at them, sit down, stand up, start, the same again."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Literal

import msgspec
from litestar import Router, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody

from haspelknecht.records.notation import SEATS
from haspelknecht.server.acting import seat_number
from haspelknecht.server.guarding.asking import Asking, asker, human
from haspelknecht.server.guarding.rates import limited
from haspelknecht.server.hall.desk import Desk
from haspelknecht.server.hall.finding import listed, my_tables, public_tables, seat_of_code, with_turns
from haspelknecht.server.hall.seating import (
    bot_seat,
    change_seat,
    hand_over,
    new_table,
    occupy,
    same_again,
    sit_down,
    stand_up,
    start,
)
from haspelknecht.server.hall.table import Clock, Rules, Seat, new_id
from haspelknecht.server.hall.telling import table_view
from haspelknecht.server.house import TheHouse
from haspelknecht.server.people.person import Person
from haspelknecht.server.people.registry import checked_name
from haspelknecht.server.refusals import NotAllowed, NotFound
from haspelknecht.server.wire import TableDetails, TableView
from haspelknecht.server.words import Letter

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


def owner_only(desk: Desk, person: Person) -> None:
    """Refuse everybody but the owner of the table."""
    if desk.body.owner != person.id:
        raise NotAllowed("server-owner-only")


def details(desk: Desk, person: Person | None) -> TableDetails:
    """A table for one person. Links are shown to those who may give them away."""
    codes: dict[Letter, str] = {}
    for number, seat in enumerate(desk.body.seats):
        mine = person is not None and seat.person == person.id
        to_give = person is not None and desk.body.owner == person.id and seat.kind == "open"
        if mine or to_give:
            codes[SEATS[number]] = seat.code  # type: ignore[index]
    identity = None if desk.identity is None else json.loads(desk.identity)
    return TableDetails(table_view(desk), desk.body.rules, identity, codes, desk.body.tutorial)


@get("/tables")
async def list_tables(
    request: Asking, house: TheHouse, which: FromQuery[Literal["mine", "open", "playing"]]
) -> list[TableView]:
    """Tables of the asker, or public ones: waiting for players, or to be watched."""
    wanted = my_tables(asker(request).id) if which == "mine" else public_tables(which)
    rows = await house.database.read(lambda connection: connection.execute(wanted).all())
    return [table_view(await with_turns(house.hall, desk)) for desk in listed(rows)]


@post("/tables", guards=[limited("tables")])
async def make_table(request: Asking, house: TheHouse, data: JSONBody[NewTable]) -> TableDetails:
    """A new table."""
    person = human(request)
    seats = [wanted_seat(person, wish, number) for number, wish in enumerate(data.seats)]
    now = house.settings.now()
    desk = await asyncio.to_thread(new_table, person, data.rules, data.clock, seats, public=data.public, now=now)
    if data.start:
        start(desk, house.settings.now())
    live = await house.hall.create(desk)
    return details(live.desk, person)


@get("/tables/{table_id:str}")
async def look_at(request: Asking, house: TheHouse, table_id: FromPath[str]) -> TableDetails:
    """A table: whoever has the link may look."""
    return details((await house.hall.table(table_id)).desk, request.user)


@post("/tables/{table_id:str}/join", status_code=200)
async def join(request: Asking, house: TheHouse, table_id: FromPath[str], data: JSONBody[SitDown]) -> TableDetails:
    """Sit down on an open seat."""
    person = asker(request)

    def decide(desk: Desk) -> None:
        sit_down(desk, person, None if data.seat is None else seat_number(desk, data.seat), None)

    return details((await house.hall.change(table_id, decide)).desk, person)


@post("/links/{code:str}", status_code=200)
async def follow_link(request: Asking, house: TheHouse, code: FromPath[str]) -> TableDetails:
    """Open the link of a seat: sit down there, or go on with it on this device."""
    person = asker(request)
    found = await house.database.read(lambda connection: seat_of_code(connection, code))
    if found is None:
        raise NotFound("server-no-link")
    table_id, seat = found

    def decide(desk: Desk) -> None:
        if desk.body.seats[seat].code != code:
            raise NotFound("server-no-link")
        if desk.body.seats[seat].person == person.id:
            return
        if desk.body.seats[seat].kind == "open":
            sit_down(desk, person, seat, code)
        else:
            hand_over(desk, person, seat)

    return details((await house.hall.change(table_id, decide)).desk, person)


@patch("/tables/{table_id:str}/seats/{letter:str}")
async def set_seat(
    request: Asking, house: TheHouse, table_id: FromPath[str], letter: FromPath[Letter], data: JSONBody[SeatWish]
) -> TableDetails:
    """The owner decides what a seat is for, before the game."""
    person = human(request)

    def decide(desk: Desk) -> None:
        owner_only(desk, person)
        number = seat_number(desk, letter)
        change_seat(desk, number, wanted_seat(person, data, number))

    return details((await house.hall.change(table_id, decide)).desk, person)


@post("/tables/{table_id:str}/stand-up", status_code=200)
async def leave_seat(request: Asking, house: TheHouse, table_id: FromPath[str]) -> TableDetails:
    """Give one's seats back, before the game."""
    person = asker(request)
    live = await house.hall.change(table_id, lambda desk: stand_up(desk, person))
    return details(live.desk, person)


@post("/tables/{table_id:str}/start", status_code=200)
async def start_game(request: Asking, house: TheHouse, table_id: FromPath[str]) -> TableDetails:
    """The owner begins the game."""
    person = human(request)

    def decide(desk: Desk) -> None:
        owner_only(desk, person)
        start(desk, house.settings.now())

    return details((await house.hall.change(table_id, decide)).desk, person)


@post("/tables/{table_id:str}/rematch", guards=[limited("tables")])
async def rematch(request: Asking, house: TheHouse, table_id: FromPath[str]) -> TableDetails:
    """The same again: the first who asks makes the table, the others are led to it."""
    person = human(request)

    def decide(desk: Desk) -> None:
        if not desk.seats_of(person.id):
            raise NotAllowed("server-players-only")
        if desk.body.rematch is None:
            same_again(desk, person, house.settings.now())

    old = (await house.hall.change(table_id, decide)).desk
    assert old.body.rematch is not None
    return details((await house.hall.table(old.body.rematch)).desk, person)


router = Router(
    "/",
    route_handlers=[
        list_tables, make_table, look_at, join, follow_link, set_seat, leave_seat, start_game, rematch,
    ],
)  # fmt: skip
