"""The bots that search: `mcts` evaluates positions by rollouts, `expert` by a learned evaluation. `expert` also starts
with the moves of a planner that uses this evaluation."""

from __future__ import annotations

from math import exp

from haspelknecht.bots.bot import Choice, Limit, Thoughts
from haspelknecht.bots.dice import dice
from haspelknecht.bots.observation import Observation
from haspelknecht.bots.search.evaluator import Evaluator
from haspelknecht.bots.search.greedy import Planner
from haspelknecht.bots.search.mcts import Search

DEFAULT_ITERATIONS = 1000
WIN_TEMPERATURE = 5.0  # a lead of this many expected points makes a win e times as likely


class SearchBot:
    """Monte Carlo tree search with a given evaluation of positions."""

    def __init__(self, seed: str, evaluator: Evaluator, planner: Planner | None = None) -> None:
        self.seed = seed
        self.evaluator = evaluator
        self.planner = planner

    def choose(self, observation: Observation, limit: Limit) -> Choice:
        """The most visited move, and what follows it in the same turn."""
        search = Search(observation.state, observation.seat, dice(self.seed, observation), self.evaluator)
        if self.planner is not None:
            search.take_hint(self.planner.choose(search.root.copy(), observation.seat))
        iterations = limit.iterations or (0 if limit.seconds else DEFAULT_ITERATIONS)
        search.think(iterations, limit.seconds or 0.0)
        count = int(search.iterations)
        line = tuple(int(move) for move in search.line(max(10, count // 10)))
        points = tuple(float(total) / count for total in search.points)
        return Choice(line[0], line[1:], Thoughts(points, chances(points), line, count))

    def close(self) -> None:
        """There is nothing to release."""


def chances(points: tuple[float, ...]) -> tuple[float, ...]:
    """Each player's probability of winning, estimated from expected points."""
    weights = [exp((own - max(points)) / WIN_TEMPERATURE) for own in points]
    return tuple(weight / sum(weights) for weight in weights)
