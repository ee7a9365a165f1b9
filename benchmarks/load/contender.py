"""A server under load: its tables, the load on it, and what was measured."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import NamedTuple, Protocol

from load.figures import Figures, memory_of, processor_of
from load.servers import Process

FAST_TABLES = 40


class Playing(Protocol):
    """A table with four clients."""

    figures: Figures
    changed: asyncio.Event

    async def open(self) -> None:
        """Seat all clients, and let them follow the game."""

    def act(self) -> bool:
        """Let one client act; False if none can."""

    def over(self) -> bool:
        """Whether all clients know that the game is over."""

    def lost(self) -> int:
        """How many clients the server has disconnected."""

    def close(self) -> None:
        """Disconnect all clients."""


Maker = Callable[[str, int, int], Playing]


class Plan(NamedTuple):
    """How much is measured."""

    tables: int = 500
    rate: float = 200.0  # moves per second
    seconds: float = 5.0  # before switching to the other server
    rounds: int = 9


class Contender:
    """One server."""

    def __init__(self, name: str, process: Process, port: int, maker: Maker, plan: Plan) -> None:
        self.name, self.process, self.plan = name, process, plan
        self.tables = [maker("127.0.0.1", port, number) for number in range(plan.tables)]
        self.choose = random.Random(plan.tables)  # in a fixed order all tables would plan at the same time
        self.empty_memory = memory_of(process.pid)
        self.memory = 0  # of one table, in bytes
        self.paced: list[Figures] = []  # one for each round
        self.flat_out: list[Figures] = []
        self.lost = 0  # sockets that the server has closed

    async def open(self) -> None:
        """Open all tables, a few at a time."""
        for at in range(0, len(self.tables), 10):
            await asyncio.gather(*(table.open() for table in self.tables[at : at + 10]))

    async def ask_paced(self) -> None:
        """Measure a load at a fixed rate, after a short warm-up."""
        await self.under(self.moves(0.5))
        self.paced.append(await self.under(self.moves(self.plan.seconds)))
        if self.process.poll() is None:  # a server that has ended has no memory to measure
            self.memory = (memory_of(self.process.pid) - self.empty_memory) // self.plan.tables

    async def ask_flat_out(self) -> None:
        """Measure the fastest load that the server can handle."""
        self.flat_out.append(await self.under(self.race(self.plan.seconds)))

    async def under(self, load: Coroutine[None, None, None]) -> Figures:
        """The figures measured during a load."""
        figures = Figures()
        for table in self.tables:
            table.figures = figures
        begun, used = time.perf_counter(), self.processor()
        await load
        figures.seconds = time.perf_counter() - begun
        await asyncio.sleep(0.2)  # until the last messages have arrived
        figures.processor = self.processor() - used
        return figures

    def processor(self) -> float:
        """Seconds of processor time of the server so far; not a number if it has ended."""
        return processor_of(self.process.pid) if self.process.poll() is None else float("nan")

    async def moves(self, seconds: float) -> None:
        """Make moves at a fixed rate, at random tables; tables where no client can act are skipped."""
        begun = time.perf_counter()
        asked = 0
        while time.perf_counter() - begun < seconds:
            while asked < (time.perf_counter() - begun) * self.plan.rate:
                self.choose.choice(self.tables).act()
                asked += 1
            await asyncio.sleep(1 / self.plan.rate)

    async def race(self, seconds: float) -> None:
        """Keep a fixed number of tables moving as fast as they can; a table is replaced when its game is over."""
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
        """Close all tables."""
        self.lost = sum(table.lost() for table in self.tables)
        for table in self.tables:
            table.close()
