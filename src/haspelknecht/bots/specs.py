"""Bots by name: `random`, `greedy`, `mcts:2000`, `mcts:1s`, `expert:500ms`, `exec:COMMAND`, or a level."""

from __future__ import annotations

import re
from dataclasses import dataclass

from haspelknecht.bots.bot import Limit
from haspelknecht.bots.levels import LEVELS
from haspelknecht.errors import UserError, shorten

BOTS = ("random", "habit", "greedy", "mcts", "expert")
THINKERS = {
    "mcts": Limit(iterations=1000),
    "expert": Limit(iterations=1000),
}  # bots that search, with their default limits
EXTERNAL = "exec"
NO_LIMIT = Limit()
MAX_SECONDS = 3600.0
MAX_ITERATIONS = 100_000_000
AMOUNT = re.compile(r"(?P<number>\d{1,9}(?:\.\d{1,6})?)(?P<unit>ms|s|)")


@dataclass(frozen=True, slots=True)
class Spec:
    """The name of a bot, its limit and its command."""

    name: str
    limit: Limit = NO_LIMIT
    command: str = ""  # of an external bot


def parse_spec(text: str) -> Spec:
    """Parse the name of a bot.

    :raises UserError: If there is no such bot, or its limit is invalid.

    >>> parse_spec("mcts:500ms")
    Spec(name='mcts', limit=Limit(iterations=None, seconds=0.5), command='')
    """
    text = LEVELS.get(text.strip(), text.strip())
    name, _, rest = text.partition(":")
    if name == EXTERNAL:
        if not rest.strip():
            raise UserError("bot-exec-empty")
        return Spec(name, command=rest.strip())
    if name in LEVELS:
        raise UserError("bot-level-limit", level=name, limit=shorten(rest, 40))
    if name not in BOTS:
        raise UserError("bot-unknown", bot=shorten(name, 40), known=", ".join((*BOTS, EXTERNAL, *LEVELS)))
    if not rest:
        return Spec(name, THINKERS.get(name, Limit()))
    if name not in THINKERS:
        raise UserError("bot-limit-unused", bot=name, limit=shorten(rest, 40))
    return Spec(name, parse_limit(name, rest))


def parse_limit(name: str, text: str) -> Limit:
    """Parse `2000` iterations, `1.5s` or `500ms`."""
    match = AMOUNT.fullmatch(text)
    if match is None:
        raise UserError("bot-limit-wrong", bot=name, limit=shorten(text, 40))
    number = float(match["number"])
    if match["unit"] == "":
        if "." in match["number"] or not 1 <= number <= MAX_ITERATIONS:
            raise UserError("bot-limit-wrong", bot=name, limit=shorten(text, 40))
        return Limit(iterations=int(number))
    seconds = number / 1000 if match["unit"] == "ms" else number
    if not 0 < seconds <= MAX_SECONDS:
        raise UserError("bot-limit-wrong", bot=name, limit=shorten(text, 40))
    return Limit(seconds=seconds)
