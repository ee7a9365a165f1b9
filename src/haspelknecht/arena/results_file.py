"""The finished games of a match as JSON lines, written one by one, so that a restarted run continues from there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import IO

from haspelknecht.arena.files import make_folder, unwritable
from haspelknecht.arena.job import Job, Key
from haspelknecht.arena.result import GameResult
from haspelknecht.arena.result_json import DamagedError, from_line, to_line
from haspelknecht.errors import UserError

GAMES_FILE = "games.jsonl"


class ResultsFile:
    """The finished games of a match. More games or bots may be added to a match later, nothing else may change."""

    def __init__(self, folder: Path, jobs: Sequence[Job]) -> None:
        """Open the folder and read its games; an incomplete last line is dropped.

        :raises UserError: If the folder belongs to another match.
        """
        self.path = folder / GAMES_FILE
        self.jobs = {job.key: job for job in jobs}
        self.rules = jobs[0].options.fingerprint() if jobs else ""  # one match, one set of rules
        make_folder(folder)
        try:
            self.path.touch()
            with self.path.open("rb+") as file:
                self.finished = self.read(file)
                file.truncate()
            self.file = self.path.open("a", encoding="utf-8")
        except OSError as error:
            raise unwritable(self.path, error) from None

    def read(self, file: IO[bytes]) -> dict[Key, GameResult]:
        """Read all complete lines, and seek to the end of the last one."""
        found: dict[Key, GameResult] = {}
        end = 0
        for number, line in enumerate(file, start=1):
            if not line.endswith(b"\n"):
                break  # the run ended while this line was being written
            end += len(line)
            try:
                result, rules = from_line(line)
            except DamagedError:
                raise UserError("arena-games-damaged", file=str(self.path), line=number) from None
            key = (result.seed, result.specs)
            if key not in self.jobs or rules != self.rules:
                raise UserError("arena-other-match", folder=str(self.path.parent))
            found[key] = replace(result, number=self.jobs[key].number)
        file.seek(end)
        return found

    def add(self, result: GameResult) -> None:
        """Append a finished game."""
        try:
            self.file.write(to_line(result, self.rules) + "\n")
            self.file.flush()
        except OSError as error:
            raise unwritable(self.path, error) from None

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()
