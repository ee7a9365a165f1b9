"""When someone leaves: bots take over, players return, games end by concession or agreement."""

from __future__ import annotations

import random

import pytest

from haspelknecht.server.hall.clocks import deadline
from haspelknecht.server.hall.leaving import DESERTED, MISSED, bots_wait_until, come_back, concede, go_away, wish
from haspelknecht.server.hall.playing import Stale, move
from haspelknecht.server.hall.table import Clock, Wish
from haspelknecht.server.refusals import Conflict
from tests.server.desks import act, table_of, until_planning

REPLACE: tuple[Wish, ...] = ("replace A", "replace B", "replace C")


def test_a_bot_plays_for_who_is_away_until_he_is_back() -> None:
    desk = table_of(2)
    go_away(desk, 0, "left", 1.0)
    assert desk.body.seats[0].our_bot == "greedy"
    come_back(desk, 0, 2.0)
    assert desk.body.seats[0].our_bot is None
    assert [event.kind for event in desk.new_events[-2:]] == ["away", "back"]


def test_a_finished_plan_stands_when_its_owner_leaves_and_an_unfinished_one_does_not() -> None:
    choose = random.Random(0)
    desk = table_of(3)
    until_planning(desk, choose)
    act(desk, choose, 1.0, seat=0)
    go_away(desk, 0, "left", 2.0)
    assert desk.plans[0].ready


def test_conceding_against_bots_ends_the_game_and_the_conceder_is_last() -> None:
    desk = table_of(1, bots=2)
    concede(desk, 0, 1.0)
    assert desk.status == "over"
    assert desk.body.result is not None
    assert desk.body.result.how == "conceded"
    assert desk.body.result.ranks[0] == 3


def test_conceding_among_three_people_lets_the_others_play_on() -> None:
    desk = table_of(3)
    concede(desk, 1, 1.0)
    assert desk.status == "playing"
    assert desk.body.seats[1].our_bot == "greedy"
    with pytest.raises(Conflict):
        come_back(desk, 1, 2.0)
    concede(desk, 0, 3.0)
    assert desk.body.result is not None
    assert desk.body.result.ranks[2] == 1


def test_a_game_is_paused_and_resumed_when_all_want_it() -> None:
    desk = table_of(2, clock=Clock("live", bank=600.0))
    wish(desk, 0, ["pause"], desk.number, 10.0)
    assert not desk.body.paused
    wish(desk, 1, ["pause"], desk.number, 20.0)
    assert desk.body.paused
    assert deadline(desk) is None
    mover = desk.pending[0]
    with pytest.raises(Conflict):
        act(desk, random.Random(0), 30.0)
    wish(desk, 0, ["resume"], desk.number, 1000.0)
    wish(desk, 1, ["resume"], desk.number, 1000.0)
    assert not desk.body.paused
    assert desk.body.seats[mover].left == 580.0
    assert desk.body.seats[mover].since == 1000.0


def test_a_table_agrees_to_end() -> None:
    desk = table_of(2, bots=1)
    wish(desk, 0, ["end"], desk.number, 1.0)
    wish(desk, 1, ["end"], desk.number, 2.0)
    assert desk.status == "over"
    assert desk.body.result is not None
    assert desk.body.result.how == "agreed"


def test_the_others_may_agree_on_a_bot_for_somebody_who_is_not_there() -> None:
    desk = table_of(3)
    missed = desk.pending[0]
    first, second = (seat for seat in range(3) if seat != missed)
    wish(desk, first, [REPLACE[missed]], desk.number, MISSED)
    assert desk.body.seats[missed].is_human
    wish(desk, second, [REPLACE[missed]], desk.number, MISSED + 1)
    assert desk.body.seats[missed].away == "agreed"
    come_back(desk, missed, MISSED + 2)
    assert desk.body.seats[missed].is_human


def test_nobody_is_replaced_who_has_just_been_there_or_is_not_waited_for() -> None:
    desk = table_of(2)
    mover = desk.pending[0]
    for seat, now in ((mover, MISSED - 1), (1 - mover, 10 * MISSED)):
        with pytest.raises(Conflict) as refused:
            wish(desk, 1 - seat, [REPLACE[seat]], desk.number, now)
        assert refused.value.key == "server-not-missed"
    assert all(seat.is_human for seat in desk.body.seats)


@pytest.mark.parametrize("clock", [Clock("days", days=3), Clock("live", bank=3600.0)])
def test_nobody_is_replaced_who_still_has_time_on_his_clock(clock: Clock) -> None:
    desk = table_of(2, clock=clock)
    slow = desk.pending[0]
    with pytest.raises(Conflict) as refused:
        wish(desk, 1 - slow, [REPLACE[slow]], desk.number, MISSED + 1)
    assert refused.value.key == "server-has-time"
    assert desk.body.seats[slow].is_human


def test_who_does_not_come_back_from_a_pause_can_be_replaced_although_he_has_a_clock() -> None:
    desk = table_of(2, clock=Clock("days", days=3))
    slow = desk.pending[0]
    for seat in (0, 1):
        wish(desk, seat, ["pause"], desk.number, 1.0)
    wish(desk, 1 - slow, [REPLACE[slow]], desk.number, 1.0 + MISSED)
    assert desk.body.seats[slow].away == "agreed"


def test_a_wish_to_replace_somebody_is_void_once_he_has_moved() -> None:
    desk = table_of(3)
    missed = desk.pending[0]
    first, second = (seat for seat in range(3) if seat != missed)
    wish(desk, first, [REPLACE[missed]], desk.number, MISSED)
    act(desk, random.Random(0), MISSED + 1)
    with pytest.raises(Conflict):
        wish(desk, second, [REPLACE[missed]], desk.number, MISSED + 2)
    assert desk.body.seats[missed].is_human


def test_who_does_not_come_back_from_a_pause_can_be_replaced_too() -> None:
    desk = table_of(2)
    for seat in (0, 1):
        wish(desk, seat, ["pause"], desk.number, 1.0)
    away = 1 - desk.pending[0]  # the game does not even wait for his move
    wish(desk, 1 - away, [REPLACE[away], "resume"], desk.number, 1.0 + MISSED)
    assert desk.body.seats[away].away == "agreed"
    assert not desk.body.paused


def test_nobody_ends_a_game_alone_by_replacing_the_others() -> None:
    desk = table_of(2)
    missed = desk.pending[0]
    wish(desk, 1 - missed, [REPLACE[missed], "end"], desk.number, MISSED)
    assert desk.body.seats[missed].away == "agreed"
    assert desk.status == "playing"


def test_a_game_that_counts_is_ended_only_with_those_for_whom_a_bot_plays_now() -> None:
    desk = table_of(2)
    desk.body.rated = True
    missed = desk.pending[0]
    wish(desk, 1 - missed, [REPLACE[missed]], desk.number, MISSED)
    assert desk.body.seats[missed].away == "agreed"
    wish(desk, 1 - missed, ["end"], desk.number, MISSED + 1)
    assert desk.body.result is None
    come_back(desk, missed, MISSED + 2)
    wish(desk, missed, ["end"], desk.number, MISSED + 3)
    assert desk.body.result is not None


def test_who_has_given_up_is_not_asked_whether_a_game_that_counts_ends() -> None:
    desk = table_of(3)
    desk.body.rated = True
    concede(desk, 2, 1.0)
    for seat in (0, 1):
        assert desk.body.result is None
        wish(desk, seat, ["end"], desk.number, 2.0)
    assert desk.body.result is not None


def test_a_game_that_does_not_count_is_ended_by_those_who_are_there() -> None:
    desk = table_of(2)
    go_away(desk, 1, "left", 1.0)
    wish(desk, 0, ["end"], desk.number, 2.0)
    assert desk.status == "over"


def test_an_old_wish_to_end_does_not_end_the_game_when_somebody_leaves() -> None:
    desk = table_of(2)
    wish(desk, 0, ["end"], desk.number, 1.0)
    go_away(desk, 1, "left", 2.0)
    assert desk.status == "playing"
    assert desk.body.seats[0].wishes == []


def test_bots_wait_for_a_day_when_everybody_is_away() -> None:
    desk = table_of(2, bots=1)
    go_away(desk, 0, "left", 10.0)
    assert bots_wait_until(desk) == 0.0  # they play on for the other
    go_away(desk, 1, "clock", 20.0)
    assert bots_wait_until(desk) == 20.0 + DESERTED
    come_back(desk, 0, 30.0)
    assert bots_wait_until(desk) == 0.0


def test_a_wish_does_not_outlive_what_its_owner_has_not_seen() -> None:
    desk = table_of(2)
    seen = desk.number
    act(desk, random.Random(0), 1.0)
    with pytest.raises(Stale):
        wish(desk, 0, ["end"], seen, 2.0)


def test_a_wish_that_comes_after_the_end_is_told_of_the_end() -> None:
    desk = table_of(2)
    seen = desk.number
    concede(desk, 1, 1.0)
    assert desk.status == "over"
    with pytest.raises(Stale):
        wish(desk, 0, ["end"], seen, 2.0)
    with pytest.raises(Conflict) as refused:
        wish(desk, 0, ["end"], desk.number, 2.0)
    assert refused.value.key == "server-not-playing"


def test_nothing_moves_after_the_end() -> None:
    desk = table_of(2)
    concede(desk, 0, 1.0)
    with pytest.raises(Conflict):
        move(desk, 1, desk.number, 0, 2.0)
