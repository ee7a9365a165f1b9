"""Restores a backup into an empty database, in one transaction."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, MetaData, func, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from haspelknecht.errors import UserError
from haspelknecht.server.storage.backup.layout import Header
from haspelknecht.server.storage.backup.read import Backup, check, opened
from haspelknecht.server.storage.database import open_engine
from haspelknecht.server.storage.database_url import display_url, first_line
from haspelknecht.server.storage.file_lock import exclusive_lock
from haspelknecht.server.storage.migrate import known_revisions, upgrade
from haspelknecht.server.storage.schema import REVISION


def restore(url: str, file: Path) -> Header:
    """Restore a backup in its own schema, then upgrade the database to the newest."""
    header = check(file)  # before anything is written
    if header.schema not in known_revisions():
        raise UserError("server-backup-newer", file=str(file), program=header.program, schema=header.schema)
    with exclusive_lock(url):
        fill_from(url, file, header)
    return header


def fill_from(url: str, file: Path, header: Header) -> None:
    """Fill a database from a backup that was checked."""
    engine = open_engine(url)
    try:
        with engine.begin() as connection, opened(file) as backup:
            refuse_if_used(connection)
            upgrade(connection, header.schema)
            fill(connection, backup)
            upgrade(connection, REVISION)
    except SQLAlchemyError as error:
        raise UserError("server-restore-refused", problem=first_line(error)) from None
    finally:
        engine.dispose()


def refuse_if_used(connection: Connection) -> None:
    """Raise `UserError` if the database is not empty: games are never overwritten."""
    tables = inspect(connection).get_table_names()
    if tables:
        raise UserError("server-restore-not-empty", database=display_url(connection.engine.url), table=tables[0])


def fill(connection: Connection, backup: Backup) -> None:
    """Insert all rows of all tables."""
    schema = MetaData()
    schema.reflect(connection)
    for name, rows in backup.batches():
        table = schema.tables.get(name)
        if table is None or set(rows[0]) != set(table.columns.keys()):
            raise backup.damaged()
        connection.execute(insert(table), rows)
    if connection.dialect.name == "postgresql":
        continue_counting(connection, schema)


def continue_counting(connection: Connection, schema: MetaData) -> None:
    """Set the sequences of PostgreSQL behind the last rows."""
    for table in schema.tables.values():
        for column in table.primary_key.columns:
            where = {"table": table.name, "column": column.name}
            counter = connection.scalar(text("SELECT pg_get_serial_sequence(:table, :column)"), where)
            last = connection.scalar(select(func.max(column))) if counter is not None else None
            if last is not None:
                connection.execute(text("SELECT setval(:counter, :last)"), {"counter": counter, "last": last})
