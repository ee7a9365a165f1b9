"""Clocks run for the players to act, and no sequence of commands gains time."""

from __future__ import annotations

import random

import pytest

from haspelknecht.errors import UserError
from haspelknecht.server.tables.clocks import FRESH_START, REMOTE_SECONDS, deadline
from haspelknecht.server.tables.leaving import come_back, go_away, pause, resume, times_up
from haspelknecht.server.tables.play import move, plan, undo
from haspelknecht.server.tables.seating import check_clock
from haspelknecht.server.tables.table import Clock
from haspelknecht.server.tables.table_draft import TableDraft
from tests.server.drafts import act, table_of, until_planning, whole_plan

LIVE = Clock("live", bank=600.0, increment=10.0)
DAYS = Clock("days", days=2.0)


def left(draft: TableDraft, seat: int, now: float) -> float:
    """The seconds left on the clock of a seat."""
    clock = draft.body.seats[seat]
    return clock.left - (now - clock.since if clock.since is not None else 0.0)


def test_only_the_clock_of_the_player_to_move_runs() -> None:
    draft = table_of(2, clock=LIVE)
    mover = draft.pending[0]
    other = 1 - mover
    assert left(draft, mover, 30.0) == 570.0
    assert left(draft, other, 30.0) == 600.0


def test_a_finished_turn_brings_the_increment() -> None:
    draft = table_of(2, clock=LIVE)
    mover = act(draft, random.Random(0), now=25.0)
    assert left(draft, mover, 25.0) == 600.0 - 25.0 + 10.0
    assert draft.body.seats[1 - mover].since == 25.0


def test_an_undo_takes_the_increment_away() -> None:
    draft = table_of(2, clock=LIVE)
    mover = act(draft, random.Random(0), now=25.0)
    assert draft.game is not None
    if not draft.game.may_undo(mover):
        pytest.fail("the first take can be taken back until the other player acts")
    undo(draft, mover, draft.number, False, 40.0)
    assert left(draft, mover, 40.0) == 600.0 - 40.0  # the turn was not over: the mover's clock has run all the time


def test_an_undone_move_does_not_change_the_clock_of_the_opponent() -> None:
    draft = table_of(2, clock=LIVE)
    for round_ in range(5):
        mover = act(draft, random.Random(0), now=10.0 * round_)
        assert left(draft, 1 - mover, 10.0 * round_ + 5) == 595.0
        undo(draft, mover, draft.number, False, 10.0 * round_ + 5)
        assert draft.body.seats[1 - mover].since is None
        assert left(draft, 1 - mover, 1000.0) == 600.0


def test_a_move_undone_after_a_pause_costs_only_the_mover_time() -> None:
    draft = table_of(2, clock=LIVE)
    mover = act(draft, random.Random(0), now=10.0)
    pause(draft, 110.0)
    resume(draft, 200.0)
    undo(draft, mover, draft.number, False, 220.0)
    assert left(draft, 1 - mover, 1000.0) == 600.0
    assert left(draft, mover, 220.0) == 600.0 - 10.0 - 100.0 - 20.0  # the pause itself costs no time


def test_an_undone_move_gives_time_back_to_an_opponent_who_left_meanwhile() -> None:
    draft = table_of(2, clock=LIVE)
    mover = act(draft, random.Random(0), now=10.0)
    go_away(draft, 1 - mover, "left", 110.0)
    undo(draft, mover, draft.number, False, 130.0)
    come_back(draft, 1 - mover, 140.0)
    assert left(draft, 1 - mover, 1000.0) == 600.0
    assert left(draft, mover, 140.0) == 600.0 - 140.0


def test_an_undo_while_a_bot_thinks_costs_the_player_that_time() -> None:
    draft = table_of(1, bots=1, clock=LIVE)
    while draft.pending != (0,) or one_more(draft, now=0.0)[1].pending != (1,):
        draft = one_more(draft, now=0.0)[1]
    before = left(draft, 0, 0.0)
    for start in (0.0, 9.0, 18.0):
        act(draft, random.Random(7), now=start)
        go_away(draft, 0, "left", start + 8.0)  # leaving and coming back does not help either
        come_back(draft, 0, start + 8.0)
        undo(draft, 0, draft.number, False, start + 9.0)
        assert left(draft, 0, start + 9.0) == before - start - 9.0


def test_an_undo_of_the_opponent_keeps_the_time_given_to_a_returning_player() -> None:
    draft, choose = table_of(2, clock=LIVE), random.Random(0)
    slow = draft.pending[0]
    times_up(draft, 600.0)
    act(draft, choose, 600.0)
    come_back(draft, slow, 600.0)
    assert act(draft, choose, 600.0) == 1 - slow
    undo(draft, 1 - slow, draft.number, False, 650.0)
    assert left(draft, slow, 1000.0) == FRESH_START


def test_undoing_part_of_a_turn_does_not_change_the_clocks() -> None:
    draft, mover = middle_of_a_turn(LIVE)
    clocks = [left(draft, seat, 50.0) for seat in (0, 1)]
    undo(draft, mover, draft.number, False, 40.0)
    assert [left(draft, seat, 50.0) for seat in (0, 1)] == clocks


def middle_of_a_turn(clock: Clock) -> tuple[TableDraft, int]:
    """A game in which a player has moved, can undo the move, and is still to move; returns it and the seat."""
    draft, choose = table_of(2, clock=clock), random.Random(0)
    while True:
        mover = act(draft, choose, now=0.0)
        assert draft.game is not None
        if draft.pending == (mover,) and draft.game.may_undo(mover):
            return draft, mover


def test_while_players_plan_every_clock_runs_until_its_player_is_ready() -> None:
    choose = random.Random(1)
    draft = table_of(3, clock=LIVE)
    until_planning(draft, choose)
    assert all(seat.since is not None for seat in draft.body.seats)
    first = act(draft, choose, now=100.0, seat=1)
    assert [seat.since is None for seat in draft.body.seats] == [number == first for number in range(3)]


def test_saving_an_unfinished_plan_does_not_change_the_clocks() -> None:
    choose = random.Random(1)
    draft = table_of(2, clock=LIVE)
    until_planning(draft, choose)
    before = [(seat.left, seat.since) for seat in draft.body.seats]
    plan(draft, 0, draft.number, list(whole_plan(draft, 0, choose)[:1]), ready=False, now=50.0)
    assert [(seat.left, seat.since) for seat in draft.body.seats] == before


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_toggling_ready_gains_no_time(clock: Clock) -> None:
    choose = random.Random(1)
    draft = table_of(2, clock=clock)
    until_planning(draft, choose)
    moves = list(whole_plan(draft, 0, choose))
    before = left(draft, 0, 100.0)
    for _ in range(3):
        plan(draft, 0, draft.number, moves, ready=True, now=100.0)
        plan(draft, 0, draft.number, moves, ready=False, now=100.0)
    assert left(draft, 0, 100.0) == before


def test_a_clock_of_days_starts_again_every_turn() -> None:
    draft = table_of(2, clock=DAYS)
    mover = act(draft, random.Random(0), now=86_400.0)
    assert left(draft, mover, 86_400.0) == 2 * 86_400.0


def last_to_plan_and_first_to_work(draft: TableDraft, choose: random.Random) -> int:
    """All have planned except the player who works first; nobody has used any time. Returns that seat."""
    until_planning(draft, choose)
    assert draft.game is not None
    first = int(draft.game.state.order[0])
    for seat in range(len(draft.body.seats)):
        if seat != first:
            act(draft, choose, now=0.0, seat=seat)
    return first


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_planning_last_and_working_first_are_two_turns(clock: Clock) -> None:
    choose = random.Random(1)
    draft = table_of(2, clock=clock)
    first = last_to_plan_and_first_to_work(draft, choose)
    before = left(draft, first, 50.0)
    act(draft, choose, now=50.0, seat=first)
    assert draft.pending == (first,)
    assert left(draft, first, 50.0) == after_a_turn(clock, before)


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_taking_last_and_then_planning_are_two_turns(clock: Clock) -> None:
    draft = table_of(2, clock=clock)
    while not (trial := one_more(draft, now=50.0))[1].plans_secretly:
        draft = one_more(draft, now=0.0)[1]
    mover, after = trial
    assert mover in after.pending
    assert left(after, mover, 50.0) == after_a_turn(clock, left(draft, mover, 50.0))


def after_a_turn(clock: Clock, before: float) -> float:
    """The seconds on a clock after a turn."""
    return before + clock.increment if clock is LIVE else 2 * 86_400.0


def one_more(draft: TableDraft, now: float) -> tuple[int, TableDraft]:
    """The seat that acts next, and the table after its action."""
    after = draft.copy()
    return act(after, random.Random(7), now), after


def test_a_bot_replaces_a_player_whose_clock_runs_out_until_they_return() -> None:
    draft = table_of(2, clock=LIVE)
    mover = draft.pending[0]
    assert deadline(draft) == 600.0
    times_up(draft, 599.0)
    assert draft.body.seats[mover].away == ""
    times_up(draft, 600.0)
    assert draft.body.seats[mover].away == "clock"
    assert draft.body.seats[mover].our_bot == "greedy"
    assert draft.new_events[-1].kind == "away"
    come_back(draft, mover, 700.0)
    assert draft.body.seats[mover].is_human
    assert left(draft, mover, 700.0) == FRESH_START


@pytest.mark.parametrize("clock", [Clock("live", bank=20.0, increment=5.0), DAYS])
def test_leaving_and_coming_back_gains_no_time(clock: Clock) -> None:
    draft = table_of(2, clock=clock)
    for seat in (0, 1):
        before = left(draft, seat, 10.0)
        go_away(draft, seat, "left", 10.0)
        come_back(draft, seat, 10.0)
        assert left(draft, seat, 10.0) == before


def test_a_clock_of_days_starts_again_for_a_player_who_returns_after_a_bot_has_played_their_turn() -> None:
    draft = table_of(2, clock=DAYS)
    mover = draft.pending[0]
    go_away(draft, mover, "left", 86_400.0)
    act(draft, random.Random(0), 86_400.0)
    come_back(draft, mover, 86_400.0)
    assert left(draft, mover, 86_400.0) == 2 * 86_400.0


def test_undoing_a_move_of_a_bot_neither_costs_nor_gains_time() -> None:
    draft = table_of(2, clock=LIVE)
    mover = draft.pending[0]
    go_away(draft, mover, "left", 30.0)
    assert act(draft, random.Random(0), 30.0) == mover
    come_back(draft, mover, 30.0)
    undo(draft, mover, draft.number, False, 30.0)
    assert left(draft, mover, 30.0) == 570.0


@pytest.mark.parametrize(("clock", "expected"), [(LIVE, 570.0), (DAYS, 2 * 86_400.0 - 30.0)])
def test_leaving_between_a_move_and_its_undo_gains_no_time(clock: Clock, expected: float) -> None:
    draft = table_of(2, clock=clock)
    choose = random.Random(0)
    mover = draft.pending[0]
    for _ in range(3):
        assert act(draft, choose, 30.0) == mover
        go_away(draft, mover, "left", 30.0)
        come_back(draft, mover, 30.0)
        undo(draft, mover, draft.number, False, 30.0)
        assert left(draft, mover, 30.0) == expected


def test_leaving_while_a_plan_is_ready_gains_no_time() -> None:
    draft = table_of(2, clock=LIVE)
    choose = random.Random(0)
    until_planning(draft, choose)
    before = left(draft, 0, 0.0)
    moves = whole_plan(draft, 0, choose)
    for _ in range(3):
        plan(draft, 0, draft.number, moves, ready=True, now=0.0)
        go_away(draft, 0, "left", 0.0)
        come_back(draft, 0, 0.0)
        plan(draft, 0, draft.number, moves, ready=False, now=0.0)
        assert left(draft, 0, 0.0) == before


def test_a_remote_bot_has_a_minute_for_each_choice_even_without_a_clock() -> None:
    draft = table_of(2)
    for seat in draft.body.seats:
        seat.kind, seat.since, seat.left = "remote", None, REMOTE_SECONDS
    mover = act(draft, random.Random(0), now=5.0)
    assert deadline(draft) == 5.0 + REMOTE_SECONDS
    times_up(draft, 5.0 + REMOTE_SECONDS)
    assert draft.body.seats[1 - mover].away == "failed"


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    draft = table_of(2)
    assert deadline(draft) is None


@pytest.mark.parametrize(
    "clock",
    [Clock("live", bank=5), Clock("live", bank=100_000), Clock("live", bank=60, increment=-1), Clock("days", days=0)],
)
def test_invalid_clocks_are_refused(clock: Clock) -> None:
    with pytest.raises(UserError):
        check_clock(clock)


def test_a_move_after_the_clock_ran_out_counts_if_no_bot_has_moved_yet() -> None:
    draft = table_of(2, clock=LIVE)
    mover = draft.pending[0]
    assert draft.game is not None
    move(draft, mover, draft.number, int(draft.game.moves_of(mover)[0]), 650.0)
    assert left(draft, mover, 650.0) == 10.0
