"""The commands in the docs are understood."""

from __future__ import annotations

import shlex
from pathlib import Path

from haspelknecht.cli.arena_options import named_bots
from haspelknecht.cli.main import build_parser

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
COMMANDS = [line.strip() for line in PAGE.splitlines() if line.startswith("    haspelknecht ")]


def test_the_commands_of_the_page_are_understood() -> None:
    """Both options and bots; playing them all would take too long."""
    assert len(COMMANDS) >= 6
    for command in COMMANDS:
        args = build_parser("en").parse_args(shlex.split(command)[1:])
        assert len(named_bots(args.bots)) >= 2, command
