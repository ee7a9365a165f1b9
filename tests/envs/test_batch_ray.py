"""Games on a real Ray cluster show the same as in one process."""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
from pathlib import Path

import pytest

from haspelknecht import UserError
from haspelknecht.envs.batch import Batch
from haspelknecht.envs.batch_ray import RayBatch
from tests.envs.ray_batch import GAMES, PLAYERS, RULES, fingerprint, refused

ROOT = Path(__file__).parents[2]


def test_a_cluster_shows_the_same_as_one_process() -> None:
    """Step by step, and it refuses the same with the same words."""
    environment = {**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    head = subprocess.Popen(
        [sys.executable, "-m", "tests.arena.ray_head"], cwd=ROOT, env=environment, stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    try:
        assert head.stdout is not None
        address = head.stdout.readline().strip()
        done = subprocess.run(
            [sys.executable, "-m", "tests.envs.ray_batch", address], cwd=ROOT, env=environment, capture_output=True,
            text=True, timeout=300, check=False,
        )  # fmt: skip
    finally:
        head.communicate(timeout=60)  # closes its input, so that it ends
    assert done.returncode == 0, done.stderr
    alone = Batch(GAMES, PLAYERS, **RULES)
    assert json.loads(done.stdout) == [2, fingerprint(alone), refused(alone)]


def test_a_cluster_that_is_not_there() -> None:
    """One sentence, at once."""
    with pytest.raises(UserError, match=r"The Ray cluster at 127\.0\.0\.1:1 cannot be used"):
        RayBatch(4, address="127.0.0.1:1")
