"""The database: SQLite in a file, or PostgreSQL. Work is done in threads, the event loop goes on meanwhile."""

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
from haspelknecht.server.settings import Sync
from haspelknecht.server.storage.checkpoints import MAX_LOG_PAGES, Checkpoints
from haspelknecht.server.storage.database_url import conninfo_of, file_of, first_line, understood
from haspelknecht.server.storage.private_files import private_file, writable_file
from haspelknecht.server.storage.schema import REVISION
from haspelknecht.server.storage.sqlite_writer import SqliteWriter

if TYPE_CHECKING:
    import psycopg  # an optional extra

LOG = logging.getLogger("haspelknecht.database")
Found = TypeVar("Found")
POSTGRES_THREADS = 8
CONNECT_SECONDS = 15  # for a busy PostgreSQL to answer; a host that is gone would keep us waiting for minutes
READERS = 2  # threads that read SQLite beside its one writer
CACHE = 32_000  # kB for each connection: the last pages of some thousand tables, where their next events go
PRAGMAS = (
    "journal_mode=WAL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    f"cache_size=-{CACHE}",
    f"wal_autocheckpoint={MAX_LOG_PAGES}",
)


class UnreachableError(OperationalError):
    """PostgreSQL cannot be reached, or the connection broke. The log has been told, once for all who get this."""


def level_of(error: Exception) -> int:
    """How loud the log is about something that was not done because of a database: an outage has its own line."""
    return logging.INFO if isinstance(error, UnreachableError) else logging.WARNING


class Outage:
    """Times without PostgreSQL: one line in the log when one begins, and one when it is over."""

    def __init__(self) -> None:
        self.lost: set[str] = set()  # which connections: those for queries, that for news
        self.lock = threading.Lock()  # queries run in threads

    def begins(self, connection: str, problem: str) -> None:
        """A connection was lost or could not be made."""
        with self.lock:
            if not self.lost:
                LOG.warning("the database cannot be reached: %s", problem)
            self.lost.add(connection)

    def ends(self, connection: str) -> None:
        """A connection works."""
        if connection not in self.lost:
            return
        with self.lock:
            self.lost.discard(connection)
            if not self.lost:
                LOG.warning("the database can be reached again")


class Database:
    """The database and the threads that use it. SQLite has one writer, the writer; nobody who reads is in his way."""

    def __init__(self, url: str, sync: Sync = "full") -> None:
        self.engine = open_engine(url, sync)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.reading = self.engine if self.postgres else open_engine(url, reading=True)
        self.outage = Outage()
        threads = POSTGRES_THREADS if self.postgres else READERS
        self.threads = ThreadPoolExecutor(threads, thread_name_prefix="database")
        self.checkpoints = None if self.postgres else Checkpoints(self.engine)
        self.writer = None if self.postgres else SqliteWriter(self.engine)

    async def run(self, work: Callable[[Connection], Found]) -> Found:
        """Do some work in one transaction; it is stored when this returns."""
        if self.writer is not None:
            found: Found = await self.writer.submit(work)
            return found
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.run_now, work)

    async def read(self, work: Callable[[Connection], Found]) -> Found:
        """Look something up, as it was stored last. On SQLite no move waits for it, however long it takes."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.read_now, work)

    async def execute(self, statement: Executable, values: dict[str, object] | None = None) -> None:
        """One statement in a transaction of its own."""
        await self.run(lambda connection: connection.execute(statement, values) and None)

    def run_now(self, work: Callable[[Connection], Found]) -> Found:
        """The same, for those who may wait."""
        with self.transaction(self.engine) as connection:
            return work(connection)

    def read_now(self, work: Callable[[Connection], Found]) -> Found:
        """The same for those who only look something up."""
        with self.transaction(self.reading) as connection:
            return work(connection)

    @contextmanager
    def transaction(self, engine: Engine) -> Iterator[Connection]:
        """A transaction; whether PostgreSQL could be reached is noted."""
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
        """Finish what was begun and close all connections."""
        if self.checkpoints is not None:
            self.checkpoints.close()
        if self.writer is not None:
            self.writer.close()
        self.threads.shutdown()
        self.reading.dispose()
        self.engine.dispose()


def open_engine(url: str, sync: Sync = "full", *, reading: bool = False) -> Engine:
    """An engine for a URL, or one sentence that says what is wrong with it. `reading`: SQLite refuses to write."""
    parsed = understood(url)
    file = file_of(parsed)
    if file is None:
        extra("psycopg", "postgres")
    patience = {"connect_timeout": CONNECT_SECONDS} if file is None and "connect_timeout" not in parsed.query else {}
    try:
        # parameters stay out of errors, and so out of logs
        engine = create_engine(
            parsed, pool_pre_ping=file is None, pool_size=POSTGRES_THREADS, hide_parameters=True, connect_args=patience
        )
    except (SQLAlchemyError, ModuleNotFoundError, ValueError) as error:
        raise UserError("server-database-url", problem=shorten(str(error), 200)) from None
    if file is None:
        conninfo_of(engine)  # refuses options that its driver would stumble over
        event.listen(engine, "connect", require_utf8, insert=True)  # before SQLAlchemy reads anything
    else:
        # it holds links, seeds and hashes of passwords; SQLite would let everybody read it
        (private_file if reading else writable_file)(file)
        pragmas = (*PRAGMAS, f"synchronous={sync}", f"query_only={reading:d}")
        event.listen(engine, "connect", lambda connection, record: configure_sqlite(connection, pragmas))
        event.listen(engine, "begin", begin_deferred if reading else begin_immediate)
    return engine


def configure_sqlite(connection: sqlite3.Connection, pragmas: Iterable[str]) -> None:
    """What is committed survives a killed process, with `full` a power cut too; readers never wait for the writer."""
    connection.isolation_level = None
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")


def require_utf8(connection: psycopg.Connection, record: object) -> None:
    """PostgreSQL must keep texts as UTF-8: in SQL_ASCII it gives bytes instead, in others not every name fits."""
    encoding = connection.info.parameter_status("server_encoding") or "?"
    if encoding != "UTF8":
        connection.close()
        raise UserError("server-database-encoding", encoding=shorten(encoding))


def begin_immediate(connection: Connection) -> None:
    """Take the write lock at the beginning: a transaction that reads first and writes later could be refused."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def begin_deferred(connection: Connection) -> None:
    """See the database as it is at one moment; no writer has to wait for that."""
    connection.exec_driver_sql("BEGIN")


def revision_of(connection: Connection) -> str | None:
    """The schema of a database; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def migrate(engine: Engine, revision: str = REVISION) -> None:
    """Bring a database to a schema, the newest if not said otherwise. Several processes may try at once."""
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
    """From one schema to another, or to the first one."""
    from haspelknecht.server.storage import migrate as alembic  # noqa: PLC0415 - hardly any start needs it

    if now is not None and now not in alembic.known_revisions():
        raise UserError("server-database-newer", revision=shorten(now))
    alembic.upgrade(connection, revision)
