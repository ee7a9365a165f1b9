"""The line between a batch and one of its processes: an order goes there, "done" comes back.

Orders lie in shared memory and a semaphore says that there is one. Whoever waits stays awake for a moment, because to
wake a process takes as long as dozens of moves; then it sleeps until the other calls.
"""

from __future__ import annotations

from ctypes import Array, c_int64
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from multiprocessing.synchronize import Semaphore
from time import perf_counter
from typing import Final

PLAY: Final = 0  # the actions that lie in the shared memory
PICK: Final = 1  # random actions; the number is their seed
BEGIN: Final = 2  # all games anew; the words are the seed
POSITION: Final = 3  # of the game with that number; it comes back in words
LEAVE: Final = 4

NAP: Final = 0.2  # seconds asleep before one looks whether the other process is still there


@dataclass
class Line:
    """What both ends share. The pipe carries what is longer than a number, and ends when a process does."""

    pipe: Connection
    order: Array[c_int64]  # what to do, and a number for it
    ordered: Semaphore
    answered: Semaphore
    awake: float  # seconds

    def number(self) -> int:
        """The number of the order."""
        return self.order[1]

    def other_is_gone(self) -> bool:
        """Whether the pipe has ended. Words that nobody has asked for are never sent."""
        return self.pipe.closed or self.pipe.poll()


class ParentEnd(Line):
    """The end that gives orders."""

    def give(self, order: int, number: int = 0, words: str | None = None) -> None:
        """Give an order."""
        self.order[0], self.order[1] = order, number
        if words is not None:
            self.pipe.send(words)
        self.ordered.release()

    def wait(self) -> None:
        """Until the order is carried out; EOFError if the process is gone."""
        while not heard(self.answered, self.awake):
            if self.other_is_gone() and not heard(self.answered, 0.0):
                raise EOFError

    def told(self) -> dict[str, object]:
        """What came back in words."""
        found: dict[str, object] = self.pipe.recv()
        return found


class ChildEnd(Line):
    """The end that carries them out."""

    def next_order(self) -> int:
        """What to do next. Without the other process: leave."""
        while not heard(self.ordered, self.awake):
            if self.other_is_gone() and not heard(self.ordered, 0.0):
                return LEAVE
        return self.order[0]

    def words(self) -> str:
        """The words of the order."""
        found: str = self.pipe.recv()
        return found

    def tell(self, words: dict[str, object]) -> None:
        """Send words back."""
        self.pipe.send(words)

    def done(self) -> None:
        """The order is carried out."""
        self.answered.release()


def heard(bell: Semaphore, awake: float) -> bool:
    """Wait for a bell: first awake, then asleep for a nap."""
    until = perf_counter() + awake
    while perf_counter() < until:
        if bell.acquire(block=False):
            return True
    return bell.acquire(timeout=NAP)


def new_line(context: SpawnContext, awake: float) -> tuple[ParentEnd, ChildEnd]:
    """Both ends of a new line."""
    here, there = context.Pipe()
    order = context.RawArray(c_int64, 2)
    ordered, answered = context.Semaphore(0), context.Semaphore(0)
    return ParentEnd(here, order, ordered, answered, awake), ChildEnd(there, order, ordered, answered, awake)
