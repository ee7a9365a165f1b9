"""A server process for tests, and visitors who use it through HTTP and WebSocket."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.waiting import HANG, eventually

Json = dict[str, Any]
HEADERS = {"x-haspelknecht": "1"}
# Servers close idle connections. A request at that moment would fail, so the client closes them first.
LIMITS = httpx.Limits(keepalive_expiry=2)


class Server:
    """`haspelknecht serve` in a process of its own, on a free port."""

    program = "haspelknecht"

    def __init__(self, folder: Path, *options: str, database: str = "") -> None:
        self.folder = folder
        self.command = [
            sys.executable, "-m", self.program, "serve", "--port", "0", "--data", str(folder), "--rates", "0",
            *(["--database", database] if database else []), *options,
        ]  # fmt: skip
        self.log = folder.parent / f"{folder.name}.log"
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> Server:
        """Start the process and wait until it is ready."""
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                self.command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, "LANG": "C"}
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        match = re.search(r"http://\S+", line)
        assert match is not None, f"no address in {line!r}: {self.log.read_text()[-2000:]}"
        self.address = match[0]
        wait_until_ready(self.address)
        return self

    def kill(self) -> None:
        """Kill the process, as a crash would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Stop the process, as an operator would; returns the exit status."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(timeout=HANG)


class LongTurnServer(Server):
    """A server that gives bots over HTTP an hour for each choice."""

    program = "tests.server.long_turn_server"


def wait_until_ready(address: str) -> None:
    """Wait until the server is ready: the port is open before the database is."""
    transport = httpx.HTTPTransport(retries=10)
    with httpx.Client(base_url=address, transport=transport, timeout=HANG) as client:
        eventually(lambda: client.get("/ready").status_code == 200, "the server is ready")


@contextmanager
def serving(folder: Path, *options: str, database: str = "") -> Iterator[Server]:
    """A running server."""
    server = Server(folder, *options, database=database).start()
    try:
        yield server
    finally:
        server.stop()


class Visitor:
    """A client with a cookie or a token, as a browser or a bot has."""

    def __init__(self, address: str, name: str | None = None, token: str | None = None) -> None:
        headers = HEADERS if token is None else {"authorization": f"Bearer {token}"}
        self.address = address
        self.http = httpx.Client(base_url=address, headers=headers, timeout=HANG, limits=LIMITS)
        self.id = ""
        if name is not None:
            self.id = self.ok("POST", "/api/me", name=name)["id"]

    def ask(self, method: str, path: str, **data: Any) -> httpx.Response:
        """Send a request with data as JSON, or as the query of a GET."""
        if method == "GET":
            return self.http.get(path, params=data)
        return self.http.request(method, path, json=data)

    def ok(self, method: str, path: str, **data: Any) -> Any:
        """Send a request that must succeed; returns the JSON of the answer."""
        answer = self.ask(method, path, **data)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def table(self, *seats: str, start: bool = True, **more: Any) -> str:
        """Create a table and return its id; seats are "me", "open", "invited", or the name of a bot."""
        wishes = [
            {"kind": seat} if seat in ("me", "open", "invited") else {"kind": "bot", "bot": seat} for seat in seats
        ]
        table: str = self.ok("POST", "/api/tables", seats=wishes, start=start, **more)["table"]["id"]
        return table

    def news(self, table: str, since: int = 0) -> Json:
        """The state of a table, and the events after one."""
        news: Json = self.ok("GET", f"/api/tables/{table}/news", since=since)
        return news

    def act(self, news: Json, seat: Json, choose: random.Random) -> httpx.Response | None:
        """Make a random legal move for a seat, or extend its plan by one; None if there is nothing to do."""
        table, after = news["table"]["id"], news["table"]["number"]
        data: Json = {"seat": seat["seat"], "after": after}
        if seat["plan"] is not None:
            if seat["plan"]["ready"]:
                return None
            moves = [move["number"] for move in seat["plan"]["moves"]]
            more = [choose.choice(seat["moves"])["number"]] if seat["moves"] else []
            return self.ask("PUT", f"/api/tables/{table}/plan", **data, moves=moves + more, ready=not more)
        if not seat["moves"]:
            return None
        return self.ask("POST", f"/api/tables/{table}/moves", **data, move=choose.choice(seat["moves"])["text"])

    def socket(self, path: str) -> ClientConnection:
        """A WebSocket with the cookies or the token of this visitor."""
        url = self.address.replace("http", "ws", 1) + path
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookie} if cookie else {}
        if "authorization" in self.http.headers:
            headers["authorization"] = self.http.headers["authorization"]
        return connect(
            url, additional_headers=headers, origin=Origin(self.address), open_timeout=HANG, ping_interval=None
        )


def close_code(socket: ClientConnection) -> int | None:
    """The code with which the server closes a socket. Messages before that are ignored."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=HANG)
    return socket.close_code


def open_table(people: Sequence[Visitor], *bots: str, **more: Any) -> str:
    """A table of the first person that all people and bots have joined, in this order; not yet started."""
    owner, *others = people
    table = owner.table("me", *("open" for _ in others), *bots, start=False, **more)
    for person in others:
        person.ok("POST", f"/api/tables/{table}/join")
    return table


def start_game(people: Sequence[Visitor], *bots: str, **more: Any) -> str:
    """A running game of people and bots; the first person owns the table."""
    table = open_table(people, *bots, **more)
    people[0].ok("POST", f"/api/tables/{table}/start")
    return table


def play_out(visitors: Sequence[Visitor], table: str, seed: int = 0) -> Json:
    """Make random moves for all visitors until the game is over; returns the last news."""
    choose = random.Random(seed)
    for _ in range(5000):  # far more than any game has
        number = visitors[0].news(table)["table"]["number"]
        moved = False
        for visitor in visitors:
            news = visitor.news(table)
            if news["table"]["status"] == "over":
                return news
            for seat in news["mine"]:
                answer = visitor.act(news, seat, choose)
                if answer is not None:
                    assert answer.status_code in (200, 409), answer.text
                    moved = True
                    break  # the news are outdated now
        if not moved:
            wait_for_bots(visitors[0], table, number)
    raise AssertionError("the game does not end")


def wait_for_bots(visitor: Visitor, table: str, number: int) -> None:
    """Wait until something has happened after an event."""
    eventually(lambda: visitor.news(table, since=number)["table"]["number"] > number, "a bot moves")
