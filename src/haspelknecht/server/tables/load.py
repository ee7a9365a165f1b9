"""Reading a table from the database: the game is played again from its events, with the draws that were recorded."""

from __future__ import annotations

from array import array
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select

from haspelknecht.records.game import Game
from haspelknecht.records.notation import seat_text
from haspelknecht.server.errors import Conflict
from haspelknecht.server.storage.schema import BEGINNINGS, EVENTS, PLANS, TABLES
from haspelknecht.server.tables.events import Event, effective, is_taken_back
from haspelknecht.server.tables.replay import replayable_until, replayed, replayed_and_told, unreplayable
from haspelknecht.server.tables.table import DECODER, Plan
from haspelknecht.server.tables.table_draft import ENCODER, TableDraft, forget_past

EVENT = msgspec.json.Decoder(Event)
PLAN = msgspec.json.Decoder(Plan)


def load(connection: Connection, table_id: str, since: int | None = None) -> TableDraft | None:
    """A table as it was stored last; None if there is none. What another process changes meanwhile is read again.

    `since`: the events after this one are wanted too, in words, as `new_events`.
    """
    while True:
        draft = read(connection, table_id, since)
        if draft is None or version(connection, table_id) == draft.version:
            return draft


@unreplayable()
def read(connection: Connection, table_id: str, since: int | None) -> TableDraft | None:
    """The row, the events and the plans of a table, one after the other."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
    if row is None:
        return None
    draft = without_game(row)
    draft.identity = load_identity(connection, table_id)
    if draft.identity is not None:
        events = [event for event in load_events(connection, table_id) if event.number <= draft.number]
        replay_into(draft, draft.identity, events, since)
        found = connection.execute(select(PLANS).where(PLANS.c.table_id == table_id, PLANS.c.after == draft.number))
        draft.plans = {plan.seat: PLAN.decode(plan.data) for plan in found}
    return draft


def replay_into(draft: TableDraft, start: bytes, events: list[Event], since: int | None) -> None:
    """The game of a table, played again; if corrected rules refuse it, as far as they go (see `game_end.break_off`)."""
    try:
        if since is None:
            draft.game = replayed(start, events, draft.seed)
        else:
            draft.game, draft.new_events = replayed_and_told(start, events, draft.seed, since)
    except Conflict:
        if since is None:  # otherwise it is in memory here, and breaks off when it is read for the first time again
            draft.breaks_off = replayable_until(start, events)
        if draft.breaks_off is None:
            raise
        events = [event for event in events if event.number <= draft.breaks_off or not is_taken_back(event)]
        draft.game = replayed(start, events, draft.seed)
    draft.played = array("i", [event.number for event in effective(events) if event.of_game])
    forget_past(draft.game)
    forget_what_was_passed(draft.game, events)


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
    last = next((event for event in reversed(events) if event.of_game or event.kind == "undo"), None)
    if last is not None and last.kind == "undo" and game.history and seat_text(game.history[-1].seat) != last.seat:
        game.history.clear()


def version(connection: Connection, table_id: str) -> int | None:
    """How often a table has been changed."""
    return connection.scalar(select(TABLES.c.version).where(TABLES.c.id == table_id))


def load_identity(connection: Connection, table_id: str) -> bytes | None:
    """The game of a table before its first event; None if it has not begun."""
    return connection.scalar(select(BEGINNINGS.c.identity).where(BEGINNINGS.c.table_id == table_id))


@unreplayable()
def load_events(connection: Connection, table_id: str) -> list[Event]:
    """All events of a table, in order."""
    wanted = select(EVENTS.c.data).where(EVENTS.c.table_id == table_id).order_by(EVENTS.c.number)
    return [EVENT.decode(data) for data in connection.scalars(wanted)]


def told_bytes(connection: Connection, table_id: str, since: int) -> list[bytes]:
    """The events after one, as they are sent: what is not stored of them is found by playing the game again."""
    start, events = load_identity(connection, table_id), load_events(connection, table_id)
    if start is None:
        return []
    return [ENCODER.encode(event) for event in replayed_and_told(start, events, "", since)[1]]
