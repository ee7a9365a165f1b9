"""Muting a person in the chat: for oneself, at all tables, and without their knowledge."""

from __future__ import annotations

import json

import pytest

from tests.server.serving import Server, Visitor, open_table
from tests.waiting import HANG


@pytest.fixture
def trio(server: Server) -> tuple[Visitor, Visitor, Visitor]:
    """Anna, Bruno and Clara."""
    return Visitor(server.address, "Anna"), Visitor(server.address, "Bruno"), Visitor(server.address, "Clara")


def say(visitor: Visitor, table: str, text: str) -> None:
    """Send a chat line."""
    visitor.ok("POST", f"/api/tables/{table}/chat", text=text)


def lines(visitor: Visitor, table: str) -> list[str]:
    """The chat as a visitor reads it."""
    return [line["text"] for line in visitor.ok("GET", f"/api/tables/{table}/chat")]


def test_lines_of_a_muted_person_are_hidden_until_they_are_unmuted(
    trio: tuple[Visitor, Visitor, Visitor],
) -> None:
    anna, bruno, clara = trio
    table = open_table(trio)
    say(bruno, table, "before")
    anna.ok("PUT", f"/api/me/mutes/{bruno.id}")
    say(bruno, table, "during")
    say(clara, table, "hello")
    assert lines(anna, table) == ["hello"]
    for other in (bruno, clara, Visitor(anna.address, "Watcher"), Visitor(anna.address)):
        assert lines(other, table) == ["before", "during", "hello"]
    anna.ok("DELETE", f"/api/me/mutes/{bruno.id}")
    assert lines(anna, table) == ["before", "during", "hello"]


def test_the_socket_does_not_send_lines_of_a_muted_person(trio: tuple[Visitor, Visitor, Visitor]) -> None:
    anna, bruno, clara = trio
    table = open_table(trio)
    say(bruno, table, "before")
    anna.ok("PUT", f"/api/me/mutes/{bruno.id}")
    with anna.socket(f"/api/tables/{table}/live") as socket:
        say(bruno, table, "during")
        say(clara, table, "hello")
        message = json.loads(socket.recv(timeout=HANG))
        while message["type"] != "chat":
            message = json.loads(socket.recv(timeout=HANG))
        assert [line["text"] for line in message["messages"]] == ["hello"]
        anna.ok("PUT", f"/api/me/mutes/{clara.id}")  # while the socket is open
        say(clara, table, "and another thing")
        socket.send('{"type":"ping"}')
        assert json.loads(socket.recv(timeout=HANG)) == {"type": "pong"}


def test_mutes_can_be_listed_and_set_twice(trio: tuple[Visitor, Visitor, Visitor]) -> None:
    anna, bruno, clara = trio
    for other in (clara, bruno, clara):
        anna.ok("PUT", f"/api/me/mutes/{other.id}")
    assert [person["name"] for person in anna.ok("GET", "/api/me/mutes")] == ["Bruno", "Clara"]
    assert bruno.ok("GET", "/api/me/mutes") == []
    for _ in range(2):
        anna.ok("DELETE", f"/api/me/mutes/{clara.id}")
    assert [person["id"] for person in anna.ok("GET", "/api/me/mutes")] == [bruno.id]


def test_invalid_mutes_are_refused(trio: tuple[Visitor, Visitor, Visitor]) -> None:
    anna, bruno, _ = trio
    assert anna.ask("PUT", f"/api/me/mutes/{anna.id}").json()["error"] == "server-mute-self"
    assert anna.ask("PUT", "/api/me/mutes/nobody").status_code == 404
    assert Visitor(anna.address).ask("PUT", f"/api/me/mutes/{bruno.id}").status_code == 401
    bot = Visitor(anna.address, token=anna.ok("POST", "/api/me/bots", name="Rob")["token"])
    assert bot.ask("PUT", f"/api/me/mutes/{bruno.id}").status_code == 403
