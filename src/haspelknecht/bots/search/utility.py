"""The value of a result for a player: winning, and by how many points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SOFTNESS: Final = 8.0  # the lead in points that is worth half of an infinite lead


def lead(points: vec[float], seat: i64, players: i64) -> float:
    """The player's points minus those of the best opponent."""
    best = -1.0e9
    for other in range(players):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best


def squash(x: float, softness: float) -> float:
    """Map a lead to a value from 0 to 1; no lead is 0.5."""
    size = -x if x < 0.0 else x
    return 0.5 + 0.5 * x / (size + softness)
