"""What a player does at a table: the same over HTTP and over a socket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec

from haspelknecht.records.notation import SEATS
from haspelknecht.server.hall.desk import Desk
from haspelknecht.server.hall.leaving import wish
from haspelknecht.server.hall.live import LiveTable
from haspelknecht.server.hall.playing import move, plan, take_back
from haspelknecht.server.hall.table import Wish
from haspelknecht.server.house import House
from haspelknecht.server.people.person import Person
from haspelknecht.server.refusals import Conflict, NotAllowed, NotFound
from haspelknecht.server.words import Letter

Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
MoveText = Annotated[str, msgspec.Meta(max_length=100)]
AnyMove = Number | MoveText
Decide = Callable[[Desk, int, float], None]


class Act(msgspec.Struct):
    """Something a seat does. `after` is the number of the last event that the player has seen."""

    seat: Letter
    after: Number


class MoveAct(Act):
    """A move, by text or by number."""

    move: AnyMove

    def decide(self, desk: Desk, seat: int, now: float) -> None:
        """Everybody sees it at once."""
        move(desk, seat, self.after, self.move, now)


class PlanAct(Act):
    """A secret plan as far as it is made, and whether it is meant."""

    moves: Annotated[list[AnyMove], msgspec.Meta(max_length=50)]
    ready: bool

    def decide(self, desk: Desk, seat: int, now: float) -> None:
        """`ready` can be taken back until the last player is ready."""
        plan(desk, seat, self.after, list(self.moves), ready=self.ready, now=now)


class UndoAct(Act):
    """Take back a move, or the whole turn."""

    whole_turn: bool = False

    def decide(self, desk: Desk, seat: int, now: float) -> None:
        """Not past a draw, a reveal or another player's action."""
        take_back(desk, seat, self.after, self.whole_turn, now)


class WishAct(Act):
    """What the player would agree to."""

    wishes: Annotated[list[Wish], msgspec.Meta(max_length=6)]

    def decide(self, desk: Desk, seat: int, now: float) -> None:
        """Pause, go on, end, or a bot for somebody who is not there: what all want happens."""
        wish(desk, seat, self.wishes, self.after, now)


AnyAct = MoveAct | PlanAct | UndoAct | WishAct


async def carry_out(house: House, person: Person, table_id: str, act: AnyAct) -> LiveTable:
    """Do something for a seat of one's own, unless a bot plays it."""

    def decide(desk: Desk) -> None:
        seat = own_seat(desk, person, act.seat)
        if desk.body.seats[seat].away and desk.status == "playing" and act.after == desk.number:
            raise Conflict("server-away")
        act.decide(desk, seat, house.settings.now())

    return await house.hall.change(table_id, decide)


def seat_number(desk: Desk, letter: str) -> int:
    """A seat of this table by its letter."""
    number = SEATS.index(letter)
    if number >= len(desk.body.seats):
        raise NotFound("server-no-seat", seat=letter)
    return number


def own_seat(desk: Desk, person: Person, letter: str) -> int:
    """A seat of the asker; nobody moves for somebody else."""
    seat = seat_number(desk, letter)
    if desk.body.seats[seat].person != person.id:
        raise NotAllowed("server-not-your-seat", seat=letter)
    return seat
