"""What a player does at a table: the same over HTTP and over a socket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec

from haspelknecht.records.notation import SEATS
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.errors import Conflict, NotAllowed, NotFound
from haspelknecht.server.position_types import Letter
from haspelknecht.server.services import Services
from haspelknecht.server.tables.leaving import wish
from haspelknecht.server.tables.live_table import LiveTable
from haspelknecht.server.tables.play import move, plan, take_back
from haspelknecht.server.tables.table import Wish
from haspelknecht.server.tables.table_draft import TableDraft

Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
MoveText = Annotated[str, msgspec.Meta(max_length=100)]
AnyMove = Number | MoveText
Decide = Callable[[TableDraft, int, float], None]


class Act(msgspec.Struct):
    """Something a seat does. `after` is the number of the last event that the player has seen."""

    seat: Letter
    after: Number


class MoveAct(Act):
    """A move, by text or by number."""

    move: AnyMove

    def decide(self, draft: TableDraft, seat: int, now: float) -> None:
        """Everybody sees it at once."""
        move(draft, seat, self.after, self.move, now)


class PlanAct(Act):
    """A secret plan as far as it is made, and whether it is meant."""

    moves: Annotated[list[AnyMove], msgspec.Meta(max_length=50)]
    ready: bool

    def decide(self, draft: TableDraft, seat: int, now: float) -> None:
        """`ready` can be taken back until the last player is ready."""
        plan(draft, seat, self.after, list(self.moves), ready=self.ready, now=now)


class UndoAct(Act):
    """Take back a move, or the whole turn."""

    whole_turn: bool = False

    def decide(self, draft: TableDraft, seat: int, now: float) -> None:
        """Not past a draw, a reveal or another player's action."""
        take_back(draft, seat, self.after, self.whole_turn, now)


class WishAct(Act):
    """What the player would agree to."""

    wishes: Annotated[list[Wish], msgspec.Meta(max_length=6)]

    def decide(self, draft: TableDraft, seat: int, now: float) -> None:
        """Pause, go on, end, or a bot for somebody who is not there: what all want happens."""
        wish(draft, seat, self.wishes, self.after, now)


AnyAct = MoveAct | PlanAct | UndoAct | WishAct


async def carry_out(services: Services, person: Person, table_id: str, act: AnyAct) -> LiveTable:
    """Do something for a seat of one's own, unless a bot plays it."""

    def decide(draft: TableDraft) -> None:
        seat = own_seat(draft, person, act.seat)
        if draft.body.seats[seat].away and draft.status == "playing" and act.after == draft.number:
            raise Conflict("server-away")
        act.decide(draft, seat, services.settings.now())

    return await services.tables.change(table_id, decide)


def seat_number(draft: TableDraft, letter: str) -> int:
    """A seat of this table by its letter."""
    number = SEATS.index(letter)
    if number >= len(draft.body.seats):
        raise NotFound("server-no-seat", seat=letter)
    return number


def own_seat(draft: TableDraft, person: Person, letter: str) -> int:
    """A seat of the asker; nobody moves for somebody else."""
    seat = seat_number(draft, letter)
    if draft.body.seats[seat].person != person.id:
        raise NotAllowed("server-not-your-seat", seat=letter)
    return seat
