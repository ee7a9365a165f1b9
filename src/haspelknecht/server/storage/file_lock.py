"""Locks an SQLite database for one server process, because each process caches tables in memory.

The lock is on a separate file, because SQLite locks parts of its own. The system releases it when the process ends.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from haspelknecht.errors import UserError
from haspelknecht.server.storage.database_url import file_of, parse_url
from haspelknecht.server.storage.private_files import private_file, unusable

if sys.platform == "win32":
    import msvcrt

    def lock(handle: int) -> None:
        """Lock an open file, or fail at once."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(handle: int) -> None:
        """Lock an open file, or fail at once."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def exclusive_lock(url: str) -> Iterator[None]:
    """Hold the lock of an SQLite database. PostgreSQL needs none.

    :raises UserError: If another process holds it.
    """
    file = file_of(parse_url(url))
    if file is None:
        yield
    else:
        with locked(file.resolve()):  # the same file may be reachable under several names
            yield


def locked(database: Path) -> BinaryIO:
    """Lock a database; the lock lasts until the returned file is closed."""
    file = database.with_name(f"{database.name}.lock")
    private_file(file)
    try:
        lock_file = file.open("r+b")
    except OSError as error:
        raise unusable(file.parent, error) from None
    try:
        lock(lock_file.fileno())
    except OSError as error:
        lock_file.close()
        if isinstance(error, BlockingIOError | PermissionError):
            raise UserError("server-database-in-use", file=str(database)) from None
        raise unusable(file.parent, error) from None
    return lock_file
