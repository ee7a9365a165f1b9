"""Bots that misbehave in every way, for workers to survive: `make_bot` makes them by name in the child process."""

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
    """A bot that behaves as its name says."""

    def __init__(self, name: str) -> None:
        self.behave = getattr(self, name)

    def choose(self, observation: Observation, limit: Limit) -> Choice:
        """Anything but a choice."""
        return cast(Choice, self.behave())

    def close(self) -> None:
        """Nothing to release."""

    def crash(self) -> NoReturn:
        """Raise an exception."""
        raise ZeroDivisionError("the shaft collapsed")

    def die(self) -> NoReturn:
        """The whole process is gone at once, as after a crash in compiled code."""
        os._exit(7)

    def loop(self) -> NoReturn:
        """It thinks for ever, and says when it begins."""
        print("thinking", flush=True)
        while True:
            pass

    def stuck(self) -> object:
        """It thinks for (almost) ever inside compiled code, where no other thread gets a turn."""
        print("thinking", flush=True)
        return ENDLESS.match("a" * 60 + "b")

    def babble(self) -> str:
        """Not a choice at all."""
        return "take everything"

    def cheat(self) -> Choice:
        """No move of this game."""
        return Choice(-1)

    def secret(self) -> object:
        """Something that cannot be sent."""
        return lambda: None


class OnceBad(Misbehaving):
    """Dies at its first question, then plays at random. Its seed is the name of a file that marks the first."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, observation: Observation, limit: Limit) -> Choice:
        """Fail once, then choose."""
        mark = Path(self.seed)
        if not mark.exists():
            mark.touch()
            self.die()
        return make_good_bot(Spec("random"), self.seed).choose(observation, limit)


class Patient(Misbehaving):
    """Plays at random, but not before there is a file called like its seed. `seed.asked` shows that it was asked."""

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
        raise LookupError("nobody of that name")
    if spec.name == "once":
        return OnceBad(seed)
    if spec.name == "patient":
        return Patient(seed)
    return Misbehaving(spec.name) if hasattr(Misbehaving, spec.name) else make_good_bot(spec, seed)
