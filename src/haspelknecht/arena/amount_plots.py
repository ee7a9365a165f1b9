"""Plots of points, moves and seconds."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10

from haspelknecht.arena.axes import AXIS, MARGIN, WIDTH, Axis, axis_of, draw_axis
from haspelknecht.arena.numbers import time_text
from haspelknecht.arena.statistics import quantile
from haspelknecht.svg import Drawing, Scale, fit, powers

BARS = 30  # at most so many bars in a histogram


def histograms(rows: Sequence[tuple[str, Sequence[int]]], label: str) -> str:
    """How often each value occurs, row by row on one axis; a line marks the median."""
    height = 80.0
    everything = [value for _, values in rows for value in values]
    drawing = Drawing(WIDTH, height * len(rows) + AXIS, label)
    axis = axis_of(min(everything), max(everything) + 1, MARGIN, WIDTH - MARGIN)
    step = max(1, -(-int(axis.scale.high - axis.scale.low) // BARS))
    draw_axis(drawing, axis, 0)
    for number, (name, values) in enumerate(rows):
        floor = height * (number + 1)
        drawing.text(MARGIN, height * number + 17, fit(name, WIDTH - 150))
        if values:
            median = quantile(values, 0.5)
            mean = sum(values) / len(values)
            drawing.text(WIDTH - MARGIN, height * number + 17, f"x̄ {mean:.1f}   ½ {median:g}", "small", "end")
            bars(drawing, axis.scale, values, step, floor)
            drawing.line(axis.scale.at(median), floor - 54, axis.scale.at(median), floor, "median")
        drawing.line(MARGIN, floor, WIDTH - MARGIN, floor, "base")
    return drawing.markup()


def bars(drawing: Drawing, scale: Scale, values: Sequence[int], step: int, floor: float) -> None:
    """One bar for each group of `step` values; the highest is 50 high."""
    low = int(scale.low)
    counts: dict[int, int] = {}
    for value in values:
        counts[(value - low) // step] = counts.get((value - low) // step, 0) + 1
    most = max(counts.values())
    for group, count in sorted(counts.items()):
        first = low + group * step
        left, right = scale.at(first), scale.at(first + step)
        span = str(first) if step == 1 else f"{first} … {first + step - 1}"
        tall = 50.0 * count / most
        drawing.box(left + 0.5, floor - tall, right - left - 1, tall, "c0", note=f"{span}: {count / len(values):.1%}")


def stacked_bars(rows: Sequence[tuple[str, Sequence[tuple[str, float]]]], label: str) -> str:
    """Parts beside each other, gains to the right of zero and losses to the left; a mark shows the sum."""
    drawing = Drawing(WIDTH, 46.0 * len(rows) + AXIS, label)
    low = min(sum(part for _, part in parts if part < 0) for _, parts in rows)
    high = max(sum(part for _, part in parts if part > 0) for _, parts in rows)
    axis = axis_of(low, high, MARGIN, WIDTH - MARGIN)
    draw_axis(drawing, axis, 0)
    for number, (name, parts) in enumerate(rows):
        y = 46.0 * number
        total = sum(part for _, part in parts)
        drawing.text(MARGIN, y + 13, fit(name, WIDTH - 100))
        drawing.text(WIDTH - MARGIN, y + 13, f"= {total:.1f}", "small", "end")
        ends = {True: 0.0, False: 0.0}
        for colour, (source, part) in enumerate(parts):
            start = ends[part > 0]
            ends[part > 0] += part
            left, right = sorted((axis.scale.at(start), axis.scale.at(start + part)))
            drawing.box(left, y + 19, right - left, 20, f"c{colour}", note=f"{source}: {part:+.2f}")
        drawing.line(axis.scale.at(total), y + 17, axis.scale.at(total), y + 41, "median")
    drawing.line(axis.scale.at(0), 0, axis.scale.at(0), drawing.height - AXIS, "base")
    return drawing.markup()


def time_plot(rows: Sequence[tuple[str, float, float]], label: str) -> str:
    """Mean (dot) and longest (end of the line) on a scale of powers of ten, in seconds."""
    drawing = Drawing(WIDTH, 34.0 * len(rows) + AXIS, label)
    exponents = powers(min(mean for _, mean, _ in rows), max(longest for _, _, longest in rows))
    scale = Scale(exponents[0], exponents[-1], MARGIN, WIDTH - MARGIN)
    draw_axis(drawing, Axis(scale, [(exponent, time_text(10**exponent)) for exponent in exponents]), 0)
    for number, (name, mean, longest) in enumerate(rows):
        y = 34.0 * number
        drawing.text(MARGIN, y + 13, fit(name, WIDTH - 150))
        drawing.text(WIDTH - MARGIN, y + 13, f"x̄ {time_text(mean)} … {time_text(longest)}", "small", "end")
        drawing.line(scale.at(log10(mean)), y + 23, scale.at(log10(longest)), y + 23, "whisker")
        drawing.dot(scale.at(log10(mean)), y + 23, 4, "c0", note=time_text(mean))
    return drawing.markup()
