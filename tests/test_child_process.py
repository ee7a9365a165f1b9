"""Child processes: asked over a pipe, waited for no longer than they may take, gone when they are ended."""

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
    """Multiply what comes until the pipe ends."""
    try:
        while True:
            pipe.send(pipe.recv() * factor)
    except (EOFError, OSError):  # closed, or closed with an answer that nobody read
        return


def leave_with_status(pipe: Connection) -> None:
    """End at once, with a status of its own."""
    os._exit(7)


def never_leave(pipe: Connection) -> None:
    """Say hello, then wait for nothing, whatever happens to the pipe."""
    pipe.send("here")
    Event().wait()


@contextmanager
def running(child: ChildProcess) -> Iterator[ChildProcess]:
    """A child that does not outlive its test."""
    try:
        yield child
    finally:
        child.end()


def test_questions_are_answered_one_after_the_other() -> None:
    with running(spawn(double, 3)) as child:
        for number in (1, 5):
            child.pipe.send(number)
            assert child.answers(START)
            assert child.pipe.recv() == 3 * number
        assert child.alive


def test_an_answer_that_does_not_come_is_not_waited_for() -> None:
    with running(spawn(double)) as child:
        begin = monotonic()
        assert not child.answers(0.05)
        assert monotonic() - begin >= 0.05


def test_a_child_that_dies_ends_the_pipe_and_leaves_its_status() -> None:
    with running(spawn(leave_with_status)) as child:
        assert child.answers(START), "there is something to read: the end"
        with pytest.raises(EOFError):
            child.pipe.recv()
        assert child.exit_status(START) == "7"
        assert not child.alive


def test_a_child_ends_when_its_pipe_is_closed() -> None:
    child = spawn(double, daemon=False)
    child.pipe.send(1)
    assert child.answers(START)
    child.end(START)
    assert child.exit_status(0) == "0"


@pytest.mark.parametrize("patience", [0.0, 0.05])
def test_a_child_that_does_not_end_is_killed(patience: float) -> None:
    child = spawn(never_leave)
    assert child.answers(START)
    child.end(patience)
    assert not child.alive
    assert child.pipe.closed
    child.end()  # once more does no harm


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="only POSIX has signal masks")
def test_a_child_ignores_ctrl_c() -> None:
    with running(spawn(double)) as child:
        pid = child.process.pid
        assert pid is not None
        os.kill(pid, signal.SIGINT)  # while it may still be importing
        child.pipe.send(4)
        assert child.answers(START)
        assert child.pipe.recv() == 8


def test_a_pipe_of_the_caller_closes_with_the_child() -> None:
    ours, theirs = CONTEXT.Pipe()
    with running(ChildProcess(leave_with_status, (theirs,), (ours, theirs), daemon=True)) as child:
        assert theirs.closed, "or the pipe would stay open when the child is gone"
        assert child.answers(START)
        with pytest.raises(EOFError):
            ours.recv()
