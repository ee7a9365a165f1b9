"""The messages of one language. Each is parsed when first used, because parsing all takes most of a second."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from threading import RLock
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

HEAD: Final = re.compile(r"([A-Za-z][\w-]*) *=")  # the first line of a message; its other lines are indented
REFERENCE: Final = re.compile(r"\{\s*([A-Za-z][\w-]*)")  # to another message


class Messages:
    """The texts of all messages, and those parsed so far."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.parsing = RLock()
        self.unparsed: dict[str, str] = {}  # the text of messages that have not been used yet
        folder = files("haspelknecht.locale") / language
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                self.unparsed |= entries(file.read_text(encoding="utf-8"))

    def know(self, key: str) -> bool:
        """Whether there is a message with this key; parses it if need be."""
        if key in self.unparsed:
            with self.parsing:  # another thread may use it at the same moment
                text = self.unparsed.get(key, "")
                for other in REFERENCE.findall(text):
                    self.know(other)
                self.bundle.add_resource(FluentResource(text))
                self.unparsed.pop(key, None)
        return self.bundle.has_message(key)


def entries(text: str) -> dict[str, str]:
    """The messages of a file by key, each as its source text."""
    found: dict[str, str] = {}
    key = None
    for line in text.splitlines(keepends=True):
        head = HEAD.match(line)
        if head is not None:
            key = head[1]
            found[key] = line
        elif line.startswith("#"):
            key = None
        elif key is not None:
            found[key] += line
    return found


@cache
def messages(language: str) -> Messages:
    """All messages of one language."""
    return Messages(language)
