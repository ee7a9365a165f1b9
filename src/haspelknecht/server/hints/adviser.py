"""A bot that explains itself: it searches as `expert` does, and then looks at what it would play otherwise.

It thinks in a worker process; its advice comes back as the thoughts of its choice.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Final

from haspelknecht.bots.bot import Choice, Limit, Thoughts
from haspelknecht.bots.dice import dice
from haspelknecht.bots.expertise import learned_evaluator
from haspelknecht.bots.observation import Observation
from haspelknecht.bots.search.learned_planner import LearnedPlanner
from haspelknecht.bots.search.mcts import Search
from haspelknecht.bots.search.tree import FOREIGN, OUTSIDE
from haspelknecht.bots.search_bot import chances
from haspelknecht.bots.specs import Spec
from haspelknecht.rules.flow import play_move
from haspelknecht.rules.stages import PLANNING
from haspelknecht.rules.state import State

LINES: Final = 3
CHOOSING: Final = 0.6  # part of the time for the choice; the rest is for comparing the lines
LEAST: Final = 0.05  # seconds for the choice on a busy machine
FEWEST: Final = 16  # iterations from which on an expectation means anything


@dataclass(frozen=True, slots=True)
class Line:
    """Moves in a row, and what everybody can expect after the first of them."""

    moves: tuple[int, ...]
    points: tuple[float, ...]
    wins: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Advice(Thoughts):
    """Thoughts with the best lines, the best one first."""

    lines: tuple[Line, ...] = ()


class Adviser:
    """The search of `expert` with its alternatives."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.evaluator = learned_evaluator()
        self.planner = LearnedPlanner(self.evaluator.network)

    def choose(self, observation: Observation, limit: Limit) -> Choice:
        """The move looked at most often, and the next best ones, compared for the same time each."""
        begin, seconds = perf_counter(), limit.seconds or 1.0
        seat = observation.seat
        search = self.search(observation.state, observation)
        search.take_hint(self.planner.choose(search.root.copy(), seat))
        search.think(0, max(LEAST, seconds * CHOOSING - (perf_counter() - begin)))  # the planner took its time too
        best = line_of(search)
        firsts = [best[0], *(move for move in most_visited(search, seat) if move != best[0])][:LINES]
        time = seconds * (1 - CHOOSING) / len(firsts)
        lines = [self.line(observation, move, best if move == best[0] else (), time) for move in firsts]
        ranked = [lines[0], *sorted(lines[1:], key=lambda line: -line.wins[seat])]
        points = expected(search)
        advice = Advice(points, chances(points), best, int(search.iterations), tuple(ranked))
        return Choice(best[0], best[1:], advice)

    def search(self, state: State, observation: Observation) -> Search:
        """A fresh search of a position."""
        return Search(state, observation.seat, dice(self.seed, observation), self.evaluator)

    def line(self, observation: Observation, move: int, known: tuple[int, ...], seconds: float) -> Line:
        """A line that begins with a move: how it goes on, unless that is known, and what can be expected."""
        state = observation.state.copy()
        play_move(state, observation.seat, move)
        search = self.search(state, observation)
        end = perf_counter() + seconds
        while search.iterations < FEWEST or perf_counter() < end:
            search.iterate()
        same_turn = state.stage == observation.state.stage and state.turn == observation.state.turn
        goes_on = same_turn and state.may_act(observation.seat)
        moves = known or (move, *(line_of(search) if goes_on else ()))
        points = expected(search)
        return Line(self.whole_plan(observation, moves), points, chances(points))

    def whole_plan(self, observation: Observation, moves: tuple[int, ...]) -> tuple[int, ...]:
        """Half a plan is no advice: where the search was not sure any more, the planner completes it."""
        state, seat = observation.state.copy(), observation.seat
        if state.stage != PLANNING:
            return moves
        for move in moves:
            play_move(state, seat, move)
        while state.stage == PLANNING and state.may_act(seat):
            move = int(self.planner.choose(state.copy(), seat)[0])
            play_move(state, seat, move)
            moves = (*moves, move)
        return moves

    def close(self) -> None:
        """Nothing to give back."""


def line_of(search: Search) -> tuple[int, ...]:
    """The best moves in a row, as far as the search is sure enough."""
    return tuple(int(move) for move in search.line(max(10, int(search.iterations) // 10)))


def expected(search: Search) -> tuple[float, ...]:
    """The final points of everybody."""
    return tuple(float(total) / int(search.iterations) for total in search.points)


def most_visited(search: Search, seat: int) -> list[int]:
    """The own moves that the search tried, the most often tried first."""
    forest = search.forest
    visits: dict[int, int] = {}
    node = forest.child[seat]
    while node != OUTSIDE:
        if forest.edge[node] < FOREIGN:
            visits[int(forest.edge[node])] = int(forest.visits[node])
        node = forest.sibling[node]
    return sorted(visits, key=lambda move: -visits[move])


def make_adviser(spec: Spec, seed: str) -> Adviser:
    """The maker that a worker process calls."""
    return Adviser(seed)
