"""How sure we can be: intervals and errors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

Z95 = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


@dataclass(frozen=True, slots=True)
class Rate:
    """A share of games with its Wilson 95 % interval."""

    wins: float
    games: int
    rate: float
    low: float
    high: float

    def includes(self, share: float) -> bool:
        """Whether a share is believable after these games."""
        return self.low <= share <= self.high


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean of `count` values with its standard error; one value alone has none."""

    mean: float
    error: float | None
    count: int


def wilson(wins: float, games: int) -> Rate:
    """A rate with its interval (Wilson 1927, without continuity correction). No games: anything is possible."""
    if games == 0:
        return Rate(0.0, 0, 0.0, 0.0, 1.0)
    share = wins / games
    z2 = Z95 * Z95 / games
    centre = (share + z2 / 2) / (1 + z2)
    half = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games)) / (1 + z2)
    low = 0.0 if wins == 0 else max(0.0, centre - half)
    high = 1.0 if wins == games else min(1.0, centre + half)
    return Rate(wins, games, share, low, high)


def mean_of(values: Sequence[float]) -> Mean:
    """The mean and its standard error."""
    count = len(values)
    if count == 0:
        return Mean(0.0, None, 0)
    mean = sum(values) / count
    if count == 1:
        return Mean(mean, None, 1)
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    return Mean(mean, sqrt(spread / count), count)


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which a share of the values lies, between two values in proportion."""
    ordered = sorted(values)
    at = share * (len(ordered) - 1)
    below = int(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (at - below)
