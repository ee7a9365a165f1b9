"""Reasons: a rule id, a key for its sentence, and the values in it. The sentences are in `locale/`."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.rules.pieces import COLOUR_NAMES, GOOD_NAMES

WORKER_NAMES = ("farmer", "farmhand", "digger", "miner", "haspelknecht", "haspelknecht")


class Reason:
    """Why a move is legal or not: `Reason("R-WATER-05", "shaft-flooded", {"water": 3})`."""

    def __init__(self, rule: str, key: str, values: dict[str, int | str]) -> None:
        self.rule = rule
        self.key = key
        self.values = values

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.key!r}, {self.values!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


def colour_name(colour: i64) -> str:
    """The name of a colour."""
    return COLOUR_NAMES[colour]


def good_name(good: i64) -> str:
    """The name of a good."""
    return GOOD_NAMES[good]


def worker_name(worker: i64) -> str:
    """The name of a worker; the Windlass shift is the Haspelknecht's."""
    return WORKER_NAMES[worker]
