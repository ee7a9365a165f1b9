"""Perft counts are as recorded."""

from __future__ import annotations

import pytest

from tests.rules.perft import cases, count, start


@pytest.mark.parametrize("name", cases())
def test_counts(name: str) -> None:
    """The number of lines of play to each depth."""
    case = cases()[name]
    found = [count(start(case).copy(), depth) for depth in range(1, len(case["counts"]) + 1)]
    assert found == case["counts"]
