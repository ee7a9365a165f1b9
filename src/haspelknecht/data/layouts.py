"""The layouts of the development field: the standard one, the twelve named ones, and a user's own.

A layout is drawn with digits in `layouts.toml`; this module reads the drawing and checks it against the rules. Columns
count half tiles, so neighbours are two columns apart in a line and one column apart in neighbouring lines.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from haspelknecht.data.untrusted_toml import read_toml
from haspelknecht.errors import UserError
from haspelknecht.rules.tiles import ROWS

LEVELS = (1, 2, 3, 4)
PLAYERS = (2, 3, 4)
MOST_PER_LEVEL = max(Counter(row.level for row in ROWS).values())  # as many as there are in the box
FEWEST_PER_LEVEL = 3
DRAWING_LINES, DRAWING_COLUMNS = 60, 120
FILE_LINES, FILE_COLUMNS = 500, 500


@dataclass(frozen=True)
class Spot:
    """The place of one tile: its level, its column in half tiles, its row from the top."""

    level: int
    x: int
    row: int


@dataclass(frozen=True)
class Layout:
    """A layout of the field, the numbers of players it is meant for, and its source."""

    name: str
    players: tuple[int, ...]
    spots: tuple[Spot, ...]
    source: str


def neighbours(a: Spot, b: Spot) -> bool:
    """Whether two tiles share a side."""
    return (abs(a.x - b.x), abs(a.row - b.row)) in ((2, 0), (1, 1))


def parse_drawing(text: str) -> tuple[Spot, ...]:
    """Parse a drawing and return its tiles from top to bottom, left to right. An empty margin is ignored.

    The result starts in row 0, `x + row` is always even, and so the smallest x is 0 or 1.

    :raises UserError: If the drawing is not valid.

    >>> parse_drawing("1 1")
    (Spot(level=1, x=0, row=0), Spot(level=1, x=2, row=0))
    """
    spots: list[Spot] = []
    for line, column, sign in _signs(text):
        _place(spots, line, column, sign)
    if not spots:
        raise UserError("layout-empty")
    return _moved_to_corner(spots)


def _signs(text: str) -> Iterator[tuple[int, int, str]]:
    """Yield every character of the drawing that is not a space, with its line and column, both counted from 1."""
    for line, signs in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        for column, sign in enumerate(signs, 1):
            if sign != " ":
                yield line, column, sign


def _place(spots: list[Spot], line: int, column: int, sign: str) -> None:
    """Add the tile that is drawn at a place, if a tile may be there."""
    if line > DRAWING_LINES or column > DRAWING_COLUMNS:
        limits = {"lines": DRAWING_LINES, "columns": DRAWING_COLUMNS}
        raise UserError("layout-too-large", line=str(line), column=str(column), **limits)
    if sign not in "1234":
        raise UserError("layout-wrong-sign", line=line, column=column, sign=_shown(sign))
    spot = Spot(int(sign), column, line)
    if spots and (spots[-1].row, spots[-1].x) == (line, column - 1):
        raise UserError("layout-too-close", line=line, column=column)
    if spots and (spots[0].x + spots[0].row + column + line) % 2:
        raise UserError("layout-off-grid", line=line, column=column)
    spots.append(spot)
    if sum(other.level == spot.level for other in spots) > MOST_PER_LEVEL:
        raise _too_many(spot.level, line, column)


def _moved_to_corner(spots: Sequence[Spot]) -> tuple[Spot, ...]:
    top = min(spot.row for spot in spots)
    left = min(spot.x for spot in spots)
    left -= (spots[0].x + spots[0].row + left + top) % 2
    return tuple(Spot(spot.level, spot.x - left, spot.row - top) for spot in spots)


def _too_many(level: int, line: int, column: int) -> UserError:
    place = {"level": level, "line": line, "column": column}
    return UserError("layout-too-many", **place, most=MOST_PER_LEVEL, rule="R-SETUP-04")


def _shown(text: str) -> str:
    """Prepare a user's text for a message: shortened, with unprintable characters as their code."""
    return "".join(sign if sign.isprintable() else f"U+{ord(sign):04X}" for sign in text[:40])


def min_per_level(option: str, players: int) -> int:
    """The number of tiles that each level needs (option `min_tiles_per_row`)."""
    if option not in ("players", "three"):
        raise UserError("layout-minimum-unknown", option=_shown(option))
    return max(FEWEST_PER_LEVEL, players) if option == "players" else FEWEST_PER_LEVEL


def check(spots: Sequence[Spot], players: int, min_per_level: int) -> None:
    """Check a layout against the rules. In messages, places count from the topmost and the leftmost tile.

    :raises UserError: If it violates a rule.
    """
    left = min((spot.x for spot in spots), default=0)
    _check_numbers(spots, left, players, min_per_level)
    for spot in spots:
        place: dict[str, str | int] = {"level": spot.level, "line": spot.row + 1, "column": spot.x - left + 1}
        around = {other.level for other in spots if neighbours(spot, other)}
        far = min((level for level in around if abs(level - spot.level) > 1), default=0)
        if far:
            raise UserError("layout-level-jump", **place, other=far, rule="R-VARIANT-05")
        if spot.level > 1 and spot.level - 1 not in around:
            raise UserError("layout-not-connected", **place, before=spot.level - 1, rule="R-VARIANT-04")


def _check_numbers(spots: Sequence[Spot], left: int, players: int, minimum: int) -> None:
    """Check that there are all four levels, none with too many or too few tiles."""
    counts = Counter(spot.level for spot in spots)
    for level in LEVELS:
        if not counts[level]:
            raise UserError("layout-level-missing", level=level, rule="R-SETUP-04")
        if counts[level] > MOST_PER_LEVEL:
            extra = [spot for spot in spots if spot.level == level][MOST_PER_LEVEL]
            raise _too_many(level, extra.row + 1, extra.x - left + 1)
        if counts[level] < minimum:
            numbers = {"count": counts[level], "players": players, "minimum": minimum}
            raise UserError("layout-too-few", level=level, **numbers, rule="R-VARIANT-03")


@cache
def load_layouts() -> dict[str, Layout]:
    """All layouts of the package, by name."""
    text = (files("haspelknecht.data") / "layouts.toml").read_text(encoding="utf-8")
    return {name: _layout(name, table) for name, table in tomllib.loads(text)["layouts"].items()}


def standard(players: int) -> Layout:
    """The standard layout for a number of players.

    :raises UserError: If there are not 2 to 4 players.
    """
    if players not in PLAYERS:
        raise UserError("layout-player-count", players=str(players))
    return load_layouts()[f"standard_{players}"]


def read_layout(text: str, name: str) -> Layout:
    """Parse a user's layout. `check` checks it against the rules of a game.

    :raises UserError: If the file or its drawing is not valid.
    """
    return _layout(name, _table(text, _shown(name)))


def _table(text: str, name: str) -> dict[str, Any]:
    """Parse a user's file."""
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if number > FILE_LINES or len(line) > FILE_COLUMNS:  # also refuses numbers too long to parse
            raise UserError("layout-file-too-long", name=name, line=str(number))
    try:
        return read_toml(text)
    except RecursionError:
        raise UserError("layout-too-deep", name=name) from None
    except ValueError as problem:
        where = re.search(r"at line (\d+)", str(problem))
        raise UserError("layout-not-toml", name=name, line=where[1] if where else str(len(lines))) from None


def _layout(name: str, table: dict[str, Any]) -> Layout:
    """Build a layout from its keys and check each of them."""
    shown = _shown(name)
    for key in table:
        if key not in ("players", "drawing", "source"):
            raise UserError("layout-key-unknown", name=shown, field=_shown(key))
    for key in ("players", "drawing"):
        if key not in table:
            raise UserError("layout-key-missing", name=shown, field=key)
    players, drawing, source = table["players"], table["drawing"], table.get("source", "")
    if not _are_players(players):
        raise UserError("layout-players-wrong", name=shown)
    for key, value in (("drawing", drawing), ("source", source)):
        if not isinstance(value, str):
            raise UserError("layout-not-text", name=shown, field=key)
    return Layout(name, tuple(players), parse_drawing(drawing), source)


def _are_players(value: object) -> bool:
    """Whether a value is a list of distinct player numbers."""
    if not isinstance(value, list) or not value or any(type(number) is not int for number in value):
        return False
    return len(set(value)) == len(value) and set(value) <= set(PLAYERS)
