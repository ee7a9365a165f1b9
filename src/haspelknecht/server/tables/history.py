"""A game of a table as a record, and as steps with the open position after each: both are replayed on demand.

Everything here is known to all: secret plans are no events, and the seed is told only when the game is over.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from haspelknecht.records.game import Game
from haspelknecht.records.notation import seat_text
from haspelknecht.records.record import write_record
from haspelknecht.records.set_up import set_up
from haspelknecht.records.state_words import state_words
from haspelknecht.server.errors import Conflict
from haspelknecht.server.tables.events import Event, effective
from haspelknecht.server.tables.load import replay_event, replayed, unreplayable
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.view.board import board_view
from haspelknecht.view.types import BoardView


class HistoryStep(msgspec.Struct):
    """An event of the game that still counts, and the position after it."""

    step: int
    event: Event
    position: dict[str, Any]
    board: BoardView


class History(msgspec.Struct):
    """Some steps (see `routes.records.HistoryView`)."""

    steps: list[HistoryStep]
    next: int | None


def begun(draft: TableDraft) -> bytes:
    """The game before its first event."""
    if draft.identity is None or draft.status == "open":
        raise Conflict("server-not-begun")
    return draft.identity


def record_text(draft: TableDraft, events: list[Event]) -> str:
    """The record of a game, running or over."""
    game = replayed(begun(draft), events, draft.seed)
    game.seed = draft.seed or None  # a record from elsewhere may have none
    return write_record(game, reveal_seed=draft.status == "over") + how_it_ended(draft)


def how_it_ended(draft: TableDraft) -> str:
    """A remark for readers: the record itself knows only the final scoring."""
    gave_up = [seat_text(number) for number, seat in enumerate(draft.body.seats) if seat.conceded]
    lines = [f"# conceded: {' '.join(gave_up)}"] if gave_up else []
    result = draft.body.result
    if result is not None and result.how != "scored":
        standing = ", ".join(f"{seat_text(number)} {points}" for number, points in enumerate(result.points))
        lines.append(f"# ended early ({result.how}): {standing}")
    return "".join(f"{line}\n" for line in lines)


def history(draft: TableDraft, events: list[Event], since: int, most: int) -> History:
    """Some steps of a game, from one on. Moves that were taken back are left out."""
    steps: list[HistoryStep] = []
    for step, (event, game) in enumerate(replay_steps(begun(draft), events)):
        if step >= since + most:
            return History(steps, step)
        if step >= since:
            steps.append(HistoryStep(step, event, state_words(game.state), board_view(game)))
    return History(steps, None)


def replay_steps(start: bytes, events: list[Event]) -> Iterator[tuple[Event, Game]]:
    """Every event of the game itself, with the game after it."""
    with unreplayable():
        game = Game(*set_up(json.loads(start)), None)
        for event in effective(events):
            if event.steps or event.kind == "begin":
                replay_event(game, event)
                game.history.clear()
                yield event, game
