"""Child processes: communication over a pipe, timeouts, and the end of a process."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from threading import Event
from time import monotonic

import pytest

from haspelknecht.child_process import CONTEXT, ChildProcess, spawn

START = 60.0  # seconds for a child to answer on a busy machine


def double(pipe: Connection, factor: int = 2) -> None:
    """Multiply numbers until the pipe ends."""
    try:
        while True:
            pipe.send(pipe.recv() * factor)
    except (EOFError, OSError):  # closed, perhaps with an unread answer
        return


def exit_with_status(pipe: Connection) -> None:
    """Exit at once with status 7."""
    os._exit(7)


def never_exit(pipe: Connection) -> None:
    """Send a message, then wait forever, even if the pipe is closed."""
    pipe.send("here")
    Event().wait()


@contextmanager
def running(child: ChildProcess) -> Iterator[ChildProcess]:
    """End a child after its test."""
    try:
        yield child
    finally:
        child.end()


def test_a_child_answers_several_questions() -> None:
    with running(spawn(double, 3)) as child:
        for number in (1, 5):
            child.pipe.send(number)
            assert child.answers(START)
            assert child.pipe.recv() == 3 * number
        assert child.alive


def test_waiting_for_an_answer_ends_after_the_timeout() -> None:
    with running(spawn(double)) as child:
        begin = monotonic()
        assert not child.answers(0.05)
        assert monotonic() - begin >= 0.05


def test_the_pipe_ends_with_the_child_and_the_exit_status_is_known() -> None:
    with running(spawn(exit_with_status)) as child:
        assert child.answers(START), "the end of the pipe can be read"
        with pytest.raises(EOFError):
            child.pipe.recv()
        assert child.exit_status(START) == "7"
        assert not child.alive


def test_a_child_exits_by_itself_when_its_pipe_is_closed() -> None:
    child = spawn(double, daemon=False)
    child.pipe.send(1)
    assert child.answers(START)
    child.end(START)
    assert child.exit_status(0) == "0"


@pytest.mark.parametrize("patience", [0.0, 0.05])
def test_a_child_that_does_not_exit_is_killed(patience: float) -> None:
    child = spawn(never_exit)
    assert child.answers(START)
    child.end(patience)
    assert not child.alive
    assert child.pipe.closed
    child.end()  # a second call does nothing


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="only POSIX has signal masks")
def test_a_child_ignores_ctrl_c() -> None:
    with running(spawn(double)) as child:
        pid = child.process.pid
        assert pid is not None
        os.kill(pid, signal.SIGINT)  # while it may still be importing
        child.pipe.send(4)
        assert child.answers(START)
        assert child.pipe.recv() == 8


def test_a_given_pipe_ends_with_the_child() -> None:
    ours, theirs = CONTEXT.Pipe()
    with running(ChildProcess(exit_with_status, (theirs,), (ours, theirs), daemon=True)) as child:
        assert theirs.closed, "otherwise the pipe would stay open after the child has ended"
        assert child.answers(START)
        with pytest.raises(EOFError):
            ours.recv()
