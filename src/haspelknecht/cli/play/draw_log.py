"""The log of the game as paragraphs: the moves of one turn together, then what followed by itself."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from haspelknecht.cli.play import symbols
from haspelknecht.locale import say
from haspelknecht.view.board import LETTERS
from haspelknecht.view.types import Letter, LogEntry


def indented(text: Text) -> Padding:
    """A text of which every line is indented."""
    return Padding(text, (0, 0, 0, 2), expand=False)


class LogWriter:
    """Turns entries of the log into paragraphs, with a heading for each season."""

    def __init__(self, names: Sequence[str], language: str) -> None:
        self.names = names
        self.language = language
        self.season: tuple[int, str] | None = None  # of the last heading

    def paragraphs(self, entries: Sequence[LogEntry]) -> list[RenderableType]:
        """The entries; several moves of a player in one stage make one paragraph."""
        finished: list[RenderableType] = []
        paragraph, speaker = Text(), None
        for entry in entries:
            if not entry.lines:
                continue
            if (entry.year, entry.season) != self.season:
                self.season, speaker = (entry.year, entry.season), None
                finished.append(self.heading(entry))
            if entry.seat is None:
                speaker = None
                finished += [self.line(line.text, line.seat) for line in entry.lines]
                continue
            if speaker != (entry.seat, entry.stage):
                paragraph, speaker = self.named(entry.seat), (entry.seat, entry.stage)
                finished.append(paragraph)
            paragraph.append(" " + " ".join(line.text for line in entry.lines))
        return finished

    def heading(self, entry: LogEntry) -> Text:
        """`Year 1, Spring`."""
        season = say(f"season-{entry.season}", self.language)
        return Text(
            say("play-story-season", self.language, year=entry.year, season=season), f"underline {symbols.LAMP}"
        )

    def line(self, text: str, letter: Letter | None) -> RenderableType:
        """A line of what happened by itself; lines about one player are indented."""
        return Text(text) if letter is None else indented(self.named(letter).append(" " + text))

    def named(self, letter: Letter) -> Text:
        """`A Anna:`."""
        name = f"{letter} {self.names[LETTERS.index(letter)]}"
        return symbols.seat_text(letter, say("play-speaker", self.language, name=name))
