"""Games that were tried: a result, or why there is none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from haspelknecht.arena.job import Job
from haspelknecht.arena.result import GameResult
from haspelknecht.errors import shorten

Play = Callable[[Job], GameResult]
TRIES = 2  # a game that goes wrong is tried once more


@dataclass(frozen=True, slots=True)
class Failed:
    """A game without a result."""

    number: int
    seed: str
    specs: tuple[str, ...]
    reason: str


Attempt = GameResult | Failed


def attempt(play: Play, job: Job) -> Attempt:
    """Play a game; whatever goes wrong becomes one line."""
    try:
        return play(job)
    except Exception as error:  # a fault in a bot or in the engine: the other games go on
        return failed(job, f"{type(error).__name__}: {error}")


def failed(job: Job, reason: str) -> Failed:
    """A game without a result."""
    return Failed(job.number, job.seed, job.specs, shorten(reason, 300))
