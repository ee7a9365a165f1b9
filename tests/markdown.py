"""Code blocks of documentation pages, in order: commands to run, files to write, terminal output."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(
    r"^(?P<indent> *)```(?P<kind>\w*)(?: title=\"(?P<title>[^\"]+)\")?\n(?P<text>.*?)^\1```$", re.M | re.S
)


@dataclass(frozen=True)
class Block:
    """A fenced block; `title` is its file name."""

    kind: str
    title: str
    text: str

    @property
    def commands(self) -> list[str]:
        """The lines of a block of commands."""
        return self.text.splitlines()


def blocks(page: str) -> list[Block]:
    """All fenced blocks of a page in docs/."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return [Block(match["kind"], match["title"] or "", dedent(match["text"])) for match in BLOCK.finditer(text)]
