"""`haspelknecht bots`: lists the bots and their levels."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from haspelknecht.bots import LEVELS
from haspelknecht.bots.specs import BOTS, EXTERNAL, THINKERS
from haspelknecht.locale import say


def add_options(parser: argparse.ArgumentParser, language: str) -> None:
    """The command has no options."""


def run(args: argparse.Namespace, language: str) -> int:
    """Print the levels for people, then every bot with its short name."""
    console = Console()
    levels = Table(title=say("bots-levels", language), title_justify="left", show_header=False, box=None)
    for name, spec in LEVELS.items():
        levels.add_row(name, say(f"level-{name}", language), f"({spec})", say(f"character-{name}", language))
    console.print(levels)
    console.print()
    bots = Table(title=say("bots-names", language), title_justify="left", show_header=False, box=None)
    for name in (*BOTS, EXTERNAL):
        bots.add_row(short_name(name), say(f"bot-about-{name}", language))
    console.print(bots)
    return 0


def short_name(name: str) -> str:
    """How a bot is named on the command line, with its limit."""
    if name == EXTERNAL:
        return f"{name}:COMMAND"
    return f"{name}:2000, {name}:1s" if name in THINKERS else name
