"""The terms of the game: our name for each, what it means, and the other names under which people look for it."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from haspelknecht.data.rules import rule_facts
from haspelknecht.locale import LANGUAGES, knows, say

# Letters that Unicode does not decompose into a base letter and an accent.
SPELLED_OUT: Final = str.maketrans(
    {"ł": "l", "ß": "ss", "œ": "oe", "æ": "ae", "’": " ", "'": " ", "-": " ", "“": " ", "„": " ", "«": " ", "(": " "}
)


@dataclass(frozen=True, slots=True)
class Term:
    """A term of the game.

    `rules` are the ids of the rules to read, `also` other names in the rulebooks, by language.
    """

    id: str
    message: str
    rules: tuple[str, ...]
    also: dict[str, tuple[str, ...]]

    def name(self, language: str) -> str:
        """Our name for the term."""
        return say(self.message, language)

    def about(self, language: str) -> str:
        """What the term means; empty for a tile, whose text depends on the options of a game."""
        key = f"term-{self.id.replace('_', '-')}-about"
        return say(key, language) if knows(key, language) else ""

    def names(self, language: str) -> tuple[str, ...]:
        """Our name in one language, then other names in the rulebook of that language, if they differ from ours."""
        name = self.name(language)
        return (name, *(other for other in self.also.get(language, ()) if other.casefold() != name.casefold()))

    def all_names(self) -> tuple[str, ...]:
        """All names in all languages, each once."""
        return tuple(dict.fromkeys(name for language in LANGUAGES for name in self.names(language)))


@cache
def glossary() -> dict[str, Term]:
    """All terms by id, in the order of the file."""
    entries = tomllib.loads((files("haspelknecht.data") / "glossary.toml").read_text(encoding="utf-8"))
    terms = {}
    for key, entry in entries.items():
        message = entry.get("name", f"term-{key.replace('_', '-')}")
        also = {language: tuple(names) for language, names in entry.get("also", {}).items()}
        terms[key] = Term(key, message, expand_chapters(entry["rules"]), also)
    return terms


def expand_chapters(rules: list[str]) -> tuple[str, ...]:
    """Rule ids, with each chapter replaced by all its rules."""
    ids: list[str] = []
    for given in rules:
        ids += (
            [given]
            if given in rule_facts()
            else [id for id, facts in rule_facts().items() if facts["chapter"] == given]
        )
    return tuple(ids)


def find_terms(query: str) -> list[Term]:
    """The terms that have every word of a query in one of their names, in any language; exact names come first.

    >>> [term.id for term in find_terms("Lore")]
    ['tile_42']
    """
    words = query.split()
    found = [term for term in glossary().values() if any(contains(name, words) for name in term.all_names())]
    exact = plain(query)
    return sorted(found, key=lambda term: all(plain(name) != exact for name in term.all_names()))


def contains(text: str, words: Sequence[str]) -> bool:
    """Whether each of the words begins a word of the text; capitals and accents do not matter. No words, no match."""
    found = plain(text)
    return bool(words) and all(f" {plain(word)}" in f" {found}" for word in words)


def plain(text: str) -> str:
    """A text for searching: lower case, without accents; hyphens and apostrophes separate words."""
    lowered = text.strip().lower().translate(SPELLED_OUT)
    return "".join(letter for letter in unicodedata.normalize("NFD", lowered) if not unicodedata.combining(letter))
