"""What the server sends, typed: the OpenAPI schema and the client's types are made of these."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from haspelknecht.server.accounts.person import PersonKind
from haspelknecht.server.position_types import Colour, Letter, PlayerWords, Position, Step
from haspelknecht.server.tables.events import Kind
from haspelknecht.server.tables.table import Clock, How, Rules, SeatKind, Status, Wish
from haspelknecht.view.types import BoardView, GameFacts, LogEntry, MoveView, Placement, SeatView, Why, WorkView


class PersonView(msgspec.Struct):
    """A person, as everybody sees them."""

    id: str
    kind: PersonKind
    name: str


class Me(msgspec.Struct):
    """A person, as they see themselves."""

    id: str
    kind: PersonKind
    name: str
    language: str
    login: str | None
    webhook_notice: str | None = None  # why calls to their webhook were given up


class ClockView(msgspec.Struct):
    """Seconds left when the clock was last stopped, and when it was started again (seconds since 1970)."""

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
    """A table, as everybody sees it. The hash of the seed is public from the start, the seed when the game is over.

    Nothing is null in a view: an absent value is left out, so that a patch can remove it.
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
    """The secret plan of a seat, for its owner."""

    moves: list[NumberedMove]
    ready: bool


class MySeat(msgspec.Struct):
    """What only the owner of a seat knows. `player` is the board with the unfinished plan on it."""

    seat: Letter
    moves: list[NumberedMove]
    may_undo: bool
    last: int  # the owner's last event: what came after it is "since your last turn"
    plan: SavedPlan | None
    player: PlayerWords | None


class EventView(msgspec.Struct):
    """An event (`EventWithSteps` in tables/events.py). An `outdated` event says that corrected rules cannot replay what
    came after event `back_to`."""

    number: int
    kind: Kind
    at: float
    seat: Letter | UnsetType = UNSET
    moves: list[tuple[Letter, str]] | UnsetType = UNSET  # seat and text of the move
    draws: list[list[Colour]] | UnsetType = UNSET  # the disks of each refill that followed
    back_to: int | UnsetType = UNSET  # after an undo: the last event that still counts
    why: str | UnsetType = UNSET  # why a player is away, or how the game ended
    told: str | UnsetType = UNSET  # of a stand-in: what the bot did wrong
    steps: list[Step] | UnsetType = UNSET


class GameNews(msgspec.Struct):
    """The events after event `since`, and the current state."""

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
    """A table with everything that stays the same during a game. `identity`: field, costs, options of the game."""

    table: TableView
    rules: Rules
    identity: dict[str, Any] | None
    codes: dict[Letter, str]  # links of seats: the person's own, and for the owner those of open seats
    tutorial: bool  # a guided game
    facts: GameFacts | None = None  # of a game that has begun, in the language of the request


class ViewMessage(msgspec.Struct, tag_field="type", tag="view"):
    """A whole view: what a person at a table sees and can do, and what happened after event `log_since`, in words."""

    number: int  # of the newest event
    table: TableView
    mine: dict[Letter, SeatView]
    log: list[LogEntry]
    log_since: int
    board: BoardView | None = None  # absent before the game begins


class PatchMessage(msgspec.Struct, tag_field="type", tag="patch"):
    """A change of a view: a JSON merge patch (RFC 7396) of `table`, `board` and `mine`. Entries of the log after event
    `log_since` are void and are replaced by these."""

    number: int
    patch: dict[str, Any]
    log: list[LogEntry]
    log_since: int


class HintLine(msgspec.Struct):
    """A sequence of moves, or placements when planning and storing, with the work that would follow. `points` are the
    seat's expected points at the end of the game, `win` is its chance to win."""

    points: float
    win: float
    moves: list[MoveView] = []
    placed: list[Placement] = []
    work: list[WorkView] = []


class Hint(msgspec.Struct):
    """What a strong bot would do: the best line, up to two others, and the expected points of all seats."""

    number: int
    best: list[HintLine]
    points: dict[Letter, float]


class WhyView(msgspec.Struct):
    """Whether a move is legal now, and the rules that say so, in words."""

    legal: bool
    rules: list[str]
    reasons: list[str]


AnswerStatus = Literal["done", "stale", "refused"]


class Answer(msgspec.Struct, tag_field="type", tag="answer", omit_defaults=True):
    """The one answer to an intent. `number` is the newest event. If it was not done, `message` says why."""

    id: int
    status: AnswerStatus
    number: int
    error: str = ""
    message: str = ""
    rule: str | None = None


class TryAnswer(Answer, tag="answer"):
    """The answer to `try`: the view as it would be, as far as the moves are legal."""

    result: SeatView | None = None


class WhyAnswer(Answer, tag="answer"):
    """The answer to `why`; no result if the target can be picked."""

    result: Why | None = None


class HintAnswer(Answer, tag="answer"):
    """The answer to `hint`."""

    result: Hint | None = None


class Refused(msgspec.Struct):
    """Why a request was refused: a key for programs, a sentence for people, and the rule if a rule refuses a move."""

    error: str
    message: str
    rule: str | None = None


class StaleNews(msgspec.Struct):
    """An action that was not carried out. If it does not follow the newest event, `news` holds the missed events."""

    error: str
    message: str
    rule: str | None = None
    news: GameNews | None = None
