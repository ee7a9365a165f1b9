"""The load benchmark plays real games on a real server, and reports the results."""

from __future__ import annotations

import asyncio

from load.contender import Contender, Plan
from load.figures import Figures, together
from load.our_tables import OurTable
from load.report import latency, report
from load.run import running
from load.servers import ours_without_fsync

from tests.waiting import HANG

SMALL = Plan(tables=3, rate=60.0, seconds=1.0, rounds=1)


async def ask(one: Contender) -> None:
    """Run both kinds of load for a short time."""
    await one.open()
    await one.ask_paced()
    await one.ask_flat_out()
    one.close()


def test_random_legal_moves_reach_all_clients_of_a_table() -> None:
    with running("ours", ours_without_fsync, OurTable, SMALL) as one:
        asyncio.run(ask(one))
    for found in (*one.paced, *one.flat_out):
        assert found.moves > 0
        assert found.refused == 0
        assert found.latencies
        assert min(found.latencies) > 0
        assert found.bytes_per_move > 100
        assert found.processor > 0
    assert one.paced[0].moves <= 61 + 12  # some of the warm-up may be answered late
    assert one.memory > 0
    page = report({"Alone": [one]}, SMALL)
    assert "## Alone" in page
    assert one.lost == 0
    assert "by itself" not in page
    assert "| ours, 60 moves/s asked |" in page
    assert "3 tables with four clients each" in page


def test_a_server_that_closes_connections_is_reported_and_the_others_continue() -> None:
    async def hang_up(one: Contender) -> None:
        await one.open()
        one.process.kill()
        async with asyncio.timeout(HANG):
            while sum(table.lost() for table in one.tables) < 12:
                await asyncio.sleep(0.01)
        await one.ask_paced()
        one.close()

    with running("ours", ours_without_fsync, OurTable, SMALL) as one:
        asyncio.run(hang_up(one))
    assert one.lost == 12
    page = report({"Alone": [one]}, SMALL)
    assert "ours closed 12 of its sockets by itself." in page
    assert "no news" in page


def test_latency_is_the_median_of_several_runs() -> None:
    quick, slow, stolen = (Figures(4, 1.0, 0, [seconds] * 4) for seconds in (0.001, 0.002, 0.5))
    assert latency([quick, stolen, slow], 0.99) == "2.00 (1.00 to 500.00)"
    assert latency([Figures(0, 1.0), slow], 0.5) == "2.00 (2.00 to 2.00)"  # a run without any measurement is left out
    assert latency([Figures(0, 1.0)], 0.5) == "no news"
    assert together([quick, slow]).rate == 4
