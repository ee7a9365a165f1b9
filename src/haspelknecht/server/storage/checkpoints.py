"""SQLite's log is copied into its file beside the writer, so that hardly any move waits for it."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from threading import Event, Thread
from typing import Final

from sqlalchemy import Connection, Engine

EVERY: Final = 2.0  # seconds; while the disk takes a copy, moves may wait for it
# Pages of the log after which the writer copies the rest himself: only then can it begin from its start again while
# moves keep coming. Writing over an old log is several times quicker than letting it grow, so it stays short.
LONGEST_LOG: Final = 3_000
COPY: Final = "PRAGMA wal_checkpoint(PASSIVE)"


class Checkpoints:
    """A thread with a connection of its own."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.closed = Event()
        self.too_long = False  # the log, when it was last looked at
        self.thread = Thread(target=self.run, name="checkpoints", daemon=True)
        self.thread.start()

    def run(self) -> None:
        """Until closed. What fails here, fails for the writer too, who says so."""
        while not self.closed.wait(EVERY):
            with suppress(sqlite3.Error), closing(self.engine.raw_connection()) as connection:
                _, pages, _ = connection.cursor().execute(COPY).fetchone()
                self.too_long = pages > LONGEST_LOG

    def copy_the_rest(self, writer: Connection) -> None:
        """To be called by the one who writes, between two changes."""
        with suppress(sqlite3.Error):
            writer.connection.cursor().execute(COPY).fetchone()
        self.too_long = False

    def close(self) -> None:
        """Stop; the log is copied when the last connection is closed."""
        self.closed.set()
        self.thread.join()
