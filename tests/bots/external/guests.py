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

PATIENT = Limits(start=HANG, move=HANG)  # on a busy machine a program may need seconds to start
HELLO = 'say({"type": "hello", "protocol": 1, "name": "Guest"})'
MOVE = 'say({"type": "move", "id": message["id"], "move": message["moves"][0]["move"]})'
PROGRAM = """
import fcntl, json, os, sys, time

door = open({door!r}, "w")  # locked as long as this program or a child of it is there
fcntl.flock(door, fcntl.LOCK_EX)
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
        """`hello` and `choose` are what the program does when it is asked, `at_end` what it does after its input."""
        self.door = folder / "door"
        self.log = folder / "log"
        self.file = folder / "guest.py"
        text = PROGRAM.format(door=str(self.door), log=str(self.log), hello=hello, choose=choose, at_end=at_end)
        self.file.write_text(text, encoding="utf-8")

    @property
    def command(self) -> str:
        """What starts the program."""
        return shlex.join([sys.executable, str(self.file)])

    def sit_down(self, limits: Limits = PATIENT) -> SeatedBot:
        """The bot on a seat."""
        return seat(self.command, limits)

    def heard(self) -> list[bytes]:
        """The lines it has read."""
        return self.log.read_bytes().splitlines(keepends=True)

    def is_gone(self) -> bool:
        """Whether the program and all its children have ended; the system may take a moment to say so."""
        if not self.door.exists():  # it never got that far
            return True
        with self.door.open("r") as door:
            eventually(lambda: unlocked(door), "the program and its children are gone")
        return True


def unlocked(door: TextIO) -> bool:
    """Whether no process holds the lock of a door."""
    try:
        fcntl.flock(door, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def seat(command: str, limits: Limits = PATIENT) -> SeatedBot:
    """An external bot on a seat, with limits for tests."""
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
