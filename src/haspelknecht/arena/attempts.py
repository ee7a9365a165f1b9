"""The outcome of playing a job: a result, or the reason why there is none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from haspelknecht.arena.job import Job
from haspelknecht.arena.result import GameResult
from haspelknecht.errors import shorten

Play = Callable[[Job], GameResult]
TRIES = 2  # how often a failing game is played


@dataclass(frozen=True, slots=True)
class Failed:
    """A game without a result."""

    number: int
    seed: str
    specs: tuple[str, ...]
    reason: str


Attempt = GameResult | Failed


def attempt(play: Play, job: Job) -> Attempt:
    """Play a game; an exception becomes a `Failed`."""
    try:
        return play(job)
    except Exception as error:  # a bug in a bot or in the engine must not end the run
        return failed(job, f"{type(error).__name__}: {error}")


def failed(job: Job, reason: str) -> Failed:
    """A game without a result."""
    return Failed(job.number, job.seed, job.specs, shorten(reason, 300))
