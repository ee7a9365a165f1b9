"""Drawing plots as SVG: a few shapes with CSS classes, and scales that map numbers to coordinates."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10


class Drawing:
    """An SVG picture that a page may stretch; `label` describes it for screen readers."""

    def __init__(self, width: float, height: float, label: str) -> None:
        self.width = width
        self.height = height
        self.label = label
        self.parts: list[str] = []

    def box(self, x: float, y: float, width: float, height: float, style: str, *, note: str = "") -> None:
        """Add a filled rectangle; `note` is its tooltip."""
        size = f'x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{max(0.0, height):.1f}"'
        self.parts.append(f'<rect class="{style}" {size}>{title(note)}</rect>')

    def line(self, x1: float, y1: float, x2: float, y2: float, style: str) -> None:
        """Add a straight line."""
        self.parts.append(f'<line class="{style}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>')

    def dot(self, x: float, y: float, radius: float, style: str, *, note: str = "") -> None:
        """Add a filled circle; `note` is its tooltip."""
        self.parts.append(f'<circle class="{style}" cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}">{title(note)}</circle>')

    def text(self, x: float, y: float, words: str, style: str = "", anchor: str = "start") -> None:
        """Add text; `anchor` is start, middle or end."""
        self.parts.append(
            f'<text class="{style}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'
        )

    def markup(self) -> str:
        """The SVG element."""
        box = f'viewBox="0 0 {self.width:g} {self.height:g}"'
        return f'<svg {box} role="img" aria-label="{escape(self.label)}">{"".join(self.parts)}</svg>'


def title(note: str) -> str:
    """A tooltip."""
    return f"<title>{escape(note)}</title>" if note else ""


class Scale:
    """Maps numbers from `low` to `high` to coordinates from `start` to `end`."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1
        self.start = start
        self.end = end

    def at(self, value: float) -> float:
        """The coordinate of a value, limited to the range."""
        share = (value - self.low) / (self.high - self.low)
        return self.start + min(1.0, max(0.0, share)) * (self.end - self.start)


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers that reach from below `low` to above `high`."""
    width = max(high - low, 1e-9) / most
    power = 10.0 ** floor(log10(width))
    step = next(step * power for step in (1, 2, 5, 10) if step * power >= width)
    return [number * step for number in range(floor(low / step), ceil(high / step) + 1)]


def powers(low: float, high: float) -> list[float]:
    """Powers of ten around positive numbers, as exponents."""
    first, last = floor(log10(low)), ceil(log10(high))
    return [float(power) for power in range(first, max(last, first + 1) + 1)]


def fit(words: str, width: float) -> str:
    """Text cut to a width in a small font."""
    most = max(3, int(width / 6.2))
    return words if len(words) <= most else words[: most - 1] + "…"
