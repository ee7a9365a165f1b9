"""Restarting two server processes on one PostgreSQL one after the other while people play."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

from tests.hosting.proxies import Proxy, free_ports
from tests.server.serving import Server

PLAYERS = 4


@contextmanager
def two_servers(folder: Path, database: str) -> Iterator[list[Server]]:
    """Running processes that restart on the same port, behind a proxy that they trust."""
    ports = free_ports(2)
    servers = [Server(folder / "data", "--port", str(port), "--proxy", database=database) for port in ports]
    for number, server in enumerate(servers):
        server.log = folder / f"server-{number}.log"
    with ExitStack() as stack:
        for server in servers:  # one after the other: the first one creates the tables of the database
            server.start()
            stack.callback(server.stop)
        yield servers


def port_of(server: Server) -> int:
    """The port of a server, even while it is stopped."""
    return int(server.command[len(server.command) - server.command[::-1].index("--port")])


def play_while(done: threading.Event, all_ready: threading.Barrier, proxy: Proxy, name: str) -> Counter[str]:
    """Read and write without a pause until `done` is set; count every response."""
    answers: Counter[str] = Counter()
    with proxy.client() as client:
        client.post("/api/me", json={"name": name}).raise_for_status()
        made = client.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "open"}], "start": False})
        table = made.raise_for_status().json()["table"]["id"]
        all_ready.wait(timeout=60)
        while not done.is_set():
            for method, path, data in (
                ("GET", f"/api/tables/{table}/news?since=0", None),
                ("POST", f"/api/tables/{table}/chat", {"text": "Glück auf!"}),
            ):
                try:
                    answer = client.request(method, path, json=data)
                    answers["ok" if answer.is_success else f"{method} {answer.status_code}"] += 1
                except httpx.TransportError as error:
                    answers[f"{method} {type(error).__name__}"] += 1
    return answers


def restart_one_by_one(servers: list[Server], proxy: Proxy) -> Counter[str]:
    """The responses that players get while each server is restarted, the next one only when the one before is ready."""
    done, all_ready = threading.Event(), threading.Barrier(PLAYERS + 1)
    with ThreadPoolExecutor(PLAYERS) as pool:
        playing = [pool.submit(play_while, done, all_ready, proxy, f"Player {number}") for number in range(PLAYERS)]
        try:
            all_ready.wait(timeout=60)
            for server in servers:
                assert server.stop() == 0
                server.start()
        finally:
            done.set()
        return sum((player.result(timeout=60) for player in playing), Counter[str]())
