"""Creates folders and files that only their owner can read. Existing ones keep their permissions."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from haspelknecht.errors import UserError


def private_folder(folder: Path) -> None:
    """Create a folder if it does not exist."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise unusable(folder, error) from None


def private_file(file: Path) -> None:
    """Create an empty file and its folder if they do not exist."""
    private_folder(file.parent)
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        return
    except OSError as error:
        raise unusable(file.parent, error) from None


def writable_file(file: Path) -> None:
    """Create an empty file if it does not exist; raise `UserError` if it cannot be written."""
    private_file(file)
    if not os.access(file, os.W_OK):  # SQLite would open it and fail at the first write
        raise unusable(file, PermissionError(errno.EACCES, os.strerror(errno.EACCES)))


def unusable(folder: Path, error: OSError) -> UserError:
    """Return the error for a folder or file that cannot be used."""
    return UserError("server-folder-unusable", folder=str(folder), problem=error.strerror or str(error))
