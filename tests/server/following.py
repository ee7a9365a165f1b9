"""A client of a table's socket. It keeps the view and the log as a browser does, and checks every message."""

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

Json = dict[str, Any]


class ClientState:
    """The view and the log that result from the messages of a table's sockets."""

    def __init__(self) -> None:
        self.view: Json = {}  # table, board, mine
        self.log: list[Json] = []
        self.number = 0

    def take(self, message: Json) -> None:
        """Apply a view or a patch."""
        if message["type"] == "view":
            assert without_nulls(message) == message, "a null, which a patch cannot express"
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


class TableClient(ClientState):
    """A client with one open socket, and everything it has received."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__()
        self.socket = socket
        self.chat: list[Json] = []
        self.kinds: list[str] = []  # of all messages
        self.bytes: list[int] = []  # their sizes
        self.asked = 0

    @property
    def mine(self) -> dict[str, Json]:
        """The views of this client's own seats."""
        seats: dict[str, Json] = self.view["mine"]
        return seats

    def receive(self) -> Json:
        """Receive the next message of any type, and apply it."""
        text = self.socket.recv(timeout=HANG, decode=False)
        message: Json = json.loads(text)
        self.kinds.append(message["type"])
        self.bytes.append(len(text))
        if message["type"] in ("view", "patch"):
            self.take(message)
        elif message["type"] == "chat":
            self.chat += message["messages"]
        return message

    def next_change(self) -> Json:
        """Receive messages up to the next view or patch, and return that."""
        while True:
            message = self.receive()
            if message["type"] in ("view", "patch"):
                return message

    def up_to(self, number: int) -> None:
        """Receive messages until an event is known."""
        while self.number < number:
            self.receive()

    def catch_up(self) -> None:
        """Receive everything that has happened by now: the answer to a ping comes after it."""
        self.socket.send('{"type":"ping"}')
        while self.receive()["type"] != "pong":
            pass

    def until(self, kind: str) -> Json:
        """Receive messages until the log has a new entry of a kind, and return that."""
        known = {entry["number"] for entry in self.log}
        while True:
            new = [entry for entry in self.log if entry["number"] not in known and entry["kind"] == kind]
            if new:
                return new[0]
            self.receive()

    def first(self, kind: str) -> Json:
        """The first log entry of a kind; receives messages until there is one."""
        while True:
            for entry in self.log:
                if entry["kind"] == kind:
                    return entry
            self.receive()

    def send(self, do: str, seat: str | None = None, after: int | None = None, **words: Any) -> int:
        """Send an intent and return its id."""
        self.asked += 1
        intent = {"id": self.asked, "do": {"type": do, **words}, "after": self.number if after is None else after}
        self.socket.send(json.dumps(intent if seat is None else intent | {"seat": seat}))
        return self.asked

    def do(self, do: str, seat: str | None = None, after: int | None = None, **words: Any) -> Json:
        """Send an intent, receive messages up to its answer, and return that."""
        asked = self.send(do, seat, after, **words)
        while True:
            message = self.receive()
            if message["type"] == "answer":
                assert message["id"] == asked
                return message

    def act(self, choose: random.Random) -> Json | None:
        """Do something random and legal for one of the own seats; returns the answer, or None if none is to act."""
        for seat, mine in self.mine.items():
            compose = mine.get("compose")
            if compose is not None and not compose.get("ready"):
                return self.compose(seat, compose, choose)
            if mine.get("moves"):
                return self.do("move", seat, move=choose.choice(mine["moves"])["move"])
        return None

    def compose(self, seat: str, compose: Json, choose: random.Random) -> Json:
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
def following(visitor: Visitor, table: str, **query: Any) -> Iterator[TableClient]:
    """A client that has received its first view."""
    options = "&".join(f"{name}={value}" for name, value in query.items())
    with visitor.socket(f"/api/tables/{table}/live" + (f"?{options}" if options else "")) as socket:
        client = TableClient(socket)
        client.number = query.get("since", 0)
        assert client.receive()["type"] == "view"
        yield client
