"""Folders and files of a match, or one clear sentence why they cannot be written."""

from __future__ import annotations

import os
from pathlib import Path

from haspelknecht.errors import UserError


def unwritable(path: Path, error: OSError) -> UserError:
    """The sentence for a file that cannot be written."""
    return UserError("file-unwritable", file=str(path), problem=error.strerror or "?")


def make_folder(folder: Path) -> None:
    """Make a folder, unless it is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from None


def write_whole(path: Path, text: str) -> None:
    """Write a file so that readers see the old one or the new one, never half of it."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8", newline="")
        os.replace(part, path)
    except OSError as error:
        raise unwritable(path, error) from None
