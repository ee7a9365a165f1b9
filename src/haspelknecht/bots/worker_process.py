"""The parent's side of a worker: a child process that can be asked, and that never takes longer than it may."""

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
OPEN_END: Final = 60.0  # for a choice without a limit in seconds...
SECONDS_PER_ITERATION: Final = 0.01  # ...but many iterations may take longer: plain Python needs about 3 ms for one


class MishapError(UserError):
    """A worker gave no usable answer: too late, a crash, nonsense. One clear line says what."""

    def to_keep(self) -> UserError:
        """The same without its traceback, which would keep the whole table alive."""
        return UserError(self.key, **self.values)


def hard_limit(limit: Limit) -> float:
    """After how many seconds a worker is stopped."""
    if limit.seconds is not None:
        return limit.seconds + max(1.0, limit.seconds / 2)
    return max(OPEN_END, SECONDS_PER_ITERATION * (limit.iterations or 0))


class Worker:
    """A child process for bots. It starts with the first question; after a mishap the next question starts another."""

    def __init__(self) -> None:
        self.child: ChildProcess | None = None
        self.closed = False

    def ask(self, recipe: Recipe, observation: Observation, limit: Limit) -> Choice:
        """What the bot of a recipe chooses: a legal move within the hard limit, or a `MishapError`."""
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
        except BaseException:  # Ctrl-C too: a late answer must never be taken for the next one
            self.stop()
            raise

    def start(self, bot: str) -> ChildProcess:
        """A new child, ready for questions."""
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
        """End the child, whatever it is doing."""
        if self.child is not None:
            child, self.child = self.child, None
            child.end()

    def close(self) -> None:
        """End the child for good. Another thread that is just asking gets a `MishapError`; it cleans up with `stop`."""
        self.closed = True
        child = self.child
        if child is not None:
            child.process.kill()


def checked(data: bytes, bot: str, observation: Observation) -> Choice:
    """The answer of a child, if it is a legal move."""
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
    """What to say of a child that is gone."""
    return MishapError("worker-died", bot=bot, status=child.exit_status(1.0))
