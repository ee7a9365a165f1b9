"""The glossary: every term in five languages, found by every name that one of the books uses."""

from __future__ import annotations

import pytest

from haspelknecht.data.editions import EDITIONS, facts, options_of
from haspelknecht.data.glossary import contains, find_terms, glossary
from haspelknecht.data.rule_texts import rule_text, search
from haspelknecht.data.rules import rule_facts
from haspelknecht.locale import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_name_and_a_meaning(language: str) -> None:
    """Tiles have no meaning here: their text depends on the options of a game."""
    for term in glossary().values():
        assert term.name(language)
        assert term.id.startswith("tile_") != bool(term.about(language)), term.id


def test_every_term_leads_to_rules() -> None:
    """Chapters are expanded to their rules."""
    for term in glossary().values():
        assert term.rules, term.id
        assert set(term.rules) <= set(rule_facts()), term.id


def test_no_name_means_two_terms_of_the_same_book() -> None:
    """Each name leads to one entry."""
    for language in LANGUAGES:
        names = [name for term in glossary().values() for name in term.names(language)]
        assert len(set(names)) == len(names), sorted(name for name in names if names.count(name) > 1)


@pytest.mark.parametrize(
    ("query", "term"),
    [
        ("Lore", "tile_42"), ("Hunt", "tile_42"), ("lorry", "tile_42"), ("wagonnet", "tile_42"),
        ("Vagoncino", "tile_42"),
        ("Holzkohlenmeiler", "tile_15"), ("coffre à charbon", "tile_24"), ("COFFRE A CHARBON", "tile_24"),
        ("porte seaux", "tile_11"), ("porte-seaux", "tile_11"), ("Odkrywka", "pinge"), ("reel up", "lifting"),
        ("Schuldschein", "debt"), ("wyciągać", "lifting"), ("wyciagac", "lifting"),
        ("Leiharbeiter", "contract_workers"),
    ],
)  # fmt: skip
def test_a_term_is_found_by_any_name(query: str, term: str) -> None:
    """In any language, whatever the capitals and accents."""
    assert find_terms(query)[0].id == term


def test_an_exact_name_comes_before_longer_ones() -> None:
    """ "Farmhand" is not first of all the Improved Farmhand."""
    assert [term.id for term in find_terms("farmhand")] == ["farmhand", "improved_farmhand"]


def test_words_are_found_by_their_beginning_only() -> None:
    """ "rent" does not find "different"."""
    assert contains("Paying the rent", ["rent"])
    assert not contains("A different rule", ["rent"])
    assert not contains("Anything", [])


def test_a_search_finds_rules_options_and_rulings() -> None:
    """All words must be there."""
    found = search("windlass water", "en")
    assert "R-WATER-08" in found.rules
    assert "windlass_actions" in found.options
    assert "B-42" in found.disputes
    assert search("windlass xyzzy", "en").rules == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_an_option_decides_has_a_text_for_each_value(language: str) -> None:
    """The values of an option never share a text: then the text would ignore the option."""
    for option, about in facts()["options"].items():
        for rule in about["decides"]:
            texts = {rule_text(rule, language, {option: value}) for value in about["values"]}
            assert len(texts) == len(about["values"]), (rule, option)


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_has_its_own_rules(edition: str) -> None:
    """In the French edition the Coal Storage holds one resource."""
    options = options_of(edition).named()
    assert ("coal or 1 wood" in rule_text("R-TILE-24a", "en", options)) == (edition == "french")
