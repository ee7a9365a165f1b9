"""What the server sends about a table. The OpenAPI schema and the client's types are generated from these types."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from haspelknecht.server.position_types import Colour, Letter, PlayerWords, Position, Step
from haspelknecht.server.tables.events import Kind
from haspelknecht.server.tables.table import Clock, How, Rules, SeatKind, Status, Wish
from haspelknecht.view.types import BoardView, GameFacts, LogEntry, SeatView


class ClockView(msgspec.Struct):
    """Seconds left when the clock was last stopped, and when it was started (seconds since 1970), if it runs."""

    left: float
    since: float | None = None


class TableSeat(msgspec.Struct):
    """The public view of a seat."""

    seat: Letter
    kind: SeatKind
    name: str
    invited: bool
    away: str
    pending: bool
    ready: bool
    wishes: list[Wish]
    person: str | None = None
    bot: str | None = None
    clock: ClockView | None = None


class ResultView(msgspec.Struct):
    """How the game ended, with points and ranks by seat."""

    how: How
    points: dict[Letter, int]
    ranks: dict[Letter, int]


class TableView(msgspec.Struct):
    """The public view of a table. The hash of the seed is shown from the start, the seed when the game is over.

    In the views of the socket nothing is null: absent values are left out, so that a patch can remove them.
    """

    id: str
    status: Status
    public: bool
    owner: str
    edition: str
    clock: Clock
    seats: list[TableSeat]
    number: int
    paused: bool
    imported: bool
    engine: str
    created: float
    result: ResultView | None = None
    rematch: str | None = None
    seed_hash: str | None = None  # None: an imported record without a seed
    seed: str | None = None
    ended: float | None = None


class NumberedMove(msgspec.Struct):
    """A move as number and as text; both mean the same move in every position."""

    number: int
    text: str


class SavedPlan(msgspec.Struct):
    """The seat's secret plan, which only its owner sees."""

    moves: list[NumberedMove]
    ready: bool


class MySeat(msgspec.Struct):
    """What only the owner of a seat sees. `player` is the board with the secret plan so far."""

    seat: Letter
    moves: list[NumberedMove]
    may_undo: bool
    last: int  # the seat's own last event: later ones are "since your last turn"
    plan: SavedPlan | None
    player: PlayerWords | None


class EventView(msgspec.Struct):
    """An event of a table (`EventWithSteps` of tables/events.py).

    An `outdated` event says that the events after event `back_to` cannot be replayed with the corrected rules.
    """

    number: int
    kind: Kind
    at: float
    seat: Letter | UnsetType = UNSET
    moves: list[tuple[Letter, str]] | UnsetType = UNSET  # seat and text of the move
    draws: list[list[Colour]] | UnsetType = UNSET  # the disks of each refill that followed
    back_to: int | UnsetType = UNSET  # of an undo: the last event that was not taken back
    why: str | UnsetType = UNSET  # why a player is away, or how the game ended
    told: str | UnsetType = UNSET  # of `stand-in`: what the replaced bot did wrong
    steps: list[Step] | UnsetType = UNSET


class GameNews(msgspec.Struct):
    """The events after event `since`, and the current state of the table."""

    type: Literal["news"]
    since: int
    events: list[EventView]
    table: TableView
    position: Position | None
    mine: list[MySeat]


class ChatMessage(msgspec.Struct):
    """A line of chat."""

    id: int
    person: str
    name: str
    text: str
    at: float


class ChatNews(msgspec.Struct):
    """New lines of chat."""

    type: Literal["chat"]
    messages: list[ChatMessage]


class TableDetails(msgspec.Struct):
    """A table with everything that never changes during a game. `identity` holds field, costs and options."""

    table: TableView
    rules: Rules
    identity: dict[str, Any] | None
    codes: dict[
        Letter, str
    ]  # secret links of seats: the person's own, and for the owner of the table those of open seats
    tutorial: bool  # whether it is a tutorial table
    facts: GameFacts | None = None  # once the game has begun, in the requested language


class ViewMessage(msgspec.Struct, tag_field="type", tag="view"):
    """A whole view: what a person at a table sees and can do, and a log in words of the events after `log_since`."""

    number: int  # of the newest event
    table: TableView
    mine: dict[Letter, SeatView]
    log: list[LogEntry]
    log_since: int
    board: BoardView | None = None  # None before the game begins


class PatchMessage(msgspec.Struct, tag_field="type", tag="patch"):
    """A change of a view: a JSON merge patch (RFC 7396) of `table`, `board` and `mine`.

    `log` replaces all entries of the client's log after event `log_since`.
    """

    number: int
    patch: dict[str, Any]
    log: list[LogEntry]
    log_since: int
