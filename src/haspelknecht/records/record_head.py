"""The head of a record: the identity of the game, line by line."""

from __future__ import annotations

import re

from haspelknecht.data.editions import EDITIONS
from haspelknecht.errors import UserError, shorten
from haspelknecht.records.identity import KEYS, table_from
from haspelknecht.records.notation import SEATS
from haspelknecht.records.reading import Reader
from haspelknecht.records.rules_version import FIRST_RULES
from haspelknecht.records.table import Table
from haspelknecht.rules.pieces import COLOUR_NAMES

LISTS = {
    "pinge": ("pinge", "groups"),
    "tunnel coal": ("tunnel", "coal"),
    "tunnel vp": ("tunnel", "vp"),
    "wheelbarrow": ("tunnel", "wheelbarrow"),
    "lamp": ("tunnel", "lamp"),
    "lorry": ("tunnel", "lorry"),
    "wet pools": ("pools", "wet"),
}
COST = re.compile(r"(?:Y(\d))?(?:B(\d))?(?:K(\d))?\+(\d)")
PLACE = re.compile(r"(\d\d)@(\d{1,2}),(\d{1,2})")
NUMBER = re.compile(r"\d{1,3}")
PLAIN = (
    "engine", "edition", "rules", "layout", "field", "start buildings", "improved farmhand", "seed", "seed hash",
    "order",
)  # fmt: skip
SYMBOLS = ("costs", "forks", "hammers")


class Head:
    """Parses the head of a record line by line."""

    def __init__(self) -> None:
        self.words: dict[str, object] = {}
        self.names: list[str] = []
        self.options: dict[str, str] = {}
        self.seed: str | None = None
        self.seed_hash: str | None = None
        self.position: list[str] = []
        self.components: dict[str, dict[str, object]] = {}
        self.seen: set[str] = set()

    def takes(self, line: str) -> bool:
        """Whether a line belongs to the head."""
        name = line.partition(":")[0]
        known = name in PLAIN or name in LISTS or name in SYMBOLS
        return line.startswith("|") or (":" in line and (known or name.startswith(("player ", "option "))))

    def read(self, line: str) -> None:
        """Read one line of the head."""
        if line.startswith("|"):
            self.position.append(line[2:])
            return
        name, _, value = (part.strip() for part in line.partition(":"))
        if name in self.seen:
            raise UserError("record-twice", name=shorten(name))
        self.seen.add(name)
        if name.startswith("player "):
            self.read_player(name.removeprefix("player "), value)
        elif name.startswith("option "):
            self.options[name.removeprefix("option ")] = value
        elif name in SYMBOLS:
            self.read_tiles(name, value)
        elif name in LISTS:
            table, inside = LISTS[name]
            self.components.setdefault(table, {})[inside] = numbers(value)
        else:
            self.read_plain(name, value)

    def read_player(self, letter: str, value: str) -> None:
        """Read a player's name. Players are listed in the order of their letters."""
        if letter not in SEATS or len(letter) != 1 or SEATS.index(letter) != len(self.names):
            raise UserError("record-players")
        self.names.append(value)

    def read_tiles(self, name: str, value: str) -> None:
        """Read `11=K1+1 12=...` or `11=1 12=0 ...`."""
        tiles = self.components.setdefault("tiles", {})
        for item in value.split():
            number, _, text = item.partition("=")
            tile = tiles.setdefault(number, {})
            assert isinstance(tile, dict)
            if name == "costs":
                match = COST.fullmatch(text)
                if match is None:
                    raise UserError("record-unreadable", word=shorten(item))
                counts = [int(part or 0) for part in match.groups()]
                tile["cost"] = dict(zip((*COLOUR_NAMES, "any"), counts, strict=True))
            else:
                tile[name] = numbers(text)[0] if text else 0

    def read_plain(self, name: str, value: str) -> None:
        """Read any other line."""
        if name == "edition":
            if value not in EDITIONS:
                raise UserError("edition-unknown", edition=shorten(value), known=", ".join(EDITIONS))
            self.words["edition"] = value
        elif name == "rules":
            self.words["rules"] = int(value) if NUMBER.fullmatch(value) else value
        elif name == "layout":
            self.words["layout"] = shorten(value)
        elif name == "field":
            self.words["field"] = dict(place(item) for item in value.split())
        elif name == "start buildings":
            self.words["start_buildings"] = numbers(value)
        elif name == "improved farmhand":
            self.words["improved_farmhand"] = value == "yes"
        elif name == "seed":
            self.seed = value
        elif name == "seed hash":
            self.seed_hash = value
        elif name == "order":
            self.words["order_at_start"] = value.split()

    def table(self) -> Table:
        """The table that the head describes.

        :raises UserError: If a required line is missing, or the lines contradict each other.
        """
        if len(self.names) not in (2, 3, 4) or "order" not in self.seen or "field" not in self.seen:
            raise UserError("record-head-incomplete")
        words: dict[str, object] = {**self.words, "names": self.names, "options": self.options}
        if self.components:
            words["components"] = self.components
        return table_from(Reader(words, "", KEYS), len(self.names), FIRST_RULES)


def numbers(value: str) -> list[int]:
    """Parse whole numbers separated by spaces."""
    items = value.split()
    for item in items:
        if NUMBER.fullmatch(item) is None:
            raise UserError("record-unreadable", word=shorten(item))
    return [int(item) for item in items]


def place(item: str) -> tuple[str, list[int]]:
    """Parse `31@4,2`: tile 31 at x 4 in row 2."""
    match = PLACE.fullmatch(item)
    if match is None:
        raise UserError("record-unreadable", word=shorten(item))
    return match[1], [int(match[2]), int(match[3])]
