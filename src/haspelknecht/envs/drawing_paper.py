"""The pieces of the game as SVG shapes. Everything differs by form or letter, not only by colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from haspelknecht.locale import knows, say
from haspelknecht.rules.player import READY
from haspelknecht.rules.state import State
from haspelknecht.svg import Drawing
from haspelknecht.view.types import BoardView, Disks, GameFacts, Letter

COAL: Final = 13.0  # from lump to lump
DISK: Final = 17.0  # from disk to disk
MOST_DROPS: Final = 6

# Names begin with hk-, because a page shares the styles of all its pictures.
STYLE: Final = (
    "<style>.hk-paper{fill:#f6f1e6}.hk-card{fill:#fffdf8;stroke:#cfc5b2;rx:6px}.hk-lit{fill:#fff6da;stroke:#c98f1e;"
    "stroke-width:2;rx:6px}.hk-title,.hk-word,.hk-soft,.hk-small,.hk-on{font-family:system-ui,sans-serif;fill:#2b2620}"
    ".hk-title{font-size:19px;font-weight:600}.hk-word{font-size:14px}.hk-soft{font-size:13px;fill:#6d6455}"
    ".hk-small{font-size:11px;fill:#6d6455}.hk-on{font-size:11px;font-weight:600;fill:#fff}"
    ".hk-yellow{fill:#f0c24b;stroke:#a67f12}.hk-brown{fill:#8a4f27;stroke:#5a3013}.hk-black{fill:#3d3937;"
    "stroke:#1c1a19}.hk-on-yellow{fill:#3a2b00}.hk-seat-A{fill:#b8402f}.hk-seat-B{fill:#2f6cae}.hk-seat-C{fill:#357a4d}"
    ".hk-seat-D{fill:#82559c}.hk-ring{fill:none;stroke:#c98f1e;stroke-width:3}.hk-coal{fill:#2c2a29}"
    ".hk-closed{fill:#b3aa9b}.hk-taken{fill:none;stroke:#cfc5b2}.hk-wood{fill:#a8662c}.hk-no-wood{fill:none;"
    "stroke:#a8662c;stroke-dasharray:2 2}.hk-water{fill:#3f8bc9}.hk-turf{fill:#7f9c4a}.hk-rock{fill:#e4dac6}"
    ".hk-level-1{fill:#dfe8c8}.hk-level-2{fill:#f2dcc6}.hk-level-3{fill:#d7e4ec}.hk-level-4{fill:#e6dbe2}"
    ".hk-any{fill:#d8d2c6;stroke:#8d8577}</style>"
)


class Paper(Drawing):
    """The picture of a position, with words in one language."""

    def __init__(
        self, state: State, board: BoardView, facts: GameFacts, size: tuple[float, float], language: str
    ) -> None:
        self.board = board
        self.facts = facts
        self.language = language
        self.acting = {letter for seat, letter in enumerate(board.players) if state.may_act(seat)}
        planning = board.stage == "planning"
        self.ready = {
            letter
            for letter, player in zip(board.players, state.players, strict=True)
            if planning and player.plan_step == READY
        }
        super().__init__(*size, heading(board, facts, language))
        self.parts.append(STYLE)
        self.box(0, 0, self.width, self.height, "hk-paper")

    def say(self, key: str, **values: int) -> str:
        """A message in the language of the picture."""
        return say(key, self.language, **values)

    def disks(self, x: float, y: float, disks: Disks, step: float = DISK) -> float:
        """Action disks in a row, yellow, brown, black, each with the letter of its colour; returns where it ends."""
        for colour, count in (("yellow", disks.yellow), ("brown", disks.brown), ("black", disks.black)):
            for _ in range(count):
                self.dot(x, y, 7.5, f"hk-{colour}", note=self.say(f"colour-{colour}"))
                self.text(x, y + 4, self.say(f"play-disk-{colour}"), f"hk-on hk-on-{colour}", "middle")
                x += step
        return x

    def seat_sign(self, x: float, y: float, letter: Letter, radius: float = 11) -> None:
        """The letter of a player in their colour."""
        self.dot(x, y, radius, f"hk-seat-{letter}")
        self.text(x, y + 4, letter, "hk-on", "middle")

    def big_seat_sign(self, x: float, y: float, letter: Letter) -> None:
        """The same with a ring around it if the player may act."""
        self.seat_sign(x, y, letter)
        if letter in self.acting:
            self.dot(x, y, 14, "hk-ring")

    def water(self, x: float, y: float, amount: int) -> None:
        """Drops of pit water; a number follows if there are many."""
        note = f"{self.say('good-water')}: {amount}"
        for _ in range(min(amount, MOST_DROPS)):
            path = f"M{x:g} {y - 8:g}c5 6 6 8 6 10a6 6 0 0 1 -12 0c0 -2 1 -4 6 -10z"
            self.parts.append(f'<path class="hk-water" d="{path}"><title>{note}</title></path>')
            x += 14
        if amount > MOST_DROPS:
            self.text(x, y + 5, f"= {amount}", "hk-soft")

    def coal(self, x: float, y: float, styles: Sequence[str]) -> float:
        """Lumps of coal in a row, each in its style; returns where the row ends."""
        for style in styles:
            self.box(x, y, 11, 11, style)
            x += COAL
        return x

    def prop(self, x: float, y: float, *, covered: bool) -> None:
        """A prop of two posts and a beam, or the place for one."""
        if not covered:
            self.box(x, y, 12, 14, "hk-no-wood")
            return
        self.box(x, y, 12, 3, "hk-wood")
        self.box(x, y + 3, 3, 11, "hk-wood")
        self.box(x + 9, y + 3, 3, 11, "hk-wood")

    def word(self, x: float, y: float, key: str) -> float:
        """A message in small print; returns about where it ends."""
        text = self.say(key)
        self.text(x, y + 4, text, "hk-small")
        return x + 6.4 * len(text) + 6


def heading(board: BoardView, facts: GameFacts, language: str) -> str:
    """`Year 1 of 3 · Spring · Planning`."""
    words = [
        say("play-year", language, year=board.year, years=facts.years),
        say(f"season-{board.season}", language),
    ]
    key = "play-stage-" + board.stage.replace(" ", "-")
    if knows(key, language):  # not for steps that need no player
        words.append(say(key, language))
    return " · ".join(words)
