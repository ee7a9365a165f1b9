"""A child process at the other end of a pipe: the one way in which bots, arena and environments start processes.

What is asked, and what happens after a child has died, is theirs: a bot's worker starts another child, the arena plays
the game again elsewhere, a batch stops.
"""

from __future__ import annotations

import signal
from collections.abc import Callable
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext, SpawnProcess
from time import monotonic
from typing import Any, Final

CONTEXT: Final[SpawnContext] = get_context("spawn")  # safe in programs with threads, unlike fork; inherits nothing
LONGEST_WAIT: Final = 1.0


class ChildProcess:
    """A process that runs a function until it returns. It never hears Ctrl-C: the parent alone decides what that means.

    Programs that start one need the usual `if __name__ == "__main__":`.
    """

    def __init__(
        self, target: Callable[..., None], args: tuple[Any, ...], ends: tuple[Connection, Connection], *, daemon: bool
    ) -> None:
        """Start `target(*args)`; `ends` are ours and the child's, and the child's must be somewhere in `args`. A daemon
        is ended with its parent, but may not have children of its own.

        :raises OSError: If there are too many processes or files.
        :raises AssertionError: If this process is a daemon itself.
        """
        self.pipe, end_of_child = ends
        self.process: SpawnProcess = CONTEXT.Process(target=target, args=args, daemon=daemon)
        with end_of_child:  # once ours is closed here, the pipe ends when the process ends
            start_deaf(self.process)

    @property
    def alive(self) -> bool:
        """Whether the process is still there."""
        return self.process.is_alive()

    def answers(self, seconds: float) -> bool:
        """Whether something comes in time; also True if the pipe has ended, which reading it tells."""
        end = monotonic() + seconds
        while (left := end - monotonic()) > 0:  # short waits: Ctrl-C just before a wait is heard only after it
            if self.pipe.poll(min(left, LONGEST_WAIT)):
                return True
        return self.pipe.poll(0)

    def exit_status(self, patience: float) -> str:
        """The exit status of a process whose pipe has ended, after up to so many seconds; "None" if it still runs."""
        self.process.join(patience)
        return str(self.process.exitcode)

    def end(self, patience: float = 0.0) -> None:
        """Close the pipe and wait so long for the process to leave by itself, then end it, whatever it is doing."""
        if patience > 0:
            self.pipe.close()
            self.process.join(patience)
        if self.alive:
            self.process.kill()
        self.process.join()
        self.pipe.close()


def spawn(target: Callable[..., None], *args: object, daemon: bool = True) -> ChildProcess:
    """Start `target(pipe, *args)` in a process of its own."""
    ends = CONTEXT.Pipe()
    try:
        return ChildProcess(target, (ends[1], *args), ends, daemon=daemon)
    except BaseException:
        ends[0].close()
        raise


def start_deaf(process: SpawnProcess) -> None:
    """Start a process that never hears Ctrl-C: it would answer with a traceback while it is still importing."""
    if not hasattr(signal, "pthread_sigmask"):
        process.start()
        return
    resource_tracker.ensure_running()  # or `start` would start it, and unblock the signal afterwards
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
