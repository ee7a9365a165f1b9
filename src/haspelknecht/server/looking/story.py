"""What happened, in words: the wire types of the log."""

from __future__ import annotations

import msgspec

from haspelknecht.server.position_types import Letter, Points, Season, Stage
from haspelknecht.server.tables.events import Kind


class StoryPart(msgspec.Struct):
    """An event in words. `step` is its place in `/history`, null for what is not part of the game itself (somebody
    left, the game was paused). `aloud` is the same for a live region, with the name of whoever acted."""

    number: int
    step: int | None
    kind: Kind
    year: int
    season: Season
    stage: Stage  # in which it happened
    seat: Letter | None
    sentences: list[str]
    points: list[Points]
    aloud: str


class Story(msgspec.Struct):
    """Everything that counts after event `since`, which is earlier than the asked one if moves were taken back: parts
    after it that the reader has are to be replaced by these. `number` is the newest event."""

    since: int
    number: int
    parts: list[StoryPart]
