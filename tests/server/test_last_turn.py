"""What happened since one's last turn: a turn is one's own if one has played it oneself, and not taken it back."""

from __future__ import annotations

import random

from haspelknecht.server.hall.desk import Desk
from haspelknecht.server.hall.leaving import come_back, go_away
from haspelknecht.server.hall.playing import move, take_back
from tests.server.desks import act, table_of, until_planning


def last(desk: Desk, seat: int) -> int:
    """The last event of a seat."""
    return desk.body.seats[seat].last


def turn_of_two_moves() -> tuple[Desk, int, list[int]]:
    """Somebody can make two moves, and take both of them back again."""
    desk, choose = table_of(2), random.Random(0)
    while True:
        trial, mover = desk.draft(), desk.pending[0]
        moves: list[int] = []
        while trial.pending == (mover,) and len(moves) < 2 and not trial.plans_secretly:
            assert trial.game is not None
            moves.append(int(choose.choice(trial.game.moves_of(mover))))
            move(trial, mover, trial.number, moves[-1], 0.0)
        assert trial.game is not None
        if len(moves) == 2 and trial.game.may_undo(mover) and len(trial.game.history) == 2:
            return desk, mover, moves
        act(desk, choose, 0.0)


def test_a_move_is_ones_own_last_event() -> None:
    desk = table_of(2)
    mover = act(desk, random.Random(0), 0.0)
    assert (last(desk, mover), last(desk, 1 - mover)) == (desk.number, 0)


def test_what_a_bot_plays_for_somebody_is_new_to_him() -> None:
    desk, choose = table_of(2), random.Random(0)
    mover = act(desk, choose, 0.0)
    own = last(desk, mover)
    go_away(desk, mover, "left", 1.0)
    until_planning(desk, choose)
    while desk.plans_secretly:
        act(desk, choose, 2.0)
    come_back(desk, mover, 3.0)
    assert last(desk, mover) == own
    assert last(desk, 1 - mover) > own


def test_a_plan_that_is_revealed_is_the_last_event_of_all_who_are_there() -> None:
    desk, choose = table_of(2), random.Random(0)
    until_planning(desk, choose)
    while desk.plans_secretly:
        act(desk, choose, 0.0)
    assert [last(desk, seat) for seat in (0, 1)] == [desk.number] * 2


def test_a_turn_that_is_taken_back_is_not_the_last_one() -> None:
    desk, mover, moves = turn_of_two_moves()
    before = last(desk, mover)
    for wanted in moves:
        move(desk, mover, desk.number, wanted, 0.0)
    assert last(desk, mover) == desk.number
    take_back(desk, mover, desk.number, True, 0.0)
    assert last(desk, mover) == before < desk.number


def test_of_a_turn_that_is_taken_back_in_part_the_rest_is_the_last_event() -> None:
    desk, mover, (first, second) = turn_of_two_moves()
    before = last(desk, mover)
    move(desk, mover, desk.number, first, 0.0)
    kept = desk.number
    for _ in range(2):
        move(desk, mover, desk.number, second, 0.0)
        take_back(desk, mover, desk.number, False, 0.0)
        assert last(desk, mover) == kept
    take_back(desk, mover, desk.number, False, 0.0)
    assert last(desk, mover) == before


def test_what_a_bot_has_begun_stays_new_to_who_takes_back_his_own_part_of_the_turn() -> None:
    desk, mover, (first, second) = turn_of_two_moves()
    before = last(desk, mover)
    go_away(desk, mover, "left", 0.0)
    move(desk, mover, desk.number, first, 0.0)
    come_back(desk, mover, 0.0)
    move(desk, mover, desk.number, second, 0.0)
    take_back(desk, mover, desk.number, False, 0.0)
    assert last(desk, mover) == before


def test_a_seat_of_an_earlier_version_keeps_its_last_event_when_it_takes_back() -> None:
    desk, mover, moves = turn_of_two_moves()
    move(desk, mover, desk.number, moves[0], 0.0)
    seat = desk.body.seats[mover]
    known, seat.lasts = seat.last, []
    take_back(desk, mover, desk.number, False, 0.0)
    assert last(desk, mover) == known
