"""A batch on the Ray cluster at an address: prints a fingerprint of all it shows, and how it refuses an action."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from typing import Any

from haspelknecht import UserError
from haspelknecht.envs.batch_arrays import ARRAYS
from haspelknecht.envs.batch_interface import ManyGames
from haspelknecht.envs.batch_ray import RayBatch

GAMES, PLAYERS, STEPS = 5, 2, 130
RULES: dict[str, Any] = {"edition": "first", "tiles": "random"}


def fingerprint(batch: ManyGames) -> str:
    """A hash of everything the games show, over a game and more."""
    found = sha256()
    arrays = batch.reset("ray")
    for step in range(STEPS):
        for name in ARRAYS:
            found.update(getattr(arrays, name).tobytes())
        arrays = batch.step(batch.random_actions(step))
    return found.hexdigest()


def refused(batch: ManyGames) -> str:
    """What is said when the last game gets an illegal action."""
    batch.reset("ray")
    actions = batch.random_actions(0).copy()
    actions[-1] = 773
    try:
        batch.step(actions)
    except UserError as error:
        return str(error)
    return ""


if __name__ == "__main__":
    with RayBatch(GAMES, PLAYERS, address=sys.argv[1], **RULES) as games:
        print(json.dumps([len(games.shards), fingerprint(games), refused(games)]))
