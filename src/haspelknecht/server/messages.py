"""What goes over the wire, typed: the OpenAPI schema and the client's types are made of these."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from haspelknecht.server.accounts.person import PersonKind
from haspelknecht.server.position_types import Colour, Letter, PlayerWords, Position, Step
from haspelknecht.server.tables.events import Kind
from haspelknecht.server.tables.table import Clock, How, Rules, SeatKind, Status, Wish


class PersonView(msgspec.Struct):
    """Somebody, as everybody sees him."""

    id: str
    kind: PersonKind
    name: str


class Me(msgspec.Struct):
    """Somebody, as he sees himself."""

    id: str
    kind: PersonKind
    name: str
    language: str
    login: str | None
    webhook_notice: str | None = None  # why calls to one's webhook were given up


class ClockView(msgspec.Struct):
    """Seconds left when the clock last stood still, and since when it runs (seconds since 1970)."""

    left: float
    since: float | None


class SeatView(msgspec.Struct):
    """A seat, as everybody sees it."""

    seat: Letter
    kind: SeatKind
    name: str
    person: str | None
    bot: str | None
    invited: bool
    away: str
    pending: bool
    ready: bool
    wishes: list[Wish]
    clock: ClockView | None


class ResultView(msgspec.Struct):
    """How the game ended: points and rank by seat."""

    how: How
    points: dict[Letter, int]
    ranks: dict[Letter, int]


class TableView(msgspec.Struct):
    """A table, as everybody sees it. The seed is told when the game is over, its hash at once."""

    id: str
    status: Status
    public: bool
    owner: str
    edition: str
    clock: Clock
    seats: list[SeatView]
    number: int
    paused: bool
    result: ResultView | None
    rematch: str | None
    imported: bool
    seed_hash: str | None  # None: an imported record without a seed
    seed: str | None
    engine: str
    created: float
    ended: float | None


class MoveView(msgspec.Struct):
    """A move by number and by text; both are the same in every position."""

    number: int
    text: str


class PlanView(msgspec.Struct):
    """One's own secret plan."""

    moves: list[MoveView]
    ready: bool


class MySeat(msgspec.Struct):
    """What the owner of a seat knows beyond the others. `player` is the board with the plan in the making."""

    seat: Letter
    moves: list[MoveView]
    may_undo: bool
    last: int  # the last event of one's own: what came after it is "since your last turn"
    plan: PlanView | None
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


class Refused(msgspec.Struct):
    """Why a request was refused: a key for programs, a sentence for people, the rule if the rules refuse a move."""

    error: str
    message: str
    rule: str | None = None


class StaleNews(msgspec.Struct):
    """An action that was not carried out. If it does not follow the newest event, `news` tell what happened instead."""

    error: str
    message: str
    rule: str | None = None
    news: GameNews | None = None
