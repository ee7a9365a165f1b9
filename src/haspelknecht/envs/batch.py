"""Many games at once in this process, played by the compiled engine (docs/batch.md)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from haspelknecht.arena.job import GameOptions
from haspelknecht.envs.batch_interface import ManyGames, checked_games
from haspelknecht.envs.batch_sight import ARRAYS, window
from haspelknecht.envs.encoding.hall import Hall
from haspelknecht.envs.rewards import DEFAULT, check_kind, rewards
from haspelknecht.envs.seeded_game import Tables
from haspelknecht.records.positions import position_of
from haspelknecht.rules.setup import Setup
from haspelknecht.rules.state import State


class Batch(ManyGames):
    """Games side by side in this process. `first` is the number of the first row, when it is a part of a batch."""

    def __init__(self, games: int, players: int = 2, *, reward: str = DEFAULT, first: int = 0, **options: Any) -> None:
        """`reward`: a kind of `envs/rewards.py`; `options`: those of `Game.new` (edition, options, layout, tiles...)"""
        check_kind(reward)
        self.tables = Tables(players, GameOptions(**options))
        self.reward = reward
        self.hall = Hall(checked_games(games), players, first, self.lay, self.worth)
        super().__init__(games, players, window({name: getattr(self.hall, name) for name in ARRAYS}, games, players))

    def lay(self, seed: str) -> tuple[Setup, list[int]]:
        """What is fixed in the game of a seed, and its first turn order."""
        table = self.tables.table(seed)
        return table.setup, list(table.order)

    def worth(self, state: State) -> tuple[float, ...]:
        """The rewards of a finished game."""
        return rewards(state, self.reward)

    def begin(self, seed: str) -> None:
        """Begin all games of a seed."""
        self.hall.reset(seed)

    def play(self, moves: NDArray[np.int64]) -> None:
        """Play a legal move in each game."""
        self.hall.step(moves.tobytes())

    def pick(self, seed: int) -> NDArray[np.int64]:
        """A random legal move for each game."""
        chosen: Any = self.hall.random_moves(seed)
        return np.frombuffer(chosen, np.int64)

    def position(self, game: int) -> dict[str, object]:
        """The position of one game in plain words."""
        self.check_begun()
        return position_of(self.tables.table(self.hall.dealers[game].seed), self.hall.states[game])

    def close(self) -> None:
        """Nothing is kept outside this process."""
