"""The last event of a seat: the last one that its player made and did not undo."""

from __future__ import annotations

import random

from haspelknecht.server.tables.leaving import come_back, go_away
from haspelknecht.server.tables.play import move, undo
from haspelknecht.server.tables.table_draft import TableDraft
from tests.server.drafts import act, table_of, until_planning


def last(draft: TableDraft, seat: int) -> int:
    """The number of the last event of a seat."""
    return draft.body.seats[seat].last


def turn_of_two_moves() -> tuple[TableDraft, int, list[int]]:
    """A game in which a player can make two moves and undo both; returns it, the seat and the moves."""
    draft, choose = table_of(2), random.Random(0)
    while True:
        trial, mover = draft.copy(), draft.pending[0]
        moves: list[int] = []
        while trial.pending == (mover,) and len(moves) < 2 and not trial.plans_secretly:
            assert trial.game is not None
            moves.append(int(choose.choice(trial.game.moves_of(mover))))
            move(trial, mover, trial.number, moves[-1], 0.0)
        assert trial.game is not None
        if len(moves) == 2 and trial.game.may_undo(mover) and len(trial.game.history) == 2:
            return draft, mover, moves
        act(draft, choose, 0.0)


def test_a_move_is_the_last_event_of_its_player() -> None:
    draft = table_of(2)
    mover = act(draft, random.Random(0), 0.0)
    assert (last(draft, mover), last(draft, 1 - mover)) == (draft.number, 0)


def test_moves_of_a_bot_that_replaces_a_player_are_not_the_players_last_event() -> None:
    draft, choose = table_of(2), random.Random(0)
    mover = act(draft, choose, 0.0)
    own = last(draft, mover)
    go_away(draft, mover, "left", 1.0)
    until_planning(draft, choose)
    while draft.plans_secretly:
        act(draft, choose, 2.0)
    come_back(draft, mover, 3.0)
    assert last(draft, mover) == own
    assert last(draft, 1 - mover) > own


def test_revealing_plans_is_the_last_event_of_all_players() -> None:
    draft, choose = table_of(2), random.Random(0)
    until_planning(draft, choose)
    while draft.plans_secretly:
        act(draft, choose, 0.0)
    assert [last(draft, seat) for seat in (0, 1)] == [draft.number] * 2


def test_an_undone_turn_is_not_the_last_event() -> None:
    draft, mover, moves = turn_of_two_moves()
    before = last(draft, mover)
    for wanted in moves:
        move(draft, mover, draft.number, wanted, 0.0)
    assert last(draft, mover) == draft.number
    undo(draft, mover, draft.number, True, 0.0)
    assert last(draft, mover) == before < draft.number


def test_after_a_partial_undo_the_remaining_move_is_the_last_event() -> None:
    draft, mover, (first, second) = turn_of_two_moves()
    before = last(draft, mover)
    move(draft, mover, draft.number, first, 0.0)
    kept = draft.number
    for _ in range(2):
        move(draft, mover, draft.number, second, 0.0)
        undo(draft, mover, draft.number, False, 0.0)
        assert last(draft, mover) == kept
    undo(draft, mover, draft.number, False, 0.0)
    assert last(draft, mover) == before


def test_a_turn_started_by_a_bot_does_not_count_after_the_players_own_part_is_undone() -> None:
    draft, mover, (first, second) = turn_of_two_moves()
    before = last(draft, mover)
    go_away(draft, mover, "left", 0.0)
    move(draft, mover, draft.number, first, 0.0)
    come_back(draft, mover, 0.0)
    move(draft, mover, draft.number, second, 0.0)
    undo(draft, mover, draft.number, False, 0.0)
    assert last(draft, mover) == before


def test_a_seat_stored_by_an_earlier_version_keeps_its_last_event_after_an_undo() -> None:
    draft, mover, moves = turn_of_two_moves()
    move(draft, mover, draft.number, moves[0], 0.0)
    seat = draft.body.seats[mover]
    known, seat.lasts = seat.last, []
    undo(draft, mover, draft.number, False, 0.0)
    assert last(draft, mover) == known
