"""Copies SQLite's write-ahead log into its file from a thread, so that hardly any transaction has to wait for that."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from threading import Event, Thread
from typing import Final

from sqlalchemy import Engine

INTERVAL: Final = 2.0  # seconds
# Pages of the log after which a commit copies them itself (SQLite's wal_autocheckpoint): only the writer can restart
# the log from its beginning while transactions keep coming.
MAX_LOG_PAGES: Final = 3_000


class Checkpoints:
    """A thread with its own connection."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.closed = Event()
        self.thread = Thread(target=self.run, name="checkpoints", daemon=True)
        self.thread.start()

    def run(self) -> None:
        """Copy the log until closed. An error is ignored here: the writer will meet and report it."""
        while not self.closed.wait(INTERVAL):
            with suppress(sqlite3.Error), closing(self.engine.raw_connection()) as connection:
                connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()

    def close(self) -> None:
        """Stop. SQLite copies the rest when its last connection is closed."""
        self.closed.set()
        self.thread.join()
