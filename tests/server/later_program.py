"""A copy of the program with changes that a later version might have."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import haspelknecht


class LaterProgram:
    """A copy of the program with changed files. `pure` leaves out compiled modules, so that the engine can change."""

    def __init__(self, folder: Path, *, pure: bool = False) -> None:
        source = Path(haspelknecht.__file__).parent
        self.package = folder / "later" / "haspelknecht"
        ignored = ["__pycache__", "client", "site", *(["*.so", "*.pyd"] if pure else [])]
        shutil.copytree(source, self.package, ignore=shutil.ignore_patterns(*ignored))
        paths = [
            self.package.parent,
            *([] if pure else [source.parent]),
        ]  # compiled modules need these files
        self.path = os.pathsep.join(map(str, paths))

    def change(self, file: str, *changes: tuple[str, str]) -> None:
        """Replace texts in a file; all of them must be there."""
        place = self.package / file
        text = place.read_text(encoding="utf-8")
        for before, after in changes:
            assert before in text, f"{file} has no {before!r}"
            text = text.replace(before, after)
        place.write_text(text, encoding="utf-8")
