"""Texts that PostgreSQL cannot store, unlike SQLite, are refused without an internal error."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.in_process import Client, guest, in_process

pytest_plugins = ["tests.server.postgres"]


@pytest.fixture
def client(tmp_path: Path, database: str) -> Iterator[Client]:
    """A new server on PostgreSQL."""
    with in_process(tmp_path, database=database, rates=0) as client:
        yield client


def test_zero_bytes_and_texts_that_become_too_long_are_refused(client: Client) -> None:
    guest(client)
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = client.post("/api/tables", json={"seats": seats}).json()["table"]["id"]
    password = "a long enough one"
    answers = [
        client.get("/api/tables/a%00b"),
        client.get("/api/tables/a%00b/news"),
        client.get("/api/people/a%00b"),
        client.get("/api/people/a%00b/statistics"),
        client.get("/api/archive?name=a%00b"),
        client.get("/api/archive?cursor=1.0~a%00b"),
        client.put("/api/me/mutes/a%00b"),
        client.delete("/api/me/mutes/a%00b"),
        client.delete("/api/me/bots/a%00b"),
        client.post("/api/links/a%00b"),
        client.post("/api/sign-in", json={"login": "a\x00b", "password": "x\x00y"}),
        client.post(
            "/api/me/password", json={"login": "ß" * 40, "password": password}
        ),  # case folding doubles its length
        client.post(f"/api/tables/{table}/join", json={"seat": "A\x00"}),
        client.post("/api/records", json={"record": "a\x00b"}),
    ]
    assert {answer.status_code for answer in answers} <= {400, 401, 404}, [answer.text for answer in answers]
    assert client.get("/api/me").status_code == 200


def test_the_longest_names_fit(client: Client) -> None:
    guest(client, "M" * 40)
    seats = [{"kind": "me", "name": "W" * 40}, {"kind": "bot", "bot": "mcts:20000"}]
    table = client.post("/api/tables", json={"seats": seats, "start": True})
    assert table.status_code == 201, table.text
    over = client.post(f"/api/tables/{table.json()['table']['id']}/concede", json={"seat": "A"})
    assert over.json()["table"]["status"] == "over"
