"""The learned evaluation: from features to the points that a player will still score.

A linear part for each phase of the game, plus a small network with one hidden layer that all phases share.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.bots.search.features import FEATURES, FeatureVector

PHASES: Final = 9  # the beginnings of the action phases 1 to 9


class Network:
    """Weights and working memory. Rows of `first`: one for each feature, then one for each phase as bias."""

    def __init__(self, hidden: i64, linear: list[float], first: list[float], second: list[float]) -> None:
        assert len(linear) == PHASES * (FEATURES + 1)
        assert len(first) == (FEATURES + PHASES) * hidden
        assert len(second) == hidden
        self.hidden: i64 = hidden
        self.linear: vec[float] = vec[float](linear)
        self.first: vec[float] = vec[float](first)
        self.second: vec[float] = vec[float](second)
        self.sums: vec[float] = vec[float]([0.0] * hidden)

    def points_to_come(self, phase: i64, features: FeatureVector) -> float:
        """Expected points from here to the end of the game."""
        hidden = self.hidden
        sums = self.sums
        first = self.first
        at = (FEATURES + phase) * hidden
        for j in range(hidden):
            sums[j] = first[at + j]
        base = phase * (FEATURES + 1)
        result = self.linear[base + FEATURES]
        for i in range(features.count):
            feature = features.index[i]
            amount = features.amount[i]
            result += amount * self.linear[base + feature]
            at = feature * hidden
            for j in range(hidden):
                sums[j] += amount * first[at + j]
        for j in range(hidden):
            if sums[j] > 0.0:
                result += sums[j] * self.second[j]
        return result
