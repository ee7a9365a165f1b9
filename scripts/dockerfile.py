"""Parses a Dockerfile and its .dockerignore: the instructions by stage, and the files of the build context.

Only what our own Dockerfile uses is supported; anything else is an error, so that nothing is silently ignored.
"""

from __future__ import annotations

import json
import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from string import Template

KNOWN = {
    "ARG", "CMD", "COPY", "ENTRYPOINT", "ENV", "EXPOSE", "FROM", "HEALTHCHECK", "RUN", "USER", "VOLUME", "WORKDIR",
}  # fmt: skip


@dataclass(frozen=True)
class Step:
    """One instruction, such as `RUN`, and its arguments."""

    name: str
    words: str

    def as_list(self) -> list[str]:
        """The words of `ENTRYPOINT ["haspelknecht"]` and the like."""
        found: list[str] = json.loads(self.words)
        return found


@dataclass
class Stage:
    """One build stage."""

    image: str
    name: str
    steps: list[Step] = field(default_factory=list)

    def last(self, name: str) -> Step:
        """The last instruction of a kind, which is the one that takes effect."""
        return next(step for step in reversed(self.steps) if step.name == name)


def read_steps(text: str) -> list[Step]:
    """All instructions in order, without comments and with continued lines joined."""
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    steps = []
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        name, _, words = line.strip().partition(" ")
        if name not in KNOWN:
            raise ValueError(f"{name} is not known here: teach scripts/dockerfile.py what it does")
        steps.append(Step(name, words.strip()))
    return steps


def read_stages(text: str, given: dict[str, str] | None = None) -> list[Stage]:
    """The stages of a Dockerfile. `given` are build arguments; the others have their default values."""
    arguments: dict[str, str] = {}
    stages: list[Stage] = []
    for step in read_steps(text):
        if step.name == "FROM":
            image, _, name = step.words.partition(" AS ")
            stages.append(Stage(Template(image).substitute(arguments), name or str(len(stages))))
        elif stages:
            stages[-1].steps.append(step)
        elif step.name == "ARG":
            name, _, value = step.words.partition("=")
            arguments[name] = (given or {}).get(name, value)
        else:
            raise ValueError(f"{step.name} stands before the first FROM")
    return stages


class Ignored:
    """The patterns of a .dockerignore; the last one that matches a path decides."""

    def __init__(self, text: str) -> None:
        lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
        self.rules = [(pattern_of(line.removeprefix("!")), not line.startswith("!")) for line in lines]
        self.wanted = [line[1:] for line in lines if line.startswith("!")]

    def __contains__(self, path: str) -> bool:
        parts = path.split("/")
        paths = [
            "/".join(parts[: length + 1]) for length in range(len(parts))
        ]  # a pattern for a folder applies to everything in it
        ignored = False
        for pattern, ignores in self.rules:
            if any(pattern.fullmatch(part) for part in paths):
                ignored = ignores
        return ignored

    def may_hold_wanted(self, folder: str) -> bool:
        """Whether a later pattern may include something in an ignored folder again."""
        return any(name.startswith(f"{folder}/") for name in self.wanted)


def pattern_of(line: str) -> re.Pattern[str]:
    """A line of .dockerignore as a pattern for whole paths: `*` within a name, `**` for any folders."""
    words = re.split(r"(\*\*/|\*\*|\*|\?)", line.strip("/"))
    meaning = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]"}
    return re.compile("".join(meaning.get(word, re.escape(word)) for word in words))


def context_files(folder: Path, ignored: Ignored) -> list[str]:
    """The paths of all files of the build context."""
    found = []
    for place, folders, files in os.walk(folder):
        here = Path(place).relative_to(folder)
        for name in list(folders):
            path = (here / name).as_posix()
            if path in ignored and not ignored.may_hold_wanted(path):
                folders.remove(name)
        found += [path for name in files if (path := (here / name).as_posix()) not in ignored]
    return sorted(found)
