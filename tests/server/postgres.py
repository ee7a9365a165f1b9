"""A PostgreSQL instance for tests in a temporary folder, reachable only through a Unix socket in that folder.

A test file that needs one sets `pytest_plugins = ["tests.server.postgres"]` and uses the fixtures `postgres` or
`database`. Other instances on the machine are not touched.
"""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.waiting import HANG, eventually

USERS = ("postgres", "nobody")  # PostgreSQL refuses to run as root
OPTIONS = ("-c", "listen_addresses=", "-c", "fsync=on", "-c", "max_connections=200")
LISTENING = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"


class Postgres:
    """An instance that runs from `start` to `stop`. Every test creates its own databases in it."""

    def __init__(self, folder: Path, binaries: Path, user: dict[str, Any]) -> None:
        self.folder = folder
        self.binaries = binaries
        self.user = user
        self.numbers = itertools.count(1)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the instance and wait until it accepts connections."""
        command = [str(part) for part in (self.binaries / "postgres", "-D", self.folder / "data", "-k", self.folder)]
        with (self.folder / "log").open("a") as log:
            process: subprocess.Popen[bytes] = subprocess.Popen(
                [*command, *OPTIONS], cwd=self.folder, stdout=log, stderr=log, **self.user
            )
        self.process = process
        wait_until_answering(self, process)

    def stop(self) -> None:
        """Stop the instance with a fast shutdown, which closes open connections."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        self.process.wait(timeout=HANG)

    def url(self, name: str) -> str:
        """The URL of a database for `haspelknecht serve --database`."""
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def new_database(self) -> str:
        """Create an empty database and return its URL."""
        name = f"games_{next(self.numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def wait_for_listeners(self, processes: int) -> None:
        """Wait until `processes` server processes listen for notifications of each other."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            eventually(lambda: connection.execute(LISTENING).fetchone() == (processes,), f"{processes} subscribers")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One instance for all tests of a worker."""
    with running_postgres() as instance:
        yield instance


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """An instance of one test, which may stop and start it."""
    with running_postgres() as instance:
        yield instance


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The URL of an empty database in PostgreSQL."""
    return postgres.new_database()


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A running instance with durable writes."""
    binaries = find_binaries()
    folder = Path(tempfile.mkdtemp(prefix="haspelknecht-postgres-"))
    try:
        user = unprivileged_user(folder)
        data = folder / "data"
        made = subprocess.run(
            [binaries / "initdb", "--pgdata", data, "--username=postgres", "--auth=trust", "--encoding=UTF8"],
            cwd=folder, capture_output=True, text=True, check=False, **user,
        )  # fmt: skip
        assert made.returncode == 0, f"initdb failed: {made.stderr}"
        instance = Postgres(folder, binaries, user)
        try:
            instance.start()
            yield instance
        finally:
            instance.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def find_binaries() -> Path:
    """The folder with the programs of the newest PostgreSQL on this machine. Without one the test fails."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: float(place.parent.name))
    on_path = shutil.which("initdb")
    if on_path is not None:
        places.append(Path(on_path).resolve().parent)
    complete = [place for place in places if (place / "initdb").exists() and (place / "postgres").exists()]
    if not complete:
        pytest.fail("PostgreSQL was not found: run `make test`, which installs it, or install the package postgresql.")
    return complete[-1]


def unprivileged_user(folder: Path) -> dict[str, Any]:
    """The `Popen` options for the user that runs PostgreSQL: if we are root, another user, who gets the folder."""
    if os.getuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    user = next(known[name] for name in USERS if name in known)
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def wait_until_answering(instance: Postgres, process: subprocess.Popen[bytes]) -> None:
    """Wait until the instance accepts connections."""

    def answers() -> bool:
        assert process.poll() is None, f"PostgreSQL does not start: {(instance.folder / 'log').read_text()[-2000:]}"
        try:
            psycopg.connect(instance.url("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    eventually(answers, "PostgreSQL answers")
