"""A table: who sits there, what is played and how fast. Stored as one JSON document."""

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
    """How fast one has to play: not at all, a bank with an increment for each turn, or days for each turn."""

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
    components: FileText | None = None  # TOML, laid over our values


class Seat(msgspec.Struct):
    """A chair. A person's seat can be played by a bot for a while (`away`)."""

    kind: SeatKind = "open"
    name: str = ""
    person: str | None = None
    bot: str | None = None  # level or spec of our own bot
    invited: bool = False  # an open seat that only its link opens
    kept: str | None = None  # an open seat kept for a person, who needs no link
    code: str = ""  # of the link
    away: str = ""  # why a bot plays for the person: clock, left, agreed, conceded, failed
    left: float = 0.0  # seconds on the clock when it last stood still
    left_before: float = 0.0  # the same before the last turn was rewarded, for whoever takes that turn back
    left_for_next: float | None = None  # the same when that turn was over, for whose next turn has not come after all
    done: float | None = None  # when that turn was over; time in which the game was paused is not counted
    since: float | None = None  # since when it runs
    last: int = 0  # the last event that its player has caused himself
    lasts: list[int] = []  # the same before each move that he can take back
    wishes: list[Wish] = []
    chosen_bot: str | None = None  # the bot that people chose, if a stand-in had to take its place

    @property
    def conceded(self) -> bool:
        """Whether the player has given up."""
        return self.away == "conceded"

    @property
    def is_human(self) -> bool:
        """Whether a person decides here now."""
        return self.kind == "person" and not self.away

    @property
    def our_bot(self) -> str | None:
        """The bot of this server that moves for the seat; None if nobody of ours does."""
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
    """Everything about a table that nobody searches for."""

    owner: str
    rules: Rules
    clock: Clock
    seats: list[Seat]
    paused: bool = False
    paused_at: float | None = None  # since when
    stirred: float = 0.0  # when something last happened
    deserted: float | None = None  # since when nobody is there for whom the bots would play on
    result: Result | None = None
    owner_left: bool = False  # he stood up when nobody else sat there: the next who sits down has the table
    pending: list[int] = []  # the seats that the game waits for, as settled last: a list of tables replays no games
    ready: list[int] = []  # the seats whose secret plans are finished, likewise
    rated: bool | None = None  # decided when the game begins; None: it began before this was kept
    rematch: str | None = None  # the table to which the same people moved
    imported: bool = False  # from a record of somebody: never rated
    tutorial: bool = False  # a guided game: it leaves no result behind


DECODER = msgspec.json.Decoder(Body)


def copy_of(body: Body) -> Body:
    """A copy that shares only what never changes."""
    twin = copy(body)
    twin.seats = [copy(seat) for seat in body.seats]
    for seat in twin.seats:
        seat.wishes, seat.lasts = seat.wishes.copy(), seat.lasts.copy()
    return twin


class Plan(msgspec.Struct, frozen=True):
    """A secret plan in the making: the texts of its moves."""

    moves: list[str]
    ready: bool

    @property
    def codes(self) -> list[int]:
        """The moves by number."""
        return [parse_move(text) for text in self.moves]
