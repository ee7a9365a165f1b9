"""The open question of a bot: made of the table alone, so that every server process asks the same one."""

from __future__ import annotations

from dataclasses import dataclass

from haspelknecht.bots.external.answers import read_move
from haspelknecht.bots.external.messages import Message
from haspelknecht.bots.news import Event as Words
from haspelknecht.bots.news import event_words
from haspelknecht.bots.observation import Observation, observe
from haspelknecht.records.game import Game
from haspelknecht.rules.stages import PLANNING
from haspelknecht.server.hall.clocks import REMOTE_SECONDS
from haspelknecht.server.hall.desk import Desk
from haspelknecht.server.hall.playing import move, plan
from haspelknecht.server.people.person import Person
from haspelknecht.server.refusals import Conflict, NotAllowed

LONGEST_PLAN = 100  # moves; a real one has fewer than ten


@dataclass(frozen=True)
class Question:
    """What a seat has to decide. The number is that of the last event of the game, and of the moves planned since."""

    number: int
    observation: Observation
    moves: list[int]

    @property
    def forced(self) -> bool:
        """Whether there is nothing to decide: such moves are played without asking."""
        return len(self.moves) < 2


def seat_of(desk: Desk, bot: Person) -> int:
    """The seat of a bot at a table. It has only one."""
    seats = desk.seats_of(bot.id)
    if not seats:
        raise NotAllowed("server-bot-not-seated", name=bot.name)
    return seats[0]


def own_plan(desk: Desk, seat: int) -> list[int]:
    """The secret plan of a seat as far as it is made."""
    return desk.plans[seat].moves if desk.plans_secretly and seat in desk.plans else []


def with_own_plan(desk: Desk, seat: int) -> tuple[Game, list[Words]]:
    """The game as the seat knows it, its own plan included, and the moves of that plan in plain words."""
    assert desk.game is not None
    game = desk.game.copy()
    known = len(game.history)
    for code in own_plan(desk, seat):
        game.apply(code, seat)
    return game, [event_words(game, number) for number in range(known, len(game.history))]


def open_question(desk: Desk, seat: int) -> Question | None:
    """What the bot of a seat has to decide now, if anything."""
    if desk.body.paused or desk.body.seats[seat].away or seat not in desk.pending:
        return None
    game, planned = with_own_plan(desk, seat)
    observation = observe(game, seat)
    moves = [] if plan_is_complete(desk, game, seat) else observation.legal_moves
    return Question(desk.played[-1] * LONGEST_PLAN + len(planned), observation, moves)


def plan_is_complete(desk: Desk, game: Game, seat: int) -> bool:
    """Whether a seat has planned everything in a copy of the game; the last plan ends the planning there."""
    return desk.plans_secretly and not (game.state.stage == PLANNING and game.state.may_act(seat))


def seconds_left(desk: Desk, seat: int, now: float) -> float:
    """How long the bot may still think."""
    chair = desk.body.seats[seat]
    gone = 0.0 if chair.since is None else now - chair.since
    return round(min(REMOTE_SECONDS, max(0.0, chair.left - gone)), 1)


def answer(desk: Desk, bot: Person, message: Message, now: float) -> None:
    """Play what a bot answers to its open question, and what follows without a choice."""
    seat = seat_of(desk, bot)
    question = open_question(desk, seat)
    if question is None or question.forced:
        raise Conflict(why_not_asked(desk, seat), name=bot.name)
    play(desk, seat, read_move(message, question.number, question.observation), now)
    play_forced(desk, seat, now)


def play(desk: Desk, seat: int, code: int, now: float) -> None:
    """One move: everybody sees it at once, or it is added to the plan."""
    if desk.plans_secretly:
        save_plan(desk, seat, [*own_plan(desk, seat), code], now)
    else:
        move(desk, seat, desk.number, code, now)


def play_forced(desk: Desk, seat: int, now: float) -> None:
    """Play as long as a seat has no choice."""
    question = open_question(desk, seat)
    while question is not None and question.forced:
        if question.moves:
            play(desk, seat, question.moves[0], now)
        else:
            save_plan(desk, seat, own_plan(desk, seat), now)
        question = open_question(desk, seat)


def save_plan(desk: Desk, seat: int, moves: list[int], now: float) -> None:
    """A plan is meant as soon as it is complete."""
    assert desk.game is not None
    game = desk.game.copy()
    for code in moves:
        game.apply(code, seat)
    plan(desk, seat, desk.number, list(moves), ready=plan_is_complete(desk, game, seat), now=now)


def why_not_asked(desk: Desk, seat: int) -> str:
    """The key of a sentence that says why nothing is asked."""
    if desk.status != "playing":
        return "server-not-playing"
    if desk.body.seats[seat].away:
        return "server-away"
    return "server-paused" if desk.body.paused else "server-bot-not-asked"
