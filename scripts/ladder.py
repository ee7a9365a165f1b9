"""Plays the ladder, rung by rung, and writes docs/strength.md. An interrupted run can be resumed.

.venv/bin/python scripts/ladder.py                        # all rungs
.venv/bin/python scripts/ladder.py greedy-random          # only this one
.venv/bin/python scripts/ladder.py --games 4              # a trial; its page is written beside its games
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ladder_folder import OtherBuildError, Stand, build_of, claim, read_stand
from ladder_page import line, page
from ladder_rungs import RUNGS, Rung, holds, verdict_of
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from haspelknecht.arena import run
from haspelknecht.arena.files import write_atomically
from haspelknecht.arena.runner import OnProgress
from haspelknecht.errors import UserError
from haspelknecht.pure import is_compiled

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "strength.md"


class Ladder:
    """Where the games and the page are written. A trial with another number of games has its own folder."""

    def __init__(self, out: Path, games: int | None, workers: int | None, where: Path | None) -> None:
        self.out = out if games is None else out / f"trial-{games}"
        self.games = games
        self.workers = workers
        self.page = where or (PAGE if games is None else self.out / PAGE.name)

    def play(self, rung: Rung) -> Stand | None:
        """Play the remaining games of a rung; None if none of its games could be played."""
        folder = self.out / rung.name
        before = read_stand(rung, folder, self.games)
        jobs = rung.plan(self.games).jobs()
        build = build_of(rung, ROOT)
        if before is not None and len(before.summary.results) == len(jobs):
            if before.build != build:
                complain(
                    f"{rung.name}: played by build {before.build}, this is {build}; to play again, remove {folder}"
                )
            return before
        claim(folder, build)
        with progress(rung.name) as on_progress:
            played = run(jobs, workers=self.workers, folder=folder, on_progress=on_progress)
        if played.failed:
            complain(f"{rung.name}: {len(played.failed)} games could not be played: {played.failed[0].reason}")
        return read_stand(rung, folder, self.games)

    def write_page(self) -> None:
        """All rungs that have been played so far."""
        stands = (read_stand(rung, self.out / rung.name, self.games) for rung in RUNGS)
        write_atomically(self.page, page([stand for stand in stands if stand is not None], self.games))


@contextmanager
def progress(name: str) -> Iterator[OnProgress]:
    """A progress bar on a terminal, replaced by one line when the rung is finished."""
    columns = (TextColumn("{task.description:18}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(name, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def climb(ladder: Ladder, rungs: list[Rung]) -> int:
    """Play rungs and write the page after each; returns exit status 1 if a demand is not met."""
    status = 0
    for rung in rungs:
        if rung.files and not openspiel_is_there():
            complain(f"{rung.name}: left out, because there is no OpenSpiel (scripts/make-bench-venv installs it)")
            status = 1
            continue
        stand = ladder.play(rung)
        if stand is None or not holds(verdict_of(rung, stand.summary)):
            status = 1
        if stand is not None:
            print(line(stand), flush=True)
            ladder.write_page()
    return status


def openspiel_is_there() -> bool:
    """Whether OpenSpiel and our package can be used together."""
    python = ROOT / ".bench-venv" / "bin" / "python"
    words = [str(python), "-c", "import haspelknecht, pyspiel"]
    return python.exists() and subprocess.run(words, stderr=subprocess.DEVNULL, check=False).returncode == 0


def complain(words: str) -> None:
    """Print a line to standard error."""
    print(words, file=sys.stderr)


def whole(text: str) -> int:
    """A number of games or workers."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def read_options(words: list[str] | None = None) -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(description="Play the ladder of bots and write docs/strength.md.")
    names = ", ".join(rung.name for rung in RUNGS)
    parser.add_argument("rungs", nargs="*", metavar="RUNG", help=f"what to play (all): {names}")
    parser.add_argument("--games", type=whole, metavar="N", help="a trial with so many games for each rung")
    parser.add_argument(
        "--out", type=Path, default=ROOT / ".ladder", metavar="DIR", help="where games are kept (.ladder)"
    )
    parser.add_argument(
        "--page", type=Path, metavar="FILE", help="the page (docs/strength.md; in a trial beside its games)"
    )
    parser.add_argument("--workers", type=whole, metavar="N", help="how many games at once (one for each processor)")
    options = parser.parse_args(words)
    known = {rung.name: rung for rung in RUNGS}
    for name in options.rungs:
        if name not in known:
            parser.error(f"there is no rung {name!r}; there are {names}")
    options.rungs = [known[name] for name in options.rungs] or list(RUNGS)
    return options


def main(words: list[str] | None = None) -> int:
    """Play the ladder, from the root of the project, because bot specs name programs relative to it."""
    options = read_options(words)
    out, where = options.out.resolve(), options.page.resolve() if options.page else None
    os.chdir(ROOT)
    if not is_compiled():
        complain("The engine is not compiled here: this takes very long, and limits in seconds mean little.")
    try:
        return climb(Ladder(out, options.games, options.workers, where), options.rungs)
    except (UserError, OtherBuildError) as error:
        complain(str(error))
        return 1
    except KeyboardInterrupt:
        complain("Stopped; the same command goes on from here.")
        return 130


if __name__ == "__main__":
    sys.exit(main())
