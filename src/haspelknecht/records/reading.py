"""Reading untrusted values: a wrong value raises `UserError` with its path."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeGuard

from haspelknecht.errors import UserError, shorten
from haspelknecht.records.notation import SEATS
from haspelknecht.rules.pieces import COLOUR_NAMES, tile_of_number


class Reader:
    """A table of untrusted values. `place` is its path: `players.A.cart1`."""

    def __init__(self, values: object, place: str, known: Sequence[str]) -> None:
        if not isinstance(values, Mapping):
            raise UserError("value-not-table", place=place or "-")
        for name in values:
            if name not in known:
                raise UserError("value-unknown", place=self.join(place, str(name)))
        self.values = values
        self.place = place

    @staticmethod
    def join(place: str, name: str) -> str:
        """The path of a value in a table."""
        return shorten(f"{place}.{name}" if place else name)

    def has(self, name: str) -> bool:
        """Whether a value is given."""
        return name in self.values

    def number(self, name: str, default: int = 0, *, least: int = 0, most: int = 99) -> int:
        """A whole number."""
        value = self.values.get(name, default)
        if is_whole(value, least, most):
            return value
        raise UserError("value-not-number", place=self.join(self.place, name), least=least, most=most)

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self.values.get(name, False)
        if not isinstance(value, bool):
            raise UserError("value-not-flag", place=self.join(self.place, name))
        return value

    def text(self, name: str, default: str = "") -> str:
        """Any text."""
        value = self.values.get(name, default)
        if not isinstance(value, str):
            raise UserError("value-not-text", place=self.join(self.place, name))
        return value

    def word(self, name: str, words: Sequence[str], default: str) -> int:
        """One of `words`, as its index."""
        value = self.values.get(name, default)
        if not isinstance(value, str) or value not in words:
            raise UserError("value-not-known", place=self.join(self.place, name), known=", ".join(words))
        return words.index(value)

    def listed(self, name: str) -> list[object]:
        """A list of any values."""
        value = self.values.get(name, [])
        if not isinstance(value, list):
            raise UserError("value-not-list", place=self.join(self.place, name))
        return value

    def words(self, name: str, words: Sequence[str]) -> int:
        """A list of distinct words, as a bit mask of their indexes."""
        mask = 0
        for item in self.listed(name):
            if not isinstance(item, str) or item not in words or mask >> words.index(item) & 1:
                raise UserError("value-not-known", place=self.join(self.place, name), known=", ".join(words))
            mask |= 1 << words.index(item)
        return mask

    def tiles(self, name: str) -> int:
        """A list of tile numbers, as a bit mask."""
        mask = 0
        for item in self.listed(name):
            tile = tile_of_number(item) if isinstance(item, int) and not isinstance(item, bool) else -1
            if tile < 0:
                raise UserError("value-not-tile", place=self.join(self.place, name), tile=shorten(str(item)))
            mask |= 1 << tile
        return mask

    def table(self, name: str, known: Sequence[str]) -> Reader:
        """A table inside this one."""
        return Reader(self.values.get(name, {}), f"{self.place}.{name}" if self.place else name, known)

    def colours(self, name: str) -> tuple[int, int, int]:
        """A table of disks: the numbers of yellow, brown and black ones."""
        inside = self.table(name, COLOUR_NAMES)
        return inside.number("yellow"), inside.number("brown"), inside.number("black")

    def seats(self, name: str, players: int) -> list[int] | None:
        """A list of seat letters as seat numbers; None if it is missing."""
        if name not in self.values:
            return None
        seats = []
        for item in self.listed(name):
            if not isinstance(item, str) or len(item) != 1 or item not in SEATS[:players]:
                raise UserError("value-not-seat", place=self.join(self.place, name), known=", ".join(SEATS[:players]))
            seats.append(SEATS.index(item))
        return seats


def is_whole(value: object, least: int, most: int) -> TypeGuard[int]:
    """Whether a value is a whole number within bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def whole(value: object, place: str, least: int, most: int) -> int:
    """The value, if it is a whole number within bounds; otherwise raises `UserError` with its path."""
    if is_whole(value, least, most):
        return value
    raise UserError("value-not-number", place=place, least=least, most=most)
