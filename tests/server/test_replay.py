"""Replaying stored games gives the same events as when they were played, and detects damage."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from haspelknecht.records.state_words import state_words
from haspelknecht.server.errors import Conflict
from haspelknecht.server.remote_bots.table_stream import outcome_of
from haspelknecht.server.tables import replay
from haspelknecht.server.tables.events import Event, stored
from haspelknecht.server.tables.game_end import close_outdated
from haspelknecht.server.tables.history import record_text
from haspelknecht.server.tables.play import undo
from haspelknecht.server.tables.replay import replay_with_steps, replayable_until, replayed
from haspelknecht.server.tables.table import Rules
from haspelknecht.server.tables.table_draft import TableDraft
from tests.server.drafts import act, table_of


def played(people: int, events: int, undoing: float = 0.15, options: dict[str, str] | None = None) -> TableDraft:
    """A table after some random events, some of them undos."""
    draft, choose = table_of(people, rules=Rules(options=options or {})), random.Random(people)
    while draft.status == "playing" and draft.number < events:
        seat = act(draft, choose, 0.0)
        if draft.game is not None and draft.game.may_undo(seat) and choose.random() < undoing:
            undo(draft, seat, draft.number, whole_turn=choose.random() < 0.5, now=0.0)
    draft.finalize()
    return draft


def identity_of(draft: TableDraft) -> bytes:
    """The stored identity of the game: its state before the first event."""
    assert draft.identity is not None
    return draft.identity


def as_read(draft: TableDraft) -> list[Event]:
    """The events as they are read from the database."""
    return [msgspec.json.decode(data, type=Event) for data in draft.stored_events]


@pytest.mark.parametrize(("people", "options"), [(2, {}), (3, {"plan_in_turn_order": "yes"}), (4, {})])
def test_replayed_events_are_the_same_as_the_original_ones(people: int, options: dict[str, str]) -> None:
    draft = played(people, 10_000, options=options)
    assert any(event.kind == "undo" for event in draft.new_events)
    assert all(b"steps" not in data for data in draft.stored_events)
    game, events_again = replay_with_steps(identity_of(draft), as_read(draft), draft.seed, 0)
    assert [msgspec.json.encode(event) for event in events_again] == draft.sent_events
    assert draft.game is not None
    assert state_words(game.state) == state_words(draft.game.state)
    late = replay_with_steps(identity_of(draft), as_read(draft), draft.seed, draft.number - 9)[1]
    assert [msgspec.json.encode(event) for event in late] == draft.sent_events[-9:]


def test_undone_moves_that_the_rules_now_refuse_are_skipped() -> None:
    """The other events are replayed with their steps."""
    draft = played(2, 60)
    events = as_read(draft)
    at = next(place for place, event in enumerate(events) if event.kind == "undo") - 1
    letter, _ = events[at].moves[0]
    events[at] = msgspec.structs.replace(events[at], moves=[(letter, "store nothing")])
    game, events_again = replay_with_steps(identity_of(draft), events, draft.seed, 0)
    assert events_again[at].steps == []
    assert events_again[at + 2].steps == draft.new_events[at + 2].steps
    assert game.state == replayed(identity_of(draft), events, draft.seed).state


def draws_of(event: Event, change: Any) -> Event:
    """An event with changed draws."""
    return msgspec.structs.replace(event, draws=change(event.draws))


@pytest.mark.parametrize("change", [
    lambda draws: [*draws, ["yellow"]], lambda draws: [draws[0][:-1]], lambda draws: [[*draws[0], "black"]],
    lambda draws: [["yellow"] * len(draws[0])],
], ids=["one too many", "a disk too few", "a disk too many", "more of a colour than there are"])  # fmt: skip
def test_wrong_draws_are_detected(change: Any) -> None:
    draft = played(2, 3)
    events = as_read(draft)
    with pytest.raises(Conflict) as refused:
        replayed(identity_of(draft), [draws_of(events[0], change), *events[1:]], draft.seed)
    assert refused.value.key == "server-unreplayable"


def test_only_a_game_of_earlier_rules_is_ended_early(monkeypatch: pytest.MonkeyPatch) -> None:
    draft = played(2, 30, undoing=0)
    events = as_read(draft)
    letter = events[20].moves[0][0]
    events[20] = msgspec.structs.replace(events[20], moves=[(letter, "take 1 yellow"), (letter, "take 1 yellow")])
    assert replayable_until(identity_of(draft), events) is None  # under the same rules it must be damaged
    monkeypatch.setattr(replay, "RULES_VERSION", 2)
    assert replayable_until(identity_of(draft), events) == 20


def test_a_game_ended_early_has_no_result_and_its_record_contains_the_remaining_moves() -> None:
    draft = played(2, 30, undoing=0)
    events = as_read(draft)
    draft.last_replayable, draft.game = 20, replayed(identity_of(draft), events[:20], draft.seed)
    close_outdated(draft, now=9.0)
    assert (draft.status, draft.ended, draft.body.result) == ("over", 9.0, None)
    record = record_text(draft, [*events, *map(stored, draft.new_events[-2:])])
    assert "unfinished\n# began under version 1 of the rules" in record
    rest = [f"# {letter} {move}" for event in events[20:] for letter, move in event.moves]
    assert [line for line in record.splitlines() if line in rest] == rest
    assert outcome_of(draft).scores == tuple(player.score for player in draft.game.state.players)
