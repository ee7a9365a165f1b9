"""A server under load: its tables, how it is asked, and what was found."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import NamedTuple, Protocol

from load.figures import Figures, memory_of
from load.servers import Process

FAST_TABLES = 40


class Playing(Protocol):
    """A table with four clients."""

    figures: Figures
    changed: asyncio.Event

    async def open(self) -> None:
        """Everybody sits down and follows the game."""

    def act(self) -> bool:
        """Somebody does something; False if everybody waits."""

    def over(self) -> bool:
        """Whether everybody knows that the game is over."""

    def lost(self) -> int:
        """How many of the clients the server has hung up on."""

    def close(self) -> None:
        """Everybody goes."""


Maker = Callable[[str, int, int], Playing]


class Plan(NamedTuple):
    """How much is measured."""

    tables: int = 500
    rate: float = 200.0  # moves a second
    seconds: float = 5.0  # until it is the turn of another server
    rounds: int = 9


class Contender:
    """One server."""

    def __init__(self, name: str, process: Process, port: int, maker: Maker, plan: Plan) -> None:
        self.name, self.process, self.plan = name, process, plan
        self.tables = [maker("127.0.0.1", port, number) for number in range(plan.tables)]
        self.choose = random.Random(plan.tables)  # tables asked in turn would all plan at once
        self.empty_memory = memory_of(process.pid)
        self.memory = 0  # of one table, in bytes
        self.paced: list[Figures] = []  # one for each time that it was asked
        self.flat_out: list[Figures] = []
        self.lost = 0  # sockets that the server has closed by itself

    async def open(self) -> None:
        """All tables, a few at a time."""
        for at in range(0, len(self.tables), 10):
            await asyncio.gather(*(table.open() for table in self.tables[at : at + 10]))

    async def ask_paced(self) -> None:
        """At the asked rate; the first moments are to warm up."""
        await self.under(self.moves(0.5))
        self.paced.append(await self.under(self.moves(self.plan.seconds)))
        if self.process.poll() is None:  # who is gone has no memory
            self.memory = (memory_of(self.process.pid) - self.empty_memory) // self.plan.tables

    async def ask_flat_out(self) -> None:
        """As fast as it can."""
        self.flat_out.append(await self.under(self.race(self.plan.seconds)))

    async def under(self, load: Coroutine[None, None, None]) -> Figures:
        """What is heard while a load is on."""
        found = Figures()
        for table in self.tables:
            table.figures = found
        begun = time.perf_counter()
        await load
        found.seconds = time.perf_counter() - begun
        await asyncio.sleep(0.2)  # until the last have heard
        return found

    async def moves(self, seconds: float) -> None:
        """So many moves a second, at any of the tables; one that waits is passed over."""
        begun = time.perf_counter()
        asked = 0
        while time.perf_counter() - begun < seconds:
            while asked < (time.perf_counter() - begun) * self.plan.rate:
                self.choose.choice(self.tables).act()
                asked += 1
            await asyncio.sleep(1 / self.plan.rate)

    async def race(self, seconds: float) -> None:
        """So many tables at once move again as soon as they can; for a game that is over another table comes in."""
        waiting = iter(self.tables)

        async def keep_on() -> None:
            for table in waiting:
                while not table.over():
                    if not table.act():
                        table.changed.clear()
                        await table.changed.wait()

        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(keep_on() for _ in range(FAST_TABLES)))  # or until all games are over

    def close(self) -> None:
        """Everybody goes home."""
        self.lost = sum(table.lost() for table in self.tables)
        for table in self.tables:
            table.close()
