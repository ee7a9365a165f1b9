"""A child process connected by a pipe. Bots, arena and environments start all their processes with it.

They decide what to send and what to do after a child has died: a bot's worker starts another child, the arena plays the
game again elsewhere, a batch stops.
"""

from __future__ import annotations

import signal
from collections.abc import Callable
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext, SpawnProcess
from time import monotonic
from typing import Any, Final

CONTEXT: Final[SpawnContext] = get_context("spawn")  # unlike fork, safe in programs with threads
MAX_WAIT: Final = 1.0


class ChildProcess:
    """A process that runs a function until it returns. It ignores Ctrl-C, which only the parent handles.

    Programs that start one need the usual `if __name__ == "__main__":`.
    """

    def __init__(
        self, target: Callable[..., None], args: tuple[Any, ...], ends: tuple[Connection, Connection], *, daemon: bool
    ) -> None:
        """Start `target(*args)`. `ends` are the ends of a pipe: ours, and the child's, which must also be in `args`.
        A daemon is ended with its parent, but may not have child processes.

        :raises OSError: If there are too many processes or files.
        :raises AssertionError: If this process is a daemon itself.
        """
        self.pipe, end_of_child = ends
        self.process: SpawnProcess = CONTEXT.Process(target=target, args=args, daemon=daemon)
        with end_of_child:  # with our copy closed, the pipe ends when the process ends
            start_without_ctrl_c(self.process)

    @property
    def alive(self) -> bool:
        """Whether the process is still running."""
        return self.process.is_alive()

    def answers(self, seconds: float) -> bool:
        """Whether there is something to read in time. Also True if the pipe has ended: then reading raises."""
        end = monotonic() + seconds
        while (left := end - monotonic()) > 0:  # short waits: a Ctrl-C just before `poll` is handled only after it
            if self.pipe.poll(min(left, MAX_WAIT)):
                return True
        return self.pipe.poll(0)

    def exit_status(self, patience: float) -> str:
        """The exit status after the pipe has ended. Waits up to `patience` seconds; "None" if it still runs."""
        self.process.join(patience)
        return str(self.process.exitcode)

    def end(self, patience: float = 0.0) -> None:
        """Close the pipe, wait up to `patience` seconds for the process to exit by itself, then kill it."""
        if patience > 0:
            self.pipe.close()
            self.process.join(patience)
        if self.alive:
            self.process.kill()
        self.process.join()
        self.pipe.close()


def spawn(target: Callable[..., None], *args: object, daemon: bool = True) -> ChildProcess:
    """Start `target(pipe, *args)` in a child process.

    :raises OSError: If there are too many processes or files.
    """
    ends = CONTEXT.Pipe()
    try:
        return ChildProcess(target, (ends[1], *args), ends, daemon=daemon)
    except BaseException:
        ends[0].close()
        raise


def start_without_ctrl_c(process: SpawnProcess) -> None:
    """Start a process with Ctrl-C blocked. Otherwise it could print a traceback while it is still importing."""
    if not hasattr(signal, "pthread_sigmask"):
        process.start()
        return
    resource_tracker.ensure_running()  # or `start` would start it, and unblock the signal afterwards
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
