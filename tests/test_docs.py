"""The examples in README and docs run."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import shutil
import sys
from io import StringIO
from pathlib import Path

import pytest

from haspelknecht import Game
from haspelknecht.cli import main
from haspelknecht.data.rules import rule_ids
from haspelknecht.records.notation import parse_move
from haspelknecht.rules.moves import MOVES
from haspelknecht.rules.options import VALUES
from tests.server.serving import Server

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
COMMANDS = [line.partition("#")[0].strip() for line in README.splitlines() if line.startswith("    haspelknecht ")]


def test_the_python_examples_of_the_readme_run() -> None:
    """Every `>>>` line gives what stands below it."""
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


def test_the_commands_of_the_readme_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them, one after the other, in an empty folder; a player who just closes the input is let go."""
    assert len(COMMANDS) >= 8
    monkeypatch.chdir(tmp_path)
    shutil.copy(ROOT / "examples" / "bots" / "python_bot.py", "my_bot.py")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("BROWSER", "true")  # a browser that shows nothing
    for command in COMMANDS:
        words = shlex.split(command)[1:]
        if not words or words[0] == "serve":
            serve(words, tmp_path)
            continue
        monkeypatch.setattr(sys, "stdin", StringIO(""))
        if words[0] == "bench":
            words += ["--seconds", "0.05"]
        assert main(words) == 0, command


def serve(words: list[str], folder: Path) -> None:
    """A server runs until it is stopped; on another port, because somebody may be using that one."""
    server = Server(folder / "unused")
    free = ["--port", "0"] if words else []  # without a command it finds one by itself
    server.command = [sys.executable, "-m", "haspelknecht", *words, *free]
    server.start()
    assert server.stop() == 0


def test_what_the_readme_names_is_there() -> None:
    """Links lead to files; make targets exist; the numbers are true."""
    for page in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md"):
        for link in re.findall(r"\]\(([^)#]+)[^)]*\)", (ROOT / page).read_text(encoding="utf-8")):
            assert link.startswith("https://") or (ROOT / link).exists(), f"{page}: {link}"
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for target in re.findall(r"(?:`|^    )make ([a-z-]+)", README + contributing, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    assert f"All {len(rule_ids())} rules" in README
    assert f"{len(VALUES)} options" in README
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_the_moves_in_the_notation_table_are_moves() -> None:
    """Everything in backticks in the table of moves parses."""
    table = NOTATION.partition("| stage | moves |")[2].partition("Every move has")[0]
    texts = re.findall(r"`([^`]+)`", table)
    assert len(texts) > 40
    for text in texts:
        parse_move(text)
    assert f"a number from 0 to {MOVES - 1}" in NOTATION


def test_the_position_in_the_docs_can_be_set_up() -> None:
    """The example of a short position."""
    block = NOTATION.partition("## Positions")[2].partition("The bag holds")[0]
    example = "\n".join(line[4:] for line in block.splitlines() if line.startswith("    "))
    game = Game.from_position(example)
    assert "digger works" in [str(move) for move in game.legal_moves]


def test_the_architecture_page_names_the_rooms_that_exist() -> None:
    """And the files it points to."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    package = ROOT / "src" / "haspelknecht"
    for room in re.findall(r"^\| `(\w+)/`", page, re.MULTILINE):
        assert (package / room).is_dir(), room
    for file in re.findall(r"`([\w/]+\.py)`", page):
        assert (package / file).exists() or (package / "rules" / file).exists(), file
    assert f"{MOVES} of them" in page
