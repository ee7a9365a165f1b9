"""A real Ray cluster for tests, and Python programs that use it."""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.waiting import HANG

ROOT = Path(__file__).parents[2]
STARTS = 5  # Ray gives its own processes 15 seconds to start, however busy the machine is (its issue 65983)
HEAD = [sys.executable, "-m", "tests.arena.ray_head"]

Head = subprocess.Popen[str]


@dataclass
class Cluster:
    """A running cluster, and what its clients need: its address, and its token in their environment."""

    address: str
    environment: dict[str, str]

    def call(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run a Python program as a client."""
        return subprocess.run(
            [sys.executable, *words], cwd=ROOT, env=self.environment, capture_output=True, text=True,
            timeout=5 * HANG, check=False,
        )  # fmt: skip


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A cluster with two processors and its own token."""
    environment = {**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    head, address = start_head(environment)
    try:
        yield Cluster(address, environment)
    finally:
        head.communicate(timeout=HANG)  # closes its input, so that it ends


def start_head(environment: dict[str, str]) -> tuple[Head, str]:
    """The program that runs the cluster, and the cluster's address."""
    for _ in range(STARTS):
        head: Head = subprocess.Popen(
            HEAD, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        assert head.stdout is not None
        address = head.stdout.readline().strip()
        if address:
            return head, address
        head.communicate()  # it has exited, and so has everything it started
    raise AssertionError(f"the Ray cluster did not start, {STARTS} times")
