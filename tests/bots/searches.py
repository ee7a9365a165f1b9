"""Searches for tests: the trees behind the choices of the bots `mcts` and `expert`."""

from __future__ import annotations

from haspelknecht.bots import observe
from haspelknecht.bots.expertise import learned_evaluator
from haspelknecht.bots.search.evaluator import Evaluator
from haspelknecht.bots.search.mcts import Search
from haspelknecht.bots.search.tree import FOREIGN, OUTSIDE, Forest
from haspelknecht.records.game import Game
from tests.bots.tables import case_count

NAMES = ("mcts", "expert")
FEW = case_count(200, 100)  # iterations


def evaluator_of(name: str) -> Evaluator:
    """The evaluation that a bot uses."""
    return Evaluator() if name == "mcts" else learned_evaluator()


def searched(game: Game, seat: int, name: str, iterations: int) -> Search:
    """A search after a number of iterations."""
    search = Search(observe(game, seat).state, seat, 7, evaluator_of(name))
    for _ in range(iterations):
        search.iterate()
    return search


def children(forest: Forest, node: int) -> list[int]:
    """The children of a node."""
    nodes = []
    child = forest.child[node]
    while child != OUTSIDE:
        nodes.append(int(child))
        child = forest.sibling[child]
    return nodes


def own_children(forest: Forest, node: int) -> list[int]:
    """The children of a node that are moves of its player."""
    return [child for child in children(forest, node) if forest.edge[child] < FOREIGN]


def has_choice(game: Game, seat: int) -> bool:
    """Whether the seat has a choice before the next draw."""
    return bool(own_children(searched(game, seat, "mcts", 16).forest, seat))
