"""The channel between a batch and one of its processes: orders go one way, "done" comes back.

Orders are in shared memory, and a semaphore signals them. A waiting process spins for a moment before it sleeps,
because waking it up takes as long as dozens of moves.
"""

from __future__ import annotations

from ctypes import Array, c_int64
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from multiprocessing.synchronize import Semaphore
from time import perf_counter
from typing import Final

PLAY: Final = 0  # the actions in the shared memory
PICK: Final = 1  # random actions; the number is their seed
BEGIN: Final = 2  # new games; the text is the seed
POSITION: Final = 3  # of the game with that number; it is sent back through the pipe
LEAVE: Final = 4

POLL_INTERVAL: Final = 0.2  # seconds between checks whether the other process is still alive


@dataclass
class Channel:
    """What both ends share. The pipe carries texts and positions, and closes when a process ends."""

    pipe: Connection
    order: Array[c_int64]  # what to do, and a number for it
    ordered: Semaphore
    answered: Semaphore
    spin_seconds: float

    def number(self) -> int:
        """The number of the order."""
        return self.order[1]

    def other_is_gone(self) -> bool:
        """Whether the pipe is closed: nothing unexpected is ever sent, so readable means end of file."""
        return self.pipe.closed or self.pipe.poll()


class ParentEnd(Channel):
    """The end that sends orders."""

    def send(self, order: int, number: int = 0, text: str | None = None) -> None:
        """Send an order."""
        self.order[0], self.order[1] = order, number
        if text is not None:
            self.pipe.send(text)
        self.ordered.release()

    def wait(self) -> None:
        """Wait until the order is carried out.

        :raises EOFError: If the process has ended.
        """
        while not acquired(self.answered, self.spin_seconds):
            if self.other_is_gone() and not acquired(self.answered, 0.0):
                raise EOFError

    def receive(self) -> dict[str, object]:
        """The position that was asked for."""
        found: dict[str, object] = self.pipe.recv()
        return found


class ChildEnd(Channel):
    """The end that carries orders out."""

    def next_order(self) -> int:
        """Wait for the next order; `LEAVE` if the parent has ended."""
        while not acquired(self.ordered, self.spin_seconds):
            if self.other_is_gone() and not acquired(self.ordered, 0.0):
                return LEAVE
        return self.order[0]

    def text(self) -> str:
        """The text of the order."""
        found: str = self.pipe.recv()
        return found

    def reply(self, position: dict[str, object]) -> None:
        """Send a position back."""
        self.pipe.send(position)

    def done(self) -> None:
        """Signal that the order is carried out."""
        self.answered.release()


def acquired(semaphore: Semaphore, spin_seconds: float) -> bool:
    """Try to acquire a semaphore: first spinning, then asleep for one poll interval."""
    until = perf_counter() + spin_seconds
    while perf_counter() < until:
        if semaphore.acquire(block=False):
            return True
    return semaphore.acquire(timeout=POLL_INTERVAL)


def new_channel(context: SpawnContext, spin_seconds: float) -> tuple[ParentEnd, ChildEnd]:
    """Both ends of a new channel."""
    here, there = context.Pipe()
    order = context.RawArray(c_int64, 2)
    ordered, answered = context.Semaphore(0), context.Semaphore(0)
    return ParentEnd(here, order, ordered, answered, spin_seconds), ChildEnd(
        there, order, ordered, answered, spin_seconds
    )
