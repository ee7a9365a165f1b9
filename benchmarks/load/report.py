"""The page with the results of the load benchmark."""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from statistics import median

from load.contender import FAST_TABLES, Contender, Plan
from load.figures import Figures, together

ABOUT = """\
Python {python}, one run, {tables} tables with four clients each, clients on the same machine (2 cores). Two servers
run side by side and are asked in turn, {rounds} times {seconds:.0f} seconds each (flat out {flat_out}). Latency: from
sending a move to its arrival at a client's socket, all four clients counted: the median of those times, in brackets
the lowest and the highest, because what else the machine does hits some of them; "of all" counts all times together.

Our server stores every event in SQLite before it answers: with fsync (the default), or without if a host chooses so
(a power cut may then lose the last seconds, a crash of the server nothing). boardgame.io plays a game of the same
shape and size (benchmarks/boardgameio/server.cjs): disks are taken in turn, all plan in secret, workers work in turn;
of the rules it has only what makes a move legal. It keeps its matches in files (FlatFile, without fsync), or in
memory, where they are lost when the server is killed.

Both speak to their clients as in production. Ours sends each client a patch of its own view: the position, the legal
moves and every tile in words, the outlook of the plan, the log. Our clients send what the browser sends: each change
of a plan is tried and saved, two intents that count as one move. boardgame.io sends each client the whole position
after every move, without words or legal moves. Ours compresses what it sends, as browsers ask it to; boardgame.io does
not. The kB are counted before compression.

Moves per second include changes of plans; latency counts only moves that all clients see. Processor time is that of
the server process, user and system. Rounds in which a server sent nothing are left out (flat out, boardgame.io in files
may stop).
"""
HEAD = """\
| | moves/s | p50 ms | p99 ms | p99 of all, ms | processor ms/move | kB sent/move | refused | kB of memory/table |
|---|---|---|---|---|---|---|---|---|
"""


def report(pairs: Mapping[str, Sequence[Contender]], plan: Plan) -> str:
    """The results of all pairs of servers, at a fixed rate and as fast as they can."""
    flat_out = max(len(one.flat_out) for pair in pairs.values() for one in pair)
    about = ABOUT.format(python=platform.python_version(), **plan._asdict(), flat_out=flat_out)
    return f"# The server under load\n\n{about}" + "".join(table(title, pair, plan) for title, pair in pairs.items())


def table(title: str, pair: Sequence[Contender], plan: Plan) -> str:
    """The servers of one pair."""
    rows = [row(one, f"{plan.rate:.0f} moves/s asked", one.paced) for one in pair]
    rows += [row(one, f"{FAST_TABLES} tables flat out", one.flat_out) for one in pair]
    lost = [f"\n{one.name} closed {one.lost} of its sockets by itself.\n" for one in pair if one.lost]
    return f"\n## {title}\n\n{HEAD}" + "\n".join(rows) + "\n" + "".join(lost)


def row(one: Contender, load: str, times: list[Figures]) -> str:
    """One line of the table."""
    total = together(one for one in times if one.latencies)  # boardgame.io in files sometimes stops for good
    return (
        f"| {one.name}, {load} | {total.rate:.0f} | {latency(times, 0.5)} | {latency(times, 0.99)} "
        f"| {total.at(0.99):.2f} | {total.processor_per_move:.2f} | {total.bytes_per_move / 1000:.1f} "
        f"| {total.refused} | {one.memory / 1000:.0f} |"
    )


def latency(times: list[Figures], share: float) -> str:
    """The median of all rounds, with the lowest and highest: other work of the machine affects a few of them."""
    single = [one.at(share) for one in times if one.latencies]
    if not single:
        return "no news"
    return f"{median(single):.2f} ({min(single):.2f} to {max(single):.2f})"
