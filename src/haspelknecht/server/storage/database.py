"""The database: SQLite in a file, or PostgreSQL. Transactions run in threads, never in the event loop."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection, Engine, Executable, create_engine, event, inspect, text
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from haspelknecht.errors import UserError, shorten
from haspelknecht.extras import extra
from haspelknecht.server.storage.checkpoints import MAX_LOG_PAGES, Checkpoints
from haspelknecht.server.storage.database_url import Sync, conninfo_of, file_of, first_line, parse_url
from haspelknecht.server.storage.private_files import private_file, writable_file
from haspelknecht.server.storage.schema import REVISION
from haspelknecht.server.storage.sqlite_writer import SqliteWriter

if TYPE_CHECKING:
    import psycopg  # an optional extra

LOG = logging.getLogger("haspelknecht.database")
Result = TypeVar("Result")
POSTGRES_THREADS = 8
CONNECT_SECONDS = 15  # for a busy PostgreSQL to answer; without it, an unreachable host takes minutes
READERS = 2  # threads that read SQLite besides the one that writes
CACHE = 32_000  # kB for each connection: enough for the pages to which thousands of tables append events
PRAGMAS = (
    "journal_mode=WAL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    f"cache_size=-{CACHE}",
    f"wal_autocheckpoint={MAX_LOG_PAGES}",
)


class UnreachableError(OperationalError):
    """PostgreSQL cannot be reached, or the connection was lost. It was logged once, when the outage began."""


def level_of(error: Exception) -> int:
    """Return the log level for work that failed because of the database: an outage has its own warning."""
    return logging.INFO if isinstance(error, UnreachableError) else logging.WARNING


class Outage:
    """Logs one line when PostgreSQL becomes unreachable, and one when it is back."""

    def __init__(self) -> None:
        self.lost: set[str] = set()  # the kinds of connections that are lost: queries, news
        self.lock = threading.Lock()  # queries run in threads

    def begins(self, connection: str, problem: str) -> None:
        """Record that a connection was lost or refused."""
        with self.lock:
            if not self.lost:
                LOG.warning("the database cannot be reached: %s", problem)
            self.lost.add(connection)

    def ends(self, connection: str) -> None:
        """Record that a connection works."""
        if connection not in self.lost:
            return
        with self.lock:
            self.lost.discard(connection)
            if not self.lost:
                LOG.warning("the database can be reached again")


class Database:
    """The database and its threads. SQLite has one thread that writes; readers do not block it."""

    def __init__(self, url: str, sync: Sync = "full") -> None:
        self.engine = open_engine(url, sync)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.reading = self.engine if self.postgres else open_engine(url, reading=True)
        self.outage = Outage()
        threads = POSTGRES_THREADS if self.postgres else READERS
        self.threads = ThreadPoolExecutor(threads, thread_name_prefix="database")
        self.checkpoints = None if self.postgres else Checkpoints(self.engine)
        self.writer = None if self.postgres else SqliteWriter(self.engine)

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Run some work in one transaction; it is committed when this returns."""
        if self.writer is not None:
            result: Result = await self.writer.submit(work)
            return result
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.run_now, work)

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Run a read-only transaction on the latest committed state. On SQLite it never blocks the writer."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.read_now, work)

    async def execute(self, statement: Executable, values: dict[str, object] | None = None) -> None:
        """Execute one statement in its own transaction."""
        await self.run(lambda connection: connection.execute(statement, values) and None)

    def run_now(self, work: Callable[[Connection], Result]) -> Result:
        """Like `run`, but blocking."""
        with self.transaction(self.engine) as connection:
            return work(connection)

    def read_now(self, work: Callable[[Connection], Result]) -> Result:
        """Like `read`, but blocking."""
        with self.transaction(self.reading) as connection:
            return work(connection)

    @contextmanager
    def transaction(self, engine: Engine) -> Iterator[Connection]:
        """Begin a transaction, and record whether PostgreSQL can be reached."""
        opened = False
        try:
            with engine.begin() as connection:
                opened = True
                yield connection
        except DBAPIError as error:
            if not self.postgres or (opened and not error.connection_invalidated):
                raise
            self.outage.begins("queries", first_line(error))
            raise UnreachableError(error.statement, None, error.orig or error, hide_parameters=True) from error
        self.outage.ends("queries")

    def close(self) -> None:
        """Finish all transactions and close all connections."""
        if self.checkpoints is not None:
            self.checkpoints.close()
        if self.writer is not None:
            self.writer.close()
        self.threads.shutdown()
        self.reading.dispose()
        self.engine.dispose()


def open_engine(url: str, sync: Sync = "full", *, reading: bool = False) -> Engine:
    """Create an engine for a URL.

    :param reading: Make SQLite refuse to write.
    :raises UserError: If the URL does not name a database that we can use.
    """
    parsed = parse_url(url)
    file = file_of(parsed)
    if file is None:
        extra("psycopg", "postgres")
    timeout = {"connect_timeout": CONNECT_SECONDS} if file is None and "connect_timeout" not in parsed.query else {}
    try:
        # parameters must not appear in errors and logs
        engine = create_engine(
            parsed, pool_pre_ping=file is None, pool_size=POSTGRES_THREADS, hide_parameters=True, connect_args=timeout
        )
    except (SQLAlchemyError, ModuleNotFoundError, ValueError) as error:
        raise UserError("server-database-url", problem=shorten(str(error), 200)) from None
    if file is None:
        conninfo_of(engine)  # refuses options that the driver does not know
        event.listen(engine, "connect", require_utf8, insert=True)  # before SQLAlchemy reads anything
    else:
        # it holds links, seeds and password hashes; SQLite would create it readable by everybody
        (private_file if reading else writable_file)(file)
        pragmas = (*PRAGMAS, f"synchronous={sync}", f"query_only={reading:d}")
        event.listen(engine, "connect", lambda connection, record: configure_sqlite(connection, pragmas))
        event.listen(engine, "begin", begin_deferred if reading else begin_immediate)
    return engine


def configure_sqlite(connection: sqlite3.Connection, pragmas: Iterable[str]) -> None:
    """Set pragmas. Commits survive a killed process, with `full` also a power cut; readers never wait."""
    connection.isolation_level = None
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")


def require_utf8(connection: psycopg.Connection, record: object) -> None:
    """Raise `UserError` if PostgreSQL does not store text as UTF-8."""
    encoding = connection.info.parameter_status("server_encoding") or "?"
    if encoding != "UTF8":
        connection.close()
        raise UserError("server-database-encoding", encoding=shorten(encoding))


def begin_immediate(connection: Connection) -> None:
    """Take the write lock at once: a transaction that reads first could fail when it writes."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def begin_deferred(connection: Connection) -> None:
    """Begin a read transaction on a snapshot; writers do not wait for it."""
    connection.exec_driver_sql("BEGIN")


def revision_of(connection: Connection) -> str | None:
    """Return the schema revision of a database; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision


def migrate(engine: Engine, revision: str = REVISION) -> None:
    """Upgrade a database to a schema revision, by default the newest. Several processes may do so at once."""
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7236453)")
            now = revision_of(connection)
            if now != revision:
                change_schema(connection, now, revision)
    except SQLAlchemyError as error:
        raise UserError("server-database-refused", problem=first_line(error)) from None


def change_schema(connection: Connection, now: str | None, revision: str) -> None:
    """Upgrade from one schema revision, or from an empty database, to another."""
    from haspelknecht.server.storage import migrate as alembic  # noqa: PLC0415 - slow to import and rarely needed

    if now is not None and now not in alembic.known_revisions():
        raise UserError("server-database-newer", revision=shorten(now))
    alembic.upgrade(connection, revision)
