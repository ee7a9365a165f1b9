"""Our server and boardgame.io's under the same load; writes benchmarks/server-load.md.

    PYTHONPATH=benchmarks python -m load.run [tables] [moves a second] [seconds] [rounds]

Two servers run side by side and take turns of a few seconds each, so that changes of the machine's speed affect both.
First at a rate that leaves them idle time, then as fast as they can answer.
"""

from __future__ import annotations

import gc
import re
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvloop

from load.contender import Contender, Maker, Plan
from load.our_tables import OurTable
from load.report import latency, report
from load.servers import Process, in_files, in_memory, ours, ours_without_fsync
from load.their_tables import TheirTable

PAGE = Path(__file__).parent.parent / "server-load.md"
FLAT_OUT_ROUNDS = 3
Start = Callable[[str], Process]
Server = tuple[str, Start, Maker]
WITH_FSYNC: Server = ("Haspelknecht", ours, OurTable)
WITHOUT_FSYNC: Server = ("Haspelknecht with --sync normal", ours_without_fsync, OurTable)
FILES: Server = ("boardgame.io in files", in_files, TheirTable)
MEMORY: Server = ("boardgame.io in memory", in_memory, TheirTable)
PAIRS: list[tuple[str, Server, Server]] = [
    ("Both store every move and leave it to the system when the disk gets it", WITHOUT_FSYNC, FILES),
    ("Ours stores every move, boardgame.io none", WITHOUT_FSYNC, MEMORY),
    ("Ours waits for the disk with every move, boardgame.io does not", WITH_FSYNC, FILES),
]


@contextmanager
def running(name: str, start: Start, maker: Maker, plan: Plan) -> Iterator[Contender]:
    """A server that runs as long as the block lasts."""
    with tempfile.TemporaryDirectory() as folder:
        process = start(folder)
        try:
            assert process.stdout is not None
            found = next((match for line in process.stdout if (match := re.search(r"http://[^:]+:(\d+)", line))), None)
            assert found is not None, "the server did not start"
            time.sleep(2)
            yield Contender(name, process, int(found[1]), maker, plan)
        finally:
            process.terminate()
            process.wait()


async def duel(pair: list[Contender], plan: Plan) -> None:
    """Measure both servers in turn, starting with the other one in each round."""
    for one in pair:
        await one.open()
    gc.collect()
    gc.disable()  # pauses of the clients must not count as latency of the server
    for number in range(plan.rounds):
        for one in pair if number % 2 == 0 else reversed(pair):
            await one.ask_paced()
            print(f"{one.name}: p50 {latency(one.paced[-1:], 0.5)}, p99 {latency(one.paced[-1:], 0.99)}", flush=True)
    for number in range(FLAT_OUT_ROUNDS):
        for one in pair if number % 2 == 0 else reversed(pair):
            await one.ask_flat_out()
            print(f"{one.name}: {one.flat_out[-1].rate:.0f} moves a second", flush=True)
    gc.enable()
    for one in pair:
        one.close()


def main() -> None:
    """Measure, and print and store the results."""
    given = [float(word) for word in sys.argv[1:]]
    plan = Plan(*(kind(word) for kind, word in zip((int, float, float, int), given, strict=False)))
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # thousands of sockets
    found: dict[str, list[Contender]] = {}
    for title, first, second in PAIRS:
        with running(*first, plan) as one, running(*second, plan) as other:
            uvloop.run(duel([one, other], plan))
            found[title] = [one, other]
    PAGE.write_text(report(found, plan), encoding="utf-8")


if __name__ == "__main__":
    main()
