"""Many games at once in this process, played by the compiled engine (docs/batch.md)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from haspelknecht.envs.batch_arrays import ARRAYS, BatchArrays, empty_arrays, views_of
from haspelknecht.envs.batch_chunks import CHUNK_SIZE, chunks
from haspelknecht.envs.batch_interface import ManyGames, checked_games
from haspelknecht.envs.encoding.engine_batch import EngineBatch
from haspelknecht.envs.rewards import DEFAULT, check_kind, rewards
from haspelknecht.envs.seeded_game import Tables
from haspelknecht.records.game_options import GameOptions
from haspelknecht.records.positions import position_of
from haspelknecht.rules.setup import Setup
from haspelknecht.rules.state import State

NARROW = tuple(name for name in ARRAYS if name not in {"observations", "masks"})


class Batch(ManyGames):
    """Games side by side in this process. For a part of a larger batch, `first` is the number of its first row and
    `shown` the arrays to fill; otherwise it has arrays of its own."""

    def __init__(
        self,
        games: int,
        players: int = 2,
        *,
        reward: str = DEFAULT,
        first: int = 0,
        shown: BatchArrays | None = None,
        **options: Any,
    ) -> None:
        """`reward`: a kind of `envs/rewards.py`; `options`: those of `Game.new` (edition, options, layout, tiles...)"""
        check_kind(reward)
        self.tables = Tables(players, GameOptions(**options))
        self.reward = reward
        rows = checked_games(games) if shown is None else min(games, CHUNK_SIZE)
        self.engine = EngineBatch(games, players, first, rows=rows, lay=self.lay, worth=self.worth)
        seen = empty_arrays(games, players).observations if shown is None else shown.observations
        self.inside = views_of({name: getattr(self.engine, name, seen) for name in ARRAYS}, players)
        self.shown = shown
        super().__init__(games, players, self.inside.read_only() if shown is None else shown)
        self.chunks = list(chunks(self.engine, self.inside if shown is None else shown))

    def lay(self, seed: str) -> tuple[Setup, list[int]]:
        """What is fixed in the game of a seed, and its first turn order."""
        return self.tables.setup(seed), self.tables.order(seed)

    def worth(self, state: State) -> tuple[float, ...]:
        """The rewards of a finished game."""
        return rewards(state, self.reward)

    def begin(self, seed: str) -> None:
        """Begin all games of a seed."""
        self.engine.reset(seed)
        for chunk in self.chunks:
            self.engine.begin(chunk.start, chunk.end)
            chunk.show()
        self.show_narrow()

    def play(self, moves: NDArray[np.int64]) -> None:
        """Play a legal move in each game."""
        given = moves.tobytes()
        for chunk in self.chunks:
            self.engine.step(given, chunk.start, chunk.end)
            chunk.show()
        self.show_narrow()

    def show_narrow(self) -> None:
        """Copy the small arrays to `shown`, if there is one."""
        if self.shown is not None:
            for name in NARROW:
                np.copyto(getattr(self.shown, name), getattr(self.inside, name))

    def pick(self, seed: int) -> NDArray[np.int64]:
        """A random legal move for each game."""
        chosen: Any = self.engine.random_moves(seed)
        return np.frombuffer(chosen, np.int64)

    def position(self, game: int) -> dict[str, object]:
        """The position of one game in plain words."""
        self.check_begun()
        return position_of(self.tables.table(self.engine.dealers[game].seed), self.engine.states[game])

    def close(self) -> None:
        """Nothing to release."""
