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
    """Seconds left when the clock last stood still, and since when it runs (seconds since 1970)."""

    left: float
    since: float | None = None


class TableSeat(msgspec.Struct):
    """A seat of a table, as everybody sees it."""

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
    """How the game ended: points and rank by seat."""

    how: How
    points: dict[Letter, int]
    ranks: dict[Letter, int]


class TableView(msgspec.Struct):
    """A table, as everybody sees it. The seed is told when the game is over, its hash at once.

    Within a view nothing is null: what there is not is left out, so that a patch can remove it.
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
    """A move by number and by text; both are the same in every position."""

    number: int
    text: str


class SavedPlan(msgspec.Struct):
    """One's own secret plan."""

    moves: list[NumberedMove]
    ready: bool


class MySeat(msgspec.Struct):
    """What the owner of a seat knows beyond the others. `player` is the board with the plan in the making."""

    seat: Letter
    moves: list[NumberedMove]
    may_undo: bool
    last: int  # the last event of one's own: what came after it is "since your last turn"
    plan: SavedPlan | None
    player: PlayerWords | None


class EventView(msgspec.Struct):
    """Something that happened (`ToldEvent` of tables/events.py). An `outdated` event says that corrected rules cannot
    replay what came after event `back_to`."""

    number: int
    kind: Kind
    at: float
    seat: Letter | UnsetType = UNSET
    moves: list[tuple[Letter, str]] | UnsetType = UNSET  # seat and text of the move
    draws: list[list[Colour]] | UnsetType = UNSET  # the disks of each refill that followed
    back_to: int | UnsetType = UNSET  # after an undo: the last event that still counts
    why: str | UnsetType = UNSET  # why somebody is away, or how the game ended
    told: str | UnsetType = UNSET  # of a stand-in: what the bot did wrong
    steps: list[Step] | UnsetType = UNSET


class GameNews(msgspec.Struct):
    """What happened after event `since`, and how things stand now."""

    type: Literal["news"]
    since: int
    events: list[EventView]
    table: TableView
    position: Position | None
    mine: list[MySeat]


class ChatMessage(msgspec.Struct):
    """A line of the chat."""

    id: int
    person: str
    name: str
    text: str
    at: float


class ChatNews(msgspec.Struct):
    """New lines of the chat."""

    type: Literal["chat"]
    messages: list[ChatMessage]


class TableDetails(msgspec.Struct):
    """A table with everything that never changes during a game. `identity`: field, costs, options of the game."""

    table: TableView
    rules: Rules
    identity: dict[str, Any] | None
    codes: dict[Letter, str]  # links of seats: those of the asker, and for the owner those of empty ones
    tutorial: bool  # a guided game
    facts: GameFacts | None = None  # of a game that has begun, in the language of the asker


class ViewMessage(msgspec.Struct, tag_field="type", tag="view"):
    """A whole view: what a person at a table sees and can do, and what happened after event `log_since`, in words."""

    number: int  # of the newest event
    table: TableView
    mine: dict[Letter, SeatView]
    log: list[LogEntry]
    log_since: int
    board: BoardView | None = None  # there is none before the game begins


class PatchMessage(msgspec.Struct, tag_field="type", tag="patch"):
    """A change of a view: a JSON merge patch (RFC 7396) of `table`, `board` and `mine`. Entries of the log after event
    `log_since` are void and are replaced by these."""

    number: int
    patch: dict[str, Any]
    log: list[LogEntry]
    log_since: int
