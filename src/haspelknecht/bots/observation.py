"""Observations: what a bot may know of a game."""

from __future__ import annotations

from dataclasses import dataclass

from haspelknecht.records.game import Game
from haspelknecht.records.table import Table
from haspelknecht.rules.flow import legal_moves
from haspelknecht.rules.state import State
from haspelknecht.rules.views import hide_plans


@dataclass(frozen=True, slots=True)
class Observation:
    """A game as one seat knows it: plans of others are empty until all are revealed, future draws are unknown."""

    table: Table
    seat: int
    state: State

    @property
    def legal_moves(self) -> list[int]:
        """The legal moves of the seat, in ascending order."""
        return legal_moves(self.state, self.seat)


def observe(game: Game, seat: int) -> Observation:
    """What a seat may know of a game. The state is a copy: a bot may change it.

    >>> from haspelknecht import Game
    >>> game = Game.new(seed="example")
    >>> observe(game, game.to_act[0]).legal_moves == [int(move) for move in game.legal_moves]
    True
    """
    return Observation(game.table, seat, hide_plans(game.state, seat))
