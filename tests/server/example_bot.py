"""Run the example bot over HTTP as a process, and create a table that it can join."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.server.remote_bots import RemoteBot
from tests.server.serving import Visitor
from tests.waiting import eventually

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
PATIENCE = 300  # seconds, after which a program that hangs fails the test


def start(bot: RemoteBot, *words: str) -> subprocess.Popen[str]:
    """Start the example with the address and the token of a bot."""
    return start_at(bot.address, bot.token, *words)


def start_at(address: str, token: str, *words: str) -> subprocess.Popen[str]:
    """Start the example as a process that can import nothing but the standard library."""
    command = [sys.executable, "-E", "-S", str(EXAMPLES / "http_bot.py"), address, *words]
    return subprocess.Popen(
        command, env={**os.environ, "HASPELKNECHT_TOKEN": token}, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True,
    )  # fmt: skip


def invited(anna: Visitor) -> tuple[str, str]:
    """A table with a seat that is open to holders of a link; returns its id and the link."""
    seats = [{"kind": "bot", "bot": "habit"}, {"kind": "bot", "bot": "random"}, {"kind": "invited"}]
    created = anna.ok("POST", "/api/tables", seats=seats)
    return created["table"]["id"], created["codes"]["C"]


def start_when_joined(anna: Visitor, table: str, program: subprocess.Popen[str]) -> None:
    """Start the game as soon as the bot has joined."""

    def joined() -> bool:
        assert program.poll() is None, program.communicate()[1]
        return bool(anna.ok("GET", f"/api/tables/{table}")["table"]["seats"][2]["kind"] != "open")

    eventually(joined, "the bot joins")
    anna.ok("POST", f"/api/tables/{table}/start")
