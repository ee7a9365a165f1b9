"""The example of a bot over HTTP says in one line what is wrong, and goes on where that is possible."""

from __future__ import annotations

import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import ClassVar

import pytest

from tests.server.example_bot import PATIENCE, invited, start, when_seated
from tests.server.remote_bots import RemoteBot
from tests.server.serving import Server, Visitor


@pytest.fixture
def anna(server: Server) -> Visitor:
    """A guest."""
    return Visitor(server.address, "Anna")


def failure_of(program: subprocess.Popen[str]) -> str:
    """The one line that a program complained with before it left."""
    _, err = program.communicate(timeout=PATIENCE)
    assert program.returncode == 1
    assert err.count("\n") == 1, err
    return err


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (["./no-such-bot"], "./no-such-bot cannot be started: No such file or directory.\n"),
        ([sys.executable, "-c", ""], f"{sys.executable} has ended or answers no JSON: try haspelknecht bot-check.\n"),
        ([sys.executable, "-c", "print('hello')"], "has ended or answers no JSON: try haspelknecht bot-check.\n"),
    ],
)
def test_a_program_that_cannot_play_does_not_use_up_the_link(anna: Visitor, command: list[str], sentence: str) -> None:
    table, code = invited(anna)
    assert failure_of(start(RemoteBot(anna), code, "--", *command)).endswith(sentence)
    assert anna.ok("GET", f"/api/tables/{table}")["table"]["seats"][2]["kind"] == "open"


def test_a_program_that_dies_in_mid_game_is_told_in_one_line_and_the_game_goes_on_without_the_link(
    anna: Visitor,
) -> None:
    bot = RemoteBot(anna)
    table, code = invited(anna)
    says_hello = 'print(\'{"type":"hello","protocol":1,"name":"Robot"}\', flush=True); input()'
    program = start(bot, code, "--", sys.executable, "-c", says_hello)
    when_seated(anna, table, program)
    assert failure_of(program).startswith(f"{table}: {sys.executable} has ended")
    program = start(bot)
    assert program.stdout is not None
    try:
        assert program.stdout.readline().startswith(table)
    finally:
        program.kill()
        program.communicate()
    assert anna.news(table)["table"]["result"]["how"] == "scored"


def test_an_address_without_http_is_refused_in_one_line(anna: Visitor) -> None:
    bot = RemoteBot(anna)
    bot.address = "127.0.0.1:8000"
    sentence = "The address of the server must begin with http:// or https://: 127.0.0.1:8000\n"
    assert failure_of(start(bot, "code")) == sentence


def test_a_server_that_cannot_be_reached_is_told_once_and_played_at_when_it_is_back(tmp_path: Path) -> None:
    """It comes back at the same address."""
    server = Server(tmp_path / "data").start()
    anna = Visitor(server.address, "Anna")
    bot = RemoteBot(anna)
    table, code = invited(anna)
    server.kill()
    program = start(bot, code)
    assert program.stderr is not None
    complaint = program.stderr.readline()
    assert complaint.startswith(f"Cannot get through to {server.address} (")
    assert complaint.endswith("Connection refused); trying again.\n")
    port = server.address.rpartition(":")[2]
    server.command += ["--port", port]
    server.start()
    try:
        when_seated(anna, table, program)
        out, err = program.communicate(timeout=PATIENCE)
    finally:
        server.stop()
    assert program.returncode == 0
    assert table in out
    assert err == ""


class Restarting(BaseHTTPRequestHandler):
    """A server whose database is just being restarted: the first requests fail, the next one is refused."""

    statuses: ClassVar[list[int]] = []

    def do_POST(self) -> None:
        """One status after the other."""
        self.send_response(self.statuses.pop(0))
        self.send_header("Content-Length", "20")
        self.end_headers()
        self.wfile.write(b'{"message":"Enough"}')

    def log_message(self, *_: object) -> None:
        """Nothing."""


def test_a_server_that_is_being_restarted_is_asked_again(anna: Visitor) -> None:
    Restarting.statuses[:] = [500, 502, 503, 504, 403]
    with HTTPServer(("127.0.0.1", 0), Restarting) as stand_in:
        threading.Thread(target=stand_in.serve_forever, daemon=True).start()
        bot = RemoteBot(anna)
        bot.address = f"http://127.0.0.1:{stand_in.server_port}"
        program = start(bot, "code")
        _, err = program.communicate(timeout=PATIENCE)
        stand_in.shutdown()
    assert err == f"Cannot get through to {bot.address} (Internal Server Error); trying again.\nEnough\n"
    assert Restarting.statuses == []
