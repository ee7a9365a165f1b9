"""Speed of similar projects. Runs in a separate environment without our package; prints one JSON object."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work per second: the best of five runs."""
    work()
    best = 0.0
    for _ in range(5):
        begin = time.perf_counter()
        units = 0
        while time.perf_counter() - begin < seconds / 5:
            units += work()
        best = max(best, units / (time.perf_counter() - begin))
    return best


def catanatron(seconds: float) -> dict[str, float]:
    """Random 4-player games of Catan."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    def players() -> list[Any]:
        return [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]

    def play() -> int:
        game = Game(players())
        game.play()
        return len(game.state.actions)

    half = Game(players())
    for _ in range(300):
        half.play_tick()

    def copy() -> int:
        for _ in range(100):
            half.copy()
        return 100

    return {"decisions_per_second": rate(play, seconds), "copies_per_second": rate(copy, seconds)}


def python_chess(seconds: float) -> dict[str, float]:
    """Random games of chess."""
    import chess  # type: ignore[import-not-found]

    dice = random.Random(1)

    def play() -> int:
        board = chess.Board()
        moves = 0
        while moves < 200 and not board.is_game_over():
            board.push(dice.choice(list(board.legal_moves)))
            moves += 1
        return moves

    half = chess.Board()
    for _ in range(40):
        half.push(dice.choice(list(half.legal_moves)))

    def copy() -> int:
        for _ in range(1000):
            half.copy(stack=False)
        return 1000

    return {"decisions_per_second": rate(play, seconds), "copies_per_second": rate(copy, seconds)}


def open_spiel(seconds: float) -> dict[str, float]:
    """Random games of backgammon, driven from Python."""
    import pyspiel  # type: ignore[import-not-found]

    game = pyspiel.load_game("backgammon")
    dice = random.Random(1)

    def step(state: Any) -> int:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, weights)[0])
            return 0
        state.apply_action(dice.choice(state.legal_actions()))
        return 1

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            moves += step(state)
        return moves

    half = game.new_initial_state()
    for _ in range(60):
        step(half)

    def copy() -> int:
        for _ in range(1000):
            half.clone()
        return 1000

    return {"decisions_per_second": rate(play, seconds), "copies_per_second": rate(copy, seconds)}


def main() -> None:
    """Measure all peers that are installed."""
    seconds = float(sys.argv[1])
    found = {}
    peers = {"catanatron": catanatron, "python-chess": python_chess, "OpenSpiel backgammon": open_spiel}
    for name, measure in peers.items():
        try:
            found[name] = measure(seconds)
        except ImportError:
            print(f"{name} is not installed and is left out", file=sys.stderr)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
