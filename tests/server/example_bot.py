"""The example of a bot over HTTP as a process, and a table at which it can sit down."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.server.remote_bots import RemoteBot
from tests.server.serving import Visitor
from tests.waiting import eventually

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
PATIENCE = 300  # seconds: a stuck program fails the test


def start(bot: RemoteBot, *words: str) -> subprocess.Popen[str]:
    """The example plays for a bot."""
    return start_at(bot.address, bot.token, *words)


def start_at(address: str, token: str, *words: str) -> subprocess.Popen[str]:
    """The example as a process that finds neither our package nor any other."""
    command = [sys.executable, "-E", "-S", str(EXAMPLES / "http_bot.py"), address, *words]
    return subprocess.Popen(
        command, env={**os.environ, "HASPELKNECHT_TOKEN": token}, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True,
    )  # fmt: skip


def invited(anna: Visitor) -> tuple[str, str]:
    """A table with a seat for somebody with a link, and that link."""
    seats = [{"kind": "bot", "bot": "habit"}, {"kind": "bot", "bot": "random"}, {"kind": "invited"}]
    made = anna.ok("POST", "/api/tables", seats=seats)
    return made["table"]["id"], made["codes"]["C"]


def start_when_joined(anna: Visitor, table: str, program: subprocess.Popen[str]) -> None:
    """Start the game as soon as the bot has joined."""

    def joined() -> bool:
        assert program.poll() is None, program.communicate()[1]
        return bool(anna.ok("GET", f"/api/tables/{table}")["table"]["seats"][2]["kind"] != "open")

    eventually(joined, "the bot joins")
    anna.ok("POST", f"/api/tables/{table}/start")
