"""Writes the folders and files of a match; raises `UserError` if that is not possible."""

from __future__ import annotations

import os
from pathlib import Path

from haspelknecht.errors import UserError


def unwritable(path: Path, error: OSError) -> UserError:
    """The error for a file that cannot be written."""
    return UserError("file-unwritable", file=str(path), problem=error.strerror or "?")


def make_folder(folder: Path) -> None:
    """Create a folder if it does not exist."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from None


def write_atomically(path: Path, text: str) -> None:
    """Write a file atomically: readers see the old or the new contents."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8", newline="")
        os.replace(part, path)
    except OSError as error:
        raise unwritable(path, error) from None
