"""Searches for tests: a look inside what the bots `mcts` and `expert` think."""

from __future__ import annotations

from haspelknecht.bots import observe
from haspelknecht.bots.expertise import learned_judgement
from haspelknecht.bots.search.judgement import Judgement
from haspelknecht.bots.search.mcts import Search
from haspelknecht.bots.search.tree import FOREIGN, OUTSIDE, Forest
from haspelknecht.records.game import Game
from tests.bots.tables import so_many

NAMES = ("mcts", "expert")
FEW = so_many(200, 100)  # iterations


def judgement_of(name: str) -> Judgement:
    """How a bot judges positions."""
    return Judgement() if name == "mcts" else learned_judgement()


def thought(game: Game, seat: int, name: str, iterations: int) -> Search:
    """A search that has iterated so often."""
    search = Search(observe(game, seat).state, seat, 7, judgement_of(name))
    for _ in range(iterations):
        search.iterate()
    return search


def children(forest: Forest, node: int) -> list[int]:
    """The children of a node."""
    found = []
    child = forest.child[node]
    while child != OUTSIDE:
        found.append(int(child))
        child = forest.sibling[child]
    return found


def own_children(forest: Forest, node: int) -> list[int]:
    """The children of a node that are moves of its player."""
    return [child for child in children(forest, node) if forest.edge[child] < FOREIGN]


def has_choice(game: Game, seat: int) -> bool:
    """Whether there is anything to choose before the bag is opened again."""
    return bool(own_children(thought(game, seat, "mcts", 16).forest, seat))
