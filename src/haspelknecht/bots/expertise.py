"""Loading a learned evaluation: the one that is part of the package, or a file of the same format."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import isfinite
from pathlib import Path

from haspelknecht.bots.search.evaluator import LearnedEvaluator
from haspelknecht.bots.search.features import FEATURES
from haspelknecht.bots.search.network import PHASES, Network
from haspelknecht.errors import UserError

FORMAT = 1


@cache
def shipped() -> str:
    """The text of the evaluation in the package."""
    return (files("haspelknecht.bots") / "expertise.json").read_text(encoding="utf-8")


def learned_evaluator(file: str | None = None) -> LearnedEvaluator:
    """Load the evaluation of the package, or one from a file. Every call returns a new object.

    :raises UserError: If the file cannot be read or has another format.
    """
    if file is None:
        return read_expertise(shipped(), "expertise.json")
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise UserError("expertise-unreadable", file=file) from None
    return read_expertise(text, file)


def read_expertise(text: str, name: str) -> LearnedEvaluator:
    """Parse an evaluation. `name` is the name of the file, for messages.

    :raises UserError: If it is damaged or has another format.
    """
    try:
        words = json.loads(text)
        if words["format"] != FORMAT or words["features"] != FEATURES or len(words["softness"]) != PHASES:
            raise UserError("expertise-foreign", file=name)
        network = Network(words["hidden"], words["linear"], words["first"], words["second"])
        softness = [float(number) for number in words["softness"]]
        weights = (*words["linear"], *words["first"], *words["second"], *softness)
        if not all(map(isfinite, weights)) or min(softness) <= 0:
            raise ValueError
        return LearnedEvaluator(network, softness)
    except (ValueError, KeyError, TypeError, AssertionError, OverflowError, RecursionError):
        raise UserError("expertise-damaged", file=name) from None
