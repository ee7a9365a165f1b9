"""A bot for hints: it searches as `expert` does, then compares its choice with the best alternatives.

Its advice is in the thoughts of its choice, so that it can run in a worker process like any other bot.
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
CHOICE_SHARE: Final = 0.6  # of the time, for the choice; the rest is for comparing the lines
MIN_SECONDS: Final = 0.05  # for the choice, on a busy machine
MIN_ITERATIONS: Final = 16  # with fewer, an expectation means nothing


@dataclass(frozen=True, slots=True)
class Line:
    """A sequence of moves, with the expected points and chances to win of all players after its first move."""

    moves: tuple[int, ...]
    points: tuple[float, ...]
    wins: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Advice(Thoughts):
    """Thoughts with the best lines, the best one first."""

    lines: tuple[Line, ...] = ()


class Adviser:
    """The search of `expert`, with alternatives."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.evaluator = learned_evaluator()
        self.planner = LearnedPlanner(self.evaluator.network)

    def choose(self, observation: Observation, limit: Limit) -> Choice:
        """The most visited move; its thoughts hold the next best moves too, each searched for the same time."""
        begin, seconds = perf_counter(), limit.seconds or 1.0
        seat = observation.seat
        search = self.search(observation.state, observation)
        search.take_hint(self.planner.choose(search.root.copy(), seat))
        left = seconds * CHOICE_SHARE - (perf_counter() - begin)  # the planner took its time too
        search.think(0, max(MIN_SECONDS, left))
        best = line_of(search)
        legal = observation.legal_moves  # below a forced move the tree begins with the moves after it
        others = [move for move in most_visited(search, seat) if move in legal and move != best[0]]
        firsts = [best[0], *others][:LINES]
        time = seconds * (1 - CHOICE_SHARE) / len(firsts)
        lines = [self.line(observation, move, best if move == best[0] else (), time) for move in firsts]
        ranked = [lines[0], *sorted(lines[1:], key=lambda line: -line.wins[seat])]
        points = expected(search)
        advice = Advice(points, chances(points), best, int(search.iterations), tuple(ranked))
        return Choice(best[0], best[1:], advice)

    def search(self, state: State, observation: Observation) -> Search:
        """A fresh search of a position."""
        return Search(state, observation.seat, dice(self.seed, observation), self.evaluator)

    def line(self, observation: Observation, move: int, known: tuple[int, ...], seconds: float) -> Line:
        """The line that begins with `move`, with its expectations. `known` is that line if the search has found it."""
        state = observation.state.copy()
        play_move(state, observation.seat, move)
        search = self.search(state, observation)
        end = perf_counter() + seconds
        while search.iterations < MIN_ITERATIONS or perf_counter() < end:
            search.iterate()
        same_turn = state.stage == observation.state.stage and state.turn == observation.state.turn
        goes_on = same_turn and state.may_act(observation.seat)
        moves = known or (move, *(line_of(search) if goes_on else ()))
        points = expected(search)
        return Line(self.whole_plan(observation, moves), points, chances(points))

    def whole_plan(self, observation: Observation, moves: tuple[int, ...]) -> tuple[int, ...]:
        """These moves, completed by the planner if they are an incomplete plan: half a plan is no use to a player."""
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
        """There is nothing to release."""


def line_of(search: Search) -> tuple[int, ...]:
    """The best line, as far as its moves were visited often enough."""
    return tuple(int(move) for move in search.line(max(10, int(search.iterations) // 10)))


def expected(search: Search) -> tuple[float, ...]:
    """The expected final points of all players."""
    return tuple(float(total) / int(search.iterations) for total in search.points)


def most_visited(search: Search, seat: int) -> list[int]:
    """The moves of the seat that the search tried, the most visited first."""
    forest = search.forest
    visits: dict[int, int] = {}
    node = forest.child[seat]
    while node != OUTSIDE:
        if forest.edge[node] < FOREIGN:
            visits[int(forest.edge[node])] = int(forest.visits[node])
        node = forest.sibling[node]
    return sorted(visits, key=lambda move: -visits[move])


def make_adviser(spec: Spec, seed: str) -> Adviser:
    """Create the adviser; called in a worker process (`Recipe.maker`)."""
    return Adviser(seed)
