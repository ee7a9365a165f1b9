"""A running program with which we exchange lines, without ever waiting longer than we want to."""

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
LAST_WORDS = 2000  # bytes of standard error that are kept
GLANCE = 0.05  # seconds between two looks at whether the program is still there


class Program:
    """A program in a process group of its own, started without a shell."""

    def __init__(self, command: str) -> None:
        self.process = start(command)
        self.status: int | None = None  # of a program that left by itself
        self.unsent = b""
        self.output = b""  # what it said and nobody has read yet
        self.errors = b""
        self.silent = False  # it has closed its standard output
        self.leaving = False
        self.selector = selectors.DefaultSelector()
        self.pipes = pipes_of(self.process)
        self.input, self.speech, self.complaints = (pipe.fileno() for pipe in self.pipes)
        self.selector.register(self.speech, selectors.EVENT_READ, self.read_output)
        self.selector.register(self.complaints, selectors.EVENT_READ, self.read_errors)

    def tell(self, line: bytes) -> None:
        """Send a line; what does not fit into the pipe now is sent before the next answer is awaited."""
        if not self.unsent:
            self.selector.register(self.input, selectors.EVENT_WRITE, self.write)
        self.unsent += line
        self.write()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for one line."""
        self.tell(line)
        in_time = self.run_until(lambda: b"\n" in self.output or self.silent, seconds)
        answer, end, self.output = self.output.partition(b"\n")
        if len(answer) > LONGEST_LINE:
            raise ExternalFailure("external-long-line", most=LONGEST_LINE)
        if end:
            return answer
        if in_time:
            raise self.exit_failure()
        raise ExternalFailure("external-silent", seconds=f"{seconds:g}")

    def run_until(self, done: Callable[[], bool], seconds: float) -> bool:
        """Write and read until something is done; False if that takes too long."""
        deadline = monotonic() + seconds
        while not done():
            left = deadline - monotonic()
            if left <= 0:
                return False
            for key, _ in self.selector.select(min(left, GLANCE)):
                key.data()
        return True

    # -- the three pipes ---------------------------------------------------------------------------------------

    def write(self) -> None:
        """Send as much as the program takes."""
        try:
            sent = os.write(self.input, self.unsent)
        except BlockingIOError:
            return
        except OSError:  # it does not listen any more; whether it still speaks will be seen
            sent = len(self.unsent)
        self.unsent = self.unsent[sent:]
        if not self.unsent:
            self.selector.unregister(self.input)

    def read_output(self) -> None:
        """Hear what it says, up to a limit."""
        data = os.read(self.speech, CHUNK)
        if not data or len(self.output) > LONGEST_LINE:
            self.silent = True
            self.selector.unregister(self.speech)
        self.output += data

    def read_errors(self) -> None:
        """Let it write to standard error; only the end is kept."""
        data = os.read(self.complaints, CHUNK)
        if not data:
            self.selector.unregister(self.complaints)
        self.errors = (self.errors + data)[-LAST_WORDS:]

    @property
    def last_words(self) -> str:
        """The last line of its standard error."""
        lines = [line for line in self.errors.decode(errors="replace").splitlines() if line.strip()]
        return shorten(lines[-1], 200) if lines else ""

    # -- the end -----------------------------------------------------------------------------------------------

    def exit_failure(self) -> ExternalFailure:
        """It is gone, or at least will not speak again: how it ended."""
        self.run_until(lambda: self.process.poll() is not None, 10 * GLANCE)
        self.run_until(lambda: self.complaints not in self.selector.get_map(), GLANCE)  # its last words
        status = self.process.poll()
        if status is None:
            return ExternalFailure("external-closed")
        if status < 0:
            return ExternalFailure("external-killed", signal=-status)
        return ExternalFailure("external-exited", status=status)

    def stop(self, seconds: float = 0.0) -> None:
        """Close its input, give it time to leave by itself, and end whatever is left of it."""
        if self.leaving:
            return
        self.leaving = True
        deadline = monotonic() + seconds
        self.run_until(lambda: not self.unsent, seconds)
        if self.unsent:
            self.selector.unregister(self.input)
        self.pipes[0].close()
        if self.run_until(lambda: self.process.poll() is not None, deadline - monotonic()):
            self.status = self.process.returncode
            self.run_until(lambda: self.silent, 10 * GLANCE)  # what it said before it left
        with suppress(ProcessLookupError, PermissionError):  # nobody left
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.selector.close()
        for pipe in self.pipes[1:]:
            pipe.close()


def start(command: str) -> subprocess.Popen[bytes]:
    """Start a program, or say why not."""
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
    """Its standard input, output and error, none of which ever blocks us."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    pipes = process.stdin, process.stdout, process.stderr
    for pipe in pipes:
        os.set_blocking(pipe.fileno(), False)
    return pipes
