"""Symbols and small pieces of text for the terminal. Everything differs by shape or letter, not only by colour."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from haspelknecht.locale import say
from haspelknecht.view.board import LETTERS
from haspelknecht.view.types import Disks, Letter

COAL: Final = "■"
CLOSED_COAL: Final = "□"  # not opened by wood yet, or below water
TAKEN_COAL: Final = "·"
WATER: Final = "≈"
WOOD: Final = "Π"  # a prop of two posts and a beam
NO_WOOD: Final = "┊"
ANY_DISK: Final = "○"
DONE: Final = "✓"
NOTHING: Final = "–"
ARROW: Final = "→"
MOST_DROPS: Final = 8

LAMP: Final = "bold #f4b840"  # what is possible now
SOFT: Final = "dim"
WARNING_STYLE: Final = "#e0823d"
DISK_STYLES: Final = {
    "yellow": "bold black on #f0c24b",
    "brown": "bold white on #8a4f27",
    "black": "bold white on #4a4442",
}
LEVEL_STYLES: Final = ("#8fae52", "#d08347", "#7fa6be", "#ab90a2")
SEAT_STYLES: Final = dict(zip(LETTERS, ("bold #dd6152", "bold #5b97d8", "bold #63ab7b", "bold #b487ce"), strict=True))
COAL_STYLE: Final = "bold"
WATER_STYLE: Final = "bold #5aa0d8"
WOOD_STYLE: Final = "#c98a4b"
TURF_STYLE: Final = "#7f9c4a"


def disks_text(disks: Disks, language: str) -> Text:
    """Disks as letters, `YYK`; a dash for none."""
    letters = Text()
    for colour, style in DISK_STYLES.items():
        letters.append(say(f"play-disk-{colour}", language) * getattr(disks, colour), style)
    return letters if letters else Text(NOTHING, SOFT)


def water_text(amount: int) -> Text:
    """Pit water as drops, or as a number if there are many."""
    if amount == 0:
        return Text(NOTHING, SOFT)
    return Text(WATER * amount if amount <= MOST_DROPS else f"{amount} {WATER}", WATER_STYLE)


def seat_text(letter: Letter, text: str) -> Text:
    """A text in the colour of a player."""
    return Text(text, SEAT_STYLES[letter])


class Flow:
    """Short texts side by side; lines break between the texts, and continuation lines are indented."""

    GAP: Final = 3

    def __init__(self, parts: Iterable[Text], indent: int = 0) -> None:
        self.parts = [part for part in parts if part]
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for part in self.parts:
            if line.cell_len > self.indent and line.cell_len + self.GAP + part.cell_len > options.max_width:
                yield line
                line = Text(" " * self.indent)
            if line.cell_len > self.indent:
                line.append(" " * self.GAP)
            line.append_text(part)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [part.cell_len for part in self.parts] or [0]
        whole = sum(widths) + self.GAP * (len(widths) - 1)
        return Measurement(min(max(widths) + self.indent, options.max_width), min(whole, options.max_width))
