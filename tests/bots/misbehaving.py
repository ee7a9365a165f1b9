"""Bots that misbehave, to test workers. `make_bot` makes them by name in the child process."""

from __future__ import annotations

import os
import re
from pathlib import Path
from time import sleep
from typing import NoReturn, cast

from haspelknecht.bots.bot import Bot, Choice, Limit
from haspelknecht.bots.observation import Observation
from haspelknecht.bots.registry import make_bot as make_good_bot
from haspelknecht.bots.specs import Spec

MAKER = f"{__name__}:make_bot"
ENDLESS = re.compile(r"(a+)+$")


class Misbehaving:
    """A bot that misbehaves as its name says."""

    def __init__(self, name: str) -> None:
        self.behave = getattr(self, name)

    def choose(self, observation: Observation, limit: Limit) -> Choice:
        """Misbehave."""
        return cast(Choice, self.behave())

    def close(self) -> None:
        """Nothing to release."""

    def crash(self) -> NoReturn:
        """Raise an exception."""
        raise ZeroDivisionError("the shaft collapsed")

    def die(self) -> NoReturn:
        """End the whole process, as a crash in compiled code would."""
        os._exit(7)

    def loop(self) -> NoReturn:
        """Print a line, then loop forever."""
        print("thinking", flush=True)
        while True:
            pass

    def stuck(self) -> object:
        """Print a line, then run (almost) forever in compiled code that holds the GIL."""
        print("thinking", flush=True)
        return ENDLESS.match("a" * 60 + "b")

    def babble(self) -> str:
        """Return something that is not a choice."""
        return "take everything"

    def cheat(self) -> Choice:
        """Return a move that does not exist."""
        return Choice(-1)

    def secret(self) -> object:
        """Return something that cannot be pickled."""
        return lambda: None


class FailsOnce(Misbehaving):
    """Dies at its first question, then plays random moves. Its seed is the path of a file that marks the first."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, observation: Observation, limit: Limit) -> Choice:
        """Fail once, then choose."""
        mark = Path(self.seed)
        if not mark.exists():
            mark.touch()
            self.die()
        return make_good_bot(Spec("random"), self.seed).choose(observation, limit)


class WaitsForFile(Misbehaving):
    """Waits for a file with the path of its seed, then plays a random move. It creates `SEED.asked` when asked."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, observation: Observation, limit: Limit) -> Choice:
        """Wait for the file, then choose."""
        Path(f"{self.seed}.asked").touch()
        while not Path(self.seed).exists():
            sleep(0.01)
        return make_good_bot(Spec("random"), self.seed).choose(observation, limit)


def make_bot(spec: Spec, seed: str) -> Bot:
    """A misbehaving bot by name, or a bot of the registry."""
    if spec.name == "missing":
        raise LookupError("no bot of that name")
    if spec.name == "once":
        return FailsOnce(seed)
    if spec.name == "patient":
        return WaitsForFile(seed)
    return Misbehaving(spec.name) if hasattr(Misbehaving, spec.name) else make_good_bot(spec, seed)
