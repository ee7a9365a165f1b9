"""What a bot on another machine hears is what a local bot would hear, whatever order things happen in."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from haspelknecht.bots.external import messages
from haspelknecht.bots.external.messages import line_of
from haspelknecht.bots.news import Hearing
from haspelknecht.bots.observation import observe
from haspelknecht.records.game import Game
from haspelknecht.rules.flow import legal_moves
from haspelknecht.server.hall.desk import Desk
from haspelknecht.server.hall.event import Event
from haspelknecht.server.hall.leaving import come_back, go_away, times_up
from haspelknecht.server.hall.loading import replayed
from haspelknecht.server.hall.playing import plan, take_back
from haspelknecht.server.hall.private_plan import planned
from haspelknecht.server.hall.seating import new_table, occupy, start
from haspelknecht.server.hall.table import Clock, Rules, Seat, new_id
from haspelknecht.server.people.person import Person
from haspelknecht.server.remote.question import answer, open_question, play_forced, with_own_plan
from haspelknecht.server.remote.story import Story
from tests.server.desks import act, person, seat_for

ROBOT = Person("robot", "bot", "Robot", "en", 0, owner="anna")


def table_with_robot(people: int, seat: int, rules: Rules | None = None, seed: int = 1) -> Desk:
    """A table of people and the robot, begun at time 0; the same seed draws the same disks."""
    chair = Seat(code=new_id())
    occupy(chair, ROBOT)
    seats = [seat_for(number) for number in range(people)]
    seats.insert(seat, chair)
    desk = new_table(person(0), rules or Rules(), Clock(), seats, public=False, now=0.0)
    desk.seed = f"{seed:032x}"
    start(desk, 0.0)
    return desk


class Robot:
    """The robot at a table: what it was told so far, and a game of its own to compare with."""

    def __init__(self, desk: Desk, seat: int) -> None:
        self.desk = desk
        self.seat = seat
        self.story = Story(seat)
        self.seen = 0
        self.heard: list[dict[str, object]] = []

    def listen(self) -> None:
        """Hear what is new."""
        fresh = self.desk.new_events[self.seen :]
        news = self.story.news(fresh, with_own_plan(self.desk, self.seat)[1])
        self.seen = len(self.desk.new_events)
        if news is not None:
            assert news.since <= len(self.heard)
            taken_back = any(event.kind == "undo" for event in fresh)  # and perhaps the same move was made again
            assert taken_back or list(news.events) != self.heard[news.since :]  # nothing is told twice
            self.heard[news.since :] = news.events

    def local_game(self) -> Game:
        """The game as a program on this machine would play it: the same moves, its own plan, nobody else's."""
        assert self.desk.identity is not None
        game = replayed(self.desk.identity, self.desk.new_events, self.desk.seed)
        if self.desk.plans_secretly and self.seat in self.desk.plans:
            for code in self.desk.plans[self.seat].moves:
                game.apply(code, self.seat)
        return game

    def compare(self) -> None:
        """The same events, the same question."""
        game = self.local_game()
        news = Hearing(game, self.seat).news()
        assert news is not None
        assert plain(self.heard) == plain(list(news.events))
        question = open_question(self.desk, self.seat)
        if question is not None and not question.forced:
            there = messages.choose(1, question.observation, 60.0)
            assert plain(there) == plain(messages.choose(1, observe(game, self.seat), 60.0))

    def answer(self, choose: random.Random) -> None:
        """A random answer to the open question; what has no alternative is played by the server."""
        question = open_question(self.desk, self.seat)
        assert question is not None
        if question.forced:
            play_forced(self.desk, self.seat, 0.0)
        else:
            move = choose.choice(question.moves)
            answer(self.desk, ROBOT, {"type": "move", "id": question.number, "move": move}, 0.0)


def plain(words: object) -> object:
    """As it comes out of JSON."""
    return json.loads(json.dumps(words))


def something_happens(desk: Desk, robot: Robot, choose: random.Random) -> None:
    """The robot answers, somebody moves, plans a little, changes his plan or takes something back."""
    assert desk.game is not None
    seat = choose.choice(desk.pending)
    if seat == robot.seat:
        robot.answer(choose)
    elif not desk.plans_secretly:
        act(desk, choose, 0.0, seat)
        if desk.status == "playing" and choose.random() < 0.2 and desk.game.may_undo(seat):
            robot.listen() if choose.random() < 0.5 else None  # it may or may not have heard of the move
            take_back(desk, seat, desk.number, whole_turn=False, now=0.0)
    else:
        moves = list(desk.plans[seat].moves) if seat in desk.plans and choose.random() < 0.9 else []
        state = planned(desk.game, seat, moves)
        if state.may_act(seat):
            moves.append(choose.choice(legal_moves(state, seat)))
        ready = not planned(desk.game, seat, moves).may_act(seat)
        plan(desk, seat, desk.number, list(moves), ready=ready, now=0.0)


@pytest.mark.parametrize(("people", "seat", "options"), [
    (1, 0, {}), (1, 1, {}), (2, 1, {}), (1, 0, {"plan_in_turn_order": "yes"}),
])  # fmt: skip
def test_a_whole_game_sounds_like_a_local_one(people: int, seat: int, options: dict[str, str]) -> None:
    """Events, questions and their order, compared with `bots.news` again and again."""
    choose = random.Random(people * 10 + seat)
    desk = table_with_robot(people, seat, Rules(options=options))
    robot = Robot(desk, seat)
    compared = 0
    while desk.status == "playing":
        robot.listen()
        if choose.random() < 0.25:
            robot.compare()
            compared += 1
        something_happens(desk, robot, choose)
    robot.listen()
    robot.compare()
    assert compared > 20
    kinds = {event.kind for event in desk.new_events}
    assert {"begin", "move", "over"} <= kinds
    assert ("plans" in kinds) is not bool(options)


def told(desk: Desk, seat: int) -> bytes:
    """All that a robot is told that opens its stream now."""
    assert desk.game is not None
    news = Story(seat).news(desk.new_events, with_own_plan(desk, seat)[1])
    assert news is not None
    question = open_question(desk, seat)
    asked = [] if question is None else [messages.choose(question.number, question.observation, 60.0)]
    said = [messages.new_game(desk.game.table, seat, 60.0), messages.observe(news), *asked]
    return b"".join(map(line_of, said))


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**6), mine=st.integers(0, 3), others=st.lists(st.integers(0, 8), min_size=2, max_size=2))
def test_secret_plans_of_others_change_not_a_byte(seed: int, mine: int, others: list[int]) -> None:
    """Whatever others have planned so far, and whether they have: the robot is told the same."""
    choose = random.Random(seed)
    desk = table_with_robot(2, 0, seed=seed)
    robot = Robot(desk, 0)
    while not desk.plans_secretly:
        something_happens(desk, robot, choose)
    for _ in range(mine):
        if 0 in desk.pending:
            robot.answer(choose)
    without = told(desk, 0)
    for seat, length in zip((1, 2), others, strict=True):
        if 0 not in desk.pending and seat == 2:
            break  # the last plan would reveal all
        moves: list[int] = []
        while len(moves) < length and (state := planned(desk.game, seat, moves)).may_act(seat):  # type: ignore[arg-type]
            moves.append(choose.choice(legal_moves(state, seat)))
        ready = not planned(desk.game, seat, moves).may_act(seat)  # type: ignore[arg-type]
        plan(desk, seat, desk.number, list(moves), ready=ready, now=0.0)
    assert told(desk, 0) == without


def test_the_question_keeps_its_number_while_nothing_changes_for_the_robot() -> None:
    """Somebody leaves and comes back, somebody plans: the same question. The next move: another one."""
    choose = random.Random(3)
    desk = table_with_robot(2, 0)
    robot = Robot(desk, 0)
    while not desk.plans_secretly:
        something_happens(desk, robot, choose)
    play_forced(desk, 0, 0.0)
    question = open_question(desk, 0)
    assert question is not None
    go_away(desk, 1, "left", 1.0)
    come_back(desk, 1, 2.0)
    act(desk, choose, 3.0, seat=2)
    again = open_question(desk, 0)
    assert again is not None
    assert again.number == question.number
    robot.answer(choose)
    after = open_question(desk, 0)
    assert after is None or after.number > question.number


def test_a_move_that_was_told_and_taken_back_is_told_to_be_forgotten() -> None:
    """`from` is smaller than what the robot had heard, even if nothing new has happened yet."""
    steps: list[dict[str, object]] = [{"event": "move", "player": "B"}, {"event": "water rises"}]
    story = Story(0)
    begin = Event(1, "begin", 0.0, steps=[{"event": "draw"}])
    first = story.news([begin, Event(2, "move", 0.0, seat="B", steps=steps)], [])
    assert first is not None
    assert (first.since, len(first.events)) == (0, 3)
    undone = story.news([Event(3, "undo", 0.0, seat="B", back_to=1)], [])
    assert undone is not None
    assert (undone.since, undone.events) == (1, ())
    later = story.news([Event(4, "move", 0.0, seat="B", steps=steps[:1])], [])
    assert later is not None
    assert (later.since, later.events) == (1, (steps[0],))


def test_a_robot_whose_time_is_over_is_away_and_nothing_is_asked_until_it_is_back() -> None:
    """The sweep finds it; the table is told why."""
    desk = table_with_robot(1, 0)
    until_robot = random.Random(5)
    while 0 not in desk.pending:
        act(desk, until_robot, 0.0)
    play_forced(desk, 0, 0.0)
    assert open_question(desk, 0) is not None
    times_up(desk, 59.0)
    assert open_question(desk, 0) is not None
    times_up(desk, 61.0)
    assert open_question(desk, 0) is None
    assert (desk.new_events[-1].kind, desk.new_events[-1].why) == ("away", "failed")
    come_back(desk, 0, 62.0)
    assert open_question(desk, 0) is not None
