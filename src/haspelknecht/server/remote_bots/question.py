"""The open question of a bot, and its answers. It is built from the table alone: every server process asks the same."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

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

LONGEST_PLAN: Final = 100  # moves; a real one has fewer than ten
MAX_REFUSED: Final = 5  # answers to one question; then another bot takes over the seat
MAX_COUNTS: Final = 10_000  # of bots with refused answers that are kept in memory


@dataclass(frozen=True)
class Question:
    """What a seat has to decide. `number` combines the last event of the game and the count of moves planned since."""

    number: int
    observation: Observation
    moves: list[int]

    @property
    def forced(self) -> bool:
        """Whether there is nothing to decide; such moves are played without asking the bot."""
        return len(self.moves) < 2


def seat_of(draft: TableDraft, bot: Person) -> int:
    """The seat of a bot at a table, of which it has only one; raises `NotAllowed` if it has none."""
    seats = draft.seats_of(bot.id)
    if not seats:
        raise NotAllowed("server-bot-not-seated", name=bot.name)
    return seats[0]


def own_plan(draft: TableDraft, seat: int) -> list[int]:
    """The moves of a seat's secret plan so far."""
    return draft.plans[seat].codes if draft.plans_secretly and seat in draft.plans else []


def with_own_plan(draft: TableDraft, seat: int) -> tuple[Game, list[Words]]:
    """The game as the seat knows it, with its own plan, and the moves of that plan as events."""
    assert draft.game is not None
    game = draft.game.copy()
    known = len(game.history)
    for code in own_plan(draft, seat):
        game.apply(code, seat)
    return game, [event_words(game, number) for number in range(known, len(game.history))]


def open_question(draft: TableDraft, seat: int) -> Question | None:
    """What the bot of a seat has to decide now; None if nothing."""
    if draft.body.paused or draft.body.seats[seat].away or seat not in draft.pending:
        return None
    game, planned = with_own_plan(draft, seat)
    observation = observe(game, seat)
    moves = [] if plan_is_complete(draft, game, seat) else observation.legal_moves
    return Question(draft.played[-1] * LONGEST_PLAN + len(planned), observation, moves)


def plan_is_complete(draft: TableDraft, game: Game, seat: int) -> bool:
    """Whether a seat's plan is complete in `game`, a copy in which the last complete plan ends the planning."""
    return draft.plans_secretly and not (game.planning and game.state.may_act(seat))


def seconds_left(draft: TableDraft, seat: int, now: float) -> float:
    """How many seconds the bot has left to answer."""
    clock = draft.body.seats[seat]
    used = 0.0 if clock.since is None else now - clock.since
    return round(min(REMOTE_SECONDS, max(0.0, clock.left - used)), 1)


def answer(draft: TableDraft, bot: Person, message: Message, now: float) -> None:
    """Play the bot's answer to its open question, and the forced moves that follow.

    :raises Conflict: If no question is open.
    :raises ExternalFailure: If it is not a valid answer.
    """
    seat = seat_of(draft, bot)
    question = open_question(draft, seat)
    if question is None or question.forced:
        raise Conflict(why_not_asked(draft, seat), name=bot.name)
    play(draft, seat, read_move(message, question.number, question.observation), now)
    play_forced(draft, seat, now)


def play(draft: TableDraft, seat: int, code: int, now: float) -> None:
    """Play one move, or add it to the secret plan."""
    if draft.plans_secretly:
        save_plan(draft, seat, [*own_plan(draft, seat), code], now)
    else:
        move(draft, seat, draft.number, code, now)


def play_forced(draft: TableDraft, seat: int, now: float) -> None:
    """Play the moves of a seat as long as it has no choice."""
    question = open_question(draft, seat)
    while question is not None and question.forced:
        if question.moves:
            play(draft, seat, question.moves[0], now)
        else:
            save_plan(draft, seat, own_plan(draft, seat), now)
        question = open_question(draft, seat)


def save_plan(draft: TableDraft, seat: int, moves: list[int], now: float) -> None:
    """Save a plan; a complete one is committed at once."""
    assert draft.game is not None
    game = draft.game.copy()
    for code in moves:
        game.apply(code, seat)
    plan(draft, seat, draft.number, list(moves), ready=plan_is_complete(draft, game, seat), now=now)


def why_not_asked(draft: TableDraft, seat: int) -> str:
    """The message key of the reason why no question is open."""
    if draft.status != "playing":
        return "server-not-playing"
    if draft.body.seats[seat].away:
        return "server-away"
    return "server-paused" if draft.body.paused else "server-bot-not-asked"


class MistakeCounter:
    """Counts refused answers to open questions. Counts are lost at a restart; the bot's clock runs anyway."""

    def __init__(self) -> None:
        self.refused: OrderedDict[tuple[str, str], tuple[int, int]] = OrderedDict()

    def count(self, table_id: str, bot: str, question: int) -> bool:
        """Count a refused answer; returns whether the bot has now given too many."""
        asked, refused = self.refused.pop((table_id, bot), (question, 0))
        refused = refused + 1 if asked == question else 1
        if refused >= MAX_REFUSED:
            return True
        self.refused[table_id, bot] = (question, refused)
        if len(self.refused) > MAX_COUNTS:
            self.refused.popitem(last=False)
        return False
