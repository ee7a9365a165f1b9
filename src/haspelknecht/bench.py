"""Speed of the engine: random play, copies, rebuilding a game from its record. One thread."""

from __future__ import annotations

import time
from collections.abc import Callable

from haspelknecht.bots import SeatedBot
from haspelknecht.records.game import Game
from haspelknecht.records.notation import seat_text
from haspelknecht.records.record import write_record
from haspelknecht.records.replay import read_record
from haspelknecht.rules import flow
from haspelknecht.rules.playout import random_games


def is_compiled() -> bool:
    """Whether the engine in use is the compiled one."""
    return not flow.__file__.endswith(".py")


def measure(seconds: float) -> dict[str, float]:
    """All figures, each measured for about so many seconds."""
    return {
        "decisions_per_second": round(decisions_per_second(seconds)),
        "copies_per_second": round(copies_per_second(seconds)),
        "rebuild_milliseconds": round(rebuild_milliseconds(seconds), 3),
    }


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work per second: the best of five stretches, so that other programs disturb little."""
    work()
    best = 0.0
    for _ in range(5):
        begin = time.perf_counter()
        units = 0
        while True:
            units += work()
            spent = time.perf_counter() - begin
            if spent >= seconds / 5:
                break
        best = max(best, units / spent)
    return best


def decisions_per_second(seconds: float) -> float:
    """Decisions of whole random 4-player games, played inside the engine."""
    setup = Game.new(4, seed="bench").table.setup
    seed = iter(range(0, 10**9, 20))
    return rate(lambda: random_games(setup, next(seed), 20).decisions, seconds)


def random_game(seed: str) -> Game:
    """A finished random 4-player game."""
    game = Game.new(4, seed=seed)
    bots = [SeatedBot("random", f"{seed}/{seat_text(seat)}") for seat in range(4)]
    while not game.over:
        seat = game.to_act[0]
        game.play(bots[seat].choose(game, seat).move, seat)
    return game


def copies_per_second(seconds: float) -> float:
    """Copies of a state in the middle of a 4-player game."""
    game = random_game("bench")
    state = game.history[len(game.history) // 2].before

    def copy_many() -> int:
        for _ in range(1000):
            state.copy()
        return 1000

    return rate(copy_many, seconds)


def rebuild_milliseconds(seconds: float) -> float:
    """Rebuilding a finished 4-player game from its record, every step checked."""
    record = write_record(random_game("bench"))

    def rebuild() -> int:
        read_record(record)
        return 1

    return 1000 / rate(rebuild, seconds)
