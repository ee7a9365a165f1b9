"""The process of a shard: it plays its rows of a batch and shows them in shared memory."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from haspelknecht.envs.batch import Batch
from haspelknecht.envs.shard_memory import SharedRows

PLAY = b"play"  # the order that comes most often; any other is a pickled pair: what to do, and with what
DONE = b"done"


@dataclass(frozen=True)
class Part:
    """A share of a batch: so many games from row `first` on."""

    first: int
    games: int
    players: int
    reward: str
    options: dict[str, Any]

    def batch(self, memory: SharedRows | None = None) -> Batch:
        """The games of this share, shown in their rows of the memory."""
        shown = None if memory is None else memory.sight().rows(self.first, self.games)
        return Batch(self.games, self.players, reward=self.reward, first=self.first, shown=shown, **self.options)

    def actions(self, memory: SharedRows) -> NDArray[np.int64]:
        """The actions of this share."""
        return memory.actions()[self.first : self.first + self.games]


def serve(line: Connection, memory: SharedRows, part: Part, awake: float) -> None:
    """Carry out what comes, until nothing comes."""
    batch = part.batch(memory)
    actions = part.actions(memory)
    while True:
        try:
            order = next_word(line, awake)
        except (EOFError, OSError):
            return
        answer = DONE
        if order == PLAY:
            batch.play(actions)
        else:
            what, value = pickle.loads(order)
            if what == "pick":
                actions[:] = batch.pick(value)
            elif what == "begin":
                batch.reset(value)
            else:
                answer = pickle.dumps(batch.position(value))
        line.send_bytes(answer)


def next_word(line: Connection, awake: float) -> bytes:
    """What comes next. To wake a process that sleeps takes long, so first wait awake for some seconds."""
    until = perf_counter() + awake
    while not line.poll() and perf_counter() < until:
        pass
    return line.recv_bytes()
