"""The one handler of intents: over the socket, over HTTP, and behind the routes for single actions."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from haspelknecht.errors import UserError
from haspelknecht.records.notation import SEATS
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.api import intent_types as intents
from haspelknecht.server.api.intent_types import AnyDo, Intent
from haspelknecht.server.errors import Conflict, NotAllowed, NotFound, Refusal, SignInNeeded, rule_of
from haspelknecht.server.hints.hints import advice
from haspelknecht.server.messages import Answer, AnswerStatus, Hint, HintAnswer, TryAnswer, WhyAnswer
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
RATES = {intents.DoTry: "tries", intents.DoWhy: "tries", intents.DoHint: "hints", intents.DoChat: "chat"}


class Performed(NamedTuple):
    """An intent that was carried out: the newest event then, and what was asked for."""

    number: int
    result: SeatView | Why | Hint | None = None
    refused: Why | None = None  # of `try`: the first move that is not legal


def rate_of(do: AnyDo) -> str:
    """Which limit an intent counts against."""
    return RATES.get(type(do), "any")


async def handle(
    services: Services, person: Person | None, table_id: str, intent: Intent, language: str
) -> tuple[Answer, int]:
    """Carry an intent out; its answer, and the status of the answer over HTTP."""
    try:
        found = await perform(services, person, table_id, intent, language)
    except UserError as error:
        live = services.tables.in_memory.get(table_id)
        return refusal(error, intent.id, 0 if live is None else live.current.number, language)
    return answer_of(intent, found), 200 if found.refused is None else 400


def answer_of(intent: Intent, found: Performed) -> Answer:
    """The answer to an intent that was carried out."""
    match found.result:
        case SeatView() as tried:
            why = found.refused
            if why is None:
                return TryAnswer(intent.id, "done", found.number, result=tried)
            return TryAnswer(intent.id, "refused", found.number, "illegal-move", why.message, why.rule, tried)
        case Why() as reason:
            return WhyAnswer(intent.id, "done", found.number, result=reason)
        case Hint() as hint:
            return HintAnswer(intent.id, "done", found.number, result=hint)
    return Answer(intent.id, "done", found.number)


def refusal(error: UserError, intent_id: int, number: int, language: str) -> tuple[Answer, int]:
    """The answer to an intent that was not carried out, and its status over HTTP."""
    status = error.status if isinstance(error, Refusal) else 400
    kind: AnswerStatus = "stale" if isinstance(error, Stale) else "refused"
    return Answer(intent_id, kind, number, error.key, error.text(language), rule_of(error)), status


async def perform(services: Services, person: Person | None, table_id: str, intent: Intent, language: str) -> Performed:
    """Carry an intent out.

    :raises UserError: If it is refused; `Stale` if something else happened after the event that it names.
    """
    if person is None:
        raise SignInNeeded("server-sign-in")
    if person.kind == "bot" and isinstance(intent.do, PEOPLE_ONLY):
        raise NotAllowed("server-not-for-bots")
    match intent.do:
        case intents.DoTry() | intents.DoWhy():
            return await look(services, person, table_id, intent, language)
        case intents.DoHint():
            draft = (await services.tables.table(table_id)).current
            hint = await advice(services, draft, own_seat(draft, person, intent.seat), language)
            return Performed(hint.number, hint)
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


async def look(services: Services, person: Person, table_id: str, intent: Intent, language: str) -> Performed:
    """What would be, and why not: nothing changes."""
    draft = (await services.tables.table(table_id)).current
    seat = own_seat(draft, person, intent.seat)
    if draft.game is None:
        raise Conflict("server-not-playing")
    if intent.after != draft.number:
        raise Stale(intent.after)
    if isinstance(intent.do, intents.DoWhy):
        why = await asyncio.to_thread(why_not_lit, draft, seat, intent.do.target, intent.do.placed, language)
        return Performed(draft.number, why)
    assert isinstance(intent.do, intents.DoTry)
    tried = await asyncio.to_thread(tried_view, draft, seat, intent.do.moves, intent.do.placed, language)
    return Performed(draft.number, *tried)


def decide(draft: TableDraft, seat: int, intent: Intent, language: str, now: float) -> None:
    """Change the working copy of a table for one of its seats, or refuse."""
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
    """A seat of this table by its letter."""
    number = SEATS.index(letter)
    if number >= len(draft.body.seats):
        raise NotFound("server-no-seat", seat=letter)
    return number


def own_seat(draft: TableDraft, person: Person, letter: str | None) -> int:
    """A seat of the asker; nobody moves for somebody else."""
    if letter is None:
        raise Refusal("server-seat-missing")
    seat = seat_number(draft, letter)
    if draft.body.seats[seat].person != person.id:
        raise NotAllowed("server-not-your-seat", seat=letter)
    return seat
