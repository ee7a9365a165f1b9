"""Games on an existing Ray cluster. Ray is imported only when it is used."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Generator, Sequence
from contextlib import redirect_stdout
from types import ModuleType
from typing import Any

from haspelknecht.arena.attempts import TRIES, Attempt, Failed, Play, attempt, failed
from haspelknecht.arena.job import Job
from haspelknecht.arena.one_game import play_one
from haspelknecht.extras import extra
from haspelknecht.ray_connection import check_version, connect, first_line

AHEAD = 2  # games waiting for each processor, so that none is idle


def play_on_ray(jobs: Sequence[Job], address: str, play: Play = play_one) -> Generator[Attempt, None, None]:
    """Play games on the cluster at `address` (host:port, ray://host:port, or auto); results come as finished."""
    ray = extra("ray", "ray")
    connect(ray, address)
    with redirect_stdout(sys.stderr):  # Ray reports dead workers on standard output, where our results belong
        try:
            check_version(ray, address)
            yield from play_all(ray, jobs, play)
        finally:
            ray.shutdown()


def play_all(ray: ModuleType, jobs: Sequence[Job], play: Play) -> Generator[Attempt, None, None]:
    """Keep every processor of the cluster busy; a game that fails is played once more."""
    remote = ray.remote(max_retries=0)(attempt).remote
    most = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
    waiting = deque((job, 1) for job in jobs)
    playing: dict[Any, tuple[Job, int]] = {}
    while waiting or playing:
        while waiting and len(playing) < most:
            job, tries = waiting.popleft()
            playing[remote(play, job)] = (job, tries)
        done, _ = ray.wait(list(playing), num_returns=1)
        for reference in done:
            job, tries = playing.pop(reference)
            found = fetch(ray, reference, job)
            if isinstance(found, Failed) and tries < TRIES:
                waiting.append((job, tries + 1))
            else:
                yield found


def fetch(ray: ModuleType, reference: object, job: Job) -> Attempt:
    """The result of a game, or a failure if its worker died."""
    try:
        found: Attempt = ray.get(reference)
        return found
    except ray.exceptions.RayError as error:
        return failed(job, first_line(error))
