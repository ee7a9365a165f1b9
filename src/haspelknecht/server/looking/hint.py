"""Advice of a bot: the wire types of a hint."""

from __future__ import annotations

import msgspec

from haspelknecht.server.looking.look import Language, MoveInWords
from haspelknecht.server.position_types import Letter


class HintAct(msgspec.Struct):
    """Whose next moves to think about."""

    seat: Letter
    language: Language | None = None


class HintLine(msgspec.Struct):
    """Moves in a row, the points that the seat can then expect at the end of the game, and its chance to win."""

    moves: list[MoveInWords]
    points: float | None
    win: float | None


class Hint(msgspec.Struct):
    """The best line first, then up to two others; and the points that everybody can expect."""

    number: int
    best: list[HintLine]
    points: dict[Letter, float]
