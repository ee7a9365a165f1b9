"""Formats numbers for people."""

from __future__ import annotations

from haspelknecht.arena.statistics import Mean, Rate


def percent(share: float) -> str:
    """`58.3 %`."""
    return f"{100 * share:.1f} %"


def interval(rate: Rate) -> str:
    """`31.9–80.7`."""
    return f"{100 * rate.low:.1f}–{100 * rate.high:.1f}"


def mean_text(mean: Mean) -> str:
    """`12.3 ± 0.4`; empty without games."""
    if not mean.count:
        return "–"
    return f"{mean.mean:.2f}" + ("" if mean.error is None else f" ± {mean.error:.2f}")


def rate_text(rate: Rate) -> str:
    """`58.3 % (31.9–80.7)`."""
    return f"{percent(rate.rate)} ({interval(rate)})"


def time_text(seconds: float) -> str:
    """`250 µs`, `3.1 ms`, `1.2 s`."""
    for unit, name in ((1.0, "s"), (1e-3, "ms")):
        if seconds >= unit * 0.9995:
            return f"{seconds / unit:.3g} {name}"
    return f"{seconds / 1e-6:.3g} µs"
