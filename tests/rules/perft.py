"""Perft: the number of move sequences of a given length from a position, with the draws fixed by a seed.

The counts are kept as data in perft.toml: any change of the legal moves shows. `python -m tests.rules.perft`
prints them again after an intended change.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from haspelknecht.records.game import Game
from haspelknecht.rules.flow import legal_moves, play_move, settle
from haspelknecht.rules.pieces import NOBODY
from haspelknecht.rules.playout import deal
from haspelknecht.rules.state import State

FILE = Path(__file__).with_name("perft.toml")


def cases() -> dict[str, dict[str, Any]]:
    """All positions with their counts."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def start(case: dict[str, Any]) -> State:
    """The position of a case: a new game after some moves, always the middle one of the legal moves."""
    game = Game.new(case["players"], seed=case["seed"], edition=case["edition"], tiles=case["tiles"])
    for _ in range(case["moves"]):
        moves = game.legal_moves
        game.play(moves[len(moves) // 2])
    return game.state


def count(state: State, depth: int) -> int:
    """The number of move sequences of this length."""
    settle(state)
    deal(state, 12345)
    settle(state)
    seat = state.seat()
    if depth == 0 or seat == NOBODY:
        return 1
    moves = legal_moves(state, seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        twin = state.copy()
        play_move(twin, seat, move)
        total += count(twin, depth - 1)
    return total


if __name__ == "__main__":
    for name, case in cases().items():
        print(f"{name}: {[count(start(case).copy(), depth) for depth in range(1, len(case['counts']) + 1)]}")
