"""Paper, and the pieces of the game as small shapes: every one has a form or a letter, colour only helps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from haspelknecht.locale import say
from haspelknecht.records.notation import seat_text
from haspelknecht.rules.pieces import COLOUR_NAMES, SEASON_NAMES, YEARS
from haspelknecht.rules.stages import DRAWING, STAGE_NAMES
from haspelknecht.rules.state import State
from haspelknecht.svg import Drawing

COAL: Final = 13.0  # from lump to lump
DISK: Final = 17.0  # from disk to disk
MOST_DROPS: Final = 6

# Names begin with hk-, because a page shares the styles of all its pictures.
STYLE: Final = (
    "<style>.hk-paper{fill:#f6f1e6}.hk-card{fill:#fffdf8;stroke:#cfc5b2;rx:6px}.hk-lit{fill:#fff6da;stroke:#c98f1e;"
    "stroke-width:2;rx:6px}.hk-title,.hk-word,.hk-soft,.hk-small,.hk-on{font-family:system-ui,sans-serif;fill:#2b2620}"
    ".hk-title{font-size:19px;font-weight:600}.hk-word{font-size:14px}.hk-soft{font-size:13px;fill:#6d6455}"
    ".hk-small{font-size:11px;fill:#6d6455}.hk-on{font-size:11px;font-weight:600;fill:#fff}"
    ".hk-disk-0{fill:#f0c24b;stroke:#a67f12}.hk-disk-1{fill:#8a4f27;stroke:#5a3013}.hk-disk-2{fill:#3d3937;"
    "stroke:#1c1a19}.hk-on-0{fill:#3a2b00}.hk-seat-0{fill:#b8402f}.hk-seat-1{fill:#2f6cae}.hk-seat-2{fill:#357a4d}"
    ".hk-seat-3{fill:#82559c}.hk-ring{fill:none;stroke:#c98f1e;stroke-width:3}.hk-coal{fill:#2c2a29}"
    ".hk-closed{fill:#b3aa9b}.hk-taken{fill:none;stroke:#cfc5b2}.hk-wood{fill:#a8662c}.hk-no-wood{fill:none;"
    "stroke:#a8662c;stroke-dasharray:2 2}.hk-water{fill:#3f8bc9}.hk-turf{fill:#7f9c4a}.hk-rock{fill:#e4dac6}"
    ".hk-level-1{fill:#dfe8c8}.hk-level-2{fill:#f2dcc6}.hk-level-3{fill:#d7e4ec}.hk-level-4{fill:#e6dbe2}"
    ".hk-any{fill:#d8d2c6;stroke:#8d8577}</style>"
)


class Paper(Drawing):
    """The picture of a state, with words in one language."""

    def __init__(self, state: State, size: tuple[float, float], language: str) -> None:
        self.state = state
        self.language = language
        super().__init__(*size, heading(state, language))
        self.parts.append(STYLE)
        self.box(0, 0, self.width, self.height, "hk-paper")

    def say(self, key: str, **values: int) -> str:
        """A message in the language of the picture."""
        return say(key, self.language, **values)

    def disks(self, x: float, y: float, counts: Sequence[int], step: float = DISK) -> float:
        """Action disks in a row, yellow, brown, black; where the row ends."""
        for colour, count in enumerate(counts):
            for _ in range(count):
                self.disk(x, y, colour)
                x += step
        return x

    def disk(self, x: float, y: float, colour: int) -> None:
        """An action disk with the letter of its colour."""
        name = COLOUR_NAMES[colour]
        self.dot(x, y, 7.5, f"hk-disk-{colour}", note=self.say(f"colour-{name}"))
        self.text(x, y + 4, self.say(f"play-disk-{name}"), f"hk-on hk-on-{colour}", "middle")

    def seat_sign(self, x: float, y: float, seat: int, radius: float = 11) -> None:
        """The letter of a player in his colour."""
        self.dot(x, y, radius, f"hk-seat-{seat}")
        self.text(x, y + 4, seat_text(seat), "hk-on", "middle")

    def big_seat_sign(self, x: float, y: float, seat: int) -> None:
        """The same with a ring around it if the player may act."""
        self.seat_sign(x, y, seat)
        if self.state.may_act(seat):
            self.dot(x, y, 14, "hk-ring")

    def water(self, x: float, y: float, amount: int) -> None:
        """Drops of pit water, many of them with their number."""
        note = f"{self.say('good-water')}: {amount}"
        for _ in range(min(amount, MOST_DROPS)):
            path = f"M{x:g} {y - 8:g}c5 6 6 8 6 10a6 6 0 0 1 -12 0c0 -2 1 -4 6 -10z"
            self.parts.append(f'<path class="hk-water" d="{path}"><title>{note}</title></path>')
            x += 14
        if amount > MOST_DROPS:
            self.text(x, y + 5, f"= {amount}", "hk-soft")

    def coal(self, x: float, y: float, styles: Sequence[str]) -> float:
        """Lumps of coal in a row, each in its style; where the row ends."""
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
        """A message in small print; about where it ends."""
        text = self.say(key)
        self.text(x, y + 4, text, "hk-small")
        return x + 6.4 * len(text) + 6


def heading(state: State, language: str) -> str:
    """`Year 1 of 3 · Spring · Planning`."""
    words = [
        say("play-year", language, year=int(state.year), years=YEARS),
        say(f"season-{SEASON_NAMES[state.season]}", language),
    ]
    if state.stage < DRAWING:
        words.append(say("play-stage-" + STAGE_NAMES[state.stage].replace(" ", "-"), language))
    return " · ".join(words)
