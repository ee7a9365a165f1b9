"""Everything people read, in five languages: one set of Fluent files for server, command line and browser."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, get_args

from haspelknecht.locale.messages import messages

Language = Literal["en", "de", "fr", "it", "pl"]  # the only list of them: each has a folder here
LANGUAGES: tuple[Language, ...] = get_args(Language)
KEPT = 16_384  # sentences in memory, a few megabytes: a table says the same few hundred again and again


def knows(key: str, language: str = "en") -> bool:
    """Whether there is a message with this key."""
    return messages(language).know(key)


def say(key: str, language: str = "en", /, **values: str | int) -> str:
    """The message `key` in `language`, with `values` as its variables.

    Raises `KeyError` if there is no such message, and `ValueError` if it cannot be formatted with these values.
    """
    return sentence(key, language, tuple(values.items()))


@lru_cache(maxsize=KEPT)
def sentence(key: str, language: str, values: tuple[tuple[str, str | int], ...]) -> str:
    """The same, remembered: Fluent needs some 20 microseconds for a sentence."""
    known = messages(language)
    if not known.know(key):
        raise KeyError(f"no message {key!r} in {language}")
    pattern = known.bundle.get_message(key).value
    if pattern is None:
        raise KeyError(f"message {key!r} in {language} has no text")
    text, problems = known.bundle.format_pattern(pattern, dict(values))
    if problems:
        raise ValueError(f"message {key!r} in {language}: {problems[0]}")
    return str(text)
