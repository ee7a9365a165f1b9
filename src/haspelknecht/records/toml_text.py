"""Plain data as readable TOML, with small tables on one line."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

ONE_LINE = 110
BARE = re.compile(r"[A-Za-z0-9_-]+")


def to_toml(words: Mapping[str, object]) -> str:
    """Write a document: plain values first, then one section for each table."""
    lines: list[str] = []
    write(lines, words, "")
    return "\n".join(lines).lstrip("\n") + "\n"


def write(lines: list[str], words: Mapping[str, object], path: str) -> None:
    """Write the values of a section, then the sections inside it."""
    sections = {name: value for name, value in words.items() if is_section(value)}
    for name, value in words.items():
        if name not in sections:
            lines.append(f"{key(name)} = {inline(value)}")
    for name, value in sections.items():
        assert isinstance(value, Mapping)
        inside = f"{path}{key(name)}"
        if any(not is_section(part) for part in value.values()):
            lines.extend(["", f"[{inside}]"])
        write(lines, value, inside + ".")


def is_section(value: object) -> bool:
    """Whether a value is a table too large for one line."""
    return isinstance(value, Mapping) and len(inline(value)) > ONE_LINE


def key(name: str) -> str:
    """A key, quoted if necessary."""
    return name if BARE.fullmatch(name) else json.dumps(name)


def inline(value: object) -> str:
    """A value on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")
    if isinstance(value, list):
        items = [inline(item) for item in value]
        text = "[" + ", ".join(items) + "]"
        return text if len(text) <= ONE_LINE else "[\n    " + ",\n    ".join(items) + ",\n]"
    assert isinstance(value, Mapping)
    inside = ", ".join(f"{key(str(name))} = {inline(item)}" for name, item in value.items())
    return "{ " + inside + " }" if inside else "{}"
