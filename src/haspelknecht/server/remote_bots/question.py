"""The open question of a bot: made of the table alone, so that every server process asks the same one."""

from __future__ import annotations

from dataclasses import dataclass

from haspelknecht.bots.external.answers import read_move
from haspelknecht.bots.external.messages import Message
from haspelknecht.bots.news import Event as Words
from haspelknecht.bots.news import event_words
from haspelknecht.bots.observation import Observation, observe
from haspelknecht.records.game import Game
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.errors import Conflict, NotAllowed
from haspelknecht.server.tables.clocks import REMOTE_SECONDS
from haspelknecht.server.tables.play import move, plan
from haspelknecht.server.tables.table_draft import TableDraft

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


def seat_of(draft: TableDraft, bot: Person) -> int:
    """The seat of a bot at a table. It has only one."""
    seats = draft.seats_of(bot.id)
    if not seats:
        raise NotAllowed("server-bot-not-seated", name=bot.name)
    return seats[0]


def own_plan(draft: TableDraft, seat: int) -> list[int]:
    """The secret plan of a seat as far as it is made."""
    return draft.plans[seat].codes if draft.plans_secretly and seat in draft.plans else []


def with_own_plan(draft: TableDraft, seat: int) -> tuple[Game, list[Words]]:
    """The game as the seat knows it, its own plan included, and the moves of that plan in plain words."""
    assert draft.game is not None
    game = draft.game.copy()
    known = len(game.history)
    for code in own_plan(draft, seat):
        game.apply(code, seat)
    return game, [event_words(game, number) for number in range(known, len(game.history))]


def open_question(draft: TableDraft, seat: int) -> Question | None:
    """What the bot of a seat has to decide now, if anything."""
    if draft.body.paused or draft.body.seats[seat].away or seat not in draft.pending:
        return None
    game, planned = with_own_plan(draft, seat)
    observation = observe(game, seat)
    moves = [] if plan_is_complete(draft, game, seat) else observation.legal_moves
    return Question(draft.played[-1] * LONGEST_PLAN + len(planned), observation, moves)


def plan_is_complete(draft: TableDraft, game: Game, seat: int) -> bool:
    """Whether a seat has planned everything in a copy of the game; the last plan ends the planning there."""
    return draft.plans_secretly and not (game.planning and game.state.may_act(seat))


def seconds_left(draft: TableDraft, seat: int, now: float) -> float:
    """How long the bot may still think."""
    chair = draft.body.seats[seat]
    gone = 0.0 if chair.since is None else now - chair.since
    return round(min(REMOTE_SECONDS, max(0.0, chair.left - gone)), 1)


def answer(draft: TableDraft, bot: Person, message: Message, now: float) -> None:
    """Play what a bot answers to its open question, and what follows without a choice."""
    seat = seat_of(draft, bot)
    question = open_question(draft, seat)
    if question is None or question.forced:
        raise Conflict(why_not_asked(draft, seat), name=bot.name)
    play(draft, seat, read_move(message, question.number, question.observation), now)
    play_forced(draft, seat, now)


def play(draft: TableDraft, seat: int, code: int, now: float) -> None:
    """One move: everybody sees it at once, or it is added to the plan."""
    if draft.plans_secretly:
        save_plan(draft, seat, [*own_plan(draft, seat), code], now)
    else:
        move(draft, seat, draft.number, code, now)


def play_forced(draft: TableDraft, seat: int, now: float) -> None:
    """Play as long as a seat has no choice."""
    question = open_question(draft, seat)
    while question is not None and question.forced:
        if question.moves:
            play(draft, seat, question.moves[0], now)
        else:
            save_plan(draft, seat, own_plan(draft, seat), now)
        question = open_question(draft, seat)


def save_plan(draft: TableDraft, seat: int, moves: list[int], now: float) -> None:
    """A plan is meant as soon as it is complete."""
    assert draft.game is not None
    game = draft.game.copy()
    for code in moves:
        game.apply(code, seat)
    plan(draft, seat, draft.number, list(moves), ready=plan_is_complete(draft, game, seat), now=now)


def why_not_asked(draft: TableDraft, seat: int) -> str:
    """The key of a sentence that says why nothing is asked."""
    if draft.status != "playing":
        return "server-not-playing"
    if draft.body.seats[seat].away:
        return "server-away"
    return "server-paused" if draft.body.paused else "server-bot-not-asked"
