"""Many games: on all processors of this machine or on a Ray cluster, resuming an earlier run."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path

from haspelknecht.arena.attempts import Attempt, Failed, Play
from haspelknecht.arena.job import Job
from haspelknecht.arena.one_game import play_one
from haspelknecht.arena.ray_cluster import play_on_ray
from haspelknecht.arena.result import GameResult
from haspelknecht.arena.results_file import ResultsFile
from haspelknecht.arena.worker_pool import play_locally

OnProgress = Callable[[int, int], None]  # how many games are finished, of how many


@dataclass(frozen=True, slots=True)
class Played:
    """All games in the order of their jobs, and those that could not be played."""

    results: list[GameResult]
    failed: list[Failed]


def run(
    jobs: Sequence[Job],
    *,
    workers: int | None = None,
    ray: str | None = None,
    folder: Path | None = None,
    play: Play = play_one,
    on_progress: OnProgress = lambda done, total: None,
) -> Played:
    """Play all games that are not in the folder yet. The result does not depend on the number of workers."""
    with ResultsFile(folder, jobs) if folder is not None else nullcontext() as results_file:
        found = dict(results_file.finished) if results_file is not None else {}
        left = [job for job in jobs if job.key not in found]
        failures: list[Failed] = []
        on_progress(len(found), len(jobs))
        with closing(attempts(left, workers, ray, play)) as finished:
            for result in finished:
                if isinstance(result, Failed):
                    failures.append(result)
                else:
                    found[(result.seed, result.specs)] = result
                    if results_file is not None:
                        results_file.add(result)
                on_progress(len(found) + len(failures), len(jobs))
    results = [found[job.key] for job in jobs if job.key in found]
    return Played(results, sorted(failures, key=lambda failure: failure.number))


def attempts(jobs: Sequence[Job], workers: int | None, ray: str | None, play: Play) -> Generator[Attempt, None, None]:
    """The games as they are finished. If all are finished already, no cluster is needed."""
    if ray is not None and jobs:
        return play_on_ray(jobs, ray, play)
    return play_locally(jobs, workers or all_processors(), play)


def all_processors() -> int:
    """The number of processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
