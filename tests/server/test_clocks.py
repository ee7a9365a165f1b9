"""Clocks run for those whom the game waits for, and nobody can farm time."""

from __future__ import annotations

import random

import pytest

from haspelknecht.errors import UserError
from haspelknecht.server.hall.clocks import FRESH_START, REMOTE_SECONDS, deadline
from haspelknecht.server.hall.desk import Desk
from haspelknecht.server.hall.leaving import come_back, go_away, pause, resume, times_up
from haspelknecht.server.hall.playing import move, plan, take_back
from haspelknecht.server.hall.seating import check_clock
from haspelknecht.server.hall.table import Clock
from tests.server.desks import act, table_of, until_planning, whole_plan

LIVE = Clock("live", bank=600.0, increment=10.0)
DAYS = Clock("days", days=2.0)


def left(desk: Desk, seat: int, now: float) -> float:
    """What a clock shows."""
    found = desk.body.seats[seat]
    return found.left - (now - found.since if found.since is not None else 0.0)


def test_only_the_clock_of_the_player_to_move_runs() -> None:
    desk = table_of(2, clock=LIVE)
    mover = desk.pending[0]
    other = 1 - mover
    assert left(desk, mover, 30.0) == 570.0
    assert left(desk, other, 30.0) == 600.0


def test_a_finished_turn_brings_the_increment() -> None:
    desk = table_of(2, clock=LIVE)
    mover = act(desk, random.Random(0), now=25.0)
    assert left(desk, mover, 25.0) == 600.0 - 25.0 + 10.0
    assert desk.body.seats[1 - mover].since == 25.0


def test_taking_back_gives_the_increment_back() -> None:
    desk = table_of(2, clock=LIVE)
    mover = act(desk, random.Random(0), now=25.0)
    assert desk.game is not None
    if not desk.game.may_undo(mover):
        pytest.fail("the first take can be taken back until the other player acts")
    take_back(desk, mover, desk.number, False, 40.0)
    assert left(desk, mover, 40.0) == 600.0 - 40.0  # his turn was not over: his own clock has run all the time


def test_a_move_that_is_taken_back_changes_nothing_on_the_clock_of_the_other() -> None:
    desk = table_of(2, clock=LIVE)
    for round_ in range(5):
        mover = act(desk, random.Random(0), now=10.0 * round_)
        assert left(desk, 1 - mover, 10.0 * round_ + 5) == 595.0
        take_back(desk, mover, desk.number, False, 10.0 * round_ + 5)
        assert desk.body.seats[1 - mover].since is None
        assert left(desk, 1 - mover, 1000.0) == 600.0


def test_a_move_that_is_taken_back_after_a_pause_costs_only_the_time_of_who_made_it() -> None:
    desk = table_of(2, clock=LIVE)
    mover = act(desk, random.Random(0), now=10.0)
    pause(desk, 110.0)
    resume(desk, 200.0)
    take_back(desk, mover, desk.number, False, 220.0)
    assert left(desk, 1 - mover, 1000.0) == 600.0
    assert left(desk, mover, 220.0) == 600.0 - 10.0 - 100.0 - 20.0  # the pause itself costs nobody anything


def test_a_move_that_is_taken_back_gives_its_time_back_to_who_left_meanwhile() -> None:
    desk = table_of(2, clock=LIVE)
    mover = act(desk, random.Random(0), now=10.0)
    go_away(desk, 1 - mover, "left", 110.0)
    take_back(desk, mover, desk.number, False, 130.0)
    come_back(desk, 1 - mover, 140.0)
    assert left(desk, 1 - mover, 1000.0) == 600.0
    assert left(desk, mover, 140.0) == 600.0 - 140.0


def test_who_takes_back_while_a_bot_thinks_has_used_his_own_time() -> None:
    desk = table_of(1, bots=1, clock=LIVE)
    while desk.pending != (0,) or one_more(desk, now=0.0)[1].pending != (1,):
        desk = one_more(desk, now=0.0)[1]
    before = left(desk, 0, 0.0)
    for start in (0.0, 9.0, 18.0):
        act(desk, random.Random(7), now=start)
        go_away(desk, 0, "left", start + 8.0)  # nor does it help to leave and come back
        come_back(desk, 0, start + 8.0)
        take_back(desk, 0, desk.number, False, start + 9.0)
        assert left(desk, 0, start + 9.0) == before - start - 9.0


def test_what_somebody_was_given_when_he_came_back_is_not_taken_away_by_the_undo_of_another() -> None:
    desk, choose = table_of(2, clock=LIVE), random.Random(0)
    slow = desk.pending[0]
    times_up(desk, 600.0)
    act(desk, choose, 600.0)
    come_back(desk, slow, 600.0)
    assert act(desk, choose, 600.0) == 1 - slow
    take_back(desk, 1 - slow, desk.number, False, 650.0)
    assert left(desk, slow, 1000.0) == FRESH_START


def test_who_takes_back_part_of_his_turn_keeps_his_clock_as_it_is() -> None:
    desk, mover = middle_of_a_turn(LIVE)
    clocks = [left(desk, seat, 50.0) for seat in (0, 1)]
    take_back(desk, mover, desk.number, False, 40.0)
    assert [left(desk, seat, 50.0) for seat in (0, 1)] == clocks


def middle_of_a_turn(clock: Clock) -> tuple[Desk, int]:
    """Somebody has moved, can take that back, and is still to move."""
    desk, choose = table_of(2, clock=clock), random.Random(0)
    while True:
        mover = act(desk, choose, now=0.0)
        assert desk.game is not None
        if desk.pending == (mover,) and desk.game.may_undo(mover):
            return desk, mover


def test_while_all_plan_every_clock_runs_until_its_owner_is_ready() -> None:
    choose = random.Random(1)
    desk = table_of(3, clock=LIVE)
    until_planning(desk, choose)
    assert all(seat.since is not None for seat in desk.body.seats)
    first = act(desk, choose, now=100.0, seat=1)
    assert [seat.since is None for seat in desk.body.seats] == [number == first for number in range(3)]


def test_saving_a_draft_leaves_all_clocks_alone() -> None:
    choose = random.Random(1)
    desk = table_of(2, clock=LIVE)
    until_planning(desk, choose)
    before = [(seat.left, seat.since) for seat in desk.body.seats]
    plan(desk, 0, desk.number, list(whole_plan(desk, 0, choose)[:1]), ready=False, now=50.0)
    assert [(seat.left, seat.since) for seat in desk.body.seats] == before


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_being_ready_again_and_again_brings_no_time(clock: Clock) -> None:
    choose = random.Random(1)
    desk = table_of(2, clock=clock)
    until_planning(desk, choose)
    moves = list(whole_plan(desk, 0, choose))
    before = left(desk, 0, 100.0)
    for _ in range(3):
        plan(desk, 0, desk.number, moves, ready=True, now=100.0)
        plan(desk, 0, desk.number, moves, ready=False, now=100.0)
    assert left(desk, 0, 100.0) == before


def test_days_are_fresh_for_every_turn() -> None:
    desk = table_of(2, clock=DAYS)
    mover = act(desk, random.Random(0), now=86_400.0)
    assert left(desk, mover, 86_400.0) == 2 * 86_400.0


def last_to_plan_and_first_to_work(desk: Desk, choose: random.Random) -> int:
    """All have planned but the one who is going to work first; nobody has used any time."""
    until_planning(desk, choose)
    assert desk.game is not None
    first = int(desk.game.state.order[0])
    for seat in range(len(desk.body.seats)):
        if seat != first:
            act(desk, choose, now=0.0, seat=seat)
    return first


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_who_plans_last_and_works_first_has_two_turns(clock: Clock) -> None:
    choose = random.Random(1)
    desk = table_of(2, clock=clock)
    first = last_to_plan_and_first_to_work(desk, choose)
    before = left(desk, first, 50.0)
    act(desk, choose, now=50.0, seat=first)
    assert desk.pending == (first,)
    assert left(desk, first, 50.0) == after_a_turn(clock, before)


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_who_takes_last_and_then_plans_has_two_turns(clock: Clock) -> None:
    desk = table_of(2, clock=clock)
    while not (trial := one_more(desk, now=50.0))[1].plans_secretly:
        desk = one_more(desk, now=0.0)[1]
    mover, after = trial
    assert mover in after.pending
    assert left(after, mover, 50.0) == after_a_turn(clock, left(desk, mover, 50.0))


def after_a_turn(clock: Clock, before: float) -> float:
    """What a clock shows when a turn is over."""
    return before + clock.increment if clock is LIVE else 2 * 86_400.0


def one_more(desk: Desk, now: float) -> tuple[int, Desk]:
    """Who acts next, and the table after it."""
    found = desk.draft()
    return act(found, random.Random(7), now), found


def test_a_clock_that_runs_out_lets_a_bot_play_and_the_player_may_return() -> None:
    desk = table_of(2, clock=LIVE)
    mover = desk.pending[0]
    assert deadline(desk) == 600.0
    times_up(desk, 599.0)
    assert desk.body.seats[mover].away == ""
    times_up(desk, 600.0)
    assert desk.body.seats[mover].away == "clock"
    assert desk.body.seats[mover].our_bot == "greedy"
    assert desk.new_events[-1].kind == "away"
    come_back(desk, mover, 700.0)
    assert desk.body.seats[mover].is_human
    assert left(desk, mover, 700.0) == FRESH_START


@pytest.mark.parametrize("clock", [Clock("live", bank=20.0, increment=5.0), DAYS])
def test_going_away_and_coming_back_brings_no_time(clock: Clock) -> None:
    desk = table_of(2, clock=clock)
    for seat in (0, 1):
        before = left(desk, seat, 10.0)
        go_away(desk, seat, "left", 10.0)
        come_back(desk, seat, 10.0)
        assert left(desk, seat, 10.0) == before


def test_days_are_fresh_for_who_comes_back_after_a_bot_has_played_his_turn() -> None:
    desk = table_of(2, clock=DAYS)
    mover = desk.pending[0]
    go_away(desk, mover, "left", 86_400.0)
    act(desk, random.Random(0), 86_400.0)
    come_back(desk, mover, 86_400.0)
    assert left(desk, mover, 86_400.0) == 2 * 86_400.0


def test_taking_back_what_a_bot_has_played_neither_costs_time_nor_brings_any() -> None:
    desk = table_of(2, clock=LIVE)
    mover = desk.pending[0]
    go_away(desk, mover, "left", 30.0)
    assert act(desk, random.Random(0), 30.0) == mover
    come_back(desk, mover, 30.0)
    take_back(desk, mover, desk.number, False, 30.0)
    assert left(desk, mover, 30.0) == 570.0


@pytest.mark.parametrize(("clock", "expected"), [(LIVE, 570.0), (DAYS, 2 * 86_400.0 - 30.0)])
def test_who_leaves_between_his_move_and_taking_it_back_gains_no_time(clock: Clock, expected: float) -> None:
    desk = table_of(2, clock=clock)
    choose = random.Random(0)
    mover = desk.pending[0]
    for _ in range(3):
        assert act(desk, choose, 30.0) == mover
        go_away(desk, mover, "left", 30.0)
        come_back(desk, mover, 30.0)
        take_back(desk, mover, desk.number, False, 30.0)
        assert left(desk, mover, 30.0) == expected


def test_who_leaves_while_his_plan_is_ready_gains_no_time() -> None:
    desk = table_of(2, clock=LIVE)
    choose = random.Random(0)
    until_planning(desk, choose)
    before = left(desk, 0, 0.0)
    moves = whole_plan(desk, 0, choose)
    for _ in range(3):
        plan(desk, 0, desk.number, moves, ready=True, now=0.0)
        go_away(desk, 0, "left", 0.0)
        come_back(desk, 0, 0.0)
        plan(desk, 0, desk.number, moves, ready=False, now=0.0)
        assert left(desk, 0, 0.0) == before


def test_a_bot_of_another_machine_has_a_minute_for_each_choice_even_without_a_clock() -> None:
    desk = table_of(2)
    for seat in desk.body.seats:
        seat.kind, seat.since, seat.left = "remote", None, REMOTE_SECONDS
    mover = act(desk, random.Random(0), now=5.0)
    assert deadline(desk) == 5.0 + REMOTE_SECONDS
    times_up(desk, 5.0 + REMOTE_SECONDS)
    assert desk.body.seats[1 - mover].away == "failed"


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    desk = table_of(2)
    assert deadline(desk) is None


@pytest.mark.parametrize(
    "clock",
    [Clock("live", bank=5), Clock("live", bank=100_000), Clock("live", bank=60, increment=-1), Clock("days", days=0)],
)
def test_clocks_that_make_no_sense_are_refused(clock: Clock) -> None:
    with pytest.raises(UserError):
        check_clock(clock)


def test_a_move_that_comes_too_late_for_the_clock_still_counts_if_it_comes_before_the_bot() -> None:
    desk = table_of(2, clock=LIVE)
    mover = desk.pending[0]
    assert desk.game is not None
    move(desk, mover, desk.number, int(desk.game.moves_of(mover)[0]), 650.0)
    assert left(desk, mover, 650.0) == 10.0
