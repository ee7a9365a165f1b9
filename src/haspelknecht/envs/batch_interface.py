"""The interface of batched play: actions in; observations, masks, rewards and ends out. All of it as NumPy arrays.

There are three implementations: `Batch` in this process, `ShardedBatch` in several, `RayBatch` on a cluster. The same
seed and actions give the same arrays in all three.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from types import TracebackType
from typing import Self

import numpy as np
from numpy.typing import NDArray

from haspelknecht.envs.batch_arrays import BatchArrays
from haspelknecht.envs.refusal import refusal
from haspelknecht.errors import UserError
from haspelknecht.records.draws import new_seed
from haspelknecht.records.set_up import set_up
from haspelknecht.rules.moves import MOVES

MOST_GAMES = 1 << 20
MOVE = np.dtype("<i8")  # of actions


class IllegalActionError(UserError):
    """An action that a game refuses. `game` is its row, `refusal` says why."""

    def __init__(self, game: int, why: UserError) -> None:
        super().__init__("envs-batch-illegal", game=game)
        self.game = game
        self.refusal = why

    def text(self, language: str = "en") -> str:
        """Which game, then the rule."""
        return super().text(language) + " " + self.refusal.text(language)


class ManyGames(ABC):
    """Many games side by side. A game that ends is replaced by the next one of its row."""

    def __init__(self, games: int, players: int, arrays: BatchArrays) -> None:
        self.games = games
        self.players = players
        self.arrays = arrays
        self.seed: str | None = None
        self.row_starts = np.arange(games) * MOVES

    def reset(self, seed: str | int | None = None) -> BatchArrays:
        """Begin new games. Row i plays the games `Game.new(seed=f"{seed}/{i}/0")`, then ".../1", ".../2"..."""
        self.seed = new_seed() if seed is None else str(seed)
        self.begin(self.seed)
        return self.arrays

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> BatchArrays:
        """Play one move in each game. If any is illegal, nothing is played at all: `IllegalActionError`."""
        self.play(self.checked(actions))
        return self.arrays

    def random_actions(self, seed: int) -> NDArray[np.int64]:
        """A legal action for each game; the same for the same seed and games, on any number of processes."""
        self.check_begun()
        return self.pick(seed & 0x7FFFFFFF)

    def checked(self, actions: NDArray[np.integer] | Sequence[int]) -> NDArray[np.int64]:
        """The actions, if there is one for each game and all are legal."""
        self.check_begun()
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            found = f"{given.dtype} {given.shape}"
            raise UserError("envs-batch-actions", games=self.games, found=found)
        moves = given.astype(MOVE)
        known = moves.view(np.uint64) < MOVES  # a negative number is a very large one without its sign
        if not known.all():
            raise self.illegal(int(np.argmin(known)), given)
        legal = self.arrays.masks.reshape(-1)[self.row_starts + moves]
        if not legal.all():
            raise self.illegal(int(np.argmin(legal)), given)
        return moves

    def illegal(self, game: int, actions: NDArray[np.integer]) -> IllegalActionError:
        """The error for the action of one game."""
        _, state = set_up(self.position(game))
        return IllegalActionError(game, refusal(state, int(self.arrays.seats[game]), int(actions[game])))

    def check_begun(self) -> None:
        """Refuse to play before the first reset."""
        if self.seed is None:
            raise UserError("envs-batch-not-reset")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @abstractmethod
    def begin(self, seed: str) -> None:
        """Begin all games of a seed."""

    @abstractmethod
    def play(self, moves: NDArray[np.int64]) -> None:
        """Play a legal move in each game."""

    @abstractmethod
    def pick(self, seed: int) -> NDArray[np.int64]:
        """A random legal move for each game."""

    @abstractmethod
    def position(self, game: int) -> dict[str, object]:
        """The position of one game in plain words; `Game.from_position` sets it up."""

    @abstractmethod
    def close(self) -> None:
        """Release processes and connections."""


def checked_games(games: int) -> int:
    """Return the number of games, or raise if it is out of range."""
    if not 1 <= games <= MOST_GAMES:
        raise UserError("envs-batch-games", games=games, most=MOST_GAMES)
    return games
