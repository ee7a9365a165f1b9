"""What `haspelknecht`, `haspelknecht serve` and `make play` print when the server starts."""

from __future__ import annotations

import json
import os
import pwd
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from platform import python_version

import httpx
import pytest

from haspelknecht.cli import main
from haspelknecht.errors import UserError
from haspelknecht.locale import LANGUAGES, say
from haspelknecht.pure import TIMES_SLOWER, is_compiled
from haspelknecht.server import addresses
from haspelknecht.server.addresses import addresses_for_friends, web_address
from haspelknecht.server.listen_socket import PORT, bind, listen_anywhere, listen_on
from haspelknecht.server.settings import Settings, data_folder
from haspelknecht.server.startup_message import more_lines
from haspelknecht.version import __version__
from tests.server.serving import wait_until_ready
from tests.waiting import HANG

PLAIN_ENGINE = say("server-plain-engine", "en", times=TIMES_SLOWER)


@contextmanager
def started(folder: Path, *words: str, **environment: str) -> Iterator[tuple[str, list[str]]]:
    """A server started from a terminal: its address, and its output up to the line that says how to stop it."""
    env = {**os.environ, "LANG": "C", "XDG_DATA_HOME": str(folder), **environment}
    process = subprocess.Popen(
        [sys.executable, "-m", "haspelknecht", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        lines = [process.stdout.readline().rstrip("\n")]
        match = re.search(r"http://\S+", lines[0])
        assert match is not None, lines
        while lines[-1] != say("server-how-to-stop", "en"):
            lines.append(process.stdout.readline().rstrip("\n"))
            assert lines[-1], lines
        wait_until_ready(match[0])
        yield match[0], lines
    finally:
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=HANG)
    assert process.returncode == 0
    assert errors == say("server-stopped", "en") + "\n"


@contextmanager
def port_is_taken(port: int) -> Iterator[bool]:
    """Listen on a port, unless another program does so already; yields whether it is certain to stay taken."""
    with ExitStack() as stack:
        ours = False
        with suppress(OSError):
            stack.enter_context(bind("127.0.0.1", port))
            ours = True
        yield ours


# --- haspelknecht alone -----------------------------------------------------------------------------------------


def test_the_command_alone_serves_the_game_and_opens_a_browser(tmp_path: Path) -> None:
    """It uses another port, because the default port is taken."""
    browser = tmp_path / "browser"
    with (
        socket.create_server(("127.0.0.1", 0)) as opened,
        port_is_taken(PORT) as certain,
    ):
        opened.settimeout(HANG)
        script = f"import socket, sys; socket.create_connection({opened.getsockname()}).sendall(sys.argv[1].encode())"
        browser.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{script}" "$1"\n', encoding="utf-8")
        browser.chmod(0o755)
        with started(tmp_path, BROWSER=str(browser), DISPLAY=":0") as (address, lines):
            with opened.accept()[0] as browsing:
                assert browsing.makefile().read() == address
            assert httpx.get(f"{address}/health").json()["status"] == "alive"
            port = int(address.rpartition(":")[2])
            assert port > PORT or not certain  # another program may have released it
            assert lines[0] == f"Haspelknecht is running: http://127.0.0.1:{port}"
            if port > PORT:
                assert lines[1] == f"Another program is using port {PORT}, so the server uses port {port}."
            assert "Only this machine can open it. To let friends in: haspelknecht serve --host 0.0.0.0" in lines
            assert f"Games are stored in {tmp_path / 'haspelknecht' / 'games.db'}" in lines
            assert (PLAIN_ENGINE in lines) == (not is_compiled())


def test_with_json_logs_only_the_address_is_printed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "haspelknecht", "serve", "--port", "0", "--data", str(tmp_path), "--log", "json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        address = process.stdout.readline().split()[-1]
        wait_until_ready(address)
        process.terminate()
        printed, log = process.communicate(timeout=HANG)
    assert printed == ""
    opened = json.loads(log.splitlines()[0])
    engine = "compiled" if is_compiled() else "python"
    words = {"message": "open", "version": __version__, "python": python_version(), "engine": engine}
    assert words.items() <= opened.items()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_version_names_the_engine_and_the_python_version(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version", "--lang", language])
    assert left.value.code == 0
    key = "cli-version-compiled" if is_compiled() else "cli-version-plain"
    printed = capsys.readouterr().out
    assert printed == say(key, language, version=__version__, python=python_version()) + "\n"
    assert f"haspelknecht {__version__} (" in printed
    assert f"Python {python_version()})" in printed


# --- addresses and ports ----------------------------------------------------------------------------------------


def test_the_addresses_for_friends_can_be_reached() -> None:
    with listen_on("0.0.0.0", 0) as listening:
        for address in addresses_for_friends(listening):
            host, port = re.fullmatch(r"http://(.*):(\d+)", address).groups()  # type: ignore[union-attr]
            socket.create_connection((host, int(port)), timeout=HANG).close()


def test_only_addresses_that_the_server_listens_on_are_shown_and_ipv4_comes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        addresses, "local_addresses", lambda: [(socket.AF_INET, "192.168.1.5"), (socket.AF_INET6, "fd00::5")]
    )
    with listen_on("0.0.0.0", 0) as listening:
        port = listening.getsockname()[1]
        assert addresses_for_friends(listening) == [f"http://192.168.1.5:{port}"]
    with listen_on("127.0.0.1", 0) as listening:
        assert addresses_for_friends(listening) == []
    if socket.has_dualstack_ipv6():
        with socket.create_server(("::", 0), family=socket.AF_INET6, dualstack_ipv6=True) as listening:
            port = listening.getsockname()[1]
            both = [web_address("192.168.1.5", port), web_address("fd00::5", port)]
            assert addresses_for_friends(listening) == both


def test_a_server_for_all_addresses_does_not_explain_how_to_let_friends_in(tmp_path: Path) -> None:
    settings = Settings(folder=tmp_path, host="0.0.0.0", port=0)
    with listen_on("0.0.0.0", 0) as listening:
        assert not [line for line in more_lines(settings, listening, "en") if "Only this machine" in line]


@pytest.mark.parametrize(
    ("started_by", "command"), [("", "haspelknecht serve --port {}"), ("make", "make play PORT={}")]
)
def test_a_requested_port_that_is_taken_is_refused_with_a_free_one(
    started_by: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HASPELKNECHT_STARTED_BY", started_by)
    with listen_on("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(UserError) as caught:
            listen_on("127.0.0.1", port)
    problem, _, advice = str(caught.value).partition(" Choose another port, for example: ")
    assert problem == f"Another program is using port {port}."
    free = int(advice.rpartition("=" if started_by else " ")[2])
    assert advice == command.format(free)
    with bind("127.0.0.1", free):
        assert free != port


def test_make_play_explains_how_to_let_friends_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HASPELKNECHT_STARTED_BY", "make")
    with listen_on("127.0.0.1", 0) as listening:
        lines = more_lines(Settings(folder=tmp_path), listening, "en")
    assert "Only this machine can open it. To let friends in: make play HOST=0.0.0.0" in lines


def test_a_host_of_another_machine_is_refused() -> None:
    with pytest.raises(UserError, match="can’t listen"):
        listen_anywhere("203.0.113.1")


# --- no home ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("home", ["", None])
def test_without_a_home_folder_one_sentence_says_what_to_do(
    home: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_entry(uid: int) -> pwd.struct_passwd:
        raise KeyError(f"getpwuid(): uid not found: {uid}")

    monkeypatch.setattr(pwd, "getpwuid", no_entry)  # containers often run as a user without an entry
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("HOME", raising=False)
    if home is not None:
        monkeypatch.setenv("HOME", home)
    for words in ([], ["serve"], ["backup", str(tmp_path / "b.gz")]):
        assert main([*words, "--lang", "en"]) == 1
        assert capsys.readouterr().err == say("server-no-home", "en") + "\n"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "haspelknecht"
