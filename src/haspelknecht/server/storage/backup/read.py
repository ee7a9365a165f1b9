"""Reads a backup in batches of rows, and detects damage."""

from __future__ import annotations

import gzip
import zlib
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from haspelknecht.errors import UserError
from haspelknecht.server.storage.backup.layout import End, Header, TableStart

MAX_LINE: Final = 2**26  # bytes; rows are far shorter
BATCH: Final = 2**20  # bytes of rows in a batch
Kind = TypeVar("Kind")
Row = dict[str, object]


class Backup:
    """An open backup. `batches` reads it once, from the first row to the checksum."""

    def __init__(self, file: Path, stream: gzip.GzipFile) -> None:
        self.file = file
        self.stream = stream
        self.digest = sha256()
        self.lines = 0  # read so far
        self.header = self.next(Header)

    def damaged(self) -> UserError:
        """Return the error for a damaged file."""
        return UserError("server-backup-damaged", file=str(self.file), line=self.lines)

    def line(self) -> bytes:
        """Read the next line."""
        self.lines += 1
        try:
            found = self.stream.readline(MAX_LINE)
        except (OSError, EOFError, zlib.error):
            raise self.damaged() from None
        if not found.endswith(b"\n"):
            raise self.damaged()
        self.digest.update(found)
        return found

    def next(self, kind: type[Kind]) -> Kind:
        """Read and decode the next line."""
        return self.decode(self.line(), kind)

    def decode(self, line: bytes, kind: type[Kind]) -> Kind:
        """Decode a line."""
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self.damaged() from None

    def batches(self) -> Iterator[tuple[str, list[Row]]]:
        """Yield all rows with the names of their tables, then compare the checksum."""
        for table, count in self.header.rows.items():
            start = self.next(TableStart)
            if start.table != table:
                raise self.damaged()
            batch: list[Row] = []
            size = 0
            for _ in range(count):
                line = self.line()
                batch.append(self.row(start, line))
                size += len(line)
                if size >= BATCH:
                    yield table, batch
                    batch, size = [], 0
            if batch:
                yield table, batch
        self.finish()

    def row(self, start: TableStart, line: bytes) -> Row:
        """Return a row by column names."""
        values = self.decode(line, list[str | int | float | bool | None])
        if len(values) != len(start.columns) or not all(map(fits, values)):
            raise self.damaged()
        row: Row = dict(zip(start.columns, values, strict=True))
        for name in start.binary:
            value = row.get(name)
            try:
                row[name] = None if value is None else b64decode(str(value), validate=True)
            except ValueError:
                raise self.damaged() from None
        return row

    def finish(self) -> None:
        """Check the checksum, and that nothing follows it."""
        expected = self.digest.hexdigest()
        if self.next(End).sha256 != expected:
            raise self.damaged()
        try:
            rest = self.stream.read(1)
        except (OSError, EOFError, zlib.error):
            raise self.damaged() from None
        if rest:
            raise self.damaged()


def fits(value: object) -> bool:
    """Whether a database can store a value: integers have at most 64 bits."""
    return not isinstance(value, int) or -(2**63) <= value < 2**63


@contextmanager
def opened(file: Path) -> Iterator[Backup]:
    """Open a backup."""
    try:
        plain = file.open("rb")
    except OSError as error:
        raise UserError("server-backup-unreadable", file=str(file), problem=str(error.strerror)) from None
    with plain, gzip.GzipFile(fileobj=plain, mode="rb") as stream:
        yield Backup(file, stream)


def check(file: Path) -> Header:
    """Read a whole backup; return its header if nothing is damaged."""
    with opened(file) as backup:
        for _ in backup.batches():
            pass
        return backup.header
