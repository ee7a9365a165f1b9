"""Servers that come and go, and how somebody asks them who wants an answer all the same."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import Any

import httpx

from tests.server.serving import LIMITS
from tests.waiting import HANG


class Doors:
    """The servers that are up."""

    def __init__(self) -> None:
        self.open: list[str] = []
        self.safe = asyncio.Event()  # no more of them will be killed
        self.counts: Counter[str] = Counter()

    async def more_answers(self, number: int) -> None:
        """Until the players have got so many more answers, or wait for bots alone."""
        enough = self.counts["answers"] + number
        for _ in range(5000):
            if self.counts["answers"] >= enough:
                return
            await asyncio.sleep(0.001)

    async def any(self, choose: random.Random) -> str:
        """One of them, as soon as there is one."""
        while not self.open:
            await asyncio.sleep(0.01)
        return choose.choice(self.open)


class Caller:
    """Somebody who asks again until he is answered."""

    def __init__(self, doors: Doors, name: str, headers: dict[str, str]) -> None:
        self.doors = doors
        self.name = name
        self.choose = random.Random(name)
        self.http = httpx.AsyncClient(headers=headers, timeout=HANG, verify=False, limits=LIMITS)
        self.id = ""

    async def ask(self, method: str, path: str, **data: Any) -> httpx.Response:
        """Ask one of the servers, and ask again in the same words until there is an answer."""
        while True:
            found = await self.ask_once(method, path, **data)
            if found is not None:
                return found
            self.doors.counts["asked again"] += 1

    async def ask_once(self, method: str, path: str, **data: Any) -> httpx.Response | None:
        """Ask; None if the server died before it answered."""
        address = await self.doors.any(self.choose)
        try:
            found = await self.http.request(method, address + path, json=None if method == "GET" else data)
        except httpx.TimeoutException:
            raise
        except httpx.TransportError:
            await asyncio.sleep(0.01)
            return None
        assert found.status_code < 500, f"{method} {path}: {found.text}"
        self.doors.counts["answers"] += 1
        return found
