"""Short texts side by side; lines wrap between the texts, never inside one."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

GAP = 3


class Flow:
    """A rich renderable of parts in a row; continuation lines are indented."""

    def __init__(self, parts: Iterable[Text], indent: int = 0) -> None:
        self.parts = [part for part in parts if part]
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for part in self.parts:
            if line.cell_len > self.indent and line.cell_len + GAP + part.cell_len > options.max_width:
                yield line
                line = Text(" " * self.indent)
            if line.cell_len > self.indent:
                line.append(" " * GAP)
            line.append_text(part)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [part.cell_len for part in self.parts] or [0]
        whole = sum(widths) + GAP * (len(widths) - 1)
        return Measurement(min(max(widths) + self.indent, options.max_width), min(whole, options.max_width))
