"""What has been played of the ladder, and by which build of the bots.

A result is valid only for the bots that played, so a rung is finished only by the build of the bots that began it.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from ladder_rungs import Rung

from haspelknecht.arena import GameResult, Played, Summary, summarize
from haspelknecht.arena.job import Key
from haspelknecht.arena.result_json import DamagedError, from_line
from haspelknecht.arena.results_file import GAMES_FILE

PLAYING = ("rules", "data", "records", "bots")  # the packages that decide how a game is played
BUILD_FILE = "build.txt"


class OtherBuildError(Exception):
    """Another build of the bots has begun this rung."""


@dataclass(frozen=True, slots=True)
class Stand:
    """The results of a rung so far."""

    rung: Rung
    summary: Summary
    build: str


def build_of(rung: Rung, root: Path) -> str:
    """A short hash of everything that decides how the bots of a rung play; after a + that of external programs."""
    rooms = [path for room in PLAYING for path in sources(files("haspelknecht") / room)]
    foreign = [root / name for name in rung.files]
    return "+".join(sign_of(paths) for paths in (rooms, foreign) if paths)


def sources(folder: Traversable) -> list[Traversable]:
    """All source and data files of a package, in a fixed order."""
    found: list[Traversable] = []
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.is_dir():
            found += sources(path)
        elif path.name.endswith((".py", ".toml", ".json")):
            found.append(path)
    return found


def sign_of(paths: Sequence[Traversable]) -> str:
    """A short hash of these files."""
    sign = sha256()
    for path in paths:
        sign.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return sign.hexdigest()[:8]


def claim(folder: Path, build: str) -> None:
    """Store the build that plays this rung; raises an error if another build has begun it."""
    begun = read_build(folder)
    if begun not in ("", build):
        raise OtherBuildError(
            f"{folder}: begun by build {begun}, but this is build {build}. Remove the folder to begin again."
        )
    folder.mkdir(parents=True, exist_ok=True)
    (folder / BUILD_FILE).write_text(build + "\n", encoding="utf-8")


def read_build(folder: Path) -> str:
    """The build that began a rung; empty if it has not begun."""
    path = folder / BUILD_FILE
    return path.read_text(encoding="utf-8").strip() if path.exists() else ""


def read_stand(rung: Rung, folder: Path, games: int | None = None) -> Stand | None:
    """The results in a folder; None if there are none for this rung and this engine."""
    plan = rung.plan(games)
    found = read_games(folder / GAMES_FILE, plan.options.fingerprint())
    results = [replace(found[job.key], number=job.number) for job in plan.jobs() if job.key in found]
    return Stand(rung, summarize(plan, Played(results, [])), read_build(folder)) if results else None


def read_games(path: Path, rules: str) -> dict[Key, GameResult]:
    """All complete lines of a list of games. Another process may be writing to it, so nothing is repaired here."""
    found: dict[Key, GameResult] = {}
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    for line in lines:
        with suppress(DamagedError):  # reported when the rung is resumed
            result, played_by = from_line(line)
            if played_by == rules:
                found[result.seed, result.specs] = result
    return found
