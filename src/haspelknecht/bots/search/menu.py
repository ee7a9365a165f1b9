"""The sensible moves, each with a weight: its probability of being chosen by habit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.rules.moves import MoveList

ROOM: Final = 512


class Menu:
    """A reusable list of candidate moves with weights."""

    def __init__(self) -> None:
        self.legal: MoveList = MoveList()
        self.codes: vec[i64] = vec[i64]([0] * ROOM)
        self.weights: vec[i64] = vec[i64]([0] * ROOM)
        self.count: i64 = 0
        self.total: i64 = 0

    def clear(self) -> None:
        """Remove all candidates."""
        self.count = 0
        self.total = 0

    def add(self, move: i64, weight: i64) -> None:
        """Add a candidate. Its weight is at least 1."""
        weight = max(weight, 1)
        self.codes[self.count] = move
        self.weights[self.count] = weight
        self.count += 1
        self.total += weight

    def favour(self, move: i64) -> None:
        """Add the total weight of all candidates to the weight of one."""
        for i in range(self.count):
            if self.codes[i] == move:
                self.weights[i] += self.total
                self.total += self.total
                return

    def keep_heaviest(self, most: i64) -> None:
        """Drop the lightest candidates until `most` are left. Keeps the order of the others."""
        while self.count > most:
            drop: i64 = 0
            for i in range(1, self.count):
                if self.weights[i] <= self.weights[drop]:
                    drop = i
            self.total -= self.weights[drop]
            self.count -= 1
            for i in range(drop, self.count):
                self.codes[i] = self.codes[i + 1]
                self.weights[i] = self.weights[i + 1]

    def add_all_legal(self) -> None:
        """Add every legal move with the same weight."""
        for i in range(self.legal.count):
            self.add(self.legal.codes[i], 1)

    def pick(self, ticket: i64) -> i64:
        """The index of a random candidate, chosen by a random number of 32 bits."""
        rest = ticket * self.total >> 32
        for i in range(self.count):
            rest -= self.weights[i]
            if rest < 0:
                return i
        return self.count - 1

    def heaviest(self) -> i64:
        """The index of the candidate with the greatest weight, the first among equals."""
        best: i64 = 0
        for i in range(1, self.count):
            if self.weights[i] > self.weights[best]:
                best = i
        return best
