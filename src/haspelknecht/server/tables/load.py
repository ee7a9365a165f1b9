"""Reading a table from the database: the game is played again from its events, with the draws that were recorded."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, select

from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from haspelknecht.records.history import Step
from haspelknecht.records.notation import SEATS, seat_text
from haspelknecht.records.set_up import set_up
from haspelknecht.rules.pieces import COLOUR_NAMES
from haspelknecht.rules.refilling import draw
from haspelknecht.rules.stages import DRAWING
from haspelknecht.server.errors import Conflict
from haspelknecht.server.storage.schema import BEGINNINGS, EVENTS, PLANS, TABLES
from haspelknecht.server.tables.events import Event, Words, effective
from haspelknecht.server.tables.table import DECODER, Plan
from haspelknecht.server.tables.table_draft import TableDraft, forget_past

EVENT = msgspec.json.Decoder(Event)
PLAN = msgspec.json.Decoder(Plan)
DAMAGED: Final = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, AssertionError)


@contextmanager
def unreplayable() -> Iterator[None]:
    """Whatever is wrong with what was stored is refused in one way: it must not look like a failure of the server."""
    try:
        yield
    except Conflict:
        raise
    except UserError as error:
        raise Conflict("server-unreplayable", problem=str(error)) from None
    except DAMAGED as error:
        damage = UserError("server-stored-damaged", problem=type(error).__name__)  # never its values
        raise Conflict("server-unreplayable", problem=str(damage)) from error


def load(connection: Connection, table_id: str) -> TableDraft | None:
    """A table as it was stored last; None if there is none. What another process changes meanwhile is read again."""
    while True:
        draft = read(connection, table_id)
        if draft is None or version(connection, table_id) == draft.version:
            return draft


@unreplayable()
def read(connection: Connection, table_id: str) -> TableDraft | None:
    """The row, the events and the plans of a table, one after the other."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
    if row is None:
        return None
    draft = without_game(row)
    draft.identity = connection.scalar(select(BEGINNINGS.c.identity).where(BEGINNINGS.c.table_id == table_id))
    if draft.identity is not None:
        events = [event for event in load_events(connection, table_id) if event.number <= draft.number]
        draft.played = array("i", [event.number for event in effective(events) if event.steps])
        draft.game = replayed(draft.identity, events, draft.seed)
        forget_past(draft.game)
        forget_what_was_passed(draft.game, events)
        found = connection.execute(select(PLANS).where(PLANS.c.table_id == table_id, PLANS.c.after == draft.number))
        draft.plans = {plan.seat: PLAN.decode(plan.data) for plan in found}
    return draft


@unreplayable()
def without_game(row: Row[Any]) -> TableDraft:
    """A table as far as its row tells."""
    body = DECODER.decode(row.body)
    draft = TableDraft(row.id, body, seed=row.seed, engine=row.engine, created=row.created, public=row.public)
    draft.version, draft.number, draft.status, draft.ended = row.version, row.number, row.status, row.ended
    draft.keeper, draft.keeper_until = row.keeper, row.keeper_until
    return draft


def forget_what_was_passed(game: Game, events: list[Event]) -> None:
    """Who takes back his first move does not give the player before him a chance to do the same."""
    last = next((event for event in reversed(events) if event.steps or event.kind == "undo"), None)
    if last is not None and last.kind == "undo" and game.history and seat_text(game.history[-1].seat) != last.seat:
        game.history.clear()


def version(connection: Connection, table_id: str) -> int | None:
    """How often a table has been changed."""
    return connection.scalar(select(TABLES.c.version).where(TABLES.c.id == table_id))


@unreplayable()
def load_events(connection: Connection, table_id: str, since: int = 0) -> list[Event]:
    """The events after one, in order."""
    return [EVENT.decode(data) for data in event_bytes(connection, table_id, since)]


def event_bytes(connection: Connection, table_id: str, since: int) -> list[bytes]:
    """The same as they are stored, which is how they are sent."""
    wanted = select(EVENTS.c.data).where(EVENTS.c.table_id == table_id, EVENTS.c.number > since)
    return [row.data for row in connection.execute(wanted.order_by(EVENTS.c.number))]


@unreplayable()
def replayed(start: bytes, events: list[Event], seed: str) -> Game:
    """The game after some events. Nothing is drawn anew: a later engine or generator gives the same game."""
    table, state = set_up(json.loads(start))
    game = Game(table, state, None)
    for event in effective(events):
        if event.steps:
            replay_event(game, event)
    game.seed = seed
    return game


def replay_event(game: Game, event: Event) -> None:
    """The moves of an event and what followed from them."""
    draws = [step for step in event.steps if step["event"] == "draw"]
    game.run_automatic()
    draw_recorded(game, draws)
    for seat, code in event.moves:
        game.apply(code, SEATS.index(seat))
        game.run_automatic()
        draw_recorded(game, draws)


def draw_recorded(game: Game, draws: list[Words]) -> None:
    """The recorded disks, as many refills as are due."""
    while game.state.stage == DRAWING and draws:
        before = game.state.copy()
        names = draws.pop(0)["disks"]
        assert isinstance(names, list)
        disks = tuple(COLOUR_NAMES.index(name) for name in names)
        for colour in disks:
            draw(game.state, colour)
        game.disks_drawn += len(disks)
        game.history.append(Step("draw", before, disks=disks))
        game.run_automatic()
