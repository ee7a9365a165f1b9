"""Our server and boardgame.io's under the same load, one after the other; writes benchmarks/server-load.md.

    PYTHONPATH=benchmarks python -m load.run [tables] [moves a second] [seconds]

500 tables with four clients each by default, 200 moves a second, clients on the same machine. A second part asks as
fast as it can, with as many moves on their way as there are tables in a small hall.
"""

from __future__ import annotations

import asyncio
import gc
import json
import platform
import re
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import uvloop

from load.figures import Figures, memory_of
from load.our_tables import OurTable
from load.servers import Process, in_files, in_memory, ours, ours_without_fsync
from load.their_tables import TheirTable

HERE = Path(__file__).parent.parent
FAST_TABLES = 40
DEFAULT = (500.0, 200.0, 10.0)  # tables, moves a second, seconds


class Playing(Protocol):
    """A table under load."""

    changed: asyncio.Event

    async def open(self) -> None: ...
    async def act(self) -> bool: ...
    def over(self) -> bool: ...
    async def close(self) -> None: ...


Maker = Callable[[str, int, int, Figures], Playing]
Plan = tuple[int, float, float]  # tables, moves a second, seconds
Found = dict[str, dict[str, float]]


async def open_all(maker: Maker, port: int, count: int, figures: Figures) -> list[Playing]:
    """All tables, a few at a time."""
    tables = [maker("127.0.0.1", port, number, figures) for number in range(count)]
    for at in range(0, count, 10):
        await asyncio.gather(*(table.open() for table in tables[at : at + 10]))
    return tables


async def paced(tables: Sequence[Playing], rate: float, seconds: float) -> None:
    """So many moves a second, table after table; a table that waits is passed over."""
    begun = time.perf_counter()
    started = 0
    tasks: set[asyncio.Task[bool]] = set()
    at = 0
    while time.perf_counter() - begun < seconds:
        while started < (time.perf_counter() - begun) * rate:
            task = asyncio.create_task(tables[at % len(tables)].act())
            tasks.add(task)
            task.add_done_callback(tasks.discard)
            started, at = started + 1, at + 1
        await asyncio.sleep(1 / rate)
    await asyncio.gather(*tasks)


async def flat_out(tables: Sequence[Playing], seconds: float) -> None:
    """So many tables at once move again as soon as they can; when a game is over, another table comes in its place."""
    waiting = iter(tables)

    async def keep_on() -> None:
        for table in waiting:
            while not table.over():
                if not await table.act():
                    table.changed.clear()
                    await table.changed.wait()

    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(keep_on() for _ in range(FAST_TABLES)))
            raise AssertionError("all games are over")


async def measure(maker: Maker, server: Process, port: int, plan: Plan) -> Found:
    """The paced part, then the fast part."""
    count, rate, seconds = plan
    figures = Figures(tables=count, empty_memory=memory_of(server.pid))
    tables = await open_all(maker, port, count, figures)
    gc.collect()
    gc.disable()  # the pauses of the clients' own memory are not the server's
    await paced(tables, rate, 3.0)  # to warm up
    figures.moves, figures.refused, figures.latencies = 0, 0, []
    begun = time.perf_counter()
    await paced(tables, rate, seconds)
    figures.seconds = time.perf_counter() - begun
    await asyncio.sleep(0.5)
    figures.memory = memory_of(server.pid)
    found = {"paced": figures.words()}
    figures.moves, figures.refused, figures.latencies = 0, 0, []
    begun = time.perf_counter()
    await flat_out(tables, seconds)
    figures.seconds = time.perf_counter() - begun
    found["flat_out"] = figures.words()
    for table in tables:
        await table.close()
    return found


def run(start: Callable[[str], Process], maker: Maker, plan: Plan) -> Found:
    """One server from start to stop."""
    with tempfile.TemporaryDirectory() as folder:
        server = start(folder)
        assert server.stdout is not None
        found = next((match for line in server.stdout if (match := re.search(r"http://[^:]+:(\d+)", line))), None)
        assert found is not None, "the server did not start"
        time.sleep(2)
        try:
            figures = uvloop.run(measure(maker, server, int(found[1]), plan))
            print(start.__name__, json.dumps(figures), flush=True)
            return figures
        finally:
            gc.enable()
            server.terminate()
            server.wait()


SERVERS: dict[str, tuple[Callable[[str], Process], Maker]] = {
    "Haspelknecht": (ours, OurTable),
    "Haspelknecht with --sync normal": (ours_without_fsync, OurTable),
    "boardgame.io in memory": (in_memory, TheirTable),
    "boardgame.io in files": (in_files, TheirTable),
}


def main() -> None:
    """Measure all twice, there and back, because a machine may become slower or faster meanwhile; print, keep."""
    given = [float(word) for word in sys.argv[1:]]
    tables, rate, seconds = (*given, *DEFAULT[len(given) :])
    plan = (int(tables), rate, seconds)
    found: dict[str, list[Found]] = {name: [] for name in SERVERS}
    for name in (*SERVERS, *reversed(SERVERS)):
        found[name].append(run(*SERVERS[name], plan))
    means = {name: mean_of(rounds) for name, rounds in found.items()}
    (HERE / "server-load.md").write_text(report(means, plan), encoding="utf-8")


def mean_of(rounds: list[Found]) -> Found:
    """Each figure's mean over all rounds."""
    first, *_ = rounds
    return {
        part: {name: sum(one[part][name] for one in rounds) / len(rounds) for name in figures}
        for part, figures in first.items()
    }


def report(found: dict[str, Found], plan: Plan) -> str:
    """A page with both parts."""
    lines = [
        "# The server under load",
        "",
        f"Python {platform.python_version()}, one run, each server twice (means), {plan[0]} tables with four clients "
        "each, clients on the same machine (2 cores). Latency: from sending a move to its arrival at a client's "
        "socket, all four clients counted. Our server stores every event in SQLite before it answers: with fsync, "
        "or without if a host chooses so (a power cut may then lose the last seconds, a crash of the server "
        "nothing). boardgame.io plays a game of the same shape and size (benchmarks/boardgameio/server.cjs): disks "
        "are taken in turn, all plan in secret, workers work in turn; of the rules it has only what makes a move "
        "legal. It keeps its matches in memory, where they are lost when the server is killed, or in files "
        "(FlatFile, without fsync). Moves a second count plans too; latency counts moves that everybody is told of.",
        "",
        "| | moves/s | p50 ms | p99 ms | messages | refused | memory per table, kB |",
        "|---|---|---|---|---|---|---|",
    ]
    for part, name in (("paced", f"{plan[1]:.0f} moves/s asked"), ("flat_out", f"{FAST_TABLES} tables flat out")):
        for server, figures in found.items():
            row = figures[part]
            lines.append(
                f"| {server}, {name} | {row['moves_per_second']:.0f} | {row['p50_ms']:.1f} | {row['p99_ms']:.1f} "
                f"| {row['messages']:,.0f} | {row['refused']:.0f} | {row['kilobytes_per_table']:.0f} |"
            )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
