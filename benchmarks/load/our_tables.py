"""Four people at each of many tables of our server, following and playing random legal moves over sockets."""

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
READY = 0.2  # how often a plan is left as it is although something more could be placed


class Table(msgspec.Struct):
    """Whether the game goes on."""

    status: str | None = None


class Patch(msgspec.Struct):
    """The part of a patch that a client acts on; the rest is for the eyes."""

    table: Table | None = None
    mine: dict[str, Any] = {}


class Message(msgspec.Struct):
    """The part of a message that a client acts on."""

    type: str
    number: int = 0  # of the newest event
    status: str = ""  # of an answer
    table: Table | None = None
    mine: dict[str, Any] = {}
    patch: Patch | None = None


DECODER = msgspec.json.Decoder(Message)


class Client:
    """One person: a cookie, a line for requests, a socket for the table."""

    def __init__(self, host: str, port: int, name: str) -> None:
        self.host, self.port, self.name = host, port, name
        self.line = HttpLine(host, port, {"x-haspelknecht": "1"})
        self.number = 0
        self.over = False
        self.mine: dict[str, Any] = {}  # the views of the own seat
        self.busy = False  # until what was asked for is answered: the view of it comes before that
        self.socket: SocketLine | None = None

    async def come_in(self) -> None:
        """Become a guest."""
        body = msgspec.json.encode({"name": self.name})
        _, headers, _ = await self.line.ask("POST", "/api/me", body)
        self.line.headers["Cookie"] = headers["set-cookie"].partition(";")[0]

    async def ask(self, method: str, path: str, **data: object) -> tuple[int, bytes]:
        """One request."""
        status, _, body = await self.line.ask(method, path, msgspec.json.encode(data))
        return status, body

    def take(self, message: Message) -> None:
        """Keep the view, as far as a client acts on it."""
        patch = message.patch
        table = message.table if patch is None else patch.table
        self.mine = message.mine if patch is None else apply_patch(self.mine, patch.mine)
        self.number = message.number
        if table is not None and table.status is not None:
            self.over = table.status == "over"

    def request(self, choose: random.Random) -> dict[str, object] | None:
        """A random legal intent, one thing after the other as a person would."""
        if self.over or self.busy:
            return None
        for seat, mine in self.mine.items():
            do = composed(mine["compose"], choose) if "compose" in mine else moved(mine, choose)
            if do is not None:
                return {"id": 1, "seat": seat, "after": self.number, "do": do}
        return None


def moved(mine: dict[str, Any], choose: random.Random) -> dict[str, object] | None:
    """A random legal move, if there is one."""
    moves = mine.get("moves")
    return {"type": "move", "move": choose.choice(moves)["move"]} if moves else None


def composed(compose: dict[str, Any], choose: random.Random) -> dict[str, object] | None:
    """One thing more in its place, or what lies there is committed. Only plans are saved before they are complete."""
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
        self.changed = asyncio.Event()  # somebody may be able to act

    async def open(self) -> None:
        """Sit down, begin, follow."""
        for client in self.clients:
            await client.come_in()
        owner, *others = self.clients
        _, body = await owner.ask("POST", "/api/tables", seats=[{"kind": "me"}, *[{"kind": "open"}] * 3])
        self.id = msgspec.json.decode(body)["table"]["id"]
        for client in others:
            await client.ask("POST", f"/api/tables/{self.id}/join")
        await owner.ask("POST", f"/api/tables/{self.id}/start")
        for client in self.clients:
            cookie = {"Cookie": client.line.headers["Cookie"]}
            path = f"/api/tables/{self.id}/live"
            client.socket = await open_line(client.host, client.port, path, partial(self.hear, client), cookie)
            client.line.close()

    def hear(self, client: Client, message: bytes) -> None:
        """Hear what is told, and note how late it is."""
        now = time.perf_counter()
        self.figures.received += len(message)
        heard = DECODER.decode(message)
        if heard.type in ("view", "patch"):
            for number in range(client.number + 1, heard.number + 1):
                if number in self.sent:
                    self.figures.latencies.append(now - self.sent[number])
            client.take(heard)
        elif heard.type == "answer":
            client.busy = False
            if heard.status == "done":
                self.figures.moves += 1
            else:
                self.figures.refused += 1
        self.changed.set()

    def over(self) -> bool:
        """Whether everybody knows that the game is over."""
        return all(client.over for client in self.clients)

    def act(self) -> bool:
        """One action of anybody who is to act; False if everybody waits."""
        for client in self.clients:
            wanted = client.request(self.choose)
            if wanted is not None:
                break
        else:
            return False
        client.busy = True
        if wanted["do"]["type"] == "move":  # type: ignore[index]
            self.sent[client.number + 1] = time.perf_counter()
        assert client.socket is not None
        client.socket.send(msgspec.json.encode(wanted))
        return True

    def lost(self) -> int:
        """How many of the clients the server has hung up on."""
        return sum(client.socket is not None and client.socket.lost for client in self.clients)

    def close(self) -> None:
        """Everybody goes."""
        for client in self.clients:
            if client.socket is not None:
                client.socket.close()
