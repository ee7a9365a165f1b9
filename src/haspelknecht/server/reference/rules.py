"""The rules in one language: rules with their places in the books, options, editions, differences, rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from haspelknecht.data.disputes import differences, number_of, options_about, rules_naming, rulings
from haspelknecht.data.editions import facts, options_of
from haspelknecht.data.glossary import glossary
from haspelknecht.data.rule_texts import rule_text
from haspelknecht.data.rules import chapters, rule_facts
from haspelknecht.locale import Language, say
from haspelknecht.server.reference.types import (
    ChapterEntry,
    DifferenceEntry,
    Edition,
    EditionComparison,
    EditionDifference,
    EditionEntry,
    OptionEntry,
    OptionValue,
    RuleEntry,
    RulesReference,
    RulingEntry,
    TermEntry,
)

EDITIONS: tuple[Edition, ...] = get_args(Edition)


def rules_reference(
    language: Language, edition: Edition = "second", changes: Mapping[str, str] | None = None
) -> RulesReference:
    """The whole rules reference, as an edition has the rules, with some options changed.

    :raises UserError: If there is no such option or value.
    """
    chosen = options_of(edition, changes).named()
    return RulesReference(
        language,
        edition,
        chosen,
        chapters=[ChapterEntry(chapter, say(f"chapter-{chapter}", language)) for chapter in chapters()],
        rules=[rule_entry(rule, about, language, chosen) for rule, about in rule_facts().items()],
        options=[option_entry(option, about, language) for option, about in facts()["options"].items()],
        editions=edition_entries(language),
        differences=difference_entries(language),
        rulings=ruling_entries(language),
        terms=term_entries(language),
    )


def rule_entry(rule: str, about: dict[str, Any], language: Language, chosen: Mapping[str, str]) -> RuleEntry:
    """One rule."""
    return RuleEntry(
        id=rule,
        chapter=about["chapter"],
        text=rule_text(rule, language, chosen),
        books=about["books"],
        differs=about.get("differs", []),
        rulings=about.get("rulings", []),
        options=about.get("options", []),
    )


def option_entry(option: str, about: dict[str, Any], language: Language) -> OptionEntry:
    """One option with all its values."""
    key = option_key(option)
    values = [
        OptionValue(
            id=value,
            text=value_text(option, value, language),
            books=[book for book, said in about["books"].items() if said == value],
            editions=[edition for edition in EDITIONS if value_in(edition, option) == value],
        )
        for value in about["values"]
    ]
    return OptionEntry(
        id=option,
        name=say(key, language),
        about=say(f"{key}-about", language),
        sources=about["about"],
        rules=about["decides"],
        values=values,
    )


def option_key(option: str) -> str:
    """The message key of an option."""
    return "option-" + option.replace("_", "-")


def value_text(option: str, value: str, language: Language) -> str:
    """The text of an option's value."""
    return say(f"{option_key(option)}-{value.replace('_', '-')}", language)


def value_in(edition: Edition, option: str) -> str:
    """The value of an option in an edition."""
    return str(facts()["editions"][edition].get(option, facts()["options"][option]["values"][0]))


def term_entries(language: Language) -> list[TermEntry]:
    """The glossary."""
    return [
        TermEntry(
            id=term.id,
            name=term.name(language),
            about=term.about(language),
            also=list(term.also.get(language, ())),
            names=list(term.all_names()),
            rules=list(term.rules),
        )
        for term in glossary().values()
    ]


def edition_entries(language: Language) -> list[EditionEntry]:
    """The editions."""
    return [
        EditionEntry(edition, say(f"edition-{edition}", language), say(f"edition-{edition}-about", language))
        for edition in EDITIONS
    ]


def edition_comparison(language: Language) -> EditionComparison:
    """The options in which editions differ, side by side."""
    differences = []
    for option in facts()["options"]:
        values = {edition: value_in(edition, option) for edition in EDITIONS}
        if len(set(values.values())) > 1:
            key = option_key(option)
            texts = {edition: value_text(option, value, language) for edition, value in values.items()}
            name, about = say(key, language), say(f"{key}-about", language)
            differences.append(EditionDifference(option, name, about, values, texts))
    return EditionComparison(language, edition_entries(language), differences)


def difference_entries(language: Language) -> list[DifferenceEntry]:
    """Every point in which the rulebooks differ."""
    return [
        DifferenceEntry(
            id=difference,
            topic=say(f"difference-{number_of(difference)}-topic", language),
            books=say(f"difference-{number_of(difference)}-books", language),
            ours=say(f"difference-{number_of(difference)}-ours", language),
            weight=about["weight"],
            lines=about["books"],
            rules=rules_naming(difference),
            options=options_about(difference),
        )
        for difference, about in differences().items()
    ]


def ruling_entries(language: Language) -> list[RulingEntry]:
    """Every question that no rulebook answers, with our ruling."""
    return [
        RulingEntry(
            id=ruling,
            question=say(f"ruling-{number_of(ruling)}-question", language),
            answer=say(f"ruling-{number_of(ruling)}-answer", language),
            confidence=confidence,
            rules=rules_naming(ruling),
            options=options_about(ruling),
        )
        for ruling, confidence in rulings().items()
    ]
