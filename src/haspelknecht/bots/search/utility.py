"""What a result is worth to a player: winning, and by how much."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SOFTNESS: Final = 8.0  # points of lead that count half of all leads


def lead(points: vec[float], seat: i64, players: i64) -> float:
    """Points ahead of the best of the others."""
    best = -1.0e9
    for other in range(players):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best


def squash(x: float, softness: float) -> float:
    """From any lead to 0..1; no lead is 0.5."""
    size = -x if x < 0.0 else x
    return 0.5 + 0.5 * x / (size + softness)
