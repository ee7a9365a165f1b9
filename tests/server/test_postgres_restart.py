"""PostgreSQL is restarted while two server processes run on it: they find it again, and hear each other again."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
import pytest
from websockets.sync.client import ClientConnection

from tests.server.serving import Server, Visitor, next_news, serving

if TYPE_CHECKING:
    from tests.server.postgres import Postgres

pytest_plugins = ["tests.server.postgres"]

LISTENING = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"


@pytest.fixture
def servers(own_postgres: Postgres, tmp_path: Path) -> Iterator[list[Server]]:
    """Two processes with one database and one key."""
    database = own_postgres.new_database()
    with ExitStack() as stack:
        yield [stack.enter_context(serving(tmp_path / "data", database=database)) for _ in range(2)]


def wait_until_heard(postgres: Postgres, count: int) -> None:
    """Until so many processes listen."""
    with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
        while connection.execute(LISTENING).fetchone() != (count,):
            time.sleep(0.05)


def next_line(socket: ClientConnection) -> str:
    """The next line of chat. The sweep does not look for those: they come from who has heard of them."""
    while (message := json.loads(socket.recv(timeout=60)))["type"] != "chat":
        pass
    return " ".join(line["text"] for line in message["messages"])


def test_after_a_restart_of_postgresql_the_processes_hear_each_other_again(
    servers: list[Server], own_postgres: Postgres
) -> None:
    anna, bruno = (Visitor(server.address, name) for server, name in zip(servers, ("Anna", "Bruno"), strict=True))
    table = anna.table("me", "open", start=False)
    with bruno.socket(f"/api/tables/{table}/live") as socket:
        next_news(socket)
        bruno.ok("POST", f"/api/tables/{table}/join")
        anna.ok("POST", f"/api/tables/{table}/chat", text="before")
        assert next_line(socket) == "before"
        own_postgres.stop()
        own_postgres.start()
        anna.ok("POST", f"/api/tables/{table}/chat", text="while nobody may have listened")
        assert next_line(socket) == "while nobody may have listened"
        wait_until_heard(own_postgres, len(servers))
        anna.ok("POST", f"/api/tables/{table}/chat", text="after")
        assert next_line(socket) == "after"
        anna.ok("POST", f"/api/tables/{table}/start")
        assert next_news(socket)["table"]["id"] == table
