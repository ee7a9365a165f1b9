"""Clients of our server: many tables with four players each, playing random legal moves over one socket each.

They send what the browser sends (docs/wire.md, web/src/table/connection.ts): a move is one intent; each change of a
secret plan is tried (`try`, for its outlook) and saved (`plan`).
"""

from __future__ import annotations

import asyncio
import random
import time
from functools import partial
from typing import Any

import msgspec

from haspelknecht.server.merge_patch import apply_patch
from load.figures import Figures
from load.http_line import HttpLine
from load.socket_line import SocketLine, open_line

SEATS = "ABCD"
READY = 0.2  # how often a player is ready although something more could be placed


class Table(msgspec.Struct):
    """The part of a table that a client acts on."""

    status: str | None = None


class Patch(msgspec.Struct):
    """The part of a patch that a client acts on; the rest is only displayed."""

    table: Table | None = None
    mine: dict[str, Any] = {}


class Message(msgspec.Struct):
    """The part of a message that a client acts on."""

    type: str
    id: int = 0  # of an answer
    number: int = 0  # of the newest event
    status: str = ""  # of an answer
    table: Table | None = None
    mine: dict[str, Any] = {}
    patch: Patch | None = None


DECODER = msgspec.json.Decoder(Message)


class Client:
    """One player: a cookie, a connection for requests, a socket for the table."""

    def __init__(self, host: str, port: int, name: str) -> None:
        self.host, self.port, self.name = host, port, name
        self.line = HttpLine(host, port, {"x-haspelknecht": "1"})
        self.number = 0
        self.over = False
        self.mine: dict[str, Any] = {}  # the view of the player's own seat
        self.last_id = 0  # of an intent
        self.busy = False  # until the last intent is answered: the view of it arrives before the answer
        self.socket: SocketLine | None = None

    async def sign_in(self) -> None:
        """Sign in as a guest."""
        body = msgspec.json.encode({"name": self.name})
        _, headers, _ = await self.line.ask("POST", "/api/me", body)
        self.line.headers["Cookie"] = headers["set-cookie"].partition(";")[0]

    async def ask(self, method: str, path: str, **data: object) -> tuple[int, bytes]:
        """Send an HTTP request; return status and body of the response."""
        status, _, body = await self.line.ask(method, path, msgspec.json.encode(data))
        return status, body

    def take(self, message: Message) -> None:
        """Update the view, as far as a client acts on it."""
        patch = message.patch
        table = message.table if patch is None else patch.table
        self.mine = message.mine if patch is None else apply_patch(self.mine, patch.mine)
        self.number = message.number
        if table is not None and table.status is not None:
            self.over = table.status == "over"

    def act(self, choose: random.Random) -> str | None:
        """Send a random legal intent and return its type; None if there is nothing to do."""
        if self.over or self.busy:
            return None
        for seat, mine in self.mine.items():
            do = next_placement(mine["compose"], choose) if "compose" in mine else random_move(mine, choose)
            if do is not None:
                if do["type"] == "plan" and not do["ready"]:
                    self.send(seat, {"type": "try", "placed": do["placed"]})
                self.send(seat, do)
                self.busy = True
                return str(do["type"])
        return None

    def send(self, seat: str, do: dict[str, object]) -> None:
        """Send an intent."""
        self.last_id += 1
        assert self.socket is not None
        intent = {"id": self.last_id, "seat": seat, "after": self.number, "do": do}
        self.socket.send(msgspec.json.encode(intent))


def random_move(mine: dict[str, Any], choose: random.Random) -> dict[str, object] | None:
    """Return a random legal move, if there is one."""
    moves = mine.get("moves")
    return {"type": "move", "move": choose.choice(moves)["move"]} if moves else None


def next_placement(compose: dict[str, Any], choose: random.Random) -> dict[str, object] | None:
    """Place one thing more, or commit what is placed. Only plans are saved before they are complete."""
    if compose.get("ready"):
        return None
    placed, accepts = compose.get("placed", []), compose.get("accepts", {})
    if any(place.startswith("store:") for places in accepts.values() for place in places):
        return {"type": "store", "placed": placed}
    if not accepts or choose.random() < READY:
        if compose["moves"][0].startswith("store"):
            return {"type": "store", "placed": placed}
        return {"type": "plan", "placed": placed, "ready": True}
    what = choose.choice(list(accepts))
    one = {"what": what, "on": choose.choice(accepts[what])}
    return {"type": "plan", "placed": [*placed, one], "ready": False}


class OurTable:
    """A table with four clients."""

    def __init__(self, host: str, port: int, number: int) -> None:
        self.figures = Figures()
        self.clients = [Client(host, port, f"{letter}{number}") for letter in SEATS]
        self.choose = random.Random(number)
        self.id = ""
        self.sent: dict[int, float] = {}
        self.changed = asyncio.Event()  # set when a client may be able to act

    async def open(self) -> None:
        """Create a table, join it, start the game, open a socket for each player."""
        for client in self.clients:
            await client.sign_in()
        owner, *others = self.clients
        _, body = await owner.ask("POST", "/api/tables", seats=[{"kind": "me"}, *[{"kind": "open"}] * 3])
        self.id = msgspec.json.decode(body)["table"]["id"]
        for client in others:
            await client.ask("POST", f"/api/tables/{self.id}/join")
        await owner.ask("POST", f"/api/tables/{self.id}/start")
        for client in self.clients:
            cookie = {"Cookie": client.line.headers["Cookie"]}
            path = f"/api/tables/{self.id}/live?since=0&chat=0&language=en"
            client.socket = await open_line(client.host, client.port, path, partial(self.receive, client), cookie)
            client.line.close()

    def receive(self, client: Client, message: bytes) -> None:
        """Receive a message and record its latency."""
        now = time.perf_counter()
        self.figures.received += len(message)
        received = DECODER.decode(message)
        if received.type in ("view", "patch"):
            for number in range(client.number + 1, received.number + 1):
                if number in self.sent:
                    self.figures.latencies.append(now - self.sent[number])
            client.take(received)
        elif received.type == "answer" and received.id == client.last_id:
            client.busy = False
            if received.status == "done":
                self.figures.moves += 1
            else:
                self.figures.refused += 1
        self.changed.set()

    def over(self) -> bool:
        """Whether all clients know that the game is over."""
        return all(client.over for client in self.clients)

    def act(self) -> bool:
        """Let one client act; False if none can."""
        for client in self.clients:
            now = time.perf_counter()
            kind = client.act(self.choose)
            if kind == "move":
                self.sent[client.number + 1] = now
            if kind is not None:
                return True
        return False

    def lost(self) -> int:
        """How many clients the server has disconnected."""
        return sum(client.socket is not None and client.socket.lost for client in self.clients)

    def close(self) -> None:
        """Disconnect all clients."""
        for client in self.clients:
            if client.socket is not None:
                client.socket.close()
