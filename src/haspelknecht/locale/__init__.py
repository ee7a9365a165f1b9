"""Everything people read, in five languages: one set of Fluent files for server, command line and browser."""

from __future__ import annotations

from haspelknecht.locale.messages import messages

LANGUAGES = ("en", "de", "fr", "it", "pl")


def knows(key: str, language: str = "en") -> bool:
    """Whether there is a message with this key."""
    return messages(language).know(key)


def say(key: str, language: str = "en", /, **values: str | int) -> str:
    """The message `key` in `language`, with `values` as its variables.

    Raises `KeyError` if there is no such message, and `ValueError` if it cannot be formatted with these values.
    """
    known = messages(language)
    if not known.know(key):
        raise KeyError(f"no message {key!r} in {language}")
    pattern = known.bundle.get_message(key).value
    if pattern is None:
        raise KeyError(f"message {key!r} in {language} has no text")
    text, problems = known.bundle.format_pattern(pattern, values)
    if problems:
        raise ValueError(f"message {key!r} in {language}: {problems[0]}")
    return str(text)
