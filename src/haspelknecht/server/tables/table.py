"""The data of a table: seats, rules, clock. Stored as one JSON document."""

from __future__ import annotations

from copy import copy
from typing import Annotated, Literal

import msgspec

from haspelknecht.records.notation import parse_move

Status = Literal["open", "playing", "over"]
SeatKind = Literal["open", "person", "bot", "remote"]
ClockKind = Literal["none", "live", "days"]
How = Literal["scored", "conceded", "agreed"]
Wish = Literal["pause", "resume", "end", "replace A", "replace B", "replace C", "replace D"]
FileText = Annotated[str, msgspec.Meta(max_length=100_000)]


class Clock(msgspec.Struct, frozen=True):
    """The time control: none, a bank with an increment for each turn, or days for each turn."""

    kind: ClockKind = "none"
    bank: float = 0.0  # seconds
    increment: float = 0.0  # seconds
    days: float = 0.0


class Rules(msgspec.Struct, frozen=True):
    """Which game is played (see `Game.new`)."""

    edition: str = "second"
    options: dict[str, str] = {}
    layout: str = "standard"
    tiles: str | list[int] = "first"
    start_buildings: list[int] = []
    improved_farmhand: bool = False
    layout_file: FileText | None = None  # TOML, instead of a layout by name
    components: FileText | None = None  # TOML that overrides our values


class Seat(msgspec.Struct):
    """A seat. A bot can play for its person for a while (`away`)."""

    kind: SeatKind = "open"
    name: str = ""
    person: str | None = None
    bot: str | None = None  # level or spec of our own bot
    invited: bool = False  # an open seat that can be taken only with its link
    kept: str | None = None  # an open seat reserved for a person, who needs no link
    code: str = ""  # of the link
    away: str = ""  # why a bot plays for the person: clock, left, agreed, conceded, failed
    left: float = 0.0  # seconds on the clock when it was last stopped
    left_before: float = 0.0  # the same before the increment of the last turn, for an undo
    left_for_next: float | None = None  # the same after the last turn, for an undo by another player
    done: float | None = None  # when the last turn ended, moved on by later pauses
    since: float | None = None  # when it was started
    last: int = 0  # the last event that its player has caused
    lasts: list[int] = []  # the same before each move that can be taken back
    wishes: list[Wish] = []
    chosen_bot: str | None = None  # the bot that was chosen, if a stand-in has replaced it

    @property
    def conceded(self) -> bool:
        """Whether the player has conceded."""
        return self.away == "conceded"

    @property
    def is_human(self) -> bool:
        """Whether a person plays the seat now."""
        return self.kind == "person" and not self.away

    @property
    def our_bot(self) -> str | None:
        """The bot of this server that plays the seat; None if none does."""
        if self.kind == "bot":
            return self.bot
        return STAND_IN if self.away else None


STAND_IN = "greedy"


class Result(msgspec.Struct, frozen=True):
    """How a game ended. Seats are numbers."""

    how: How
    points: list[int]
    ranks: list[int]  # 1 is best


class Body(msgspec.Struct):
    """Everything about a table that is not a column of its own."""

    owner: str
    rules: Rules
    clock: Clock
    seats: list[Seat]
    paused: bool = False
    paused_at: float | None = None  # since when
    stirred: float = 0.0  # when the last event happened
    deserted: float | None = None  # since when all people have been away
    result: Result | None = None
    owner_left: bool = False  # the owner left an empty table: the next person to sit down owns it
    pending: list[int] = []  # the seats that the game waits for, so that lists need not replay games
    ready: list[int] = []  # the seats whose secret plans are committed
    rated: bool | None = None  # decided when the game begins; None: it began before this was kept
    rematch: str | None = None  # the table to which the same people moved
    imported: bool = False  # from a record: never rated
    tutorial: bool = False  # a guided game: it is not archived


DECODER = msgspec.json.Decoder(Body)


def copy_body(body: Body) -> Body:
    """Return a copy that shares only immutable parts."""
    twin = copy(body)
    twin.seats = [copy(seat) for seat in body.seats]
    for seat in twin.seats:
        seat.wishes, seat.lasts = seat.wishes.copy(), seat.lasts.copy()
    return twin


class Plan(msgspec.Struct, frozen=True):
    """A secret plan: the texts of its moves, and whether it is committed."""

    moves: list[str]
    ready: bool

    @property
    def codes(self) -> list[int]:
        """The moves by number."""
        return [parse_move(text) for text in self.moves]
