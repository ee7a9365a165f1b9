"""A client of a table's socket: it keeps the view and the log as a browser does, and notices what should not happen."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection

from haspelknecht.server.merge_patch import apply_patch, without_nulls
from tests.server.serving import Visitor
from tests.waiting import HANG

Words = dict[str, Any]


class Told:
    """The view and the log as the messages of a table's sockets make them."""

    def __init__(self) -> None:
        self.view: Words = {}  # table, board, mine
        self.log: list[Words] = []
        self.number = 0

    def take(self, message: Words) -> None:
        """A view or a patch."""
        if message["type"] == "view":
            assert without_nulls(message) == message, "a null that a patch could not tell of"
            self.view = {name: message[name] for name in ("table", "board", "mine") if name in message}
        else:
            assert self.view, "a patch of nothing"
            assert message["patch"] or message["number"] > self.number, "an empty message"
            self.view = apply_patch(self.view, message["patch"])
        assert message["log_since"] <= self.number, f"a gap: {self.number} is followed by {message['log_since']}"
        kept = [entry for entry in self.log if entry["number"] <= message["log_since"]]
        self.log = kept + message["log"]
        self.number = message["number"]
        assert self.view["table"]["number"] == self.number
        places = [(entry["number"], entry.get("part", 0)) for entry in self.log]
        assert places == sorted(set(places)), "an entry twice, or out of order"


class Following(Told):
    """What somebody has been told over one socket."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__()
        self.socket = socket
        self.chat: list[Words] = []
        self.kinds: list[str] = []  # of all messages
        self.bytes: list[int] = []  # their sizes
        self.asked = 0

    @property
    def mine(self) -> dict[str, Words]:
        """The views of the own seats."""
        found: dict[str, Words] = self.view["mine"]
        return found

    def hear(self) -> Words:
        """The next message, whatever it is."""
        text = self.socket.recv(timeout=HANG, decode=False)
        message: Words = json.loads(text)
        self.kinds.append(message["type"])
        self.bytes.append(len(text))
        if message["type"] in ("view", "patch"):
            self.take(message)
        elif message["type"] == "chat":
            self.chat += message["messages"]
        return message

    def next_change(self) -> Words:
        """The next view or patch; chat is passed over."""
        while True:
            message = self.hear()
            if message["type"] in ("view", "patch"):
                return message

    def up_to(self, number: int) -> None:
        """Hear until an event has been told."""
        while self.number < number:
            self.hear()

    def catch_up(self) -> None:
        """Hear everything that has happened by now: the answer to a ping comes after it."""
        self.socket.send('{"type":"ping"}')
        while self.hear()["type"] != "pong":
            pass

    def until(self, kind: str) -> Words:
        """Hear until the log has an entry of a kind that was not there before; the entry."""
        known = {entry["number"] for entry in self.log}
        while True:
            new = [entry for entry in self.log if entry["number"] not in known and entry["kind"] == kind]
            if new:
                return new[0]
            self.hear()

    def first(self, kind: str) -> Words:
        """Hear until the log has an entry of a kind; the first one, even if it was there before."""
        while True:
            for entry in self.log:
                if entry["kind"] == kind:
                    return entry
            self.hear()

    def send(self, do: str, seat: str | None = None, after: int | None = None, **words: Any) -> int:
        """Send an intent; its id."""
        self.asked += 1
        intent = {"id": self.asked, "do": {"type": do, **words}, "after": self.number if after is None else after}
        self.socket.send(json.dumps(intent if seat is None else intent | {"seat": seat}))
        return self.asked

    def do(self, do: str, seat: str | None = None, after: int | None = None, **words: Any) -> Words:
        """Send an intent and hear everything up to its answer."""
        asked = self.send(do, seat, after, **words)
        while True:
            message = self.hear()
            if message["type"] == "answer":
                assert message["id"] == asked
                return message

    def act(self, choose: random.Random) -> Words | None:
        """A random legal action of one of the own seats, and its answer; None if none of them is to act."""
        for seat, mine in self.mine.items():
            compose = mine.get("compose")
            if compose is not None and not compose.get("ready"):
                return self.compose(seat, compose, choose)
            if mine.get("moves"):
                return self.do("move", seat, move=choose.choice(mine["moves"])["move"])
        return None

    def compose(self, seat: str, compose: Words, choose: random.Random) -> Words:
        """Place one more thing at random, or commit."""
        placed, accepts = compose.get("placed", []), compose.get("accepts", {})
        storing = self.view["board"]["stage"] == "storing"
        if accepts and choose.random() < 0.7:
            what = choose.choice(sorted(accepts))
            placed = [*placed, {"what": what, "on": choose.choice(accepts[what])}]
            if not storing:
                return self.do("plan", seat, placed=placed, ready=False)
        if storing:
            return self.do("store", seat, placed=placed)
        return self.do("plan", seat, placed=placed, ready=True)


@contextmanager
def following(visitor: Visitor, table: str, **query: Any) -> Iterator[Following]:
    """A client that has been sent its first view."""
    options = "&".join(f"{name}={value}" for name, value in query.items())
    with visitor.socket(f"/api/tables/{table}/live" + (f"?{options}" if options else "")) as socket:
        found = Following(socket)
        found.number = query.get("since", 0)
        assert found.hear()["type"] == "view"
        yield found
