"""The page docs/strength.md: the results of the ladder and how to read them."""

from __future__ import annotations

from collections.abc import Sequence

from ladder_folder import Stand
from ladder_rungs import RUNGS, Rung, seats_of, standing_of, verdict_of

from haspelknecht.arena import Summary
from haspelknecht.arena.numbers import mean_text, rate_text, time_text
from haspelknecht.records.notation import seat_text
from haspelknecht.version import __version__

OPENING = """\
# How strong the bots are

`make ladder` plays every rung below and writes this page; `.venv/bin/python scripts/ladder.py NAME` plays one of them.
All games have fixed seeds, every bot plays every seat equally often with the same draws, and a bot that breaks off is
counted as a forfeit, never as beaten.
"""

READING = """\
## How to read it

- **Win rate** is that of the first bot, with its Wilson 95 % interval. There are no draws: coal mined, then turn order
  breaks ties.
- **Verdict**: *met* if the win rate is what is demanded; *met, whole interval* if even the lower end of the interval
  is. A rung with forfeits is *void*.
- **Time a move** is the mean over all choices that needed thought; a bot that decides several moves at once thinks only
  once. With limits in iterations the same seeds give the same games on every machine; with limits in seconds faster
  machines search deeper, and results differ a little from run to run.
- **greedy-random-4**: two of each at a table, so the win rate is that of two seats out of four. Random's mean score
  can be negative, and twice a negative score would demand nothing; greedy's mean therefore has to be at least twice
  random's and at least 20 points.
- **ours-openspiel**: the tree search of OpenSpiel 2.0.2 with random rollouts, its own Python code
  (`open_spiel.python.algorithms.mcts`), through an adapter in `benchmarks/`. It gets every help we know of: its
  rollouts run in our compiled engine, about 100 times as many as through the methods of a Python game; there are
  several for each leaf; and games are valued by the lead in points, which plays better than winning and losing alone.
  Its search in C++ cannot be used: it crashes with games written in Python, its own included. Both bots get 0.03 s for
  each choice. OpenSpiel is asked for every single move; ours often settles several at once, or stops early when
  nothing can change any more. So OpenSpiel has more time in a game.
- **mirror-...**: a bot against itself. Nothing is demanded; *even* if the interval of each seat includes an equal
  share.
"""


def page(stands: Sequence[Stand], games: int | None = None) -> str:
    """The whole page; rungs that have not been played are marked as such."""
    found = {stand.rung.name: stand for stand in stands}
    lines = [
        OPENING,
        f"{players_of_the_page(stands)}\n",
        "| rung | demanded | games | win rate (95 %) | mean scores | time a move | verdict |",
        "|---|---|---|---|---|---|---|",
        *(row(rung, found.get(rung.name)) for rung in RUNGS),
        "",
        READING,
        "## The same games from the command line\n",
        *(f"    {rung.command(games)}" for rung in RUNGS),
    ]
    return "\n".join(lines) + "\n"


def players_of_the_page(stands: Sequence[Stand]) -> str:
    """The engine that played, and the builds if they are not all the same."""
    builds: dict[str, list[str]] = {}
    for stand in stands:
        builds.setdefault(stand.build.partition("+")[0], []).append(stand.rung.name)
    if len(builds) < 2:
        return f"Engine {__version__}" + "".join(f", build {build}" for build in builds) + "."
    listed = "; ".join(f"{build} ({', '.join(names)})" for build, names in builds.items())
    return f"Engine {__version__}, builds: {listed}."


def row(rung: Rung, stand: Stand | None) -> str:
    """One line of the table."""
    name = f"| {rung.name} | {rung.demand.text} |"
    if stand is None:
        return f"{name} 0 | | | | not played |"
    summary = stand.summary
    rates = rate_words(summary)
    cells = [str(len(summary.results)), rates, score_words(summary), time_words(summary), verdict_of(rung, summary)]
    return f"{name} {' | '.join(cells)} |"


def rate_words(summary: Summary) -> str:
    """The win rate of the first bot, or of each seat."""
    if summary.standings:
        return rate_text(standing_of(summary, summary.plan.bots[0]).wins)
    return ", ".join(f"{seat_text(seat)} {rate_text(rate)}" for seat, rate in enumerate(seats_of(summary)))


def score_words(summary: Summary) -> str:
    """The mean score of each bot."""
    if not summary.standings:
        return ", ".join(mean_text(mirror.score) for mirror in summary.mirrors)
    scores = ((bot, standing_of(summary, bot).score) for bot in summary.plan.bots)
    return ", ".join(f"{shown(bot)} {mean_text(score)}" for bot, score in scores)


def time_words(summary: Summary) -> str:
    """How long each bot thinks about a move."""
    clocks = ((bot, summary.latency[bot]) for bot in summary.plan.bots)
    return ", ".join(f"{shown(bot)} {time_text(clock.seconds / max(1, clock.count))}" for bot, clock in clocks)


def shown(bot: str) -> str:
    """The short name of a bot."""
    return "OpenSpiel" if bot.startswith("exec:") else bot


def line(stand: Stand) -> str:
    """A rung in one line for the terminal."""
    rung, summary = stand.rung, stand.summary
    parts = [f"{len(summary.results)} games", rate_words(summary), f"demanded: {rung.demand.text}"]
    return f"{rung.name:18} {', '.join(parts)}: {verdict_of(rung, summary)}"
