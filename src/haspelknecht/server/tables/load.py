"""Loading a table from the database. The game is replayed from its events, with the recorded draws."""

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
from haspelknecht.server.tables.replay import replay_with_steps, replayable_until, replayed, unreplayable
from haspelknecht.server.tables.table import DECODER, Plan
from haspelknecht.server.tables.table_draft import ENCODER, TableDraft, trim_history

EVENT = msgspec.json.Decoder(Event)
PLAN = msgspec.json.Decoder(Plan)


def load(connection: Connection, table_id: str, since: int | None = None) -> TableDraft | None:
    """Return a table as it is stored; None if there is none. If another process changes it meanwhile, load it again.

    :param since: If given, the events after this one are returned with their steps, as `new_events`.
    """
    while True:
        draft = read(connection, table_id, since)
        if draft is None or version(connection, table_id) == draft.version:
            return draft


@unreplayable()
def read(connection: Connection, table_id: str, since: int | None) -> TableDraft | None:
    """Load the row, the events and the plans of a table."""
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
    """Replay the game of a table, as far as corrected rules allow it (see `game_end.close_outdated`)."""
    try:
        if since is None:
            draft.game = replayed(start, events, draft.seed)
        else:
            draft.game, draft.new_events = replay_with_steps(start, events, draft.seed, since)
    except Conflict:
        if since is None:  # otherwise it is in memory, and is closed when it is next loaded
            draft.last_replayable = replayable_until(start, events)
        if draft.last_replayable is None:
            raise
        events = [event for event in events if event.number <= draft.last_replayable or not is_taken_back(event)]
        draft.game = replayed(start, events, draft.seed)
    draft.played = array("i", [event.number for event in effective(events) if event.of_game])
    trim_history(draft.game)
    trim_passed_turn(draft.game, events)


@unreplayable()
def without_game(row: Row[Any]) -> TableDraft:
    """Return a table without its game, from its row alone."""
    body = DECODER.decode(row.body)
    draft = TableDraft(row.id, body, seed=row.seed, engine=row.engine, created=row.created, public=row.public)
    draft.version, draft.number, draft.status, draft.ended = row.version, row.number, row.status, row.ended
    draft.keeper, draft.keeper_until = row.keeper, row.keeper_until
    return draft


def trim_passed_turn(game: Game, events: list[Event]) -> None:
    """After a player has taken back their first move, the player before them still cannot undo."""
    last = next((event for event in reversed(events) if event.of_game or event.kind == "undo"), None)
    if last is not None and last.kind == "undo" and game.history and seat_text(game.history[-1].seat) != last.seat:
        game.history.clear()


def version(connection: Connection, table_id: str) -> int | None:
    """Return the stored version of a table; None if there is none."""
    return connection.scalar(select(TABLES.c.version).where(TABLES.c.id == table_id))


def load_identity(connection: Connection, table_id: str) -> bytes | None:
    """Return the game of a table before its first event; None if it has not begun."""
    return connection.scalar(select(BEGINNINGS.c.identity).where(BEGINNINGS.c.table_id == table_id))


@unreplayable()
def load_events(connection: Connection, table_id: str) -> list[Event]:
    """Return all events of a table, in order."""
    wanted = select(EVENTS.c.data).where(EVENTS.c.table_id == table_id).order_by(EVENTS.c.number)
    return [EVENT.decode(data) for data in connection.scalars(wanted)]


def encoded_events(connection: Connection, table_id: str, since: int) -> list[bytes]:
    """Return the events after `since`, encoded as they are sent; the game is replayed for their steps."""
    start, events = load_identity(connection, table_id), load_events(connection, table_id)
    if start is None:
        return []
    return [ENCODER.encode(event) for event in replay_with_steps(start, events, "", since)[1]]
