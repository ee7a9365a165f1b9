"""The process of a shard: it plays its rows of a batch and shows them in shared memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from haspelknecht.envs.batch import Batch
from haspelknecht.envs.shard_channel import BEGIN, LEAVE, PICK, PLAY, ChildEnd
from haspelknecht.envs.shard_memory import SharedRows


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


def serve(line: ChildEnd, memory: SharedRows, part: Part) -> None:
    """Carry out what comes, until it is time to leave."""
    batch = part.batch(memory)
    actions = part.actions(memory)
    while (order := line.next_order()) != LEAVE:
        if order == PLAY:
            batch.play(actions)
        elif order == PICK:
            actions[:] = batch.pick(line.number())
        elif order == BEGIN:
            batch.reset(line.words())
        else:
            line.tell(batch.position(line.number()))
        line.done()
