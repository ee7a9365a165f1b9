"""The interface of all bots: from an observation and a limit to a move, optionally with the bot's expectations."""

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
    """How long a bot may think about one choice, in iterations or seconds. By default it decides itself."""

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Thoughts:
    """What a bot expects, by seat. `line` are the moves that it would play next if no other player moved."""

    points: tuple[float, ...] = ()  # expected final victory points of each player
    wins: tuple[float, ...] = ()  # each player's probability of winning
    line: tuple[int, ...] = ()
    iterations: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move. `then` are the bot's next moves in the same turn, which it has already decided."""

    move: int
    then: tuple[int, ...] = ()
    thoughts: Thoughts | None = None


class BotFailure(UserError):  # noqa: N818 - a bot's misbehaviour, not an error in our code
    """A bot misbehaved: no answer in time, an unreadable answer, an illegal move, a crash."""


class Bot(Protocol):
    """A computer player."""

    def choose(self, observation: Observation, limit: Limit) -> Choice:
        """Choose a move for the observing seat.

        With the same seed, observation and limit in iterations, the choice is the same.

        :raises BotFailure: If the bot gives no usable answer.
        """
        ...

    def close(self) -> None:
        """Release processes and files. The bot is not used afterwards."""
        ...


@runtime_checkable
class Listener(Bot, Protocol):
    """A bot that is also informed about the events of its game."""

    def begin(self, table: Table, seat: int) -> None:
        """Called when the bot joins a game."""
        ...

    def hear(self, news: News) -> None:
        """Called before a choice, with the events since the last call."""
        ...

    def end(self, outcome: Outcome) -> None:
        """Called when the game is over."""
        ...
