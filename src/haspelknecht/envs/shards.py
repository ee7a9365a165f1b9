"""Many games at once in several processes of this machine, each with its share of the rows (docs/batch.md).

What the games show lies in memory that all processes share; only a word goes back and forth.
"""

from __future__ import annotations

import os
import weakref
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from haspelknecht.child_process import CONTEXT, ChildProcess
from haspelknecht.envs.batch_interface import ManyGames, checked_games
from haspelknecht.envs.rewards import DEFAULT
from haspelknecht.envs.shard_channel import BEGIN, LEAVE, PICK, PLAY, POSITION, new_line
from haspelknecht.envs.shard_memory import SharedRows
from haspelknecht.envs.shard_process import Part, serve
from haspelknecht.errors import UserError

MOST_PROCESSES = 1024
PATIENCE = 5.0  # seconds for a process to leave
AWAKE = 0.0003  # seconds that a process waits awake for the next word, if there is a processor for each of them


class ShardedBatch(ManyGames):
    """Games side by side in `processes` processes, this one included; without a number, one for each processor.

    Programs that use this need the usual `if __name__ == "__main__":`, because the other processes start anew.
    """

    def __init__(
        self, games: int, players: int = 2, *, processes: int | None = None, reward: str = DEFAULT, **options: Any
    ) -> None:
        """`reward` and `options` as for `Batch`."""
        shares = divided(checked_games(games), checked_processes(processes))
        own, *others = [Part(first, count, players, reward, options) for first, count in shares]
        self.memory = SharedRows(games, players)
        self.own = own.batch(self.memory)  # says here, not in every process, what is wrong with the game
        self.own_actions = own.actions(self.memory)
        self.actions = self.memory.actions()
        super().__init__(games, players, self.memory.sight().for_readers())
        awake = AWAKE if len(shares) <= (os.cpu_count() or 1) else 0.0
        self.crew = [Worker(self.memory, part, awake) for part in others]
        self.dismissal = weakref.finalize(self, dismiss, self.crew)

    def check_begun(self) -> None:
        """Refuse to play before the first reset, and when a process is gone."""
        super().check_begun()
        for worker in self.crew:
            worker.check_line()

    def with_all(self, own_share: Callable[[], None], order: int, number: int = 0, words: str | None = None) -> None:
        """Let every process carry out an order, all at the same time, and meanwhile do the own share of it."""
        try:
            for worker in self.crew:
                worker.give(order, number, words)
            own_share()
            for worker in self.crew:
                worker.wait()
        except BaseException:  # Ctrl-C too: a late answer must never be taken for the next one
            self.close()
            raise

    def begin(self, seed: str) -> None:
        """Begin all games of a seed."""

        def own_share() -> None:
            self.own.reset(seed)

        self.with_all(own_share, BEGIN, words=seed)

    def play(self, moves: NDArray[np.int64]) -> None:
        """Play a legal move in each game."""
        self.actions[:] = moves
        self.with_all(lambda: self.own.play(self.own_actions), PLAY)

    def pick(self, seed: int) -> NDArray[np.int64]:
        """A random legal move for each game."""

        def own_share() -> None:
            self.own_actions[:] = self.own.pick(seed)

        self.with_all(own_share, PICK, seed)
        return self.actions.copy()

    def position(self, game: int) -> dict[str, object]:
        """The position of one game in plain words."""
        self.check_begun()
        if game < self.own.games:
            return self.own.position(game)
        worker = next(worker for worker in self.crew if game < worker.part.first + worker.part.games)
        return worker.position(game - worker.part.first)

    def close(self) -> None:
        """End the processes. The arrays go on showing the last step."""
        self.dismissal()


class Worker:
    """A process with its share of the games."""

    def __init__(self, memory: SharedRows, part: Part, awake: float) -> None:
        self.part = part
        self.line, other_end = new_line(CONTEXT, awake)
        ends = self.line.pipe, other_end.pipe
        self.child = ChildProcess(serve, (other_end, memory, part), ends, daemon=True)

    def give(self, order: int, number: int = 0, words: str | None = None) -> None:
        """Give an order. If the process is gone, `wait` will tell."""
        with suppress(OSError):
            self.line.give(order, number, words)

    def wait(self) -> None:
        """Until the order is carried out."""
        try:
            self.line.wait()
        except EOFError:
            self.line.pipe.close()
            self.child.exit_status(PATIENCE)
            self.check_line()

    def position(self, game: int) -> dict[str, object]:
        """The position of one of its games."""
        self.give(POSITION, game)
        self.wait()
        return self.line.told()

    def check_line(self) -> None:
        """Say so if nothing can be asked of the process any more."""
        if self.line.pipe.closed:
            rows = f"{self.part.first}-{self.part.first + self.part.games - 1}"
            raise UserError("envs-shard-died", rows=rows, status=self.child.exit_status(0)) from None


def dismiss(crew: list[Worker]) -> None:
    """No more orders."""
    for worker in crew:
        worker.give(LEAVE)
        worker.line.pipe.close()
    for worker in crew:
        worker.child.end(PATIENCE)


def checked_processes(processes: int | None) -> int:
    """How many processes, if there can be so many."""
    if processes is None:
        return os.cpu_count() or 1
    if not 1 <= processes <= MOST_PROCESSES:
        raise UserError("envs-shard-processes", processes=processes, most=MOST_PROCESSES)
    return processes


def divided(games: int, shards: int) -> list[tuple[int, int]]:
    """First row and number of games of each share, as even as possible and never empty."""
    shards = min(shards, games)
    starts = [games * shard // shards for shard in range(shards + 1)]
    return [(start, end - start) for start, end in pairwise(starts)]
