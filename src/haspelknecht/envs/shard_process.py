"""The process of a shard: it plays its rows of a batch and shows them in shared memory."""

from __future__ import annotations

from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from haspelknecht.envs.batch import Batch
from haspelknecht.envs.shard_memory import SharedRows

Order = tuple[str, Any]  # what to do, and with what


@dataclass(frozen=True)
class Part:
    """A share of a batch: so many games from row `first` on."""

    first: int
    games: int
    players: int
    reward: str
    options: dict[str, Any]

    def batch(self) -> Batch:
        """The games of this share."""
        return Batch(self.games, self.players, reward=self.reward, first=self.first, **self.options)


def serve(line: Connection, memory: SharedRows, part: Part) -> None:
    """Carry out what comes, until nothing comes."""
    batch = part.batch()
    shown = memory.sight().rows(part.first, part.games)
    actions = memory.actions()[part.first : part.first + part.games]
    while True:
        try:
            what, value = line.recv()
        except (EOFError, OSError):
            return
        answer = None
        if what == "begin":
            batch.reset(value)
        elif what == "play":
            batch.play(actions)
        elif what == "pick":
            actions[:] = batch.pick(value)
        else:
            answer = batch.position(value)
        if what in ("begin", "play"):
            shown.take(batch.sight)
        line.send(answer)
