"""Carries out all intents, whether they come over the socket, over HTTP, or from a route for one action.

The path of an intent: `security/authentication.py` finds the person, rate limits are checked, `perform` checks who may
do it, `decide` changes a draft of the table, and `Tables.change` stores the draft, then wakes the sockets of the table.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from haspelknecht.errors import UserError
from haspelknecht.records.notation import SEATS
from haspelknecht.records.private_plan import game_with_plan
from haspelknecht.records.reasons import reason_text
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.api import intent_types as intents
from haspelknecht.server.api.intent_types import (
    Answer,
    AnswerStatus,
    AnyDo,
    ExplainAnswer,
    HintAnswer,
    Intent,
    TryAnswer,
    WhyAnswer,
    WhyView,
)
from haspelknecht.server.errors import Conflict, NotAllowed, NotFound, Refusal, SignInNeeded, rule_of
from haspelknecht.server.hints import Hint, advice
from haspelknecht.server.services import Services
from haspelknecht.server.tables.chat import say_at
from haspelknecht.server.tables.composing import plan_of, plan_openly, storing_of
from haspelknecht.server.tables.leaving import come_back, concede, go_away, wish
from haspelknecht.server.tables.play import Stale, move, plan, undo
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.table_view import tried_view, why_not_lit
from haspelknecht.view.types import SeatView, Why

PEOPLE_ONLY = (intents.DoHint, intents.DoWish, intents.DoChat)
AT_ANY_TIME = (intents.DoConcede, intents.DoAway, intents.DoBack)  # also while a bot plays for the seat
RATES = {
    intents.DoTry: "tries",
    intents.DoWhy: "tries",
    intents.DoExplain: "tries",
    intents.DoHint: "hints",
    intents.DoChat: "chat",
}


class Performed(NamedTuple):
    """The outcome of an intent: the newest event, and the result if it asked for something."""

    number: int
    result: SeatView | Why | WhyView | Hint | None = None
    refused: Why | None = None  # of `try`: why the first illegal move is refused


def rate_of(do: AnyDo) -> str:
    """The rate limit that an intent counts against."""
    return RATES.get(type(do), "any")


async def handle(
    services: Services, person: Person | None, table_id: str, intent: Intent, language: str
) -> tuple[Answer, int]:
    """Carry an intent out; returns its answer, and the HTTP status of the answer."""
    try:
        performed = await perform(services, person, table_id, intent, language)
    except UserError as error:
        live = services.tables.in_memory.get(table_id)
        return refusal(error, intent.id, 0 if live is None else live.current.number, language)
    return answer_of(intent, performed), 200 if performed.refused is None else 400


def answer_of(intent: Intent, performed: Performed) -> Answer:
    """The answer to an intent that was carried out."""
    match performed.result:
        case SeatView() as tried:
            why = performed.refused
            if why is None:
                return TryAnswer(intent.id, "done", performed.number, result=tried)
            return TryAnswer(intent.id, "refused", performed.number, "illegal-move", why.message, why.rule, tried)
        case Why() as reason:
            return WhyAnswer(intent.id, "done", performed.number, result=reason)
        case WhyView() as explanation:
            return ExplainAnswer(intent.id, "done", performed.number, result=explanation)
        case Hint() as hint:
            return HintAnswer(intent.id, "done", performed.number, result=hint)
    return Answer(intent.id, "done", performed.number)


def refusal(error: UserError, intent_id: int, number: int, language: str) -> tuple[Answer, int]:
    """The answer to an intent that was not carried out, and its HTTP status."""
    status = error.status if isinstance(error, Refusal) else 400
    kind: AnswerStatus = "stale" if isinstance(error, Stale) else "refused"
    return Answer(intent_id, kind, number, error.key, error.text(language), rule_of(error)), status


async def perform(services: Services, person: Person | None, table_id: str, intent: Intent, language: str) -> Performed:
    """Carry an intent out.

    :raises UserError: If it is refused; `Stale` if something else happened after event `intent.after`.
    """
    if person is None:
        raise SignInNeeded("server-sign-in")
    if person.kind == "bot" and isinstance(intent.do, PEOPLE_ONLY):
        raise NotAllowed("server-not-for-bots")
    match intent.do:
        case intents.DoTry() | intents.DoWhy() | intents.DoExplain():
            return await perform_read_only(services, person, table_id, intent, language)
        case intents.DoHint():
            live = await services.tables.table(table_id)
            hint = await advice(services, live.current, own_seat(live.current, person, intent.seat), language)
            return Performed(live.current.number, hint)  # the game may have gone on while the bot was thinking
        case intents.DoChat(text=text):
            draft = (await services.tables.table(table_id)).current
            line = await say_at(services.database, draft, person, text, services.settings.now())
            await services.tell_chat(table_id, draft.version, line)
            return Performed(draft.number)
    live = await services.tables.change(
        table_id,
        lambda draft: decide(draft, own_seat(draft, person, intent.seat), intent, language, services.settings.now()),
    )
    return Performed(live.current.number)


async def perform_read_only(
    services: Services, person: Person, table_id: str, intent: Intent, language: str
) -> Performed:
    """Carry out an intent that changes nothing."""
    draft = (await services.tables.table(table_id)).current
    seat = own_seat(draft, person, intent.seat)
    if draft.game is None:
        raise Conflict("server-not-playing")
    if intent.after != draft.number:
        raise Stale(intent.after)
    match intent.do:
        case intents.DoWhy(target=target, placed=given):
            return Performed(draft.number, await asyncio.to_thread(why_not_lit, draft, seat, target, given, language))
        case intents.DoExplain(move=text):
            return Performed(draft.number, await asyncio.to_thread(explain_move, draft, seat, text, language))
        case intents.DoTry(moves=moves, placed=placed):
            tried = tried_view(draft, seat, moves, placed, language)
            return Performed(draft.number, *tried)
    raise AssertionError(intent.do)


def explain_move(draft: TableDraft, seat: int, text: str, language: str) -> WhyView:
    """Why a move is legal or not, with the seat's own secret plan on the board."""
    assert draft.game is not None
    game = draft.game.copy()
    if draft.plans_secretly and seat in draft.plans:
        game = game_with_plan(game, seat, draft.plans[seat].codes)
    explanation = game.explain(text, seat)
    return WhyView(
        explanation.legal,
        [reason.rule for reason in explanation.reasons],
        [reason_text(reason, language) for reason in explanation.reasons],
    )


def decide(draft: TableDraft, seat: int, intent: Intent, language: str, now: float) -> None:
    """Apply an intent of a seat to the working copy of a table; raises `UserError` if it is refused."""
    after, playing = intent.after, draft.status == "playing"
    if playing and draft.body.seats[seat].away and after == draft.number and not isinstance(intent.do, AT_ANY_TIME):
        raise Conflict("server-away")
    match intent.do:
        case intents.DoMove(move=text):
            move(draft, seat, after, text, now)
        case intents.DoPlan(placed=placed, moves=moves, ready=ready):
            wanted = plan_of(draft, seat, after, placed, language) if moves is None else moves
            if ready and draft.plans_openly:
                plan_openly(draft, seat, after, wanted, now)
            else:
                plan(draft, seat, after, wanted, ready=ready, now=now)
        case intents.DoStore(placed=placed):
            move(draft, seat, after, storing_of(draft, seat, after, placed, language), now)
        case intents.DoUndo(whole_turn=whole_turn):
            undo(draft, seat, after, whole_turn, now)
        case intents.DoWish(wishes=wishes):
            wish(draft, seat, wishes, after, now)
        case intents.DoConcede():
            concede(draft, seat, now)
        case intents.DoAway():
            go_away(draft, seat, "left", now)
        case intents.DoBack():
            come_back(draft, seat, now)


def seat_number(draft: TableDraft, letter: str) -> int:
    """The number of a seat by its letter; raises `NotFound` if the table has no such seat."""
    number = SEATS.index(letter)
    if number >= len(draft.body.seats):
        raise NotFound("server-no-seat", seat=letter)
    return number


def own_seat(draft: TableDraft, person: Person, letter: str | None) -> int:
    """The number of a seat that belongs to this person; raises `NotAllowed` for any other seat."""
    if letter is None:
        raise Refusal("server-seat-missing")
    seat = seat_number(draft, letter)
    if draft.body.seats[seat].person != person.id:
        raise NotAllowed("server-not-your-seat", seat=letter)
    return seat
