"""The working copy of a table: a command changes it, and the change is stored as a whole or not at all."""

from __future__ import annotations

from array import array
from typing import Any

import msgspec

from haspelknecht.records.game import Game
from haspelknecht.rules.stages import PLANNING
from haspelknecht.server.tables.events import EventWithSteps, Kind, stored
from haspelknecht.server.tables.table import Body, Plan, Status, copy_body

ENCODER = msgspec.json.Encoder()


class TableDraft:
    """The state of a table. `version` counts changes, `number` events."""

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
        self.played = array("i")  # the numbers of the game's events that were not taken back
        self.keeper: str | None = None
        self.keeper_until: float | None = None
        self.last_replayable: int | None = None  # set if corrected rules cannot replay all events
        self.final_pending: tuple[int, ...] | None = None  # set by `finalize`
        # what commands have changed, until it is stored
        self.new_events: list[EventWithSteps] = []
        self.stored_events: list[bytes] = []  # the new events, encoded as they are stored
        self.sent_events: list[bytes] = []  # the new events, encoded as they are sent
        self.touched: set[str] = set()  # what must be stored: "identity", "seats", "plans", "result"
        self.planned: set[int] = set()  # seats whose plans were saved
        self.secret_change: int | None = None  # set if only the secret plan of this seat has changed
        self.added_table: TableDraft | None = None  # a new table that is stored in the same transaction
        self.changed = False

    def copy(self) -> TableDraft:
        """Return an independent copy without pending changes."""
        copy = TableDraft(
            self.id, copy_body(self.body), seed=self.seed, engine=self.engine, created=self.created, public=self.public
        )
        copy.version, copy.number, copy.status = self.version, self.number, self.status
        copy.ended, copy.identity = self.ended, self.identity
        copy.keeper, copy.keeper_until, copy.last_replayable = self.keeper, self.keeper_until, self.last_replayable
        copy.game = self.game.copy() if self.game is not None else None
        copy.plans, copy.played = dict(self.plans), self.played[:]
        return copy

    # -- reading -----------------------------------------------------------------------------------------------

    @property
    def plans_secretly(self) -> bool:
        """Whether the players are planning simultaneously and in secret."""
        return self.is_planning and not self.plans_openly

    @property
    def plans_openly(self) -> bool:
        """Whether the players are planning in turn order (option `plan_in_turn_order`)."""
        return self.is_planning and self.game is not None and self.game.state.setup.options.plan_in_turn_order != 0

    @property
    def is_planning(self) -> bool:
        """Whether the players are planning."""
        return self.game is not None and self.status == "playing" and self.game.state.stage == PLANNING

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return self.waits_for() if self.final_pending is None else self.final_pending

    def waits_for(self) -> tuple[int, ...]:
        """Compute the seats that the game waits for."""
        if self.game is None or self.status != "playing":
            return ()
        to_act = self.game.to_act
        if not self.plans_secretly:
            return to_act
        return tuple(seat for seat in to_act if not (seat in self.plans and self.plans[seat].ready))

    @property
    def for_bots(self) -> list[int]:
        """The seats for which one of our bots has to move."""
        return [seat for seat in self.pending if self.body.seats[seat].our_bot is not None]

    @property
    def ready(self) -> list[int]:
        """The seats whose secret plans are committed."""
        if not self.plans_secretly:
            return []
        pending = self.pending
        return [seat for seat in range(len(self.body.seats)) if seat not in pending]

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats of a person: several in a hot-seat game."""
        if person is None:
            return []
        return [number for number, seat in enumerate(self.body.seats) if seat.person == person]

    def back_by(self, moves: int) -> int:
        """Drop the last moves; return the number of the last event that still counts."""
        del self.played[-moves:]
        return self.played[-1]

    # -- changing ----------------------------------------------------------------------------------------------

    def touch(self, *what: str) -> None:
        """Mark the draft as changed, and what must be stored besides its row."""
        self.changed = True
        self.final_pending = None
        self.touched.update(what)

    def add_event(self, kind: Kind, now: float, **values: Any) -> EventWithSteps:
        """Append and return a new event."""
        self.number += 1
        event = EventWithSteps(self.number, kind, now, **values)
        self.new_events.append(event)
        if event.of_game:
            self.played.append(event.number)
        self.body.stirred = now
        self.touch()
        return event

    def add_new_table(self, table: TableDraft) -> None:
        """Create another table with this change, in the same transaction."""
        table.finalize()
        table.version += 1
        self.added_table = table
        self.touch()

    def finalize(self) -> None:
        """Complete the change: from now on the draft is only read."""
        self.final_pending = self.waits_for()
        self.body.pending, self.body.ready = list(self.final_pending), self.ready
        self.stored_events = [ENCODER.encode(stored(event)) for event in self.new_events]
        self.sent_events = [ENCODER.encode(event) for event in self.new_events]


def trim_history(game: Game) -> None:
    """Drop the history that can no longer be taken back, so that a running game stays small."""
    keep = len(game.history)
    while keep and game.history[keep - 1].kind == "move" and game.history[keep - 1].seat == game.history[-1].seat:
        keep -= 1
    del game.history[:keep]
