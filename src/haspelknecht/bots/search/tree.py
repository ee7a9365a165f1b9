"""Search trees in a pool of nodes. Each player has a separate tree over what they have seen and done."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from haspelknecht.bots.search.menu import Menu
from haspelknecht.rules.moves import MOVES

OUTSIDE: Final = -1  # no node: a player has left their tree
FOREIGN: Final = 1000  # the move of another seat as an edge: move + FOREIGN * (seat + 1)
MOST_NODES: Final = 4_000_000


class Forest:
    """The nodes of all trees. The children of a node are a linked list."""

    def __init__(self) -> None:
        self.edge: vec[i64] = vec[i64]()  # the move that leads here
        self.child: vec[i64] = vec[i64]()  # first child, OUTSIDE if none
        self.sibling: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.value: vec[float] = vec[float]()  # sum of the owner's values
        self.count: i64 = 0
        self.tick: i64 = 0
        self.seen: vec[i64] = vec[i64]([0] * MOVES)  # the tick at which `place` was set
        self.place: vec[i64] = vec[i64]([0] * MOVES)  # the child of a move

    def add_node(self, edge: i64) -> i64:
        """Add a node without parent and children, and return it."""
        self.edge = append(self.edge, edge)
        self.child = append(self.child, OUTSIDE)
        self.sibling = append(self.sibling, OUTSIDE)
        self.visits = append(self.visits, 0)
        self.value = append(self.value, 0.0)
        self.count += 1
        return self.count - 1

    def add_child(self, parent: i64, edge: i64) -> i64:
        """Add a child and return it; OUTSIDE if the pool is full."""
        if self.count >= MOST_NODES:
            return OUTSIDE
        node = self.add_node(edge)
        self.sibling[node] = self.child[parent]
        self.child[parent] = node
        return node

    def find(self, parent: i64, edge: i64) -> i64:
        """The child at an edge, or OUTSIDE."""
        node = self.child[parent]
        while node != OUTSIDE and self.edge[node] != edge:
            node = self.sibling[node]
        return node

    def select(self, node: i64, menu: Menu, exploration: float) -> i64:
        """The index in the menu of the candidate to try next, by mean value plus exploration bonus, with the weights as
        prior (PUCT). The value of an untried candidate is assumed to be that of its parent."""
        self.tick += 1
        child = self.child[node]
        while child != OUTSIDE:
            edge = self.edge[child]
            if edge < FOREIGN:
                self.seen[edge] = self.tick
                self.place[edge] = child
            child = self.sibling[child]
        visits = self.visits[node]
        mean = self.value[node] / float(visits) if visits > 0 else 0.5
        reach = exploration * float(visits + 1) ** 0.5 / float(menu.total)
        best: i64 = 0
        best_score = -1.0e9
        for i in range(menu.count):
            move = menu.codes[i]
            if self.seen[move] == self.tick:
                child = self.place[move]
                tries = float(self.visits[child])
                score = self.value[child] / tries + reach * float(menu.weights[i]) / (1.0 + tries)
            else:
                score = mean + reach * float(menu.weights[i])
            if score > best_score:
                best_score = score
                best = i
        return best

    def most_visited(self, node: i64) -> i64:
        """The most visited child at a move of the tree's owner; OUTSIDE if there is none."""
        best: i64 = OUTSIDE
        child = self.child[node]
        while child != OUTSIDE:
            if self.edge[child] < FOREIGN and (best == OUTSIDE or self.visits[child] > self.visits[best]):
                best = child
            child = self.sibling[child]
        return best
