"""Databases of both kinds for tests of upgrades, and people with cookies from before the upgrade."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import select

from haspelknecht.server.accounts.credentials import COOKIE, SessionCookies
from haspelknecht.server.security.secret_key import load_or_create_key
from haspelknecht.server.settings import Settings
from haspelknecht.server.storage.database import Database
from haspelknecht.server.storage.schema import PEOPLE, TABLES
from tests.server.serving import Server, Visitor

if TYPE_CHECKING:
    from tests.server.postgres import Postgres

pytest_plugins = ["tests.server.postgres"]


@dataclass
class Place:
    """The folder and the database of a server, opened by the test as well."""

    kind: str
    folder: Path
    url: str
    database: Database

    def table(self, status: str) -> str:
        """The id of the only table with a status."""
        wanted = select(TABLES.c.id).filter_by(status=status)
        return str(self.database.run_now(lambda connection: connection.execute(wanted).scalar_one()))

    def visitor(self, server: Server, name: str) -> Visitor:
        """A visitor with the cookie from before the upgrade."""
        visitor = Visitor(server.address)
        wanted = select(PEOPLE.c.id, PEOPLE.c.epoch).filter_by(name=name)
        row = self.database.run_now(lambda connection: connection.execute(wanted).one())
        visitor.http.cookies.set(
            COOKIE, SessionCookies(load_or_create_key(self.folder / "secret")).write(row.id, row.epoch)
        )
        return visitor


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """An empty database of each kind."""
    given = ""
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        given = postgres.new_database()
    folder = tmp_path / "data"
    database = Database(Settings(database=given, folder=folder).database_url)
    yield Place(request.param, folder, given, database)
    database.close()
