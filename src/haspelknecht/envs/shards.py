"""Many games at once in several processes of this machine, each with its share of the rows (docs/batch.md).

The arrays are in shared memory; only short orders are sent.
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
from haspelknecht.envs.shard_channel import BEGIN, LEAVE, PICK, PLAY, POSITION, new_channel
from haspelknecht.envs.shard_memory import SharedRows
from haspelknecht.envs.shard_process import Part, serve
from haspelknecht.errors import UserError

MOST_PROCESSES = 1024
STOP_TIMEOUT = 5.0  # seconds for a process to end
SPIN_SECONDS = 0.0003  # before a waiting process sleeps, if there is a processor for each process


class ShardedBatch(ManyGames):
    """Games side by side in `processes` processes, this one included; without a number, one for each processor.

    Programs that use this need the usual `if __name__ == "__main__":`, because the other processes import them again.
    """

    def __init__(
        self, games: int, players: int = 2, *, processes: int | None = None, reward: str = DEFAULT, **options: Any
    ) -> None:
        """`reward` and `options` as for `Batch`."""
        shares = divided(checked_games(games), checked_processes(processes))
        own, *others = [Part(first, count, players, reward, options) for first, count in shares]
        self.memory = SharedRows(games, players)
        self.own = own.batch(self.memory)  # raises here, not in every process, if the options are wrong
        self.own_actions = own.actions(self.memory)
        self.actions = self.memory.actions()
        super().__init__(games, players, self.memory.arrays().read_only())
        spin_seconds = SPIN_SECONDS if len(shares) <= (os.cpu_count() or 1) else 0.0
        self.pool = [Worker(self.memory, part, spin_seconds) for part in others]
        self.finalizer = weakref.finalize(self, stop, self.pool)

    def check_begun(self) -> None:
        """Refuse to play before the first reset, and after a process has ended."""
        super().check_begun()
        for worker in self.pool:
            worker.check_alive()

    def with_all(self, own_share: Callable[[], None], order: int, number: int = 0, text: str | None = None) -> None:
        """Let every process carry out an order, and do our own share at the same time."""
        try:
            for worker in self.pool:
                worker.send(order, number, text)
            own_share()
            for worker in self.pool:
                worker.wait()
        except BaseException:  # Ctrl-C too: a late "done" must never be taken for the next one
            self.close()
            raise

    def begin(self, seed: str) -> None:
        """Begin all games of a seed."""

        def own_share() -> None:
            self.own.reset(seed)

        self.with_all(own_share, BEGIN, text=seed)

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
        worker = next(worker for worker in self.pool if game < worker.part.first + worker.part.games)
        return worker.position(game - worker.part.first)

    def close(self) -> None:
        """End the processes. The arrays keep the last step."""
        self.finalizer()


class Worker:
    """A process with its share of the games."""

    def __init__(self, memory: SharedRows, part: Part, spin_seconds: float) -> None:
        self.part = part
        self.channel, other_end = new_channel(CONTEXT, spin_seconds)
        ends = self.channel.pipe, other_end.pipe
        self.child = ChildProcess(serve, (other_end, memory, part), ends, daemon=True)

    def send(self, order: int, number: int = 0, text: str | None = None) -> None:
        """Send an order. If the process has ended, `wait` raises."""
        with suppress(OSError):
            self.channel.send(order, number, text)

    def wait(self) -> None:
        """Wait until the order is carried out."""
        try:
            self.channel.wait()
        except EOFError:
            self.channel.pipe.close()
            self.child.exit_status(STOP_TIMEOUT)
            self.check_alive()

    def position(self, game: int) -> dict[str, object]:
        """The position of one of its games."""
        self.send(POSITION, game)
        self.wait()
        return self.channel.receive()

    def check_alive(self) -> None:
        """Raise a `UserError` if the process has ended."""
        if self.channel.pipe.closed:
            rows = f"{self.part.first}-{self.part.first + self.part.games - 1}"
            raise UserError("envs-shard-died", rows=rows, status=self.child.exit_status(0)) from None


def stop(pool: list[Worker]) -> None:
    """Stop the processes."""
    for worker in pool:
        worker.send(LEAVE)
        worker.channel.pipe.close()
    for worker in pool:
        worker.child.end(STOP_TIMEOUT)


def checked_processes(processes: int | None) -> int:
    """Return the number of processes, or raise if it is out of range."""
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
