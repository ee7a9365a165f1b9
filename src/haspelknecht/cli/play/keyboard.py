"""Reads what the player types, from a terminal or a pipe."""

from __future__ import annotations

import sys

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from haspelknecht.errors import shorten

try:  # arrow keys and history, where the system has them
    import readline
except ImportError:
    readline = None  # type: ignore[assignment]

LONGEST_LINE = 2_000


class Keyboard:
    """Reads lines of input; raises `EOFError` at the end, as `input` does."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def read(self, prompt: str) -> str:
        """Read one line. Input from a pipe is echoed, so that the output is a readable transcript."""
        self.console.file.flush()
        line = input(prompt)[:LONGEST_LINE].strip()
        if not sys.stdin.isatty():
            room = max(10, self.console.width - cell_len(prompt) - 1)
            self.console.print(Text(shorten(line, room)), no_wrap=True, crop=True)
        return line

    def forget(self) -> None:
        """Clear the input history, so that the next player cannot recall a secret plan with the arrow keys."""
        if readline is not None:
            readline.clear_history()
