"""A result as one line of JSON and back."""

from __future__ import annotations

import json
from dataclasses import asdict

from haspelknecht.arena.result import GameResult, Purchase, SeatResult, Thinking
from haspelknecht.rules.pieces import SEASON_NAMES, SOURCE_NAMES


class DamagedError(ValueError):
    """The line is not the result of a game."""


def to_line(result: GameResult, fingerprint: str) -> str:
    """One line; the number is left out because it changes when a match is made longer."""
    words = asdict(result)
    del words["number"]
    return json.dumps({"rules": fingerprint, **words}, ensure_ascii=False, separators=(",", ":"))


def from_line(line: bytes) -> tuple[GameResult, str]:
    """A result (with number -1) and the fingerprint of its rules."""
    try:
        words = json.loads(line)
        result = GameResult(
            number=-1,
            seed=text(words["seed"]),
            seats=tuple(read_seat(seat) for seat in words["seats"]),
            tiles=tuple(whole(tile) for tile in words["tiles"]),
            decisions=whole(words["decisions"]),
            times=tuple(read_thinking(times) for times in words["times"]),
        )
        fingerprint = text(words["rules"])
    except (KeyError, TypeError, ValueError, RecursionError):
        raise DamagedError from None
    if sorted(seat.rank for seat in result.seats) != list(range(1, len(result.times) + 1)):
        raise DamagedError
    return result, fingerprint


def read_seat(words: dict[str, object]) -> SeatResult:
    """One seat of a line."""
    points, purchases = words["points"], words["purchases"]
    if not isinstance(points, dict) or not isinstance(purchases, list):
        raise DamagedError
    seat = SeatResult(
        bot=text(words["bot"]),
        score=whole(words["score"]),
        rank=whole(words["rank"]),
        place=whole(words["place"]),
        points={one_of(source, SOURCE_NAMES): whole(value) for source, value in points.items()},
        purchases=tuple(
            Purchase(whole(item["tile"]), whole(item["year"]), one_of(item["season"], SEASON_NAMES))
            for item in purchases
        ),
        forfeit=text(words["forfeit"]),
    )
    if sum(seat.points.values()) != seat.score:
        raise DamagedError
    return seat


def read_thinking(words: dict[str, object]) -> Thinking:
    """The thinking time of one seat."""
    return Thinking(seconds(words["seconds"]), seconds(words["longest"]), whole(words["count"]))


def text(value: object) -> str:
    """A text."""
    if not isinstance(value, str):
        raise DamagedError
    return value


def one_of(value: object, known: tuple[str, ...]) -> str:
    """A text from a known set."""
    if value not in known:
        raise DamagedError
    return text(value)


def whole(value: object) -> int:
    """A whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise DamagedError
    return value


def seconds(value: object) -> float:
    """A finite time, not negative."""
    if not isinstance(value, (int, float)) or not 0 <= value < 1e9:
        raise DamagedError
    return float(value)
