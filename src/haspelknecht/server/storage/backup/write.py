"""Writes a backup from one snapshot of the database, also while servers are running."""

from __future__ import annotations

import gzip
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import Connection, Engine, LargeBinary, MetaData, Select, Table, func, select
from sqlalchemy.exc import SQLAlchemyError

from haspelknecht.errors import UserError
from haspelknecht.server.storage.backup.layout import End, Header, TableStart
from haspelknecht.server.storage.database import open_engine, revision_of
from haspelknecht.server.storage.database_url import display_url, file_of, first_line, parse_url
from haspelknecht.version import __version__

ROWS_AT_ONCE: Final = 50
ENCODER = msgspec.json.Encoder()  # writes bytes as Base64


class Lines:
    """Writes lines to a backup and computes their checksum."""

    def __init__(self, out: gzip.GzipFile) -> None:
        self.out = out
        self.digest = sha256()

    def write(self, words: object) -> None:
        """Write one line."""
        line = ENCODER.encode(words) + b"\n"
        self.digest.update(line)
        self.out.write(line)


def back_up(url: str, file: Path) -> Header:
    """Write a backup. The file appears when it is complete, readable only by its owner."""
    refuse_to_overwrite(file)
    engine = open_existing(url)
    try:
        with snapshot(engine) as connection, new_file(file) as out:
            return write_all(connection, Lines(out))
    except SQLAlchemyError as error:
        raise UserError("server-backup-refused", problem=first_line(error)) from None
    except OSError as error:
        raise UserError("server-backup-unwritable", file=str(file), problem=str(error.strerror or error)) from None
    finally:
        engine.dispose()


def refuse_to_overwrite(file: Path) -> None:
    """Raise `UserError` if the file exists."""
    try:
        if file.exists():
            raise UserError("server-backup-exists", file=str(file))
    except OSError as error:
        raise UserError("server-backup-unwritable", file=str(file), problem=str(error.strerror or error)) from None


def open_existing(url: str) -> Engine:
    """Open a database that exists: SQLite would create a new one."""
    parsed = parse_url(url)
    file = file_of(parsed)
    try:
        if file is not None and not file.is_file():
            raise UserError("server-backup-nothing", database=display_url(parsed))
    except OSError as error:
        raise UserError("server-backup-unreadable", file=str(file), problem=str(error.strerror or error)) from None
    return open_engine(url, reading=True)


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """Begin a read transaction on a snapshot; writers do not wait for it."""
    options: dict[str, object] = {}
    if engine.dialect.name == "postgresql":
        options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    with engine.connect() as connection:
        connection.execution_options(**options)
        with connection.begin():
            yield connection


@contextmanager
def new_file(file: Path) -> Iterator[gzip.GzipFile]:
    """Write a gzipped file that appears only when it is complete."""
    partial = file.with_name(f"{file.name}.{os.getpid()}")
    handle = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "wb") as plain:
            with gzip.GzipFile("", "wb", 6, plain) as packed:
                yield packed
            plain.flush()
            os.fsync(plain.fileno())
        partial.replace(file)
    finally:
        partial.unlink(missing_ok=True)


def write_all(connection: Connection, lines: Lines) -> Header:
    """Write all tables with the columns that the database has, which may be of an older version."""
    schema = revision_of(connection)
    if schema is None:
        raise UserError("server-backup-nothing", database=display_url(connection.engine.url))
    metadata = MetaData()
    metadata.reflect(connection)
    tables = [table for table in metadata.sorted_tables if table.name != "alembic_version"]
    rows = {str(table.name): connection.scalar(select(func.count()).select_from(table)) or 0 for table in tables}
    header = Header("haspelknecht-backup", 1, schema, __version__, time.time(), rows)
    lines.write(header)
    for table in tables:
        binary = [str(column.name) for column in table.columns if isinstance(column.type, LargeBinary)]
        lines.write(TableStart(str(table.name), [str(column.name) for column in table.columns], binary))
        streamed = connection.execution_options(stream_results=True, yield_per=ROWS_AT_ONCE)
        for row in streamed.execute(in_order(table)):
            lines.write(tuple(row))
    lines.write(End(lines.digest.hexdigest()))
    return header


def in_order(table: Table) -> Select[tuple[object, ...]]:
    """Select all rows, referenced ones first (people before their bots)."""
    inner = [column for column in table.columns if any(key.column.table is table for key in column.foreign_keys)]
    return select(table).order_by(*(column.is_not(None) for column in inner), *table.primary_key.columns)
