"""The texts of the rules as an edition or the options of a game have them, and searching them by words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from haspelknecht.data.disputes import differences, number_of, rulings
from haspelknecht.data.editions import option_names, options_of
from haspelknecht.data.glossary import Term, contains, find_terms
from haspelknecht.data.rules import rule_facts
from haspelknecht.locale import say


def rule_text(rule: str, language: str, options: Mapping[str, str] | None = None) -> str:
    """The text of a rule with some options; those that are not named have their standard values.

    >>> rule_text("R-WINTER-09", "en", {"farm_storage_vp": "food"})
    'If you store food on your farm, you score 1 victory point.'
    """
    chosen = options_of("second", options).named()
    return say(rule, language, **{option: chosen[option] for option in rule_facts()[rule].get("options", [])})


@dataclass(frozen=True, slots=True)
class Found:
    """What a search has found: terms, and the ids of rules, options, and differences or rulings."""

    terms: list[Term]
    rules: list[str]
    options: list[str]
    disputes: list[str]


def search(query: str, language: str) -> Found:
    """Everything that holds all words of a query: terms by their names in any language, texts in the given one.

    >>> search("Lore", "en").terms[0].name("en")
    'Lorry'
    """
    words = query.split()
    rules = [rule for rule in rule_facts() if contains(rule_text(rule, language), words)]
    options = [option for option in option_names() if contains(option_text(option, language), words)]
    entries = [entry for entry in (*differences(), *rulings()) if contains(dispute_text(entry, language), words)]
    return Found(find_terms(query), rules, options, entries)


def option_text(option: str, language: str) -> str:
    """Name and explanation of an option."""
    key = "option-" + option.replace("_", "-")
    return f"{option} {say(key, language)} {say(key + '-about', language)}"


def dispute_text(entry: str, language: str) -> str:
    """Everything that is said about a difference (B-..) or a ruling (C-..)."""
    number = number_of(entry)
    kind, parts = (
        ("difference", ("topic", "books", "ours")) if entry in differences() else ("ruling", ("question", "answer"))
    )
    return " ".join(say(f"{kind}-{number}-{part}", language) for part in parts)
