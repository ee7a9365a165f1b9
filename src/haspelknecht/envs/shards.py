"""Many games at once in several processes of this machine, each with its share of the rows (docs/batch.md).

What the games show lies in memory that all processes share; only a word goes back and forth.
"""

from __future__ import annotations

import multiprocessing
import os
import weakref
from contextlib import suppress
from itertools import pairwise
from multiprocessing.context import SpawnProcess
from typing import Any

import numpy as np
from numpy.typing import NDArray

from haspelknecht.arena.job import GameOptions
from haspelknecht.bots.worker_process import start_deaf
from haspelknecht.envs.batch_interface import ManyGames, checked_games
from haspelknecht.envs.rewards import DEFAULT, check_kind
from haspelknecht.envs.seeded_game import Tables
from haspelknecht.envs.shard_memory import SharedRows
from haspelknecht.envs.shard_process import Order, Part, serve
from haspelknecht.errors import UserError

MOST_PROCESSES = 1024
PATIENCE = 5.0  # seconds for a process to leave


class ShardedBatch(ManyGames):
    """Games side by side in `processes` processes; without a number, one for each processor.

    Programs that use this need the usual `if __name__ == "__main__":`, because the processes start anew.
    """

    def __init__(
        self, games: int, players: int = 2, *, processes: int | None = None, reward: str = DEFAULT, **options: Any
    ) -> None:
        """`reward` and `options` as for `Batch`."""
        check_kind(reward)
        Tables(players, GameOptions(**options))  # says here, not in every process, what is wrong
        parts = divided(checked_games(games), checked_processes(processes))
        self.memory = SharedRows(games, players)
        super().__init__(games, players, self.memory.sight().for_readers())
        self.actions = self.memory.actions()
        self.crew = [Worker(self.memory, Part(first, count, players, reward, options)) for first, count in parts]
        self.dismissal = weakref.finalize(self, dismiss, self.crew)

    def ask_all(self, order: Order) -> None:
        """Let every process carry out an order, all at the same time."""
        try:
            for worker in self.crew:
                worker.send(order)
            for worker in self.crew:
                worker.answer()
        except BaseException:  # Ctrl-C too: a late answer must never be taken for the next one
            self.close()
            raise

    def begin(self, seed: str) -> None:
        """Begin all games of a seed."""
        self.ask_all(("begin", seed))

    def play(self, moves: NDArray[np.int64]) -> None:
        """Play a legal move in each game."""
        self.actions[:] = moves
        self.ask_all(("play", 0))

    def pick(self, seed: int) -> NDArray[np.int64]:
        """A random legal move for each game."""
        self.ask_all(("pick", seed))
        return self.actions.copy()

    def position(self, game: int) -> dict[str, object]:
        """The position of one game in plain words."""
        self.check_begun()
        worker = next(worker for worker in self.crew if game < worker.part.first + worker.part.games)
        worker.send(("position", game - worker.part.first))
        found: dict[str, object] = worker.answer()
        return found

    def close(self) -> None:
        """End the processes. The arrays go on showing the last step."""
        self.dismissal()


class Worker:
    """A process with its share of the games."""

    def __init__(self, memory: SharedRows, part: Part) -> None:
        context = multiprocessing.get_context("spawn")
        self.part = part
        self.line, other_end = context.Pipe()
        self.process: SpawnProcess = context.Process(target=serve, args=(other_end, memory, part), daemon=True)
        start_deaf(self.process)  # the main process alone decides what Ctrl-C means
        other_end.close()  # now the line ends when the process ends

    def send(self, order: Order) -> None:
        """Give an order. If the process is gone, `answer` will tell."""
        with suppress(OSError):
            self.line.send(order)

    def answer(self) -> Any:
        """What came of it."""
        try:
            return self.line.recv()
        except (EOFError, OSError):
            self.process.join(PATIENCE)
            rows = f"{self.part.first}-{self.part.first + self.part.games - 1}"
            raise UserError("envs-shard-died", rows=rows, status=str(self.process.exitcode)) from None


def dismiss(crew: list[Worker]) -> None:
    """No more orders; a process ends when its line does."""
    for worker in crew:
        worker.line.close()
    for worker in crew:
        worker.process.join(PATIENCE)
        if worker.process.is_alive():
            worker.process.kill()


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
