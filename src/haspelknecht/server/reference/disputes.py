"""Where the rulebooks differ, and our rulings, in one language."""

from __future__ import annotations

from haspelknecht.data.disputes import differences, number_of, options_about, rules_naming, rulings
from haspelknecht.locale import Language, say
from haspelknecht.server.reference.shapes import DifferenceEntry, RulingEntry


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
