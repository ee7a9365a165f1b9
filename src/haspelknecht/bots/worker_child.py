"""The child's side of a worker: it waits for questions, asks a bot, sends the answer, and leaves with its parent."""

from __future__ import annotations

import faulthandler
import os
import pickle
import signal
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from threading import Thread
from typing import Final

from haspelknecht.bots.bot import Bot, Limit
from haspelknecht.bots.observation import Observation
from haspelknecht.bots.specs import Spec
from haspelknecht.records.set_up import set_up

READY: Final = b"ready"
LEASH: Final = 1.0  # seconds after its hard limit at which a child ends itself, if its parent has not


@dataclass(frozen=True, slots=True)
class Recipe:
    """How the child makes a bot: `maker` is the function that does it, as `module:function`."""

    spec: Spec
    seed: str
    maker: str = "haspelknecht.bots.registry:make_bot"

    def make(self) -> Bot:
        """The bot."""
        module, _, function = self.maker.partition(":")
        bot: Bot = getattr(import_module(module), function)(self.spec, self.seed)
        return bot


@dataclass(frozen=True, slots=True)
class Question:
    """Who shall choose, where, and how long. A state cannot be pickled, so it crosses as a position in plain words."""

    recipe: Recipe
    position: dict[str, object]
    seat: int
    limit: Limit
    seconds: float  # the hard limit


@dataclass(frozen=True, slots=True)
class Crash:
    """The answer of a bot that raised an error."""

    problem: str


class Desk:
    """Where the child works. It keeps the last bot: in one game it is always the same."""

    def __init__(self) -> None:
        self.recipe: Recipe | None = None
        self.bot: Bot | None = None

    def answer(self, question: Question) -> bytes:
        """What the bot says, whatever it is; an error becomes a `Crash`."""
        try:
            table, state = set_up(question.position)
            bot = self.bot_of(question.recipe)
            return pickle.dumps(bot.choose(Observation(table, question.seat, state), question.limit))
        except Exception as error:
            return pickle.dumps(Crash(f"{type(error).__name__}: {error}"))

    def bot_of(self, recipe: Recipe) -> Bot:
        """The bot of the last question, or a new one."""
        if self.bot is None or recipe != self.recipe:
            if self.bot is not None:
                self.bot.close()
            self.bot, self.recipe = recipe.make(), recipe
        return self.bot


def serve(pipe: Connection) -> None:
    """Answer questions until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    Thread(target=leave_with_parent, daemon=True).start()
    desk = Desk()
    with open(os.devnull, "wb") as nowhere:
        try:
            pipe.send_bytes(READY)
            while True:
                question: Question = pipe.recv()
                # A compiled search lets no other thread run; this watch does not ask it, and needs no parent.
                faulthandler.dump_traceback_later(question.seconds + LEASH, exit=True, file=nowhere)
                pipe.send_bytes(desk.answer(question))
                faulthandler.cancel_dump_traceback_later()
        except (EOFError, OSError):
            return


def leave_with_parent() -> None:
    """End at once if the parent is gone, also in the middle of a thought."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
