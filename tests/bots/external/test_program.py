"""Communicating with a program through pipes that are smaller than the messages."""

from __future__ import annotations

import shlex
import sys

import pytest

from haspelknecht.bots.external.failure import ExternalFailure
from haspelknecht.bots.external.limits import LONGEST_LINE
from haspelknecht.bots.external.program import Program
from tests.waiting import HANG


def python(program: str) -> Program:
    """A started Python program."""
    return Program(shlex.join([sys.executable, "-c", program]))


def test_lines_up_to_the_limit_go_through_in_both_directions() -> None:
    """The program begins to write before it has read everything: there is no deadlock."""
    program = Program("cat")
    for line in (b"short", b"x" * LONGEST_LINE, b"short again"):
        program.tell(b"")
        assert program.ask(line + b"\n", HANG) == line
    program.stop(HANG)
    assert program.status == 0


def test_a_line_beyond_the_limit_is_refused() -> None:
    """With or without a newline at the end."""
    program = Program("cat")
    with pytest.raises(ExternalFailure) as caught:
        program.ask(b"x" * (LONGEST_LINE + 1) + b"\n", HANG)
    assert caught.value.key == "external-long-line"
    program.stop()


def test_a_program_that_does_not_read_does_not_hold_us_up() -> None:
    """Our line does not fit into the pipe; the timeout works all the same."""
    program = python("import time; time.sleep(600)")
    with pytest.raises(ExternalFailure) as caught:
        program.ask(b"x" * 500_000 + b"\n", 0.2)
    assert caught.value.key == "external-silent"
    program.stop(0.1)
    program.stop(0.1)
    assert program.status is None
    assert program.process.returncode is not None  # no zombie process is left


def test_a_program_that_stopped_reading_may_still_answer() -> None:
    """What it wrote before it exited counts; the next question fails."""
    program = python("print('done', flush=True)")
    assert program.ask(b"question\n", HANG) == b"done"
    with pytest.raises(ExternalFailure) as caught:
        program.ask(b"question\n", HANG)
    assert caught.value.key == "external-exited"
    program.stop()


def test_the_last_line_of_standard_error_is_kept() -> None:
    """However much was written before."""
    program = python("import sys; sys.stderr.write('word\\n' * 100000 + 'farewell\\n\\n')")
    with pytest.raises(ExternalFailure):
        program.ask(b"question\n", HANG)
    assert program.last_error_line == "farewell"
    program.stop()
