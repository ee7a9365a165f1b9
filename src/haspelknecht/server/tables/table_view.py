"""What each person is told about a table: built here and nowhere else, from what that person may know."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from haspelknecht.records.draws import seed_hash
from haspelknecht.records.notation import SEATS, move_text
from haspelknecht.records.state_words import player_words
from haspelknecht.rules.flow import legal_moves
from haspelknecht.server.messages import ClockView, MoveView, MySeat, PlanView, ResultView, SeatView, TableView
from haspelknecht.server.position_types import PlayerWords
from haspelknecht.server.tables.clocks import time_at_start
from haspelknecht.server.tables.private_plan import planned
from haspelknecht.server.tables.table_draft import TableDraft


def table_view(draft: TableDraft) -> TableView:
    """The part that is the same for everybody. It needs no game: what the game has to say was settled before."""
    body = draft.body
    pending, ready = body.pending, body.ready
    result = None
    if body.result is not None:
        points: Any = dict(zip(SEATS, body.result.points, strict=False))
        ranks: Any = dict(zip(SEATS, body.result.ranks, strict=False))
        result = ResultView(body.result.how, points, ranks)
    return TableView(
        id=draft.id,
        status=draft.status,
        public=draft.public,
        owner=body.owner,
        edition=body.rules.edition,
        clock=body.clock,
        seats=[seat_view(draft, seat, seat in pending, seat in ready) for seat in range(len(body.seats))],
        number=draft.number,
        paused=body.paused,
        result=result,
        rematch=body.rematch,
        imported=body.imported,
        seed_hash=known_hash(draft.seed) if draft.seed else None,
        seed=draft.seed or None if draft.status == "over" else None,
        engine=draft.engine,
        created=draft.created,
        ended=draft.ended,
    )


def seat_view(draft: TableDraft, number: int, pending: bool, ready: bool) -> SeatView:
    """A seat, as everybody sees it."""
    seat = draft.body.seats[number]
    timed = draft.status == "playing" and time_at_start(draft.body.clock, seat) is not None
    return SeatView(
        seat=SEATS[number],  # type: ignore[arg-type]
        kind=seat.kind,
        name=seat.name,
        person=seat.person,
        bot=seat.bot,
        invited=seat.invited,
        away=seat.away,
        pending=pending,
        ready=ready,
        wishes=seat.wishes,
        clock=ClockView(seat.left, seat.since) if timed else None,
    )


def my_seats(draft: TableDraft, person: str | None) -> list[MySeat]:
    """What a person knows of his own seats beyond the others."""
    return [my_seat(draft, seat) for seat in draft.seats_of(person)] if draft.game is not None else []


def my_seat(draft: TableDraft, seat: int) -> MySeat:
    """What the owner of a seat knows beyond the others: his legal moves and his plan."""
    game = draft.game
    assert game is not None
    state = game.state
    plan = None
    if draft.plans_secretly:
        saved = draft.plans.get(seat)
        moves = saved.codes if saved is not None else []
        state = planned(game, seat, moves)
        plan = PlanView([move_view(code) for code in moves], seat in draft.ready)
    may_act = draft.status == "playing" and not draft.body.seats[seat].away and state.may_act(seat)
    return MySeat(
        seat=SEATS[seat],  # type: ignore[arg-type]
        moves=[move_view(code) for code in legal_moves(state, seat)] if may_act else [],
        may_undo=draft.status == "playing" and game.may_undo(seat),
        last=draft.body.seats[seat].last,
        plan=plan,
        player=cast(PlayerWords, player_words(state.players[seat])) if plan is not None else None,
    )


known_hash = lru_cache(1_000)(seed_hash)  # every news of a table tells it


@lru_cache(10_000)
def move_view(code: int) -> MoveView:
    """A move by number and text."""
    return MoveView(code, move_text(code))
