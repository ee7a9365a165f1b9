"""Tables without a server. Their commands are pure functions, so time is just a number."""

from __future__ import annotations

import random
from pathlib import Path

from sqlalchemy import insert

from haspelknecht.records.private_plan import game_with_plan
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.ids import new_id
from haspelknecht.server.storage.database import Database, migrate
from haspelknecht.server.storage.database_url import Sync
from haspelknecht.server.storage.schema import PEOPLE
from haspelknecht.server.tables.play import move, plan
from haspelknecht.server.tables.seating import bot_seat, new_table, occupy, start
from haspelknecht.server.tables.table import Clock, Rules, Seat
from haspelknecht.server.tables.table_draft import TableDraft

NAMES = ("Anna", "Bruno", "Clara", "David")


def person(number: int) -> Person:
    """A guest whose id is their name."""
    return Person(NAMES[number].lower(), "guest", NAMES[number], "en", 0)


def database_of(people: int, folder: Path, sync: Sync = "full") -> Database:
    """A new database with some people."""
    database = Database(f"sqlite:///{folder / 'games.db'}", sync)
    migrate(database.engine)
    rows = [
        {"id": who.id, "kind": who.kind, "name": who.name, "language": who.language, "epoch": 0, "created": 0.0}
        for who in map(person, range(people))
    ]
    database.run_now(lambda connection: connection.execute(insert(PEOPLE), rows) and None)
    return database


def seat_for(number: int) -> Seat:
    """A seat taken by a person."""
    seat = Seat(code=new_id())
    occupy(seat, person(number))
    return seat


def table_of(people: int, bots: int = 0, clock: Clock | None = None, rules: Rules | None = None) -> TableDraft:
    """A table with people and bots whose game starts at time 0."""
    seats = [seat_for(number) for number in range(people)]
    seats += [bot_seat("apprentice", "en", people + number) for number in range(bots)]
    draft = new_table(person(0), rules or Rules(), clock or Clock(), seats, public=False, now=0.0)
    start(draft, 0.0)
    return draft


def act(draft: TableDraft, choose: random.Random, now: float, seat: int | None = None) -> int:
    """Make a random move, or a complete random plan, for a seat that is to act; returns the seat."""
    assert draft.game is not None
    who = draft.pending[0] if seat is None else seat
    if not draft.plans_secretly:
        move(draft, who, draft.number, int(choose.choice(draft.game.moves_of(who))), now)
        return who
    plan(draft, who, draft.number, list(whole_plan(draft, who, choose)), ready=True, now=now)
    return who


def whole_plan(draft: TableDraft, seat: int, choose: random.Random) -> list[int]:
    """A random complete plan."""
    assert draft.game is not None
    moves: list[int] = []
    while legal := game_with_plan(draft.game, seat, moves).moves_of(seat):
        moves.append(int(choose.choice(legal)))
    return moves


def until_planning(draft: TableDraft, choose: random.Random, now: float = 0.0) -> None:
    """Make random moves until the players plan."""
    while not draft.plans_secretly:
        act(draft, choose, now)
