"""A child process that exchanges lines with us through pipes, with time limits."""

from __future__ import annotations

import os
import selectors
import shlex
import signal
import subprocess
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import IO

from haspelknecht.bots.external.failure import ExternalFailure
from haspelknecht.bots.external.limits import LONGEST_LINE
from haspelknecht.errors import shorten

CHUNK = 65536
ERRORS_KEPT = 2000  # bytes of standard error
POLL_SECONDS = 0.05  # between two checks whether the program is still running


class Program:
    """A program in its own process group, started without a shell."""

    def __init__(self, command: str) -> None:
        self.process = start(command)
        self.status: int | None = None  # the exit status, if it exited by itself
        self.unsent = b""
        self.output = b""  # received but not yet read
        self.errors = b""
        self.output_ended = False
        self.stopped = False
        self.selector = selectors.DefaultSelector()
        self.pipes = pipes_of(self.process)
        self.stdin, self.stdout, self.stderr = (pipe.fileno() for pipe in self.pipes)
        self.selector.register(self.stdout, selectors.EVENT_READ, self.read_output)
        self.selector.register(self.stderr, selectors.EVENT_READ, self.read_errors)

    def tell(self, line: bytes) -> None:
        """Send a line. What does not fit into the pipe is sent while we wait for the next answer."""
        if not self.unsent:
            self.selector.register(self.stdin, selectors.EVENT_WRITE, self.write)
        self.unsent += line
        self.write()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line, wait for one line and return it.

        :raises ExternalFailure: If it takes too long, or the line is too long, or the program has ended.
        """
        self.tell(line)
        in_time = self.run_until(lambda: b"\n" in self.output or self.output_ended, seconds)
        answer, end, self.output = self.output.partition(b"\n")
        if len(answer) > LONGEST_LINE:
            raise ExternalFailure("external-long-line", most=LONGEST_LINE)
        if end:
            return answer
        if in_time:
            raise self.exit_failure()
        raise ExternalFailure("external-silent", seconds=f"{seconds:g}")

    def run_until(self, done: Callable[[], bool], seconds: float) -> bool:
        """Write and read until `done()`; returns False if that takes too long."""
        deadline = monotonic() + seconds
        while not done():
            left = deadline - monotonic()
            if left <= 0:
                return False
            for key, _ in self.selector.select(min(left, POLL_SECONDS)):
                key.data()
        return True

    # -- the three pipes ---------------------------------------------------------------------------------------

    def write(self) -> None:
        """Send as much as the pipe accepts."""
        try:
            sent = os.write(self.stdin, self.unsent)
        except BlockingIOError:
            return
        except OSError:  # it has closed its input; it may still answer
            sent = len(self.unsent)
        self.unsent = self.unsent[sent:]
        if not self.unsent:
            self.selector.unregister(self.stdin)

    def read_output(self) -> None:
        """Read from its standard output, up to a limit."""
        data = os.read(self.stdout, CHUNK)
        if not data or len(self.output) > LONGEST_LINE:
            self.output_ended = True
            self.selector.unregister(self.stdout)
        self.output += data

    def read_errors(self) -> None:
        """Read from its standard error and keep only the end."""
        data = os.read(self.stderr, CHUNK)
        if not data:
            self.selector.unregister(self.stderr)
        self.errors = (self.errors + data)[-ERRORS_KEPT:]

    @property
    def last_error_line(self) -> str:
        """The last line of its standard error."""
        lines = [line for line in self.errors.decode(errors="replace").splitlines() if line.strip()]
        return shorten(lines[-1], 200) if lines else ""

    # -- the end -----------------------------------------------------------------------------------------------

    def exit_failure(self) -> ExternalFailure:
        """The failure of a program that has ended, or at least closed its output."""
        self.run_until(lambda: self.process.poll() is not None, 10 * POLL_SECONDS)
        self.run_until(lambda: self.stderr not in self.selector.get_map(), POLL_SECONDS)  # the last errors
        status = self.process.poll()
        if status is None:
            return ExternalFailure("external-closed")
        if status < 0:
            return ExternalFailure("external-killed", signal=-status)
        return ExternalFailure("external-exited", status=status)

    def stop(self, seconds: float = 0.0) -> None:
        """Close its input, give it time to exit by itself, then kill its process group."""
        if self.stopped:
            return
        self.stopped = True
        deadline = monotonic() + seconds
        self.run_until(lambda: not self.unsent, seconds)
        if self.unsent:
            self.selector.unregister(self.stdin)
        self.pipes[0].close()
        if self.run_until(lambda: self.process.poll() is not None, deadline - monotonic()):
            self.status = self.process.returncode
            self.run_until(lambda: self.output_ended, 10 * POLL_SECONDS)  # output from before the exit
        with suppress(ProcessLookupError, PermissionError):  # no process left in the group
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.selector.close()
        for pipe in self.pipes[1:]:
            pipe.close()


def start(command: str) -> subprocess.Popen[bytes]:
    """Start a program.

    :raises ExternalFailure: If it cannot be started.
    """
    try:
        words = shlex.split(command)
    except ValueError:
        raise ExternalFailure("external-quotes") from None
    try:
        return subprocess.Popen(
            words, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            start_new_session=True,
        )  # fmt: skip
    except (OSError, ValueError, IndexError) as error:
        problem = (error.strerror if isinstance(error, OSError) else None) or "?"
        raise ExternalFailure("external-cannot-start", problem=problem) from None


def pipes_of(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """Its standard input, output and error, in non-blocking mode."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    pipes = process.stdin, process.stdout, process.stderr
    for pipe in pipes:
        os.set_blocking(pipe.fileno(), False)
    return pipes
