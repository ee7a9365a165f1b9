"""Worker processes on this machine, each with one game at a time. One that dies takes only its own game with it."""

from __future__ import annotations

import signal
import sys
from collections import deque
from collections.abc import Generator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait

from haspelknecht.arena.attempts import TRIES, Attempt, Failed, Play, attempt, failed
from haspelknecht.arena.job import Job
from haspelknecht.arena.one_game import play_one
from haspelknecht.child_process import spawn

Task = tuple[Job, int]  # a game, and the number of the attempt
PATIENCE = 5.0  # seconds for a worker to leave when the run is over


class Worker:
    """A process that plays the games it is sent."""

    def __init__(self, play: Play) -> None:
        self.child = spawn(work, play, daemon=False)  # bots in it may have processes of their own
        self.task: Task | None = None

    def give(self, task: Task) -> None:
        """Send a game to play. If the worker is already gone, the end of its line will tell."""
        self.task = task
        with suppress(OSError):
            self.child.pipe.send(task[0])

    def take(self) -> Attempt:
        """The result of the game, or that the worker died over it."""
        assert self.task is not None
        job, self.task = self.task[0], None
        try:
            found: Attempt = self.child.pipe.recv()
            return found
        except (EOFError, OSError):
            return failed(job, f"the worker process ended with status {self.child.exit_status(PATIENCE)}")

    @property
    def alive(self) -> bool:
        """Whether it can take another game."""
        return self.child.alive

    def dismiss(self) -> None:
        """No more games; one that is being played is given up."""
        self.child.pipe.close()
        if self.task is not None:
            self.child.process.terminate()

    def leave(self) -> None:
        """Wait until the process is gone; bots in it are closed first."""
        self.child.end(PATIENCE)


def work(pipe: Connection, play: Play) -> None:
    """The life of a worker: play what comes, until nothing comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # closes the bots on its way out
    while True:
        try:
            pipe.send(attempt(play, pipe.recv()))
        except (EOFError, OSError):
            return


def play_here(jobs: Sequence[Job], workers: int, play: Play = play_one) -> Generator[Attempt, None, None]:
    """Play games in worker processes; results come as they are finished.

    Programs that call this need the usual `if __name__ == "__main__":`, because workers start as new processes.
    """
    waiting: deque[Task] = deque((job, 1) for job in jobs)
    crew: list[Worker] = []
    try:
        while waiting or any(worker.task for worker in crew):
            crew = [worker for worker in crew if worker.alive or worker.task]
            while waiting and (worker := idle_worker(crew, workers, play)):
                worker.give(waiting.popleft())
            for worker in ready(crew):
                assert worker.task is not None
                job, tries = worker.task
                found = worker.take()
                if isinstance(found, Failed) and tries < TRIES:
                    waiting.append((job, tries + 1))
                else:
                    yield found
    finally:
        for worker in crew:
            worker.dismiss()
        for worker in crew:
            worker.leave()


def idle_worker(crew: list[Worker], most: int, play: Play) -> Worker | None:
    """A worker without a game: one of the crew, or a new one while there is room."""
    for worker in crew:
        if worker.task is None:
            return worker
    if len(crew) < most:
        crew.append(Worker(play))
        return crew[-1]
    return None


def ready(crew: list[Worker]) -> list[Worker]:
    """Wait until somebody has a result, or died."""
    pipes = {worker.child.pipe: worker for worker in crew if worker.task is not None}
    return [pipes[pipe] for pipe in wait(list(pipes)) if isinstance(pipe, Connection)]
