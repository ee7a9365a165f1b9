"""Where the books differ and how we rule: every entry belongs to a rule, and has texts in five languages."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import get_args

import pytest
from fluent.syntax import ast, parse

from haspelknecht.data.disputes import Confidence, Weight, differences, options_about, rules_naming, rulings
from haspelknecht.data.editions import facts
from haspelknecht.data.rules import rule_facts
from haspelknecht.locale import LANGUAGES

WORDINGS = ["B-78"]  # about names in one book: it belongs to no single rule


@cache
def texts(language: str) -> dict[str, str]:
    """The messages of a language, in order."""
    body = parse((files("haspelknecht.locale") / language / "disputes.ftl").read_text(encoding="utf-8")).body
    by_name = {}
    for entry in body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            parts = [part.value for part in entry.value.elements if isinstance(part, ast.TextElement)]
            by_name[entry.id.name] = "".join(parts)
    return by_name


def named() -> set[str]:
    """Every difference or ruling that our data files mention, comments included."""
    data = files("haspelknecht.data")
    mentions = [
        mention
        for file in data.iterdir()
        if file.name.endswith(".toml") and file.name != "disputes.toml"
        for mention in re.findall(r"\b[BC]-[0-9]+[a-z]?\b", file.read_text(encoding="utf-8"))
    ]
    return set(mentions)


def test_all_mentioned_entries_exist() -> None:
    assert len(named()) > 150
    assert named() <= set(differences()) | set(rulings())


def test_every_entry_belongs_to_a_rule() -> None:
    assert [entry for entry in [*differences(), *rulings()] if not rules_naming(entry)] == WORDINGS


def test_entries_can_be_found_by_rule_and_option() -> None:
    for rule, about in rule_facts().items():
        for entry in about.get("differs", []):
            assert entry in differences()
            assert rule in rules_naming(entry)
    for option, about in facts()["options"].items():
        for entry in about["about"]:
            assert option in options_about(entry)


def test_entries_are_well_formed() -> None:
    assert (len(differences()), len(rulings())) == (85, 97)
    for about in differences().values():
        assert about["weight"] in get_args(Weight)
        assert set(about["books"]) <= {"de", "en", "fr", "it", "pl"}
        for lines in about["books"].values():
            assert re.fullmatch(r"\d+(-\d+)?(,\d+(-\d+)?)*", lines)
            starts = [int(part.partition("-")[0]) for part in lines.split(",")]
            assert starts == sorted(set(starts))
    assert set(rulings().values()) == set(get_args(Confidence))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_its_texts_and_none_is_left_over(language: str) -> None:
    wanted = [f"difference-{entry[2:]}-{part}" for entry in differences() for part in ("topic", "books", "ours")]
    wanted += [f"ruling-{entry[2:]}-{part}" for entry in rulings() for part in ("question", "answer")]
    assert sorted(texts(language)) == sorted(wanted)
    for name, text in texts(language).items():
        assert text.strip(), name
        assert "\n" not in text, name
        assert "  " not in text, name
        if name.endswith("-topic"):
            assert not text.endswith("."), name
        elif name.endswith("-question"):
            assert text.endswith("?"), name
