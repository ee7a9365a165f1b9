"""Leaving a game: bots take over, players return, games end by concession or agreement."""

from __future__ import annotations

import random

import pytest

from haspelknecht.server.errors import Conflict
from haspelknecht.server.tables.clocks import deadline
from haspelknecht.server.tables.leaving import DESERTED, MISSED, bots_wait_until, come_back, concede, go_away, wish
from haspelknecht.server.tables.play import Stale, move, plan
from haspelknecht.server.tables.table import Clock, Wish
from tests.server.drafts import act, table_of, until_planning, whole_plan

REPLACE: tuple[Wish, ...] = ("replace A", "replace B", "replace C")


def test_a_bot_replaces_a_player_who_is_away_until_they_return() -> None:
    draft = table_of(2)
    go_away(draft, 0, "left", 1.0)
    assert draft.body.seats[0].our_bot == "greedy"
    come_back(draft, 0, 2.0)
    assert draft.body.seats[0].our_bot is None
    assert [event.kind for event in draft.new_events[-2:]] == ["away", "back"]


def test_a_finished_plan_is_kept_when_its_owner_leaves_and_an_unfinished_one_is_dropped() -> None:
    choose = random.Random(0)
    draft = table_of(3)
    until_planning(draft, choose)
    act(draft, choose, 1.0, seat=0)
    plan(draft, 1, draft.number, whole_plan(draft, 1, choose)[:1], ready=False, now=1.0)
    for seat in (0, 1):
        go_away(draft, seat, "left", 2.0)
    assert draft.plans[0].ready
    assert 1 not in draft.plans


def test_conceding_against_bots_ends_the_game_and_the_conceder_is_last() -> None:
    draft = table_of(1, bots=2)
    concede(draft, 0, 1.0)
    assert draft.status == "over"
    assert draft.body.result is not None
    assert draft.body.result.how == "conceded"
    assert draft.body.result.ranks[0] == 3


def test_conceding_among_three_people_lets_the_others_play_on() -> None:
    draft = table_of(3)
    concede(draft, 1, 1.0)
    assert draft.status == "playing"
    assert draft.body.seats[1].our_bot == "greedy"
    with pytest.raises(Conflict):
        come_back(draft, 1, 2.0)
    concede(draft, 0, 3.0)
    assert draft.body.result is not None
    assert draft.body.result.ranks[2] == 1


def test_a_game_is_paused_and_resumed_when_all_agree() -> None:
    draft = table_of(2, clock=Clock("live", bank=600.0))
    wish(draft, 0, ["pause"], draft.number, 10.0)
    assert not draft.body.paused
    wish(draft, 1, ["pause"], draft.number, 20.0)
    assert draft.body.paused
    assert deadline(draft) is None
    mover = draft.pending[0]
    with pytest.raises(Conflict):
        act(draft, random.Random(0), 30.0)
    wish(draft, 0, ["resume"], draft.number, 1000.0)
    wish(draft, 1, ["resume"], draft.number, 1000.0)
    assert not draft.body.paused
    assert draft.body.seats[mover].left == 580.0
    assert draft.body.seats[mover].since == 1000.0


def test_a_game_ends_when_all_people_agree() -> None:
    draft = table_of(2, bots=1)
    wish(draft, 0, ["end"], draft.number, 1.0)
    wish(draft, 1, ["end"], draft.number, 2.0)
    assert draft.status == "over"
    assert draft.body.result is not None
    assert draft.body.result.how == "agreed"


def test_the_others_can_replace_an_absent_player_with_a_bot() -> None:
    draft = table_of(3)
    missed = draft.pending[0]
    first, second = (seat for seat in range(3) if seat != missed)
    wish(draft, first, [REPLACE[missed]], draft.number, MISSED)
    assert draft.body.seats[missed].is_human
    wish(draft, second, [REPLACE[missed]], draft.number, MISSED + 1)
    assert draft.body.seats[missed].away == "agreed"
    come_back(draft, missed, MISSED + 2)
    assert draft.body.seats[missed].is_human


def test_a_player_who_was_active_recently_or_is_not_to_act_cannot_be_replaced() -> None:
    draft = table_of(2)
    mover = draft.pending[0]
    for seat, now in ((mover, MISSED - 1), (1 - mover, 10 * MISSED)):
        with pytest.raises(Conflict) as refused:
            wish(draft, 1 - seat, [REPLACE[seat]], draft.number, now)
        assert refused.value.key == "server-not-missed"
    assert all(seat.is_human for seat in draft.body.seats)


@pytest.mark.parametrize("clock", [Clock("days", days=3), Clock("live", bank=3600.0)])
def test_a_player_with_time_on_the_clock_cannot_be_replaced(clock: Clock) -> None:
    draft = table_of(2, clock=clock)
    slow = draft.pending[0]
    with pytest.raises(Conflict) as refused:
        wish(draft, 1 - slow, [REPLACE[slow]], draft.number, MISSED + 1)
    assert refused.value.key == "server-has-time"
    assert draft.body.seats[slow].is_human


def test_a_player_with_a_clock_who_does_not_return_from_a_pause_can_be_replaced() -> None:
    draft = table_of(2, clock=Clock("days", days=3))
    slow = draft.pending[0]
    for seat in (0, 1):
        wish(draft, seat, ["pause"], draft.number, 1.0)
    wish(draft, 1 - slow, [REPLACE[slow]], draft.number, 1.0 + MISSED)
    assert draft.body.seats[slow].away == "agreed"


def test_a_wish_to_replace_a_player_is_void_once_they_have_moved() -> None:
    draft = table_of(3)
    missed = draft.pending[0]
    first, second = (seat for seat in range(3) if seat != missed)
    wish(draft, first, [REPLACE[missed]], draft.number, MISSED)
    act(draft, random.Random(0), MISSED + 1)
    with pytest.raises(Conflict):
        wish(draft, second, [REPLACE[missed]], draft.number, MISSED + 2)
    assert draft.body.seats[missed].is_human


def test_a_player_who_does_not_return_from_a_pause_can_be_replaced() -> None:
    draft = table_of(2)
    for seat in (0, 1):
        wish(draft, seat, ["pause"], draft.number, 1.0)
    away = 1 - draft.pending[0]  # not even the player to move
    wish(draft, 1 - away, [REPLACE[away], "resume"], draft.number, 1.0 + MISSED)
    assert draft.body.seats[away].away == "agreed"
    assert not draft.body.paused


def test_a_player_cannot_end_a_game_alone_by_replacing_the_others() -> None:
    draft = table_of(2)
    missed = draft.pending[0]
    wish(draft, 1 - missed, [REPLACE[missed], "end"], draft.number, MISSED)
    assert draft.body.seats[missed].away == "agreed"
    assert draft.status == "playing"


def test_ending_a_rated_game_also_needs_the_players_who_are_replaced_by_bots() -> None:
    draft = table_of(2)
    draft.body.rated = True
    missed = draft.pending[0]
    wish(draft, 1 - missed, [REPLACE[missed]], draft.number, MISSED)
    assert draft.body.seats[missed].away == "agreed"
    wish(draft, 1 - missed, ["end"], draft.number, MISSED + 1)
    assert draft.body.result is None
    come_back(draft, missed, MISSED + 2)
    wish(draft, missed, ["end"], draft.number, MISSED + 3)
    assert draft.body.result is not None


def test_ending_a_rated_game_does_not_need_players_who_have_conceded() -> None:
    draft = table_of(3)
    draft.body.rated = True
    concede(draft, 2, 1.0)
    for seat in (0, 1):
        assert draft.body.result is None
        wish(draft, seat, ["end"], draft.number, 2.0)
    assert draft.body.result is not None


def test_an_unrated_game_can_be_ended_by_the_players_who_are_present() -> None:
    draft = table_of(2)
    go_away(draft, 1, "left", 1.0)
    wish(draft, 0, ["end"], draft.number, 2.0)
    assert draft.status == "over"


def test_an_earlier_wish_to_end_does_not_end_the_game_when_another_player_leaves() -> None:
    draft = table_of(2)
    wish(draft, 0, ["end"], draft.number, 1.0)
    go_away(draft, 1, "left", 2.0)
    assert draft.status == "playing"
    assert draft.body.seats[0].wishes == []


def test_bots_wait_for_a_day_when_all_people_are_away() -> None:
    draft = table_of(2, bots=1)
    go_away(draft, 0, "left", 10.0)
    assert bots_wait_until(draft) == 0.0  # they play on for the other player
    go_away(draft, 1, "clock", 20.0)
    assert bots_wait_until(draft) == 20.0 + DESERTED
    come_back(draft, 0, 30.0)
    assert bots_wait_until(draft) == 0.0


def test_a_wish_that_follows_an_outdated_event_is_stale() -> None:
    draft = table_of(2)
    seen = draft.number
    act(draft, random.Random(0), 1.0)
    with pytest.raises(Stale):
        wish(draft, 0, ["end"], seen, 2.0)


def test_a_wish_after_the_end_of_the_game_is_refused() -> None:
    draft = table_of(2)
    seen = draft.number
    concede(draft, 1, 1.0)
    assert draft.status == "over"
    with pytest.raises(Stale):
        wish(draft, 0, ["end"], seen, 2.0)
    with pytest.raises(Conflict) as refused:
        wish(draft, 0, ["end"], draft.number, 2.0)
    assert refused.value.key == "server-not-playing"


def test_moves_after_the_end_of_the_game_are_refused() -> None:
    draft = table_of(2)
    concede(draft, 0, 1.0)
    with pytest.raises(Conflict):
        move(draft, 1, draft.number, 0, 2.0)
