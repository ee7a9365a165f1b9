"""Folders and files for their owner alone. What is there already keeps the rights that it has."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from haspelknecht.errors import UserError


def private_folder(folder: Path) -> None:
    """Make a folder if there is none."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise unusable(folder, error) from None


def private_file(file: Path) -> None:
    """Make an empty file, with its folder, if there is none."""
    private_folder(file.parent)
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        return
    except OSError as error:
        raise unusable(file.parent, error) from None


def writable_file(file: Path) -> None:
    """Make an empty file if there is none; refuse one that we may not write."""
    private_file(file)
    if not os.access(file, os.W_OK):  # SQLite would open it, and fail with the first move
        raise unusable(file, PermissionError(errno.EACCES, os.strerror(errno.EACCES)))


def unusable(folder: Path, error: OSError) -> UserError:
    """What to say of a folder, or of a file that is there."""
    return UserError("server-folder-unusable", folder=str(folder), problem=error.strerror or str(error))
