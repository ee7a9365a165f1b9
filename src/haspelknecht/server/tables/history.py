"""A game of a table as a record, and as steps with the open position after each: both are replayed on demand.

Everything here is public: secret plans are not events, and the seed is included only when the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from haspelknecht.records.game import Game
from haspelknecht.records.notation import seat_text
from haspelknecht.records.record import write_record
from haspelknecht.records.rules_version import RULES_VERSION
from haspelknecht.records.state_words import state_words
from haspelknecht.server.errors import Conflict
from haspelknecht.server.tables.events import Event, EventWithSteps, effective, event_values, with_steps
from haspelknecht.server.tables.replay import initial_game, replay_event, replayed, unreplayable
from haspelknecht.server.tables.table import Result
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.view.board import board_view
from haspelknecht.view.types import BoardView


class HistoryStep(msgspec.Struct):
    """An event of the game, and the position after it."""

    step: int
    event: EventWithSteps
    position: dict[str, Any]
    board: BoardView


class History(msgspec.Struct):
    """Some steps, and the number of the next one."""

    steps: list[HistoryStep]
    next: int | None


def begun(draft: TableDraft) -> bytes:
    """Return the game before its first event.

    :raises Conflict: If it has not begun.
    """
    if draft.identity is None or draft.status == "open":
        raise Conflict("server-not-begun")
    return draft.identity


def record_text(draft: TableDraft, events: Sequence[Event]) -> str:
    """Return the record of a game, running or over."""
    game = replayed(begun(draft), events, draft.seed)
    game.seed = draft.seed or None  # a record from elsewhere may have none
    text = write_record(game, reveal_seed=draft.status == "over") + ending_remarks(draft)
    return text + unreplayed_remarks(draft, game.table.rules, events)


def ending_remarks(draft: TableDraft) -> str:
    """Return remarks about an early end, which the record itself cannot express."""
    gave_up = [seat_text(number) for number, seat in enumerate(draft.body.seats) if seat.conceded]
    lines = [f"# conceded: {' '.join(gave_up)}"] if gave_up else []
    result = draft.body.result
    if result is not None and result.how != "scored":
        lines.append(f"# ended early ({result.how}): {points_text(result)}")
    return "".join(f"{line}\n" for line in lines)


def points_text(result: Result) -> str:
    """Return the points at the end as text."""
    return ", ".join(f"{seat_text(number)} {points}" for number, points in enumerate(result.points))


def unreplayed_remarks(draft: TableDraft, rules: int, events: Sequence[Event]) -> str:
    """Return the part of a game that corrected rules cannot replay as remarks (see `close_outdated`)."""
    at = next((place for place, event in enumerate(events) if event.kind == "outdated"), len(events))
    if at == len(events):
        return ""
    lines = [f"# began under version {rules} of the rules; version {RULES_VERSION} cannot replay what follows:"]
    for event in effective(events[:at]):
        if event.of_game and event.number > (events[at].back_to or 0):
            lines += [f"# {seat} {move}" for seat, move in event.moves]
            lines += [f"# draw {' '.join(disks)}" for disks in event.draws]
    if draft.body.result is not None:
        lines.append(f"# result ({draft.body.result.how}): {points_text(draft.body.result)}")
    return "".join(f"{line}\n" for line in lines)


def history(draft: TableDraft, events: Sequence[Event], since: int, most: int) -> History:
    """Return at most `most` steps of a game from step `since` on, without moves that were taken back."""
    steps: list[HistoryStep] = []
    for step, (event, game) in enumerate(replay_steps(begun(draft), events)):
        if step >= since + most:
            return History(steps, step)
        if step >= since:
            steps.append(HistoryStep(step, event, state_words(game.state), board_view(game)))
    return History(steps, None)


def replay_steps(start: bytes, events: Sequence[Event]) -> Iterator[tuple[EventWithSteps, Game]]:
    """Yield every event of the game itself, with the game after it."""
    with unreplayable():
        game = initial_game(start)
        for event in effective(events):
            if event.of_game:
                replay_event(game, event)
                detailed = with_steps(event, event_values(game, 0)["steps"])
                game.history.clear()
                yield detailed, game
