"""Worker processes on this machine, each with one game at a time. One that dies loses only its own game."""

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
STOP_TIMEOUT = 5.0  # seconds for a worker to end when the run is over


class Worker:
    """A process that plays the games it is sent."""

    def __init__(self, play: Play) -> None:
        self.child = spawn(work, play, daemon=False)  # bots in it may have processes of their own
        self.task: Task | None = None

    def send(self, task: Task) -> None:
        """Send a game to play. If the worker has already ended, `receive` reports it."""
        self.task = task
        with suppress(OSError):
            self.child.pipe.send(task[0])

    def receive(self) -> Attempt:
        """The result of the game, or a failure if the worker died."""
        assert self.task is not None
        job, self.task = self.task[0], None
        try:
            found: Attempt = self.child.pipe.recv()
            return found
        except (EOFError, OSError):
            return failed(job, f"the worker process ended with status {self.child.exit_status(STOP_TIMEOUT)}")

    @property
    def alive(self) -> bool:
        """Whether it can play another game."""
        return self.child.alive

    def stop(self) -> None:
        """Stop the process; a game in progress is abandoned."""
        self.child.pipe.close()
        if self.task is not None:
            self.child.process.terminate()

    def join(self) -> None:
        """Wait for the process to end; it closes its bots first."""
        self.child.end(STOP_TIMEOUT)


def work(pipe: Connection, play: Play) -> None:
    """The main loop of a worker: play games until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # closes the bots on its way out
    while True:
        try:
            pipe.send(attempt(play, pipe.recv()))
        except (EOFError, OSError):
            return


def play_locally(jobs: Sequence[Job], workers: int, play: Play = play_one) -> Generator[Attempt, None, None]:
    """Play games in worker processes; results come as they are finished.

    Programs that call this need the usual `if __name__ == "__main__":`, because workers start as new processes.
    """
    waiting: deque[Task] = deque((job, 1) for job in jobs)
    pool: list[Worker] = []
    try:
        while waiting or any(worker.task for worker in pool):
            pool = [worker for worker in pool if worker.alive or worker.task]
            while waiting and (worker := idle_worker(pool, workers, play)):
                worker.send(waiting.popleft())
            for worker in ready(pool):
                assert worker.task is not None
                job, tries = worker.task
                found = worker.receive()
                if isinstance(found, Failed) and tries < TRIES:
                    waiting.append((job, tries + 1))
                else:
                    yield found
    finally:
        for worker in pool:
            worker.stop()
        for worker in pool:
            worker.join()


def idle_worker(pool: list[Worker], most: int, play: Play) -> Worker | None:
    """A worker without a game: one of the pool, or a new one while there is room."""
    for worker in pool:
        if worker.task is None:
            return worker
    if len(pool) < most:
        pool.append(Worker(play))
        return pool[-1]
    return None


def ready(pool: list[Worker]) -> list[Worker]:
    """Wait until at least one worker has a result or has died."""
    pipes = {worker.child.pipe: worker for worker in pool if worker.task is not None}
    return [pipes[pipe] for pipe in wait(list(pipes)) if isinstance(pipe, Connection)]
