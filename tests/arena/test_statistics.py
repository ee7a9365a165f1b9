"""Intervals and errors against known values, and against what they mean."""

from __future__ import annotations

import pytest

from haspelknecht.arena.statistics import mean_of, quantile, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    """To four digits."""
    rate = wilson(wins, games)
    assert rate.rate == pytest.approx(wins / games)
    assert rate.low == pytest.approx(low, abs=5e-5)
    assert rate.high == pytest.approx(high, abs=5e-5)


@pytest.mark.parametrize(("wins", "games"), [(1, 2), (7, 9), (240, 400), (0.75, 3)])
def test_the_ends_of_an_interval_are_at_the_significance_level(wins: float, games: int) -> None:
    """If an end were the true rate, the rate found would be exactly 1.96 standard deviations away."""
    rate = wilson(wins, games)
    for end in (rate.low, rate.high):
        assert abs(rate.rate - end) == pytest.approx(1.959964 * (end * (1 - end) / games) ** 0.5, rel=1e-6)


def test_wilson_at_the_ends() -> None:
    """Never outside 0 to 1, and the two ends are alike; without games everything is possible."""
    for games in (1, 7, 400):
        none, every = wilson(0, games), wilson(games, games)
        assert none.low == 0
        assert every.high == 1
        assert none.high == pytest.approx(1 - every.low)
        assert 0 < none.high < 1
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)


def test_more_games_narrow_the_interval() -> None:
    """60 % of 400 games are more than half, 60 % of 20 are not."""
    assert wilson(12, 20).includes(0.5)
    assert not wilson(240, 400).includes(0.5)


def test_mean_and_standard_error() -> None:
    """2, 4, 4, 4, 5, 5, 7, 9: mean 5, sum of squares 32, so the error is the root of 32 / 7 / 8."""
    found = mean_of([2, 4, 4, 4, 5, 5, 7, 9])
    assert found.mean == 5
    assert found.error == pytest.approx(0.755929)
    assert mean_of([3]).error is None
    assert mean_of([]).count == 0


def test_quantiles() -> None:
    """Between two values in proportion."""
    assert quantile([4, 1, 3, 2], 0.5) == 2.5
    assert quantile([1, 2, 3], 0) == 1
    assert quantile([1, 2, 3], 1) == 3
    assert quantile([7], 0.3) == 7
