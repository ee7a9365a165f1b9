"""Plots of rates with their intervals."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht.arena.axes import AXIS, MARGIN, WIDTH, draw_axis, percent_axis
from haspelknecht.arena.numbers import rate_text
from haspelknecht.arena.statistics import Rate
from haspelknecht.svg import Drawing, Scale, fit


def interval_plot(rows: Sequence[tuple[str, Rate]], label: str, reference: float | None = None) -> str:
    """Rates as dots on their intervals; a dashed line marks what would be even."""
    drawing = Drawing(WIDTH, 34.0 * len(rows) + AXIS, label)
    axis = percent_axis(MARGIN, WIDTH - MARGIN)
    draw_axis(drawing, axis, 0)
    if reference is not None:
        drawing.line(axis.scale.at(reference), 0, axis.scale.at(reference), drawing.height - AXIS, "even")
    for number, (name, rate) in enumerate(rows):
        y = 34.0 * number
        drawing.text(MARGIN, y + 13, fit(name, WIDTH - 150))
        drawing.text(WIDTH - MARGIN, y + 13, rate_text(rate), "small", "end")
        whisker(drawing, axis.scale, rate, y + 23)
    return drawing.markup()


def whisker(drawing: Drawing, scale: Scale, rate: Rate, y: float) -> None:
    """A rate on its interval."""
    drawing.line(scale.at(rate.low), y, scale.at(rate.high), y, "whisker")
    drawing.dot(scale.at(rate.rate), y, 4, "c0", note=rate_text(rate))


def twin_plot(rows: Sequence[tuple[str, Rate, Rate]], label: str, headings: tuple[str, str], reference: float) -> str:
    """Left how often (a bar), right with what success (a dot on its interval), row by row."""
    top, height = 18.0, 19.0
    drawing = Drawing(WIDTH, top + height * len(rows) + AXIS, label)
    left = percent_axis(130, 234, 50)
    right = percent_axis(250, WIDTH - MARGIN, 50)
    for axis, heading in zip((left, right), headings, strict=True):
        draw_axis(drawing, axis, top)
        drawing.text(axis.scale.start, 11, fit(heading, 104), "small")
    drawing.line(right.scale.at(reference), top, right.scale.at(reference), drawing.height - AXIS, "even")
    for number, (name, often, success) in enumerate(rows):
        y = top + height * number
        drawing.text(MARGIN, y + 13, fit(name, 114), "row")
        drawing.box(
            left.scale.at(0), y + 4, left.scale.at(often.rate) - left.scale.start, 11, "c0", note=rate_text(often)
        )
        if success.games:
            whisker(drawing, right.scale, success, y + 9.5)
    return drawing.markup()
