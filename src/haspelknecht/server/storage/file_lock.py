"""Only one server may use a file of SQLite: each believes that it alone changes the tables it has in memory.

The lock is on a file beside the database, because SQLite locks parts of its own. The system frees it with the process,
however that ends.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from haspelknecht.errors import UserError
from haspelknecht.server.storage.database_url import file_of, understood
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
    """Nobody else serves this database meanwhile, or fills it. PostgreSQL is made for many."""
    file = file_of(understood(url))
    if file is None:
        yield
    else:
        with locked(file.resolve()):  # it may have several names
            yield


def locked(database: Path) -> BinaryIO:
    """The lock of a database, until it is closed."""
    file = database.with_name(f"{database.name}.lock")
    private_file(file)
    try:
        found = file.open("r+b")
    except OSError as error:
        raise unusable(file.parent, error) from None
    try:
        lock(found.fileno())
    except OSError as error:
        found.close()
        if isinstance(error, BlockingIOError | PermissionError):
            raise UserError("server-database-in-use", file=str(database)) from None
        raise unusable(file.parent, error) from None
    return found
