"""Small external bots for tests: a correct one, and the same one with a mistake."""

from __future__ import annotations

import fcntl
import shlex
import sys
from pathlib import Path
from typing import TextIO

from haspelknecht.bots import SeatedBot
from haspelknecht.bots.external.bot import ExternalBot
from haspelknecht.bots.external.limits import Limits
from haspelknecht.records.game import Game
from tests.waiting import HANG, eventually

GENEROUS = Limits(start=HANG, move=HANG)  # on a busy machine a program may need seconds to start
HELLO = 'say({"type": "hello", "protocol": 1, "name": "Guest"})'
MOVE = 'say({"type": "move", "id": message["id"], "move": message["moves"][0]["move"]})'
PROGRAM = """
import fcntl, json, os, sys, time

lock = open({lock!r}, "w")  # locked while this program or a child of it is running
fcntl.flock(lock, fcntl.LOCK_EX)
log = open({log!r}, "ab")

def say(message):
    print(json.dumps(message), flush=True)

asked = 0
for line in sys.stdin.buffer:
    log.write(line)
    log.flush()
    message = json.loads(line)
    if message["type"] == "hello":
        {hello}
    elif message["type"] == "choose":
        asked += 1
        {choose}
{at_end}
"""


class Guest:
    """An external bot as a file in its own folder."""

    def __init__(self, folder: Path, hello: str = HELLO, choose: str = MOVE, at_end: str = "") -> None:
        """`hello` and `choose` are the code that answers these messages, `at_end` runs at the end of the input."""
        self.lock = folder / "lock"
        self.log = folder / "log"
        self.file = folder / "guest.py"
        text = PROGRAM.format(lock=str(self.lock), log=str(self.log), hello=hello, choose=choose, at_end=at_end)
        self.file.write_text(text, encoding="utf-8")

    @property
    def command(self) -> str:
        """The command that starts the program."""
        return shlex.join([sys.executable, str(self.file)])

    def seated(self, limits: Limits = GENEROUS) -> SeatedBot:
        """The bot on a seat."""
        return seat(self.command, limits)

    def received(self) -> list[bytes]:
        """The lines that it has read."""
        return self.log.read_bytes().splitlines(keepends=True)

    def is_gone(self) -> bool:
        """Wait until the program and all its children have ended."""
        if not self.lock.exists():  # it ended before that
            return True
        with self.lock.open("r") as lock:
            eventually(lambda: is_free(lock), "the program and its children are gone")
        return True


def is_free(lock: TextIO) -> bool:
    """Whether no process holds a lock."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def seat(command: str, limits: Limits = GENEROUS) -> SeatedBot:
    """An external bot on a seat, with the given limits."""
    seated = SeatedBot(f"exec:{command}", "test")
    seated.bot = ExternalBot(command, limits)
    return seated


def play(game: Game, seat: int, bot: SeatedBot, most_choices: int = 10_000) -> None:
    """Play a game of the bot against random players, at most until it has made this many moves."""
    others = SeatedBot("random", "test")
    while not game.over and most_choices:
        mover = game.to_act[0]
        player = bot if mover == seat else others
        most_choices -= mover == seat
        game.play(player.choose(game, mover).move, mover)
