"""A remote bot for tests: it reads streams of lines and answers with single messages."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from tests.server.serving import Visitor

Json = dict[str, Any]


class RemoteBot(Visitor):
    """A bot with a token that belongs to a person."""

    def __init__(self, owner: Visitor, name: str = "Robot") -> None:
        created = owner.ok("POST", "/api/me/bots", name=name)
        super().__init__(owner.address, token=created["token"])
        self.id = created["bot"]["id"]
        self.token = created["token"]

    @contextmanager
    def lines(self, path: str) -> Iterator[Iterator[str]]:
        """The lines of a stream, empty ones included."""
        with self.http.stream("GET", path) as response:
            assert response.status_code == 200, response.read()
            assert response.headers["content-type"] == "application/x-ndjson"
            yield response.iter_lines()

    @contextmanager
    def stream(self, path: str) -> Iterator[Iterator[Json]]:
        """The messages of a stream."""
        with self.lines(path) as lines:
            yield messages_of(lines)

    def table_stream(self, table: str) -> Any:
        """The messages that the bot gets at a table."""
        return self.stream(f"/api/tables/{table}/bot")

    def say(self, table: str, **message: Any) -> httpx.Response:
        """Send one message."""
        return self.ask("POST", f"/api/tables/{table}/bot", **message)

    def move(self, table: str, question: Json, choose: random.Random | None = None) -> None:
        """Answer a question with the first legal move, or with a random one."""
        moves = question["moves"]
        move = moves[0] if choose is None else choose.choice(moves)
        answer = self.say(table, type="move", id=question["id"], move=move["move"])
        assert answer.status_code == 200, answer.text

    def at(self, address: str) -> RemoteBot:
        """The same bot as a client of another server process."""
        twin = object.__new__(RemoteBot)
        Visitor.__init__(twin, address, token=self.token)
        twin.id, twin.token = self.id, self.token
        return twin


def messages_of(lines: Iterator[str]) -> Iterator[Json]:
    """The messages among the lines. A stream that sends only keep-alive lines for a minute fails the test."""
    silent = 0
    for line in lines:
        silent = 0 if line else silent + 1
        assert silent < 5, "the stream sends no messages"
        if line:
            yield json.loads(line)


def sit_down(owner: Visitor, bot: RemoteBot, *others: str, start: bool = True) -> str:
    """A table of a person with other seats and a remote bot on the last seat."""
    table = owner.table(*others, "open", start=False)
    bot.ok("POST", f"/api/tables/{table}/join")
    if start:
        owner.ok("POST", f"/api/tables/{table}/start")
    return table


def until(messages: Iterator[Json], kind: str) -> tuple[list[Json], Json]:
    """The messages before the next one of a kind, and that one."""
    before: list[Json] = []
    for message in messages:
        if message["type"] == kind:
            return before, message
        before.append(message)
    raise AssertionError(f"the stream ended without {kind}: {before}")


def add_events(events: list[Json], message: Json) -> None:
    """Add the events of an `observe` message to the events so far."""
    assert message["from"] <= len(events)
    events[message["from"] :] = message["events"]
