"""Runs a slow program: prints progress while it works, the reason if it fails, and retries if that may help."""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

PROGRESS_INTERVAL = 15  # seconds
ERROR = re.compile(r"\berror\b|\bcannot\b|^E: |^fatal", re.IGNORECASE)
PAUSE = 5  # seconds before another attempt
MAX_LINES = 15  # of a failed program's output


class StepError(Exception):
    """A step failed; the message says what, why and what to do."""


def run(
    command: Sequence[str],
    what: str,
    *,
    attempts: int = 1,
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> None:
    """Run a program until it succeeds; `what` completes the sentences "Still ..." and "... failed".

    :raises StepError: with the end of its output, if the last attempt failed too.
    """
    for attempt in range(1, attempts + 1):
        status, output = watched(command, what, folder, environment)
        if status == 0:
            return
        if attempt < attempts:
            print(f"  {what}: attempt {attempt} of {attempts} failed ({cause(output)}); trying again", flush=True)
            time.sleep(PAUSE)
    reason = "\n".join(f"    {line}" for line in relevant_lines(output))
    raise StepError(f"{what[0].upper()}{what[1:]} failed (exit status {status}):\n{reason}")


def watched(
    command: Sequence[str], what: str, folder: Path | None, environment: Mapping[str, str] | None
) -> tuple[int, str]:
    """Exit status and output of a program, with a line every few seconds while it runs."""
    started = time.monotonic()
    with tempfile.TemporaryFile() as output:
        try:
            process = subprocess.Popen(
                command, cwd=folder, env={**os.environ, **(environment or {})}, stdin=subprocess.DEVNULL,
                stdout=output, stderr=subprocess.STDOUT,
            )  # fmt: skip
        except OSError as error:
            return 127, f"{command[0]}: {error.strerror}"
        try:
            while True:
                try:
                    process.wait(timeout=PROGRESS_INTERVAL)
                    break
                except subprocess.TimeoutExpired:
                    print(f"  still {what}, {time.monotonic() - started:.0f} s{doing(output.fileno())}", flush=True)
        except BaseException:
            process.kill()
            process.wait()
            raise
        return process.returncode, text_of(output.fileno())


def text_of(descriptor: int) -> str:
    """Everything written so far; reads without moving the position at which the program writes."""
    size = os.fstat(descriptor).st_size
    return os.pread(descriptor, size, 0).decode(errors="replace")


def doing(descriptor: int) -> str:
    """The last line of output, shortened."""
    lines = text_of(descriptor).split("\n")
    said = next((line.strip() for line in reversed(lines) if line.strip()), "")
    return f": {said[:90]}" if said else ""


def cause(output: str) -> str:
    """The line of a failed program's output that most likely says why."""
    return next((line.strip()[:160] for line in relevant_lines(output)), "it said nothing")


def relevant_lines(output: str) -> list[str]:
    """The part of a failed program's output to show: from its first error on, or else the end."""
    lines = [line for line in output.splitlines() if line.strip()]
    first = next((number for number, line in enumerate(lines) if ERROR.search(line)), None)
    return lines[-MAX_LINES:] if first is None else lines[first : first + MAX_LINES]
