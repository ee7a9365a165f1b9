"""The working copy of a table: a command changes it, and the change is stored as a whole or not at all."""

from __future__ import annotations

from array import array
from typing import Any

import msgspec

from haspelknecht.records.game import Game
from haspelknecht.rules.stages import PLANNING
from haspelknecht.server.tables.events import Kind, ToldEvent, stored
from haspelknecht.server.tables.table import Body, Plan, Status, copy_of

ENCODER = msgspec.json.Encoder()


class TableDraft:
    """A table as it is now: `version` counts changes, `number` events."""

    def __init__(self, table_id: str, body: Body, *, seed: str, engine: str, created: float, public: bool) -> None:
        self.id = table_id
        self.version = 0
        self.number = 0
        self.status: Status = "open"
        self.body = body
        self.seed = seed
        self.engine = engine
        self.created = created
        self.public = public
        self.ended: float | None = None
        self.identity: bytes | None = None
        self.game: Game | None = None
        self.plans: dict[int, Plan] = {}
        self.played = array("i")  # the numbers of the events of the game that still count
        self.keeper: str | None = None
        self.keeper_until: float | None = None
        self.breaks_off: int | None = None  # the last event that corrected rules can replay; None: all of them
        self.settled: tuple[int, ...] | None = None  # whom the game waits for, once the change is complete
        # what a command has done, until it is stored
        self.new_events: list[ToldEvent] = []
        self.encoded: list[bytes] = []  # the same, as they are stored
        self.told: list[bytes] = []  # the same, as they are sent
        self.touched: set[str] = set()  # "identity", "seats", "plans", "result"
        self.planned: set[int] = set()  # the seats whose plans were saved
        self.secret_change: int | None = None  # only the plan of this seat has changed, unseen by others
        self.founded: TableDraft | None = None  # a new table that is stored together with the change
        self.changed = False

    def copy(self) -> TableDraft:
        """A copy to work on."""
        twin = TableDraft(
            self.id, copy_of(self.body), seed=self.seed, engine=self.engine, created=self.created, public=self.public
        )
        twin.version, twin.number, twin.status = self.version, self.number, self.status
        twin.ended, twin.identity = self.ended, self.identity
        twin.keeper, twin.keeper_until, twin.breaks_off = self.keeper, self.keeper_until, self.breaks_off
        twin.game = self.game.copy() if self.game is not None else None
        twin.plans, twin.played = dict(self.plans), self.played[:]
        return twin

    # -- looking -----------------------------------------------------------------------------------------------

    @property
    def plans_secretly(self) -> bool:
        """Whether the players plan now, all at once and unseen."""
        return self.is_planning and not self.plans_openly

    @property
    def plans_openly(self) -> bool:
        """Whether the players plan now, one after the other (option `plan_in_turn_order`)."""
        return self.is_planning and self.game is not None and self.game.state.setup.options.plan_in_turn_order != 0

    @property
    def is_planning(self) -> bool:
        """Whether the players plan now."""
        return self.game is not None and self.status == "playing" and self.game.state.stage == PLANNING

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return self.waits_for() if self.settled is None else self.settled

    def waits_for(self) -> tuple[int, ...]:
        """The same, worked out."""
        if self.game is None or self.status != "playing":
            return ()
        to_act = self.game.to_act
        if not self.plans_secretly:
            return to_act
        return tuple(seat for seat in to_act if not (seat in self.plans and self.plans[seat].ready))

    @property
    def for_bots(self) -> list[int]:
        """The seats that wait for one of our bots."""
        return [seat for seat in self.pending if self.body.seats[seat].our_bot is not None]

    @property
    def ready(self) -> list[int]:
        """The seats whose secret plans are finished."""
        if not self.plans_secretly:
            return []
        pending = self.pending
        return [seat for seat in range(len(self.body.seats)) if seat not in pending]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person: several in a hot-seat game."""
        if person is None:
            return []
        return [number for number, seat in enumerate(self.body.seats) if seat.person == person]

    def back_by(self, moves: int) -> int:
        """Forget the last moves; the number of the last event that still counts."""
        del self.played[-moves:]
        return self.played[-1]

    # -- changing ----------------------------------------------------------------------------------------------

    def touch(self, *what: str) -> None:
        """Say that something must be stored."""
        self.changed = True
        self.settled = None
        self.touched.update(what)

    def tell(self, kind: Kind, now: float, **values: Any) -> ToldEvent:
        """A new event."""
        self.number += 1
        event = ToldEvent(self.number, kind, now, **values)
        self.new_events.append(event)
        if event.of_game:
            self.played.append(event.number)
        self.body.stirred = now
        self.touch()
        return event

    def found(self, table: TableDraft) -> None:
        """A new table that belongs to this change: both are stored, or neither."""
        table.settle()
        table.version += 1
        self.founded = table
        self.touch()

    def settle(self) -> None:
        """The change is complete: from now on this copy is only looked at."""
        self.settled = self.waits_for()
        self.body.pending, self.body.ready = list(self.settled), self.ready
        self.encoded = [ENCODER.encode(stored(event)) for event in self.new_events]
        self.told = [ENCODER.encode(event) for event in self.new_events]


def forget_past(game: Game) -> None:
    """Drop the history that nobody may take back any more: a running game stays small."""
    keep = len(game.history)
    while keep and game.history[keep - 1].kind == "move" and game.history[keep - 1].seat == game.history[-1].seat:
        keep -= 1
    del game.history[:keep]
