"""Games on an existing Ray cluster. Ray is imported only when somebody asks for it."""

from __future__ import annotations

import os
import socket
import sys
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from types import ModuleType
from typing import Any

from haspelknecht.arena.attempts import TRIES, Attempt, Failed, Play, attempt, failed
from haspelknecht.arena.job import Job
from haspelknecht.arena.one_game import play_one
from haspelknecht.errors import UserError, shorten
from haspelknecht.extras import extra
from haspelknecht.version import __version__

KNOCK = 5.0  # seconds until a cluster must open its door
FIRST_ANSWER = 300.0  # clusters may have to start machines before the first game
AHEAD = 2  # games waiting for each processor, so that none is idle


def play_on_ray(jobs: Sequence[Job], address: str, play: Play = play_one) -> Generator[Attempt, None, None]:
    """Play games on the cluster at `address` (host:port, ray://host:port, or auto); results come as finished."""
    ray = extra("ray", "ray")
    connect(ray, address)
    with redirect_stdout(sys.stderr):  # Ray tells of dead workers on standard output, where our results belong
        try:
            check_version(ray, address)
            yield from play_all(ray, jobs, play)
        finally:
            ray.shutdown()


def connect(ray: ModuleType, address: str) -> None:
    """Join the cluster, or say in one sentence that it is not possible."""
    try:
        knock(address)
        with silence():
            ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except (OSError, RuntimeError, ValueError, AssertionError) as error:  # what Ray raises, by kind of address
        raise unreachable(address, error) from None


def knock(address: str) -> None:
    """Fail at once if nobody listens: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK).close()


@contextmanager
def silence() -> Iterator[None]:
    """Keep Ray's own repeated complaints away; the sentence that follows says what is wrong."""
    kept = os.dup(2)
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nothing)


def check_version(ray: ModuleType, address: str) -> None:
    """The cluster must play by the same engine."""
    try:
        found = ray.get(ray.remote(version_there).remote(), timeout=FIRST_ANSWER)
    except Exception as error:  # no package there, no processor free, a lost connection
        raise unreachable(address, getattr(error, "cause", None) or error) from None
    if found != __version__:
        raise UserError("arena-ray-version", address=address, here=__version__, there=str(found))


def version_there() -> str:
    """The version of this package, asked on the cluster."""
    return __version__


def unreachable(address: str, error: BaseException) -> UserError:
    """The sentence for a cluster that cannot be used."""
    return UserError("arena-ray-unreachable", address=address, problem=first_line(error))


def first_line(error: BaseException) -> str:
    """The beginning of what Ray says."""
    said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    lines = said.strip().splitlines() or [type(error).__name__]
    return shorten(lines[0].rstrip("."), 200)


def play_all(ray: ModuleType, jobs: Sequence[Job], play: Play) -> Generator[Attempt, None, None]:
    """Keep every processor of the cluster busy; a game that goes wrong is tried once more."""
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
    """The result of a game, or that its worker died."""
    try:
        found: Attempt = ray.get(reference)
        return found
    except ray.exceptions.RayError as error:
        return failed(job, first_line(error))
