"""Addresses of databases: what they name, and how they are shown without their secrets."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from sqlalchemy import URL, Engine, make_url
from sqlalchemy.exc import SQLAlchemyError

from haspelknecht.errors import UserError, shorten

Sync = Literal["full", "normal"]  # how SQLite waits for the disk


def url_of_file(name: str) -> str:
    """The address of a file of SQLite. Its name may hold what means something in addresses, such as ? and %."""
    try:
        return URL.create("sqlite", database=name).render_as_string()
    except UnicodeEncodeError:  # the name has bytes that are no text
        raise UserError("server-database-address") from None


def understood(url: str) -> URL:
    """An address that names a database we can use, or one sentence that says why it does not."""
    try:
        found = make_url(url)
    except (SQLAlchemyError, ValueError):  # what they complain about may be a part of the password
        raise UserError("server-database-address") from None
    kind = found.get_backend_name()
    if kind not in ("sqlite", "postgresql"):
        raise UserError("server-database-kind", kind=shorten(kind))
    if kind == "sqlite" and not names_a_file(found):
        raise UserError("server-database-memory")
    return found


def names_a_file(url: URL) -> bool:
    """Whether SQLite would keep anything: without a file it works in memory, and URIs (file:) can ask for that too."""
    name = url.database or ":memory:"
    return name != ":memory:" and not name.startswith("file:") and url.query.get("mode") != "memory"


def file_of(url: URL) -> Path | None:
    """The file of a database; PostgreSQL has none."""
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def first_line(error: SQLAlchemyError) -> str:
    """What a database says of an error, short enough for one sentence. PostgreSQL adds lines with advice."""
    return shorten(str(error.__cause__ or error).strip().partition("\n")[0], 200)


def conninfo_of(engine: Engine) -> str:
    """The database of an engine in the words of PostgreSQL's own library, for those who connect without SQLAlchemy.

    It is made of what SQLAlchemy has understood: the two read the text of an address in different ways.
    """
    from psycopg import Error  # noqa: PLC0415 - needs an optional extra
    from psycopg.conninfo import make_conninfo  # noqa: PLC0415

    _, words = engine.dialect.create_connect_args(engine.url)
    words.pop("context", None)  # how SQLAlchemy reads values, which is no part of the address
    try:
        return make_conninfo(**words)
    except Error:  # an option that it does not know, which may be a part of the password
        raise UserError("server-database-address") from None


def shown(url: URL) -> str:
    """An address for people to read, without password and options (which can hold one too)."""
    file = file_of(url)
    if file is not None:
        return str(file)
    plain = URL.create(url.get_backend_name(), url.username, None, url.host, url.port, url.database)
    return str(plain)
