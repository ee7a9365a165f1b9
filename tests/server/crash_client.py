"""Servers that are killed and restarted, and a client that repeats its requests until they are answered."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import Any

import httpx

from tests.server.serving import LIMITS
from tests.waiting import HANG


class ServerPool:
    """The servers that are running now, and counters for the summary."""

    def __init__(self) -> None:
        self.open: list[str] = []
        self.safe = asyncio.Event()  # set when no more servers will be killed
        self.counts: Counter[str] = Counter()

    async def more_answers(self, number: int) -> None:
        """Wait until the players have got `number` more answers; not for ever, because they may all wait for bots."""
        enough = self.counts["answers"] + number
        for _ in range(5000):
            if self.counts["answers"] >= enough:
                return
            await asyncio.sleep(0.001)

    async def any(self, choose: random.Random) -> str:
        """The address of a random running server, as soon as there is one."""
        while not self.open:
            await asyncio.sleep(0.01)
        return choose.choice(self.open)


class RetryingClient:
    """An HTTP client that repeats a request until it is answered."""

    def __init__(self, pool: ServerPool, name: str, headers: dict[str, str]) -> None:
        self.pool = pool
        self.name = name
        self.choose = random.Random(name)
        self.http = httpx.AsyncClient(headers=headers, timeout=HANG, verify=False, limits=LIMITS)
        self.id = ""

    async def ask(self, method: str, path: str, **data: Any) -> httpx.Response:
        """Send a request to one of the servers, and repeat it until there is an answer."""
        while True:
            response = await self.ask_once(method, path, **data)
            if response is not None:
                return response
            self.pool.counts["asked again"] += 1

    async def ask_once(self, method: str, path: str, **data: Any) -> httpx.Response | None:
        """Send a request once; None if the server died before it answered."""
        address = await self.pool.any(self.choose)
        try:
            response = await self.http.request(method, address + path, json=None if method == "GET" else data)
        except httpx.TimeoutException:
            raise
        except httpx.TransportError:
            await asyncio.sleep(0.01)
            return None
        assert response.status_code < 500, f"{method} {path}: {response.text}"
        self.pool.counts["answers"] += 1
        return response
