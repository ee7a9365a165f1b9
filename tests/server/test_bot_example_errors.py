"""The example bot over HTTP reports errors in one line, and continues where that is possible."""

from __future__ import annotations

import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import ClassVar

import pytest

from tests.server.example_bot import PATIENCE, invited, start, start_at, start_when_joined
from tests.server.remote_bots import RemoteBot
from tests.server.serving import Server, Visitor

TOKEN = "hk_geheim"


def failure_of(program: subprocess.Popen[str]) -> str:
    """The one line on stderr of a program that exits with an error."""
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


def test_a_program_that_dies_during_a_game_can_be_restarted_without_the_link(
    anna: Visitor,
) -> None:
    bot = RemoteBot(anna)
    table, code = invited(anna)
    says_hello = 'print(\'{"type":"hello","protocol":1,"name":"Robot"}\', flush=True); input()'
    program = start(bot, code, "--", sys.executable, "-c", says_hello)
    start_when_joined(anna, table, program)
    assert failure_of(program).startswith(f"{table}: {sys.executable} has ended")
    program = start(bot)
    assert program.stdout is not None
    try:
        assert program.stdout.readline().startswith(table)
    finally:
        program.kill()
        program.communicate()
    assert anna.news(table)["table"]["result"]["how"] == "scored"


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1:8000", "http://", "http://127.0.0.1:abc", "http://[::1", "http://a b",
        "http://zeche-äöü/ä", "http://a..b", f"http://{'a' * 70}", "http://127.0.0.1?x",
    ],
)  # fmt: skip
@pytest.mark.parametrize("words", [[], ["code"]])
def test_an_invalid_address_is_refused_in_one_line(address: str, words: list[str]) -> None:
    said = failure_of(start_at(address, TOKEN, *words))
    assert said == f"This is no address of a server, such as http://127.0.0.1:8000: {address}\n"


@pytest.mark.parametrize("code", ["ab cd", "äb", "", "http://127.0.0.1:8000/", "a\nb"])
def test_an_invalid_link_is_refused_in_one_line(code: str) -> None:
    assert failure_of(start_at("http://127.0.0.1:1", TOKEN, code)).startswith("This is no link of a seat")


@pytest.mark.parametrize("token", ["", "hk_geheim x", "hk_geheim\nx", "hk_gehäim"])
def test_an_invalid_token_is_refused_without_showing_it(token: str) -> None:
    said = failure_of(start_at("http://127.0.0.1:1", token, "code"))
    assert said.startswith("There is no token of a bot in HASPELKNECHT_TOKEN")
    assert "hk_g" not in said


def test_whitespace_around_arguments_is_ignored(anna: Visitor) -> None:
    """The server answers, so address, token and link were accepted."""
    program = start_at(f" {anna.address}/ ", f"{RemoteBot(anna).token}\n", " no-such-link\n")
    assert failure_of(program) == "This link isn’t valid, or it has already been used.\n"


@contextmanager
def reserved_port() -> Iterator[int]:
    """A free port that no other program gets, because it stays bound; a server of this test can still listen on it."""
    with socket.socket() as holder:
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holder.bind(("127.0.0.1", 0))
        yield holder.getsockname()[1]


def test_the_bot_reports_an_unreachable_server_once_and_plays_when_it_is_back(tmp_path: Path) -> None:
    with reserved_port() as port:
        check_return_of_server(Server(tmp_path / "data", "--port", str(port)))


def check_return_of_server(server: Server) -> None:
    """The server is killed before the bot joins, and comes back at the same address."""
    server.start()
    anna = Visitor(server.address, "Anna")
    bot = RemoteBot(anna)
    table, code = invited(anna)
    server.kill()
    program = start(bot, code)
    assert program.stderr is not None
    complaint = program.stderr.readline()
    assert complaint.startswith(f"Cannot get through to {server.address} (")
    assert complaint.endswith("Connection refused); trying again.\n")
    server.start()
    try:
        start_when_joined(anna, table, program)
        out, err = program.communicate(timeout=PATIENCE)
    finally:
        server.stop()
    assert program.returncode == 0
    assert table in out
    assert err == ""


class FakeServer(BaseHTTPRequestHandler):
    """A server that answers with given statuses, as one does while it is restarted, or as another program does."""

    statuses: ClassVar[list[int]] = []
    kind: ClassVar[str] = "application/json"
    text: ClassVar[bytes] = b'{"message":"Enough"}'

    def do_POST(self) -> None:
        """Answer with the next status."""
        self.send_response(self.statuses.pop(0))
        self.send_header("Location", f"https://games.example{self.path}")  # matters only for redirects
        self.send_header("Content-Type", self.kind)
        self.send_header("Content-Length", str(len(self.text)))
        self.end_headers()
        self.wfile.write(self.text)

    do_GET = do_POST  # noqa: N815 - the name is Python's

    def log_message(self, *_: object) -> None:
        """Log nothing."""


class WebApp(FakeServer):
    """A server of web pages."""

    kind = "text/html"
    text = b"<!doctype html>"


@contextmanager
def fake_server(kind: type[FakeServer], *statuses: int) -> Iterator[str]:
    """The address of a server that answers with these statuses; it must get exactly as many requests."""
    FakeServer.statuses[:] = statuses
    with HTTPServer(("127.0.0.1", 0), kind) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
    assert FakeServer.statuses == []


def test_requests_are_repeated_while_a_server_restarts() -> None:
    with fake_server(FakeServer, 500, 502, 503, 504, 403) as address:
        program = start_at(address, TOKEN, "code")
        _, err = program.communicate(timeout=PATIENCE)
    assert err == f"Cannot get through to {address} (Internal Server Error); trying again.\nEnough\n"


def test_the_bot_waits_silently_after_too_many_requests() -> None:
    with fake_server(FakeServer, 429, 403) as address:
        assert failure_of(start_at(address, TOKEN, "code")) == "Enough\n"


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
@pytest.mark.parametrize("words", [[], ["secret-code"]])
def test_redirects_are_reported_in_one_line(status: int, words: list[str]) -> None:
    """Python would follow them, but with a GET instead of the POST, and endlessly."""
    with fake_server(FakeServer, status) as address:
        said = failure_of(start_at(address, TOKEN, *words))
    assert said == f"{address} sends us to https://games.example: use that address.\n"


@pytest.mark.parametrize("words", [[], ["code"]])
def test_a_web_page_is_not_taken_for_a_server(words: list[str]) -> None:
    with fake_server(WebApp, 200) as address:
        said = failure_of(start_at(address, TOKEN, *words))
    assert said == f"At {address} a page answers, not the game server: give its address without a path.\n"
