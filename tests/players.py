"""Random players for tests: one plays anything, one never idles, one digs as deep as it can."""

from __future__ import annotations

import random

from haspelknecht.records.notation import texts
from haspelknecht.rules.flow import legal_moves
from haspelknecht.rules.state import State

STYLES = ("any", "busy", "digger")
LAZY = ("end", "stop", "decline", "pass", "keep", "store nothing")
DIGGING = ("mine", "lift", "pump 2", "prop", "farmer mines", "farmhand mines", "digger works", "miner works", "haspel")


def choose(style: str, state: State, seat: int, dice: random.Random) -> int:
    """A legal move in the style of the player."""
    moves = legal_moves(state, seat)
    if style == "any" or len(moves) == 1:
        return dice.choice(moves)
    busy = [move for move in moves if move not in LAZY_MOVES] or moves
    if style == "busy" or dice.random() < 0.2:
        return dice.choice(busy)
    digging = [move for move in busy if move in DIGGING_MOVES]
    return dice.choice(digging or busy)


def is_lazy(text: str) -> bool:
    """Moves that do nothing."""
    return text in LAZY or text.endswith((" idle", " unpaid", " rest"))


def digs(text: str) -> bool:
    """Moves that bring coal closer to the farm."""
    return text.startswith(DIGGING) or (
        text.startswith(("farmer ", "farmhand ", "take ")) and ("black" in text or "brown" in text)
    )


LAZY_MOVES = frozenset(move for move, text in texts().items() if is_lazy(text))
DIGGING_MOVES = frozenset(move for move, text in texts().items() if digs(text))
