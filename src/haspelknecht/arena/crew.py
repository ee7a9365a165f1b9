"""Worker processes on this machine, each with one game at a time. One that dies takes only its own game with it."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Generator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from haspelknecht.arena.attempts import TRIES, Attempt, Failed, Play, attempt, failed
from haspelknecht.arena.job import Job
from haspelknecht.arena.one_game import play_one
from haspelknecht.bots.worker_process import start_deaf

Task = tuple[Job, int]  # a game, and for the how manieth time it is tried
PATIENCE = 5.0  # seconds for a worker to leave when the run is over


class Worker:
    """A process that plays the games it is sent."""

    def __init__(self, play: Play) -> None:
        context = multiprocessing.get_context("spawn")  # a clean process: nothing inherited but what is sent
        self.line, other_end = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(other_end, play))
        start_deaf(self.process)  # the main process alone decides what Ctrl-C means
        other_end.close()  # now the line ends when the process ends
        self.task: Task | None = None

    def give(self, task: Task) -> None:
        """Send a game to play. If the worker is already gone, the end of its line will tell."""
        self.task = task
        with suppress(OSError):
            self.line.send(task[0])

    def take(self) -> Attempt:
        """The result of the game, or that the worker died over it."""
        assert self.task is not None
        job, self.task = self.task[0], None
        try:
            found: Attempt = self.line.recv()
            return found
        except (EOFError, OSError):
            self.process.join(PATIENCE)
            return failed(job, f"the worker process ended with status {self.process.exitcode}")

    @property
    def alive(self) -> bool:
        """Whether it can take another game."""
        return self.process.is_alive()

    def dismiss(self) -> None:
        """No more games; one that is being played is given up."""
        self.line.close()
        if self.task is not None:
            self.process.terminate()

    def leave(self) -> None:
        """Wait until the process is gone; bots in it are closed first."""
        self.process.join(PATIENCE)
        if self.alive:
            self.process.kill()
            self.process.join()


def work(line: Connection, play: Play) -> None:
    """The life of a worker: play what comes, until nothing comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # closes the bots on its way out
    while True:
        try:
            line.send(attempt(play, line.recv()))
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
    lines = {worker.line: worker for worker in crew if worker.task is not None}
    return [lines[line] for line in wait(list(lines)) if isinstance(line, Connection)]
