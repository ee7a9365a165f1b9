"""The rules reference: data, texts and options agree with each other."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

import pytest
from fluent.syntax import ast, parse

from haspelknecht.locale import LANGUAGES
from haspelknecht.view.facts import VARIANTS

RULE = re.compile(r"R-[A-Z]+-[0-9]{2}[a-z]?")
BOOKS = {"de", "pl", "fr", "it", "en"}
FILES = ("options.ftl", "rules.ftl", "terms.ftl")
TILES = [10 * level + place for level in range(1, 5) for place in range(1, 6)]
WORKERS = ("farmer", "farmhand", "improved-farmhand", "digger", "miner", "haspelknecht")
GOODS = ("food", "wood", "coal", "thaler", "water", "debt")
# fmt: off
SOURCES = (
    "developments", "pinge", "cable", "charcoal", "mill", "winter_coal", "horse_and_cart",
    "farm_storage", "barn", "coal_storage", "sections", "wheelbarrow", "oil_lamp", "lorry", "handcart",
    "coal_driver", "buildings", "markers", "thaler", "debts", "water",
)
# fmt: on


def table(name: str) -> dict[str, dict[str, Any]]:
    """A data file of the package."""
    return tomllib.loads((files("haspelknecht.data") / name).read_text(encoding="utf-8"))


@cache
def resource(language: str, name: str) -> ast.Resource:
    """One parsed file of messages."""
    return parse((files("haspelknecht.locale") / language / name).read_text(encoding="utf-8"))


def names(language: str, name: str) -> list[str]:
    """The ids of all messages of a file, in order."""
    return [entry.id.name for entry in resource(language, name).body if isinstance(entry, ast.Message)]


@cache
def texts(name: str) -> dict[str, str]:
    """The English messages of a file that are plain text."""
    by_name: dict[str, str] = {}
    for entry in resource("en", name).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            parts = [part.value for part in entry.value.elements if isinstance(part, ast.TextElement)]
            if len(parts) < len(entry.value.elements):
                continue  # its variants are checked by scripts/check_texts.py
            by_name[entry.id.name] = "".join(parts)
    return by_name


def message_files() -> list[tuple[str, str]]:
    """All files of messages, with their language."""
    return [
        (language, file.name)
        for language in LANGUAGES
        for file in sorted((files("haspelknecht.locale") / language).iterdir(), key=lambda entry: entry.name)
        if file.name.endswith(".ftl")
    ]


RULES = table("rules.toml")
OPTIONS: dict[str, dict[str, Any]] = table("editions.toml")["options"]
EDITIONS: dict[str, dict[str, Any]] = table("editions.toml")["editions"]


def test_there_are_245_rules() -> None:
    assert len(RULES) == 245
    assert all(RULE.fullmatch(rule) for rule in RULES)


def test_every_rule_has_its_text_and_every_text_its_rule() -> None:
    assert [name for name in names("en", "rules.ftl") if name.startswith("R-")] == list(RULES)


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_well_formed(rule: str) -> None:
    entry = RULES[rule]
    assert set(entry) <= {"chapter", "books", "differs", "rulings", "options"}
    assert set(entry["books"]) <= BOOKS
    assert all(re.fullmatch(r"[0-9~≠†,-]+", lines) for lines in entry["books"].values())
    assert all(re.fullmatch(r"B-[0-9]{2}[a-z]?", name) for name in entry.get("differs", []))
    assert all(re.fullmatch(r"C-[0-9]{2,3}[a-z]?|H-[0-9]{2}", name) for name in entry.get("rulings", []))
    for key in ("differs", "rulings", "options"):
        assert entry.get(key) != [], "empty lists are left out"
        assert len(set(entry.get(key, []))) == len(entry.get(key, []))


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_names_the_disagreement_if_a_book_differs(rule: str) -> None:
    entry = RULES[rule]
    if any("≠" in lines for lines in entry["books"].values()):
        assert entry["differs"]


@pytest.mark.parametrize("rule", RULES)
def test_the_options_of_a_rule_are_those_that_change_it(rule: str) -> None:
    assert RULES[rule].get("options", []) == [option for option, entry in OPTIONS.items() if rule in entry["decides"]]


@pytest.mark.parametrize("option", OPTIONS)
def test_an_option_changes_known_rules_which_name_its_origins(option: str) -> None:
    entry = OPTIONS[option]
    assert set(entry["decides"]) <= set(RULES)
    named = {
        origin
        for rule in entry["decides"]
        for origin in RULES[rule].get("differs", []) + RULES[rule].get("rulings", [])
    }
    assert set(entry["about"]) <= named


def test_every_chapter_has_a_name_and_every_name_a_chapter() -> None:
    named = {name for name in names("en", "rules.ftl") if name.startswith("chapter-")}
    assert named == {f"chapter-{entry['chapter']}" for entry in RULES.values()}


def test_chapters_are_not_interrupted() -> None:
    order = [entry["chapter"] for entry in RULES.values()]
    assert sum(here != after for here, after in pairwise(order)) == len(set(order)) - 1


def test_every_option_value_and_edition_has_its_texts() -> None:
    wanted = {f"edition-{edition}{end}" for edition in EDITIONS for end in ("", "-about")}
    for option, entry in OPTIONS.items():
        base = f"option-{option}".replace("_", "-")
        wanted |= {base, f"{base}-about"}
        wanted |= {f"{base}-{value}".replace("_", "-") for value in entry["values"]}
    assert set(names("en", "options.ftl")) == wanted


def test_every_word_of_the_game_has_its_text() -> None:
    wanted = {f"tile-{tile}" for tile in TILES} | {"level"}
    wanted |= {f"tile-{tile}-effect" for tile in TILES if tile not in VARIANTS}
    wanted |= {f"worker-{worker}" for worker in WORKERS} | {f"good-{good}" for good in GOODS}
    wanted |= {f"colour-{colour}" for colour in ("yellow", "brown", "black")}
    wanted |= {f"season-{season}" for season in ("spring", "summer", "autumn", "winter")}
    wanted |= {f"place-{place}" for place in ("farm", "pinge", "shaft", "tunnel")}
    wanted |= {f"building-{tile}" for tile in (12, 15, 24, 35)}
    wanted |= {f"marker-{tile}" for tile in (14, 22, 23, 25, 32, 33)}
    wanted |= {f"source-{source}" for source in SOURCES}
    assert set(names("en", "terms.ftl")) == wanted


@pytest.mark.parametrize(("language", "name"), message_files())
def test_a_file_of_messages_has_no_errors(language: str, name: str) -> None:
    body = resource(language, name).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    assert all(entry.value is not None for entry in body if isinstance(entry, ast.Message))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    defined = [name for other, file in message_files() if other == language for name in names(language, file)]
    assert sorted(defined) == sorted(set(defined))


@pytest.mark.parametrize("name", FILES)
def test_a_text_is_one_line_without_extra_spaces(name: str) -> None:
    for key, text in texts(name).items():
        assert text.strip(), key
        assert "\n" not in text, key
        assert "  " not in text, key


@pytest.mark.parametrize(("language", "name"), [pair for pair in message_files() if pair[1] in FILES])
def test_a_translation_has_the_same_messages_as_the_english_text(language: str, name: str) -> None:
    assert sorted(names(language, name)) == sorted(names("en", name))
