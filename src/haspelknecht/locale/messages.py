"""The messages of one language. A message is parsed when it is first needed: to parse all takes most of a second."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from threading import RLock
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

HEAD: Final = re.compile(r"([A-Za-z][\w-]*) *=")  # of a message; what belongs to it is indented
NAMED: Final = re.compile(r"\{\s*([A-Za-z][\w-]*)")  # another message in its text


class Messages:
    """The texts of all messages, and those parsed so far."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.reading = RLock()
        self.unread: dict[str, str] = {}  # messages that nobody has needed yet
        folder = files("haspelknecht.locale") / language
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                self.unread |= entries(file.read_text(encoding="utf-8"))

    def know(self, key: str) -> bool:
        """Whether there is a message of that name; now it can be used."""
        if key in self.unread:
            with self.reading:  # somebody else may need it at the same moment
                text = self.unread.get(key, "")
                for other in NAMED.findall(text):
                    self.know(other)
                self.bundle.add_resource(FluentResource(text))
                self.unread.pop(key, None)
        return self.bundle.has_message(key)


def entries(text: str) -> dict[str, str]:
    """The messages of a file, each as it is written there."""
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
