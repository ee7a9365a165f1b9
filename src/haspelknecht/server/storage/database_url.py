"""Database URLs: parsing them, and displaying them without secrets."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from sqlalchemy import URL, Engine, make_url
from sqlalchemy.exc import SQLAlchemyError

from haspelknecht.errors import UserError, shorten

Sync = Literal["full", "normal"]  # how SQLite waits for the disk


def url_of_file(name: str) -> str:
    """Return the URL of an SQLite file, with special characters of its name escaped."""
    try:
        return URL.create("sqlite", database=name).render_as_string()
    except UnicodeEncodeError:  # the name is not valid text
        raise UserError("server-database-address") from None


def parse_url(url: str) -> URL:
    """Parse a URL.

    :raises UserError: If it does not name a database that we can use.
    """
    try:
        found = make_url(url)
    except (SQLAlchemyError, ValueError):  # their message may contain the password
        raise UserError("server-database-address") from None
    kind = found.get_backend_name()
    if kind not in ("sqlite", "postgresql"):
        raise UserError("server-database-kind", kind=shorten(kind))
    if kind == "sqlite" and not names_a_file(found):
        raise UserError("server-database-memory")
    return found


def names_a_file(url: URL) -> bool:
    """Whether an SQLite URL names a file, and not a database in memory."""
    name = url.database or ":memory:"
    return name != ":memory:" and not name.startswith("file:") and url.query.get("mode") != "memory"


def file_of(url: URL) -> Path | None:
    """Return the file of an SQLite database; None for PostgreSQL."""
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def first_line(error: SQLAlchemyError) -> str:
    """Return the first line of a database error, shortened. PostgreSQL adds lines with advice."""
    return shorten(str(error.__cause__ or error).strip().partition("\n")[0], 200)


def conninfo_of(engine: Engine) -> str:
    """Return the libpq connection string of an engine, for connections without SQLAlchemy.

    It is built from the URL as SQLAlchemy parsed it, because libpq parses URLs differently.
    """
    from psycopg import Error  # noqa: PLC0415 - needs an optional extra
    from psycopg.conninfo import make_conninfo  # noqa: PLC0415

    _, words = engine.dialect.create_connect_args(engine.url)
    words.pop("context", None)  # a setting of SQLAlchemy, not of the connection
    try:
        return make_conninfo(**words)
    except Error:  # an unknown option; the message may contain the password
        raise UserError("server-database-address") from None


def display_url(url: URL) -> str:
    """Return a URL for people to read, without password and options (which can contain one)."""
    file = file_of(url)
    if file is not None:
        return str(file)
    plain = URL.create(url.get_backend_name(), url.username, None, url.host, url.port, url.database)
    return str(plain)
