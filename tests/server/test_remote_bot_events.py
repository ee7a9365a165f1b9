"""A remote bot gets the same events and questions as a local bot, whatever happens in between."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from haspelknecht.bots.external import messages
from haspelknecht.bots.external.messages import line_of
from haspelknecht.bots.news import NewsFeed
from haspelknecht.bots.observation import observe
from haspelknecht.records.game import Game
from haspelknecht.rules.flow import legal_moves
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.ids import new_id
from haspelknecht.server.remote_bots.bot_news import SentSteps
from haspelknecht.server.remote_bots.question import answer, open_question, play_forced, with_own_plan
from haspelknecht.server.tables.events import EventWithSteps
from haspelknecht.server.tables.leaving import come_back, go_away, times_up
from haspelknecht.server.tables.play import plan, undo
from haspelknecht.server.tables.private_plan import planned
from haspelknecht.server.tables.replay import replayed
from haspelknecht.server.tables.seating import new_table, occupy, start
from haspelknecht.server.tables.table import Clock, Rules, Seat
from haspelknecht.server.tables.table_draft import TableDraft
from tests.server.drafts import act, person, seat_for

ROBOT = Person("robot", "bot", "Robot", "en", 0, owner="anna")


def table_with_robot(people: int, seat: int, rules: Rules | None = None, seed: int = 1) -> TableDraft:
    """A table of people and the robot whose game starts at time 0; the same seed draws the same disks."""
    chair = Seat(code=new_id())
    occupy(chair, ROBOT)
    seats = [seat_for(number) for number in range(people)]
    seats.insert(seat, chair)
    draft = new_table(person(0), rules or Rules(), Clock(), seats, public=False, now=0.0)
    draft.seed = f"{seed:032x}"
    start(draft, 0.0)
    return draft


class Robot:
    """The robot at a table: the events that it got so far, and a local game to compare with."""

    def __init__(self, draft: TableDraft, seat: int) -> None:
        self.draft = draft
        self.seat = seat
        self.story = SentSteps(seat)
        self.seen = 0
        self.events: list[dict[str, object]] = []

    def listen(self) -> None:
        """Get the new events."""
        fresh = self.draft.new_events[self.seen :]
        news = self.story.news(fresh, with_own_plan(self.draft, self.seat)[1])
        self.seen = len(self.draft.new_events)
        if news is not None:
            assert news.since <= len(self.events)
            undone = any(event.kind == "undo" for event in fresh)  # the same move may have been made again
            assert undone or list(news.events) != self.events[news.since :]  # nothing is sent twice
            self.events[news.since :] = news.events

    def local_game(self) -> Game:
        """The game as a local bot knows it: the same moves, and no plan but its own."""
        assert self.draft.identity is not None
        game = replayed(self.draft.identity, self.draft.new_events, self.draft.seed)
        if self.draft.plans_secretly and self.seat in self.draft.plans:
            for code in self.draft.plans[self.seat].codes:
                game.apply(code, self.seat)
        return game

    def compare(self) -> None:
        """Check that events and question are those of a local bot."""
        game = self.local_game()
        news = NewsFeed(game, self.seat).news()
        assert news is not None
        assert plain(self.events) == plain(list(news.events))
        question = open_question(self.draft, self.seat)
        if question is not None and not question.forced:
            there = messages.choose(1, question.observation, 60.0)
            assert plain(there) == plain(messages.choose(1, observe(game, self.seat), 60.0))

    def answer(self, choose: random.Random) -> None:
        """Answer the open question at random; the server plays moves without an alternative."""
        question = open_question(self.draft, self.seat)
        assert question is not None
        if question.forced:
            play_forced(self.draft, self.seat, 0.0)
        else:
            move = choose.choice(question.moves)
            answer(self.draft, ROBOT, {"type": "move", "id": question.number, "move": move}, 0.0)


def plain(words: object) -> object:
    """A value after a round trip through JSON."""
    return json.loads(json.dumps(words))


def something_happens(draft: TableDraft, robot: Robot, choose: random.Random) -> None:
    """Do something random: the robot answers, or a person moves, plans, changes a plan or undoes a move."""
    assert draft.game is not None
    seat = choose.choice(draft.pending)
    if seat == robot.seat:
        robot.answer(choose)
    elif not draft.plans_secretly:
        act(draft, choose, 0.0, seat)
        if draft.status == "playing" and choose.random() < 0.2 and draft.game.may_undo(seat):
            robot.listen() if choose.random() < 0.5 else None  # with or without an update after the move
            undo(draft, seat, draft.number, whole_turn=False, now=0.0)
    else:
        moves = draft.plans[seat].codes if seat in draft.plans and choose.random() < 0.9 else []
        state = planned(draft.game, seat, moves)
        if state.may_act(seat):
            moves.append(choose.choice(legal_moves(state, seat)))
        ready = not planned(draft.game, seat, moves).may_act(seat)
        plan(draft, seat, draft.number, list(moves), ready=ready, now=0.0)


@pytest.mark.parametrize(("people", "seat", "options"), [
    (1, 0, {}), (1, 1, {}), (2, 1, {}), (1, 0, {"plan_in_turn_order": "yes"}),
])  # fmt: skip
def test_a_remote_bot_gets_the_same_game_as_a_local_one(people: int, seat: int, options: dict[str, str]) -> None:
    """Events, questions and their order are compared with `bots.news` many times."""
    choose = random.Random(people * 10 + seat)
    draft = table_with_robot(people, seat, Rules(options=options))
    robot = Robot(draft, seat)
    compared = 0
    while draft.status == "playing":
        robot.listen()
        if choose.random() < 0.25:
            robot.compare()
            compared += 1
        something_happens(draft, robot, choose)
    robot.listen()
    robot.compare()
    assert compared > 20
    kinds = {event.kind for event in draft.new_events}
    assert {"begin", "move", "over"} <= kinds
    assert ("plans" in kinds) is not bool(options)


def everything_sent(draft: TableDraft, seat: int) -> bytes:
    """Everything that a robot receives if it opens its stream now."""
    assert draft.game is not None
    news = SentSteps(seat).news(draft.new_events, with_own_plan(draft, seat)[1])
    assert news is not None
    question = open_question(draft, seat)
    asked = [] if question is None else [messages.choose(question.number, question.observation, 60.0)]
    said = [messages.new_game(draft.game.table, seat, 60.0), messages.observe(news), *asked]
    return b"".join(map(line_of, said))


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**6), mine=st.integers(0, 3), others=st.lists(st.integers(0, 8), min_size=2, max_size=2))
def test_secret_plans_of_others_do_not_change_a_byte(seed: int, mine: int, others: list[int]) -> None:
    """The robot receives the same, whatever others have planned so far."""
    choose = random.Random(seed)
    draft = table_with_robot(2, 0, seed=seed)
    robot = Robot(draft, 0)
    while not draft.plans_secretly:
        something_happens(draft, robot, choose)
    for _ in range(mine):
        if 0 in draft.pending:
            robot.answer(choose)
    without = everything_sent(draft, 0)
    for seat, length in zip((1, 2), others, strict=True):
        if 0 not in draft.pending and seat == 2:
            break  # the last plan would reveal all plans
        moves: list[int] = []
        while len(moves) < length and (state := planned(draft.game, seat, moves)).may_act(seat):  # type: ignore[arg-type]
            moves.append(choose.choice(legal_moves(state, seat)))
        ready = not planned(draft.game, seat, moves).may_act(seat)  # type: ignore[arg-type]
        plan(draft, seat, draft.number, list(moves), ready=ready, now=0.0)
    assert everything_sent(draft, 0) == without


def test_a_question_keeps_its_number_until_the_robot_answers() -> None:
    """It is the same question when others leave, come back or plan."""
    choose = random.Random(3)
    draft = table_with_robot(2, 0)
    robot = Robot(draft, 0)
    while not draft.plans_secretly:
        something_happens(draft, robot, choose)
    play_forced(draft, 0, 0.0)
    question = open_question(draft, 0)
    assert question is not None
    go_away(draft, 1, "left", 1.0)
    come_back(draft, 1, 2.0)
    act(draft, choose, 3.0, seat=2)
    again = open_question(draft, 0)
    assert again is not None
    assert again.number == question.number
    robot.answer(choose)
    after = open_question(draft, 0)
    assert after is None or after.number > question.number


def test_an_undone_move_is_withdrawn() -> None:
    """`from` is smaller than the number of events so far, even if nothing new has happened yet."""
    steps: list[dict[str, object]] = [{"event": "move", "player": "B"}, {"event": "water rises"}]
    story = SentSteps(0)
    begin = EventWithSteps(1, "begin", 0.0, steps=[{"event": "draw"}])
    first = story.news([begin, EventWithSteps(2, "move", 0.0, seat="B", steps=steps)], [])
    assert first is not None
    assert (first.since, len(first.events)) == (0, 3)
    undone = story.news([EventWithSteps(3, "undo", 0.0, seat="B", back_to=1)], [])
    assert undone is not None
    assert (undone.since, undone.events) == (1, ())
    later = story.news([EventWithSteps(4, "move", 0.0, seat="B", steps=steps[:1])], [])
    assert later is not None
    assert (later.since, later.events) == (1, (steps[0],))


def test_a_robot_that_runs_out_of_time_gets_no_questions_until_it_returns() -> None:
    """An event gives the reason."""
    draft = table_with_robot(1, 0)
    until_robot = random.Random(5)
    while 0 not in draft.pending:
        act(draft, until_robot, 0.0)
    play_forced(draft, 0, 0.0)
    assert open_question(draft, 0) is not None
    times_up(draft, 59.0)
    assert open_question(draft, 0) is not None
    times_up(draft, 61.0)
    assert open_question(draft, 0) is None
    assert (draft.new_events[-1].kind, draft.new_events[-1].why) == ("away", "failed")
    come_back(draft, 0, 62.0)
    assert open_question(draft, 0) is not None
