"""What each person is shown of a table. Only this module decides what a person may know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypedDict, cast

from haspelknecht.records.draws import seed_hash
from haspelknecht.records.notation import SEATS, move_text
from haspelknecht.records.state_words import player_words
from haspelknecht.rules.flow import legal_moves
from haspelknecht.server.position_types import PlayerWords
from haspelknecht.server.tables.clocks import time_at_start
from haspelknecht.server.tables.messages import (
    ClockView,
    MySeat,
    NumberedMove,
    ResultView,
    SavedPlan,
    TableSeat,
    TableView,
)
from haspelknecht.server.tables.private_plan import planned
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.view.seat import seat_view, try_moves
from haspelknecht.view.types import Placement, SeatView, Why
from haspelknecht.view.why_not import why_not_target


def table_view(draft: TableDraft) -> TableView:
    """Return the part that is the same for everybody. It works without the game, for lists of tables."""
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
        seats=[table_seat(draft, seat, seat in pending, seat in ready) for seat in range(len(body.seats))],
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


def table_seat(draft: TableDraft, number: int, pending: bool, ready: bool) -> TableSeat:
    """Return a seat of the table as everybody sees it."""
    seat = draft.body.seats[number]
    timed = draft.status == "playing" and time_at_start(draft.body.clock, seat) is not None
    return TableSeat(
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


def own_view(draft: TableDraft, seat: int, language: str) -> SeatView:
    """Return what the owner of a seat sees and can do."""
    assert draft.game is not None
    plan = draft.plans.get(seat) if draft.plans_secretly else None
    return seat_view(
        draft.game,
        seat,
        language,
        plan=() if plan is None else plan.codes,
        ready=plan is not None and plan.ready,
        **seat_status(draft, seat),
    )


def tried_view(
    draft: TableDraft, seat: int, moves: Sequence[str] | None, placed: Sequence[Placement] | None, language: str
) -> tuple[SeatView, Why | None]:
    """Return the same view after some moves or placements, and the reason if one of the moves is not legal."""
    assert draft.game is not None
    if moves is None:
        return seat_view(draft.game, seat, language, placed=placed or (), **seat_status(draft, seat)), None
    return try_moves(draft.game, seat, moves, language, **seat_status(draft, seat))


def why_not_lit(draft: TableDraft, seat: int, target: str, placed: Sequence[Placement], language: str) -> Why | None:
    """Return why a target cannot be picked now; None if it can."""
    assert draft.game is not None
    ready = seat in draft.plans and draft.plans[seat].ready
    return why_not_target(draft.game.state, seat, target, language, placed, ready=ready, names=draft.game.table.names)


class SeatStatus(TypedDict):
    """What a seat may do at its table apart from the rules."""

    may_act: bool
    last: int
    may_undo: bool
    pending: tuple[int, ...]


def seat_status(draft: TableDraft, seat: int) -> SeatStatus:
    """Return the status of a seat, as arguments of `seat_view`."""
    chair, game = draft.body.seats[seat], draft.game
    may_act = draft.status == "playing" and not draft.body.paused and not chair.away
    return {
        "may_act": may_act,
        "last": chair.last,
        "may_undo": may_act and game is not None and game.may_undo(seat),
        "pending": draft.pending,
    }


def my_seats(draft: TableDraft, person: str | None) -> list[MySeat]:
    """Return what a person alone knows of their seats."""
    return [my_seat(draft, seat) for seat in draft.seats_of(person)] if draft.game is not None else []


def my_seat(draft: TableDraft, seat: int) -> MySeat:
    """Return what only the owner of a seat knows: their legal moves and their plan."""
    game = draft.game
    assert game is not None
    state = game.state
    plan = None
    if draft.plans_secretly:
        saved = draft.plans.get(seat)
        moves = saved.codes if saved is not None else []
        state = planned(game, seat, moves)
        plan = SavedPlan([move_view(code) for code in moves], seat in draft.ready)
    present = draft.status == "playing" and not draft.body.seats[seat].away
    return MySeat(
        seat=SEATS[seat],  # type: ignore[arg-type]
        moves=[move_view(code) for code in legal_moves(state, seat)] if present and state.may_act(seat) else [],
        may_undo=draft.status == "playing" and game.may_undo(seat),
        last=draft.body.seats[seat].last,
        plan=plan,
        player=cast(PlayerWords, player_words(state.players[seat])) if plan is not None else None,
    )


known_hash = lru_cache(1_000)(seed_hash)  # it is in every view


@lru_cache(10_000)
def move_view(code: int) -> NumberedMove:
    """Return a move by number and text."""
    return NumberedMove(code, move_text(code))
