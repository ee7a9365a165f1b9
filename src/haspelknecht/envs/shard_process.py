"""The process of a shard: it plays its rows of a batch in shared memory."""

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
        shown = None if memory is None else memory.arrays().rows(self.first, self.games)
        return Batch(self.games, self.players, reward=self.reward, first=self.first, shown=shown, **self.options)

    def actions(self, memory: SharedRows) -> NDArray[np.int64]:
        """The actions of this share."""
        return memory.actions()[self.first : self.first + self.games]


def serve(channel: ChildEnd, memory: SharedRows, part: Part) -> None:
    """Carry out orders until `LEAVE`."""
    batch = part.batch(memory)
    actions = part.actions(memory)
    while (order := channel.next_order()) != LEAVE:
        if order == PLAY:
            batch.play(actions)
        elif order == PICK:
            actions[:] = batch.pick(channel.number())
        elif order == BEGIN:
            batch.reset(channel.text())
        else:
            channel.reply(batch.position(channel.number()))
        channel.done()
