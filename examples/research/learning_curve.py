"""A learning curve as a picture, with the same few shapes that our reports are drawn with."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from haspelknecht.svg import Drawing, Scale, ticks

STYLE = (
    "<style>text{font:12px system-ui,sans-serif;fill:#555}.grid{stroke:#ddd}.line{stroke:#2f6f9f;stroke-width:2}"
    ".point{fill:#2f6f9f}</style>"
)


def write_curve(path: Path, curve: list[tuple[int, float]]) -> None:
    """Points by games played."""
    paper = Drawing(640, 320, "Points against random moves, by games of self-play")
    paper.parts.append(STYLE)
    values = [points for _, points in curve]
    lines = ticks(min(values), max(values))
    across = Scale(0, curve[-1][0], 50, 620)
    up = Scale(lines[0], lines[-1], 280, 30)
    for value in lines:
        paper.line(50, up.at(value), 620, up.at(value), "grid")
        paper.text(42, up.at(value) + 4, f"{value:g}", anchor="end")
    for (games, points), (later, more) in pairwise(curve):
        paper.line(across.at(games), up.at(points), across.at(later), up.at(more), "line")
    for games, points in curve:
        paper.dot(across.at(games), up.at(points), 3, "point", note=f"{games}: {points:.1f}")
    paper.text(50, 18, paper.label)
    paper.text(620, 305, f"{curve[-1][0]} games", anchor="end")
    path.write_text(paper.markup().replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1), encoding="utf-8")
