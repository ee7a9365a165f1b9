"""The key that signs cookies: created on the first start, readable by its owner only, never a default."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

from haspelknecht.errors import UserError
from haspelknecht.server.storage.private_files import private_folder

BYTES = 32


def load_or_create_key(file: Path) -> bytes:
    """The key in a file, created if there is none; two processes that start at once end up with the same key.

    Raises `UserError` if the file can be read by others, cannot be used, or is too short.
    """
    private_folder(file.parent)
    try:
        if not file.exists():
            write_once(file, secrets.token_bytes(BYTES))
        if os.name != "nt" and file.stat().st_mode & 0o077:
            raise UserError("server-secret-open", file=str(file))
        key = file.read_bytes()
    except OSError as error:
        raise UserError("server-secret-unusable", file=str(file), problem=error.strerror or str(error)) from None
    if len(key) < BYTES:
        raise UserError("server-secret-short", file=str(file))
    return key


def write_once(file: Path, key: bytes) -> None:
    """Write the file under another name, then link it: no process reads half a key, and the first one wins."""
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        try:
            os.write(handle, key)
            os.fsync(handle)
        finally:
            os.close(handle)
        with suppress(FileExistsError):
            os.link(draft, file)
    finally:
        draft.unlink()  # also removes half a key if the disk is full
