"""What a bot is shown: the table as its seat may know it, never more."""

from __future__ import annotations

from dataclasses import dataclass

from haspelknecht.records.game import Game
from haspelknecht.records.table import Table
from haspelknecht.rules.flow import legal_moves
from haspelknecht.rules.state import State
from haspelknecht.rules.views import hide_plans


@dataclass(frozen=True, slots=True)
class Observation:
    """The table seen from one seat: plans of others are empty until all are revealed, draws to come are unknown."""

    table: Table
    seat: int
    state: State

    @property
    def legal_moves(self) -> list[int]:
        """What the seat may do now, in rising order."""
        return legal_moves(self.state, self.seat)


def observe(game: Game, seat: int) -> Observation:
    """What a seat may know of a game. The copy is the bot's own: it may play on it.

    >>> from haspelknecht import Game
    >>> game = Game.new(seed="example")
    >>> observe(game, game.to_act[0]).legal_moves == [int(move) for move in game.legal_moves]
    True
    """
    return Observation(game.table, seat, hide_plans(game.state, seat))
