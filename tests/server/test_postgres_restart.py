"""PostgreSQL restarts while two server processes use it: they reconnect and notify each other again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.following import TableClient, following
from tests.server.serving import Server, Visitor, serving

if TYPE_CHECKING:
    from tests.server.postgres import Postgres

pytest_plugins = ["tests.server.postgres"]


@pytest.fixture
def servers(own_postgres: Postgres, tmp_path: Path) -> Iterator[list[Server]]:
    """Two processes with one database."""
    database = own_postgres.new_database()
    with ExitStack() as stack:
        folders = [tmp_path / name for name in ("first", "second")]  # each has its own log
        yield [stack.enter_context(serving(folder, "--log", "json", database=database)) for folder in folders]


def next_line(client: TableClient) -> str:
    """The next chat line. Only notifications between processes lead to it, not the periodic sweep."""
    while (message := client.receive())["type"] != "chat":
        pass
    return " ".join(line["text"] for line in message["messages"])


def test_after_a_restart_of_postgresql_the_processes_notify_each_other_again(
    servers: list[Server], own_postgres: Postgres
) -> None:
    anna, bruno = (Visitor(server.address, name) for server, name in zip(servers, ("Anna", "Bruno"), strict=True))
    table = anna.table("me", "open", start=False)
    with following(bruno, table) as client:
        bruno.ok("POST", f"/api/tables/{table}/join")
        anna.ok("POST", f"/api/tables/{table}/chat", text="before")
        assert next_line(client) == "before"
        own_postgres.stop()
        own_postgres.start()
        anna.ok("POST", f"/api/tables/{table}/chat", text="during the restart")
        assert next_line(client) == "during the restart"
        own_postgres.wait_for_listeners(len(servers))
        anna.ok("POST", f"/api/tables/{table}/chat", text="after")
        assert next_line(client) == "after"
        anna.ok("POST", f"/api/tables/{table}/start")
        client.up_to(1)


def test_a_restart_of_postgresql_adds_two_lines_to_the_log(servers: list[Server], own_postgres: Postgres) -> None:
    """However many requests and background tasks fail meanwhile."""
    anna = Visitor(servers[0].address, "Anna")
    table = anna.table("me", "greedy")
    with following(anna, table):
        own_postgres.stop()
        refused = [anna.ask("GET", "/api/archive") for _ in range(5)]
        own_postgres.start()
        own_postgres.wait_for_listeners(len(servers))
        assert {answer.status_code for answer in refused} == {503}
        assert anna.ask("GET", "/api/archive").status_code == 200
    for server in servers:
        assert server.stop() == 0
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
        problems = [line["message"] for line in lines if line["level"] != "info"]
        assert len(problems) == 2, problems
        assert problems[0].startswith("the database cannot be reached: ")
        assert problems[1] == "the database can be reached again"
        assert not any("problem" in line for line in lines)
