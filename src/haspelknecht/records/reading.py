"""Reading untrusted values: every wrong or missing one raises `UserError` with its place."""

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
        """The place of a value inside a place."""
        return shorten(f"{place}.{name}" if place else name)

    def has(self, name: str) -> bool:
        """Whether a value is given."""
        return name in self.values

    def number(self, name: str, default: int = 0, *, least: int = 0, most: int = 99) -> int:
        """A whole number."""
        found = self.values.get(name, default)
        if is_whole(found, least, most):
            return found
        raise UserError("value-not-number", place=self.join(self.place, name), least=least, most=most)

    def flag(self, name: str) -> bool:
        """True or false."""
        found = self.values.get(name, False)
        if not isinstance(found, bool):
            raise UserError("value-not-flag", place=self.join(self.place, name))
        return found

    def text(self, name: str, default: str = "") -> str:
        """Any text."""
        found = self.values.get(name, default)
        if not isinstance(found, str):
            raise UserError("value-not-text", place=self.join(self.place, name))
        return found

    def word(self, name: str, words: Sequence[str], default: str) -> int:
        """One of some words, as its number."""
        found = self.values.get(name, default)
        if not isinstance(found, str) or found not in words:
            raise UserError("value-not-known", place=self.join(self.place, name), known=", ".join(words))
        return words.index(found)

    def listed(self, name: str) -> list[object]:
        """A list of anything."""
        found = self.values.get(name, [])
        if not isinstance(found, list):
            raise UserError("value-not-list", place=self.join(self.place, name))
        return found

    def words(self, name: str, words: Sequence[str]) -> int:
        """A list of different words, as a bit mask."""
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
        """Numbers of yellow, brown and black disks."""
        inside = self.table(name, COLOUR_NAMES)
        return inside.number("yellow"), inside.number("brown"), inside.number("black")

    def seats(self, name: str, players: int) -> list[int] | None:
        """A list of seats by letter, None if it is missing."""
        if name not in self.values:
            return None
        found = []
        for item in self.listed(name):
            if not isinstance(item, str) or len(item) != 1 or item not in SEATS[:players]:
                raise UserError("value-not-seat", place=self.join(self.place, name), known=", ".join(SEATS[:players]))
            found.append(SEATS.index(item))
        return found


def is_whole(found: object, least: int, most: int) -> TypeGuard[int]:
    """Whether it is a whole number between two bounds."""
    return isinstance(found, int) and not isinstance(found, bool) and least <= found <= most


def whole(found: object, place: str, least: int, most: int) -> int:
    """A whole number between two bounds; raises `UserError` with its place otherwise."""
    if is_whole(found, least, most):
        return found
    raise UserError("value-not-number", place=place, least=least, most=most)
