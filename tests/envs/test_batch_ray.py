"""Games on a real Ray cluster show the same as in one process."""

from __future__ import annotations

import json

import pytest

from haspelknecht import UserError
from haspelknecht.envs.batch import Batch
from haspelknecht.envs.batch_ray import RayBatch
from tests.arena.cluster import running_cluster
from tests.envs.ray_batch import GAMES, PLAYERS, RULES, fingerprint, refused


def test_a_cluster_shows_the_same_as_one_process() -> None:
    """Step by step, and it refuses the same with the same words."""
    with running_cluster() as cluster:
        done = cluster.call("-m", "tests.envs.ray_batch", cluster.address)
    assert done.returncode == 0, done.stderr
    alone = Batch(GAMES, PLAYERS, **RULES)
    assert json.loads(done.stdout) == [2, fingerprint(alone), refused(alone)]


def test_an_unreachable_cluster_is_an_error() -> None:
    """One sentence, at once."""
    with pytest.raises(UserError, match=r"The Ray cluster at 127\.0\.0\.1:1 can’t be used"):
        RayBatch(4, address="127.0.0.1:1")
