"""The child's side of a worker: it answers questions with a bot until its parent closes the pipe or ends."""

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
GRACE_SECONDS: Final = 1.0  # after its hard limit, until a child ends itself if its parent has not killed it


@dataclass(frozen=True, slots=True)
class Recipe:
    """How to make a bot in the child: `maker` is the function to call, as `module:function`."""

    spec: Spec
    seed: str
    maker: str = "haspelknecht.bots.registry:make_bot"

    def make(self) -> Bot:
        """Make the bot."""
        module, _, function = self.maker.partition(":")
        bot: Bot = getattr(import_module(module), function)(self.spec, self.seed)
        return bot


@dataclass(frozen=True, slots=True)
class Question:
    """Which bot must choose, in which position, within which limit. States cannot be pickled, so it has a position."""

    recipe: Recipe
    position: dict[str, object]
    seat: int
    limit: Limit
    seconds: float  # the hard limit


@dataclass(frozen=True, slots=True)
class Crash:
    """The answer of a bot that raised an error."""

    problem: str


class Answerer:
    """Answers questions with bots. It keeps the last bot, because consecutive questions often need the same one."""

    def __init__(self) -> None:
        self.recipe: Recipe | None = None
        self.bot: Bot | None = None

    def answer(self, question: Question) -> bytes:
        """The pickled `Choice` of the bot, or a `Crash` if it raised an error."""
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
    Thread(target=exit_with_parent, daemon=True).start()
    answerer = Answerer()
    with open(os.devnull, "wb") as nowhere:
        try:
            pipe.send_bytes(READY)
            while True:
                question: Question = pipe.recv()
                # A compiled search holds the GIL, so a Python thread could not end it; this C-level watchdog can.
                faulthandler.dump_traceback_later(question.seconds + GRACE_SECONDS, exit=True, file=nowhere)
                pipe.send_bytes(answerer.answer(question))
                faulthandler.cancel_dump_traceback_later()
        except (EOFError, OSError):
            return


def exit_with_parent() -> None:
    """Exit as soon as the parent has ended, even during a search."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
