"""A later version of the program, as far as a test needs one."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import haspelknecht


class LaterProgram:
    """A copy of the program that can be changed as a later version would be. A change of the engine needs `pure`."""

    def __init__(self, folder: Path, *, pure: bool = False) -> None:
        source = Path(haspelknecht.__file__).parent
        self.package = folder / "later" / "haspelknecht"
        ignored = ["__pycache__", "client", "site", *(["*.so", "*.pyd"] if pure else [])]
        shutil.copytree(source, self.package, ignore=shutil.ignore_patterns(*ignored))
        paths = [self.package.parent, *([] if pure else [source.parent])]  # compiled parts lie beside the package
        self.path = os.pathsep.join(map(str, paths))

    def change(self, file: str, *changes: tuple[str, str]) -> None:
        """Replace texts of a file, each of which must be there."""
        place = self.package / file
        text = place.read_text(encoding="utf-8")
        for before, after in changes:
            assert before in text, f"{file} has no {before!r}"
            text = text.replace(before, after)
        place.write_text(text, encoding="utf-8")
