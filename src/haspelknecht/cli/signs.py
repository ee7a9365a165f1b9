"""The symbols of the terminal views: each is distinguishable by shape or letter, not only by colour."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from haspelknecht.locale import say
from haspelknecht.rules.pieces import COLOUR_NAMES

COAL = "■"
CLOSED_COAL = "□"  # not yet made accessible by wood
TAKEN_COAL = "·"
WATER = "≈"
WOOD = "Π"  # a prop of two posts and a beam
NO_WOOD = "┊"
ANY_DISK = "○"
DONE = "✓"
NOTHING = "–"

LAMP = "bold #f4b840"  # what is possible now
SOFT = "dim"
DISK_STYLES = ("bold black on #f0c24b", "bold white on #8a4f27", "bold white on #4a4442")
LEVEL_STYLES = ("#8fae52", "#d08347", "#7fa6be", "#ab90a2")
SEAT_STYLES = ("bold #dd6152", "bold #5b97d8", "bold #63ab7b", "bold #b487ce")
COAL_STYLE = "bold"
WATER_STYLE = "bold #5aa0d8"
WOOD_STYLE = "#c98a4b"
TURF_STYLE = "#7f9c4a"


def disks(counts: Sequence[int], language: str) -> Text:
    """Disks as letters, `YYK`, from the counts of yellow, brown and black; a dash for none."""
    found = Text()
    for colour, count in enumerate(counts):
        found.append(disk_letter(colour, language) * int(count), DISK_STYLES[colour])
    return found if found else Text(NOTHING, SOFT)


def disk_letter(colour: int, language: str) -> str:
    """The letter of a colour."""
    return say(f"play-disk-{COLOUR_NAMES[colour]}", language)


def water(amount: int) -> Text:
    """Pit water as drops, or as a number if there are many."""
    if amount == 0:
        return Text(NOTHING, SOFT)
    return Text(WATER * amount if amount <= 8 else f"{amount} {WATER}", WATER_STYLE)


def seat_sign(seat: int, text: str) -> Text:
    """A text in the colour of a player."""
    return Text(text, SEAT_STYLES[seat])
