"""Axes of plots, with round numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from haspelknecht.svg import Drawing, Scale, ticks

WIDTH = 360.0  # drawn for the width of a phone
MARGIN = 8.0
AXIS = 22.0


@dataclass(frozen=True, slots=True)
class Axis:
    """A horizontal axis: its scale and labelled marks."""

    scale: Scale
    marks: Sequence[tuple[float, str]]


def axis_of(low: float, high: float, start: float, end: float, most: int = 6) -> Axis:
    """An axis with round numbers."""
    numbers = ticks(low, high, most)
    return Axis(Scale(numbers[0], numbers[-1], start, end), [(number, f"{number:g}") for number in numbers])


def percent_axis(start: float, end: float, step: int = 25) -> Axis:
    """An axis from 0 to 100 %."""
    marks = [(percent / 100, f"{percent} %" if percent == 100 else str(percent)) for percent in range(0, 101, step)]
    return Axis(Scale(0, 1, start, end), marks)


def draw_axis(drawing: Drawing, axis: Axis, top: float) -> None:
    """Grid lines from `top` down to the numbers."""
    bottom = drawing.height - AXIS
    last = len(axis.marks) - 1
    for number, (value, words) in enumerate(axis.marks):
        x = axis.scale.at(value)
        drawing.line(x, top, x, bottom, "grid")
        drawing.text(x, bottom + 15, words, "small", {0: "start", last: "end"}.get(number, "middle"))
