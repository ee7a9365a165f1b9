"""The rungs of the ladder: which bots play each other, and what result is required."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from typing import Protocol

from haspelknecht.arena import GameOptions, Plan, Summary, match_plan
from haspelknecht.arena.standings import Standing
from haspelknecht.arena.statistics import Rate

SEED = "ladder"  # the same games for all rungs
OPENSPIEL = "exec:.bench-venv/bin/python benchmarks/openspiel_bot.py --seconds 0.03"
OPENSPIEL_FILES = ("benchmarks/openspiel_bot.py", "benchmarks/openspiel_game.py", "benchmarks/openspiel_search.py")

CLEARLY, MET, NOT_MET = "met, whole interval", "met", "not met"
EVEN, UNEVEN = "even", "uneven"


class Demand(Protocol):
    """What the first bot of a rung has to achieve."""

    @property
    def text(self) -> str:
        """The demand in a few words."""
        ...

    def verdict(self, summary: Summary) -> str:
        """The verdict from all its games."""
        ...


@dataclass(frozen=True, slots=True)
class Wins:
    """A share of games that has to be won: at least this share, or more than it."""

    share: float
    strictly: bool = False

    @property
    def text(self) -> str:
        """`at least 80 %`."""
        return f"{'more than' if self.strictly else 'at least'} {100 * self.share:g} %"

    def reached(self, share: float) -> bool:
        """Whether a share is enough."""
        return share > self.share if self.strictly else share >= self.share

    def verdict(self, summary: Summary) -> str:
        """The verdict from the win rate; `whole interval` if even the lower end of its interval is enough."""
        wins = standing_of(summary, summary.plan.bots[0]).wins
        if self.reached(wins.low):
            return CLEARLY
        return MET if self.reached(wins.rate) else NOT_MET


@dataclass(frozen=True, slots=True)
class Points:
    """A mean score several times the other bot's. That may be negative, so there is a minimum as well."""

    times: int
    least: int

    @property
    def text(self) -> str:
        """`at least 2 times the points, and 20`."""
        return f"at least {self.times} times the points, and {self.least}"

    def verdict(self, summary: Summary) -> str:
        """The verdict from the mean scores."""
        own, other = (standing_of(summary, bot).score.mean for bot in summary.plan.bots)
        return MET if own >= max(self.times * other, self.least) else NOT_MET


@dataclass(frozen=True, slots=True)
class Control:
    """A bot against itself. Nothing is required: it shows whether a seat is an advantage."""

    text: str = "control"

    def verdict(self, summary: Summary) -> str:
        """*even* if the interval of every seat includes an equal share."""
        rates = seats_of(summary)
        return EVEN if all(rate.includes(1 / len(rates)) for rate in rates) else UNEVEN


@dataclass(frozen=True, slots=True)
class Rung:
    """A few hundred games between two bots, or of one against itself."""

    name: str
    bots: tuple[str, ...]
    demand: Demand
    players: int = 2
    games: int = 400
    files: tuple[str, ...] = ()  # of a bot that is not part of the package

    def plan(self, games: int | None = None) -> Plan:
        """The plan of all its games, or of another number of them."""
        games = games or self.games
        return match_plan(self.bots, self.players, games, SEED, GameOptions(), mirror=len(self.bots) == 1)

    def command(self, games: int | None = None) -> str:
        """The command that plays the same games."""
        words = ["haspelknecht", "match", "--bots", ",".join(self.bots)]
        words += ["--players", str(self.players)] if self.players != 2 else []
        words += ["--mirror"] if len(self.bots) == 1 else []
        return shlex.join([*words, "--games", str(games or self.games), "--seed", SEED])


RUNGS = (
    Rung("greedy-random", ("greedy", "random"), Wins(0.99)),
    Rung("greedy-random-4", ("greedy", "random"), Points(times=2, least=20), players=4),
    Rung("mcts1000-greedy", ("mcts:1000", "greedy"), Wins(0.8)),
    Rung("mcts1000-mcts200", ("mcts:1000", "mcts:200"), Wins(0.5, strictly=True)),
    Rung("mcts5000-mcts1000", ("mcts:5000", "mcts:1000"), Wins(0.5, strictly=True)),
    Rung("expert-mcts", ("expert:0.5s", "mcts:0.5s"), Wins(0.6)),
    Rung("ours-openspiel", ("mcts:0.03s", OPENSPIEL), Wins(0.75), files=OPENSPIEL_FILES),
    Rung("mirror-greedy", ("greedy",), Control()),
    Rung("mirror-mcts200", ("mcts:200",), Control()),
)


def standing_of(summary: Summary, bot: str) -> Standing:
    """The standing of one bot."""
    return next(standing for standing in summary.standings if standing.bot == bot)


def seats_of(summary: Summary) -> tuple[Rate, ...]:
    """How often each seat won when a bot played against itself."""
    return summary.seats.seats


def verdict_of(rung: Rung, summary: Summary) -> str:
    """The verdict so far. A bot that broke off was not beaten, so games with forfeits prove nothing."""
    forfeits = sum(len(game.forfeits) for game in summary.results)
    if forfeits:
        return f"void: {forfeits} forfeit{'s' if forfeits > 1 else ''}"
    left = len(summary.plan.jobs()) - len(summary.results)
    if left:
        return f"unfinished: {left} games left"
    return rung.demand.verdict(summary)


def holds(verdict: str) -> bool:
    """Whether the requirement of a rung is met. A control has none, so it always is."""
    return verdict in (CLEARLY, MET, EVEN, UNEVEN)
