"""The parent's side of a worker: a child process that answers questions within a hard time limit."""

from __future__ import annotations

import pickle
from typing import Final

from haspelknecht.bots.bot import Choice, Limit
from haspelknecht.bots.observation import Observation
from haspelknecht.bots.worker_child import READY, Crash, Question, Recipe, serve
from haspelknecht.child_process import ChildProcess, spawn
from haspelknecht.errors import UserError, shorten
from haspelknecht.records.positions import position_of

START_SECONDS: Final = 60.0  # for a child to start on a busy machine
DEFAULT_SECONDS: Final = 60.0  # for a choice without a limit in seconds...
SECONDS_PER_ITERATION: Final = 0.01  # ...but many iterations may take longer: plain Python needs about 3 ms for one


class MishapError(UserError):
    """A worker gave no usable answer: it was too late, crashed, or sent something invalid."""

    def to_keep(self) -> UserError:
        """The same error without its traceback, which would keep the whole table in memory."""
        return UserError(self.key, **self.values)


def hard_limit(limit: Limit) -> float:
    """The number of seconds after which a worker is stopped."""
    if limit.seconds is not None:
        return limit.seconds + max(1.0, limit.seconds / 2)
    return max(DEFAULT_SECONDS, SECONDS_PER_ITERATION * (limit.iterations or 0))


class Worker:
    """A child process for bots. The first question starts it; after a failure the next question starts a new one."""

    def __init__(self) -> None:
        self.child: ChildProcess | None = None
        self.closed = False

    def ask(self, recipe: Recipe, observation: Observation, limit: Limit) -> Choice:
        """The choice of the bot of a recipe, which is a legal move.

        :raises MishapError: If there is no valid answer within the hard limit.
        """
        bot, seconds = recipe.spec.name, hard_limit(limit)
        position = position_of(observation.table, observation.state)
        try:
            child = self.child or self.start(bot)
            try:
                child.pipe.send(Question(recipe, position, observation.seat, limit, seconds))
                if not child.answers(seconds):
                    raise MishapError("worker-too-slow", bot=bot, seconds=f"{seconds:g}")
                return checked(child.pipe.recv_bytes(), bot, observation)
            except (EOFError, OSError):
                raise died(child, bot) from None
        except BaseException:  # also Ctrl-C: a late answer must not be mistaken for the next one
            self.stop()
            raise

    def start(self, bot: str) -> ChildProcess:
        """Start a new child and wait until it is ready.

        :raises MishapError: If it cannot start.
        """
        if self.closed:
            raise MishapError("worker-closed")
        try:
            self.child = child = spawn(serve)
        except (OSError, AssertionError) as error:  # too many processes or files; daemons may not have children
            raise MishapError("worker-not-started", bot=bot, problem=shorten(str(error), 120)) from None
        if self.closed:  # while the child was starting
            raise MishapError("worker-closed")
        try:
            if not child.answers(START_SECONDS) or child.pipe.recv_bytes() != READY:
                raise MishapError("worker-not-started", bot=bot, problem=f"{START_SECONDS:g} s")
        except (EOFError, OSError):
            raise died(child, bot) from None
        return child

    def stop(self) -> None:
        """Kill the child, even during a search."""
        if self.child is not None:
            child, self.child = self.child, None
            child.end()

    def close(self) -> None:
        """Kill the child for good. A thread that waits for an answer gets a `MishapError` and cleans up with `stop`."""
        self.closed = True
        child = self.child
        if child is not None:
            child.process.kill()


def checked(data: bytes, bot: str, observation: Observation) -> Choice:
    """Unpickle the answer of a child.

    :raises MishapError: If it is not a legal move.
    """
    try:
        answer: object = pickle.loads(data)
    except Exception:  # a pickle can fail in any way
        raise MishapError("worker-nonsense", bot=bot) from None
    if isinstance(answer, Crash):
        raise MishapError("worker-crashed", bot=bot, problem=shorten(answer.problem, 120))
    if not isinstance(answer, Choice) or answer.move not in observation.legal_moves:
        raise MishapError("worker-nonsense", bot=bot)
    return answer


def died(child: ChildProcess, bot: str) -> MishapError:
    """The error for a child that has ended."""
    return MishapError("worker-died", bot=bot, status=child.exit_status(1.0))
