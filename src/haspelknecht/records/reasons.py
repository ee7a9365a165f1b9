"""Reasons as sentences: `R-WATER-05: 3 pit water in the Shaft. To lift coal, you need fewer than 2.`"""

from __future__ import annotations

from haspelknecht.locale import say
from haspelknecht.rules.reasons import Reason


def reason_text(reason: Reason, language: str = "en") -> str:
    """Format a reason: the rule id and a sentence in a language (`en`, `de`, `fr`, `it` or `pl`).

    >>> from haspelknecht import Game
    >>> refusal = Game.new(seed="example").explain("pass").reasons[0]
    >>> reason_text(refusal, "de")
    'R-TAKE-02: In Schritt 1 musst du Scheiben nehmen.'
    """
    return f"{reason.rule}: {reason_sentence(reason, language)}"


def reason_sentence(reason: Reason, language: str = "en") -> str:
    """The sentence without the rule id."""
    values = {  # names of stages contain spaces, which Fluent does not allow in selectors
        name: value.replace(" ", "-") if isinstance(value, str) else value for name, value in reason.values.items()
    }
    return say(f"reason-{reason.key}", language, **values)
