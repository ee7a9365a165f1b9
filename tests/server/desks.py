"""Tables without a server: the commands of the hall are pure, so time is just a number here."""

from __future__ import annotations

import random
from pathlib import Path

from sqlalchemy import insert

from haspelknecht.rules.flow import legal_moves
from haspelknecht.server.database import Database, migrate
from haspelknecht.server.hall.desk import Desk
from haspelknecht.server.hall.playing import move, plan
from haspelknecht.server.hall.private_plan import planned
from haspelknecht.server.hall.seating import bot_seat, new_table, occupy, start
from haspelknecht.server.hall.table import Clock, Rules, Seat, new_id
from haspelknecht.server.people.person import Person
from haspelknecht.server.schema import PEOPLE
from haspelknecht.server.settings import Sync

NAMES = ("Anna", "Bruno", "Clara", "David")


def person(number: int) -> Person:
    """Somebody whose id is his name."""
    return Person(NAMES[number].lower(), "guest", NAMES[number], "en", 0)


def database_of(people: int, folder: Path, sync: Sync = "full") -> Database:
    """A new database in which some people are known."""
    found = Database(f"sqlite:///{folder / 'games.db'}", sync)
    migrate(found.engine)
    rows = [
        {"id": who.id, "kind": who.kind, "name": who.name, "language": who.language, "epoch": 0, "created": 0.0}
        for who in map(person, range(people))
    ]
    found.run_now(lambda connection: connection.execute(insert(PEOPLE), rows) and None)
    return found


def seat_for(number: int) -> Seat:
    """A taken seat."""
    seat = Seat(code=new_id())
    occupy(seat, person(number))
    return seat


def table_of(people: int, bots: int = 0, clock: Clock | None = None, rules: Rules | None = None) -> Desk:
    """A table with people and bots, begun at time 0."""
    seats = [seat_for(number) for number in range(people)]
    seats += [bot_seat("apprentice", "en", people + number) for number in range(bots)]
    desk = new_table(person(0), rules or Rules(), clock or Clock(), seats, public=False, now=0.0)
    start(desk, 0.0)
    return desk


def act(desk: Desk, choose: random.Random, now: float, seat: int | None = None) -> int:
    """A random action of a seat that is to act, a whole plan at once; returns the seat."""
    assert desk.game is not None
    who = desk.pending[0] if seat is None else seat
    if not desk.plans_secretly:
        move(desk, who, desk.number, int(choose.choice(desk.game.moves_of(who))), now)
        return who
    plan(desk, who, desk.number, list(whole_plan(desk, who, choose)), ready=True, now=now)
    return who


def whole_plan(desk: Desk, seat: int, choose: random.Random) -> list[int]:
    """A random complete plan."""
    assert desk.game is not None
    moves: list[int] = []
    state = planned(desk.game, seat, moves)
    while state.may_act(seat):
        moves.append(choose.choice(legal_moves(state, seat)))
        state = planned(desk.game, seat, moves)
    return moves


def until_planning(desk: Desk, choose: random.Random, now: float = 0.0) -> None:
    """Random moves until the players plan."""
    while not desk.plans_secretly:
        act(desk, choose, now)
