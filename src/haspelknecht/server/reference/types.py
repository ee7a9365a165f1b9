"""The types of the reference data; the OpenAPI schema and the client's types are generated from them."""

from __future__ import annotations

from typing import Literal

import msgspec

from haspelknecht.data.disputes import Confidence, Weight
from haspelknecht.locale import Language, say

Book = Literal["de", "en", "fr", "it", "pl"]  # languages of the rulebooks, not of the program
Edition = Literal["second", "first", "french"]
SourceKind = Literal["text", "review", "rebuilt", "partly"]


class ChapterEntry(msgspec.Struct, frozen=True):
    """A chapter of the rules."""

    id: str
    title: str


class RuleEntry(msgspec.Struct, frozen=True):
    """A rule in our own words. `books`: the lines that say it; "~" marks what a book only suggests."""

    id: str
    chapter: str
    text: str
    books: dict[Book, str]
    differs: list[str]  # where the books disagree (B-..)
    rulings: list[str]  # what no book settles (C-..)
    options: list[str]  # the options that change it


class OptionValue(msgspec.Struct, frozen=True):
    """A value of an option, with the books and editions that use it."""

    id: str
    text: str
    books: list[Book]
    editions: list[Edition]


class OptionEntry(msgspec.Struct, frozen=True):
    """A rule that players can change. The first value is the standard."""

    id: str
    name: str
    about: str
    sources: list[str]  # the disagreements, rulings and clarifications it comes from
    rules: list[str]  # the rules that depend on it
    values: list[OptionValue]


class EditionEntry(msgspec.Struct, frozen=True):
    """An edition, in one paragraph."""

    id: Edition
    name: str
    about: str


class DifferenceEntry(msgspec.Struct, frozen=True):
    """A point in which the books differ. `lines` says where in each book, in the form of a rule's `books`."""

    id: str
    topic: str
    books: str  # what each book says
    ours: str  # what we play, and why
    weight: Weight  # how often it changes play; "slip" is a slip of translation or printing
    lines: dict[Book, str]
    rules: list[str]
    options: list[str]  # the options that let the players choose


class RulingEntry(msgspec.Struct, frozen=True):
    """A question that no book answers, with our answer and how sure we are of it."""

    id: str
    question: str
    answer: str
    confidence: Confidence
    rules: list[str]
    options: list[str]


class TermEntry(msgspec.Struct, frozen=True):
    """A term of the game. `names`: all names in all rulebooks, for searching; `also`: other names in this language."""

    id: str
    name: str
    about: str
    also: list[str]
    names: list[str]
    rules: list[str]


class RulesReference(msgspec.Struct, frozen=True):
    """All rules as an edition and some changed options have them, with everything that affects them.

    `chosen` has the value of every option; `options` lists all values there are.
    """

    language: Language
    edition: Edition
    chosen: dict[str, str]
    chapters: list[ChapterEntry]
    rules: list[RuleEntry]
    options: list[OptionEntry]
    editions: list[EditionEntry]
    differences: list[DifferenceEntry]
    rulings: list[RulingEntry]
    terms: list[TermEntry]


class EditionDifference(msgspec.Struct, frozen=True):
    """One option in which editions differ, and its value in each of them."""

    option: str
    name: str
    about: str
    values: dict[Edition, str]  # the value's id
    texts: dict[Edition, str]


class EditionComparison(msgspec.Struct, frozen=True):
    """The editions side by side."""

    language: Language
    editions: list[EditionEntry]
    differences: list[EditionDifference]


class Source(msgspec.Struct, frozen=True):
    """Where a printed value comes from: a rulebook, a review, our reconstruction, or a mixture of these."""

    kind: SourceKind
    about: str


class TileCost(msgspec.Struct, frozen=True):
    """The disks that a tile costs; `any` counts the grey spots."""

    yellow: int
    brown: int
    black: int
    any: int


class TileCard(msgspec.Struct, frozen=True):
    """A development tile with everything printed on it, and the rules behind it."""

    number: int
    level: int
    name: str
    effect: str
    cost: TileCost
    cost_source: Source
    points: list[int]  # for the first buyer, the second, and so on
    fee: list[Literal["coal", "wood", "food"]]  # one of these pays for a distant tile of this level; level 1 has none
    forks: int
    hammers: int
    symbols_source: Source
    marker: str | None  # what the marker of this tile does
    building: str | None  # the building that comes with it
    building_symbol: bool  # in the second edition; option `building_symbols` moves one of them
    rules: list[str]
    differs: list[str]
    rulings: list[str]


class PrintedBoards(msgspec.Struct, frozen=True):
    """What is printed on the boards: Pinge, Tunnel, pools. Sections and pools count from 1."""

    pinge_groups: list[int]
    pinge_source: Source
    tunnel_coal: list[int]
    tunnel_coal_source: Source
    tunnel_points: list[int]
    tunnel_points_source: Source
    wheelbarrow: list[int]
    lamp: list[int]
    lorry: list[int]
    tunnel_symbols_source: Source
    wet_pools: list[int]
    wet_pools_source: Source


class TilesReference(msgspec.Struct, frozen=True):
    """The twenty tiles, and what is printed on the boards."""

    language: Language
    edition: Edition
    tiles: list[TileCard]
    boards: PrintedBoards


class LayoutPlace(msgspec.Struct, frozen=True):
    """The place of one tile. `x` counts half tiles: neighbours in a row are two apart, in the next row one."""

    x: int
    row: int
    level: int


class LayoutEntry(msgspec.Struct, frozen=True):
    """A layout of the development field. `id` is its name in the rules of a table."""

    id: str
    name: str
    players: list[int]
    source: Source
    places: list[LayoutPlace]


class LayoutsReference(msgspec.Struct, frozen=True):
    """The layouts."""

    language: Language
    layouts: list[LayoutEntry]


class CheckedLayout(msgspec.Struct, frozen=True):
    """The result of checking a layout file: its places as far as they can be read, and a sentence for each problem."""

    ok: bool
    messages: list[str]
    players: list[int]
    places: list[LayoutPlace]


class CheckedComponents(msgspec.Struct, frozen=True):
    """The result of checking a components file: whether it can be used, and a sentence for each problem."""

    ok: bool
    messages: list[str]
    changes: list[str]  # the values it sets, named as in data/components.toml: "tiles.22.cost"


class LevelEntry(msgspec.Struct, frozen=True):
    """A bot level: `id` is its name at a table, `spec` the bot that plays it."""

    id: str
    name: str
    character: str
    spec: str


class LevelsReference(msgspec.Struct, frozen=True):
    """The bot levels, from weak to strong."""

    language: Language
    levels: list[LevelEntry]


def source_of(given: str, fact: str, language: Language) -> Source:
    """The source of a value. `given` is as in the data files: "text", "rebuilt", or "text: this; rebuilt: that"."""
    match given:
        case "text":
            return Source("text", say("reference-source-text", language))
        case "review":
            return Source("review", say("reference-source-review", language))
        case "rebuilt":
            return Source("rebuilt", say("reference-source-rebuilt", language))
        case _:
            return Source("partly", say(f"reference-partly-{fact}", language))
