"""Everything people read, in five languages: one set of Fluent files for all rooms of the house."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "fr", "it", "pl")


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language."""
    made = FluentBundle([language], use_isolating=False)
    folder = files("haspelknecht.locale") / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def knows(key: str, language: str = "en") -> bool:
    """Whether there is a message of that name."""
    return bundle(language).has_message(key)


def say(key: str, language: str = "en", /, **values: str | int) -> str:
    """The message `key` in `language` with `values` in its places."""
    messages = bundle(language)
    if not messages.has_message(key):
        raise KeyError(f"no message {key!r} in {language}")
    pattern = messages.get_message(key).value
    if pattern is None:
        raise KeyError(f"message {key!r} in {language} has no text")
    text, problems = messages.format_pattern(pattern, values)
    if problems:
        raise ValueError(f"message {key!r} in {language}: {problems[0]}")
    return str(text)
