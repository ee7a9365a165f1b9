"""Four people at each of many tables of our server, following and playing random legal moves over sockets."""

from __future__ import annotations

import asyncio
import random
import time
from functools import partial

import msgspec

from load.figures import Figures
from load.http_line import HttpLine
from load.socket_line import SocketLine, open_line

SEATS = "ABCD"


class Number(msgspec.Struct):
    """A move."""

    number: int


class Plan(msgspec.Struct):
    """A plan in the making."""

    moves: list[Number]
    ready: bool


class Mine(msgspec.Struct):
    """What a client needs to know of its own seat."""

    seat: str
    moves: list[Number]
    plan: Plan | None


class TableNumber(msgspec.Struct):
    """The number of the last event, and whether the game goes on."""

    number: int
    status: str


class EventNumber(msgspec.Struct):
    """One event."""

    number: int


class News(msgspec.Struct):
    """The part of a message that a client acts on."""

    type: str
    number: int = 0  # of the newest event, in the answer to a move
    events: list[EventNumber] = []
    table: TableNumber | None = None
    mine: list[Mine] = []


DECODER = msgspec.json.Decoder(News)


class Client:
    """One person: a cookie, a line for requests, a socket for news."""

    def __init__(self, host: str, port: int, name: str) -> None:
        self.host, self.port, self.name = host, port, name
        self.line = HttpLine(host, port, {"x-haspelknecht": "1"})
        self.number = 0
        self.over = False
        self.mine: Mine | None = None
        self.busy = False  # until what was asked for is done and the news of it are there
        self.done: int | None = None  # the number of the newest event when it was done
        self.planned: tuple[list[int], bool] | None = None  # what was asked for, if it was a plan: that makes no event
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

    def take(self, news: News) -> None:
        """Remember what the news say, unless they are older than what is known."""
        if news.table is not None and news.table.number >= self.number:
            self.number = news.table.number
            self.over = news.table.status == "over"
            self.mine = news.mine[0] if news.mine else None

    def notice(self) -> None:
        """Whether the news of what was asked for are there."""
        if self.done is None or self.number < self.done:
            return
        plan = self.mine.plan if self.mine is not None else None
        if self.planned is None or plan is None or ([move.number for move in plan.moves], plan.ready) == self.planned:
            self.busy, self.done, self.planned = False, None, None

    def request(self, choose: random.Random) -> dict[str, object] | None:
        """A random legal action, as it is said over the socket."""
        mine = self.mine
        if mine is None or self.over or self.busy:
            return None
        data: dict[str, object] = {"seat": mine.seat, "after": self.number}
        if mine.plan is not None:
            if mine.plan.ready:
                return None
            moves = [move.number for move in mine.plan.moves]
            more = [choose.choice(mine.moves).number] if mine.moves else []
            self.planned = moves + more, not more
            return {**data, "type": "plan", "moves": moves + more, "ready": not more}
        if not mine.moves:
            return None
        return {**data, "type": "move", "move": choose.choice(mine.moves).number}


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
        """Hear the news and note how late they are."""
        now = time.perf_counter()
        news = DECODER.decode(message)
        for event in news.events:
            if event.number in self.sent:
                self.figures.latencies.append(now - self.sent[event.number])
        client.take(news)
        if news.type == "done":
            client.done = news.number
            self.figures.moves += 1
        elif news.type == "refused":
            client.busy, client.planned = False, None
            self.figures.refused += 1
        client.notice()
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
        if wanted["type"] == "move":
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
