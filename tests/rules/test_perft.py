"""Perft counts are as recorded."""

from __future__ import annotations

import pytest

from tests.rules.perft import cases, count, start


@pytest.mark.parametrize("name", cases())
def test_counts(name: str) -> None:
    """The number of move sequences of each length."""
    case = cases()[name]
    counts = [count(start(case).copy(), depth) for depth in range(1, len(case["counts"]) + 1)]
    assert counts == case["counts"]
