"""The tutorials and how-to guides do what they say: their files are written, their commands run, in their order."""

from __future__ import annotations

import doctest
import re
import shlex
import sys
import tomllib
from io import StringIO
from pathlib import Path

import httpx
import pytest

from haspelknecht.cli import main
from tests.markdown import ROOT, blocks
from tests.server.serving import Server

PROMPT = "Anna> "
INSTALLING = re.compile(r"pip install \"?haspelknecht(\[(?P<extra>\w+)\])?\"?")
WITH_PYTHON = ["how-to/own-layout.md", "reference/game.md", "reference/arena.md"]


@pytest.fixture
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a newcomer begins; `python3` is the Python that runs the tests."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python3").symlink_to(sys.executable)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    monkeypatch.setattr(sys, "stdin", StringIO(""))
    return tmp_path


def run(command: str) -> None:
    """One command of a page. What is installed from elsewhere is only compared with what there is."""
    if installing := INSTALLING.fullmatch(command):
        extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
        assert installing["extra"] is None or installing["extra"] in extras
        return
    program, *words = shlex.split(command)
    assert program == "haspelknecht"
    assert main(words) == 0, command


def run_page(page: str) -> None:
    """All files and commands of a page, in their order."""
    for block in blocks(page):
        if block.title:
            Path(block.title).write_text(block.text)
        elif block.kind == "sh":
            for command in block.commands:
                run(command)


@pytest.mark.parametrize("page", ["how-to/own-box.md", "how-to/own-layout.md", "how-to/train.md"])
def test_the_commands_of_a_guide_run(page: str, empty_folder: Path) -> None:
    run_page(page)


def test_the_first_bot_is_as_strong_as_the_tutorial_says(
    empty_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run_page("tutorial/first-bot.md")
    shown = capsys.readouterr().out
    assert shown.count("All checks passed.") == 1
    rates = [float(rate) for rate in re.findall(r"exec:python +20 +([\d.]+) %", shown)]
    assert rates == [40.0, 100.0]  # "loses more often than it wins"; "wins every game"


def test_the_first_game_goes_as_the_tutorial_says(
    empty_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What Anna types is typed; everything else that the page shows is shown, in this order."""
    page = blocks("tutorial/first-game.md")
    told = [line for block in page if block.kind == "text" for line in block.text.splitlines()]
    typed = [line.removeprefix(PROMPT) for line in told if line.startswith(PROMPT)]
    start = next(line for block in page for line in block.commands if " play " in line)
    monkeypatch.setattr(sys, "stdin", StringIO("\n".join([*typed, "", ""])))
    run(start)
    shown = iter([line.rstrip().removeprefix(PROMPT) for line in capsys.readouterr().out.splitlines()])
    for line in told:
        if not line.startswith(PROMPT):
            assert line in shown, line  # goes on where the last line was found


def test_the_first_server_runs_as_the_tutorial_says(empty_folder: Path) -> None:
    """Servers run until they are stopped, the others while they run; on other ports, because those may be in use."""
    servers = []
    for block in blocks("tutorial/first-server.md"):
        for command in block.commands:
            if " serve " in command:
                server = Server(empty_folder / "unused")
                server.command = [sys.executable, "-m", *shlex.split(command), "--port", "0"]
                servers.append(server.start())
            elif command.startswith("curl "):
                path = "/" + command.rpartition("/")[2]
                assert httpx.get(servers[0].address + path).json()["status"] == "ready"
            else:
                run(command)
    assert [server.stop() for server in servers] == [0, 0]
    assert (empty_folder / "my-server" / "secret").exists()


@pytest.mark.parametrize("page", WITH_PYTHON)
def test_the_python_examples_of_a_page_run(page: str) -> None:
    result = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert result.attempted > 2
    assert result.failed == 0
