"""Where a printed value comes from, in words; a value from mixed sources has a sentence of its own."""

from __future__ import annotations

from haspelknecht.locale import Language, say
from haspelknecht.server.reference.shapes import Source


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
