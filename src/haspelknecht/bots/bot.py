"""What every bot is: it gets an observation and a limit, and returns a move, perhaps with its thoughts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from haspelknecht.bots.news import News
from haspelknecht.bots.observation import Observation
from haspelknecht.errors import UserError
from haspelknecht.records.history import Outcome
from haspelknecht.records.table import Table


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think about one choice. Neither given: as long as it likes."""

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Thoughts:
    """What a bot expects. Seats are in order; `line` is what it would play next if nobody interfered."""

    points: tuple[float, ...] = ()  # expected final victory points of every player
    wins: tuple[float, ...] = ()  # probability of winning of every player
    line: tuple[int, ...] = ()
    iterations: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move; `then` are the bot's own next moves in this step of the game, chosen in the same thought."""

    move: int
    then: tuple[int, ...] = ()
    thoughts: Thoughts | None = None


class BotFailure(UserError):  # noqa: N818 - nobody erred in our code: a guest misbehaved
    """A bot misbehaved: no answer in time, nonsense, an illegal move, a crash. One clear line says what."""


class Bot(Protocol):
    """A player without a face."""

    def choose(self, observation: Observation, limit: Limit) -> Choice:
        """A choice of the observing seat. Same observation, limit in iterations and seed: same choice."""
        ...

    def close(self) -> None:
        """The game is over or the bot is no longer needed: give back processes and files."""
        ...


@runtime_checkable
class Listener(Bot, Protocol):
    """A bot that also wants to hear how its game goes."""

    def begin(self, table: Table, seat: int) -> None:
        """The bot sits down at a table."""
        ...

    def hear(self, news: News) -> None:
        """What happened since it was last asked."""
        ...

    def end(self, outcome: Outcome) -> None:
        """The game is over."""
        ...
