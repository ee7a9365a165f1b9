"""Random players for tests: one plays any move, one avoids idle moves, one digs as deep as it can."""

from __future__ import annotations

import random

from haspelknecht.records.notation import texts
from haspelknecht.rules.flow import legal_moves
from haspelknecht.rules.state import State

STYLES = ("any", "busy", "digger")
IDLE = ("end", "stop", "decline", "pass", "keep", "store nothing")
DIGGING = ("mine", "lift", "pump 2", "prop", "farmer mines", "farmhand mines", "digger works", "miner works", "haspel")


def choose(style: str, state: State, seat: int, dice: random.Random) -> int:
    """A random legal move in a style of play."""
    moves = legal_moves(state, seat)
    if style == "any" or len(moves) == 1:
        return dice.choice(moves)
    busy = [move for move in moves if move not in IDLE_MOVES] or moves
    if style == "busy" or dice.random() < 0.2:
        return dice.choice(busy)
    digging = [move for move in busy if move in DIGGING_MOVES]
    return dice.choice(digging or busy)


def is_idle(text: str) -> bool:
    """Whether a move does nothing."""
    return text in IDLE or text.endswith((" idle", " unpaid", " rest"))


def digs(text: str) -> bool:
    """Whether a move brings coal closer to the farm."""
    return text.startswith(DIGGING) or (
        text.startswith(("farmer ", "farmhand ", "take ")) and ("black" in text or "brown" in text)
    )


IDLE_MOVES = frozenset(move for move, text in texts().items() if is_idle(text))
DIGGING_MOVES = frozenset(move for move, text in texts().items() if digs(text))
