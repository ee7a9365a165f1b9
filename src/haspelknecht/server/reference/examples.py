"""The worked examples of the books: each is set up and played, and shown before and after."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from haspelknecht.locale import Language, say
from haspelknecht.records.game import Game
from haspelknecht.server.reference.types import Book
from haspelknecht.view.board import board_view
from haspelknecht.view.facts import game_facts
from haspelknecht.view.game_log import GameLog, happened_in
from haspelknecht.view.types import BoardView, GameFacts, LogLine


class ExampleEntry(msgspec.Struct, frozen=True):
    """A worked example. `books`: where the printed one is; `lines`: what happens, in the words of the log."""

    id: str
    title: str
    about: str
    rules: list[str]
    books: dict[Book, str]
    facts: GameFacts
    before: BoardView
    after: BoardView
    lines: list[LogLine]


class ExamplesReference(msgspec.Struct, frozen=True):
    """The worked examples in one language."""

    language: Language
    examples: list[ExampleEntry]


@cache
def example_facts() -> dict[str, dict[str, Any]]:
    """The whole of examples.toml."""
    return tomllib.loads((files("haspelknecht.data") / "examples.toml").read_text(encoding="utf-8"))


def examples_reference(language: Language) -> ExamplesReference:
    """All examples."""
    return ExamplesReference(language, [example_entry(key, facts, language) for key, facts in example_facts().items()])


def example_entry(key: str, facts: dict[str, Any], language: Language) -> ExampleEntry:
    """One example, played to its end."""
    game = Game.from_position({"names": ["A", "B"], **facts["position"]}, seed=key)
    before = board_view(game)
    for move in facts["moves"]:
        game.play(move)
    log = GameLog(game.table, game.start, language)
    log.add_all(happened_in(game))
    message = f"example-{key.replace('_', '-')}"
    return ExampleEntry(
        id=key,
        title=say(message, language),
        about=say(f"{message}-about", language),
        rules=facts["rules"],
        books=facts["books"],
        facts=game_facts(game.table, language),
        before=before,
        after=board_view(game),
        lines=[line for entry in log.entries if entry.seat == "A" for line in entry.lines],
    )
