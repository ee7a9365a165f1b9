"""Speed of the engine: random play, copies, rebuilding a game from its record, searches. One thread."""

from __future__ import annotations

import time
from collections.abc import Callable

from haspelknecht.bots import SeatedBot
from haspelknecht.bots.expertise import learned_evaluator
from haspelknecht.bots.search.evaluator import Evaluator
from haspelknecht.bots.search.mcts import Search
from haspelknecht.records.game import Game
from haspelknecht.records.notation import seat_text
from haspelknecht.records.record import write_record
from haspelknecht.records.replay import read_record
from haspelknecht.rules.playout import random_games
from haspelknecht.rules.stages import TAKING
from haspelknecht.rules.state import State


def measure(seconds: float) -> dict[str, float]:
    """All figures, each measured for about this many seconds."""
    return {
        "decisions_per_second": round(decisions_per_second(seconds)),
        "copies_per_second": round(copies_per_second(seconds)),
        "rebuild_milliseconds": round(rebuild_milliseconds(seconds), 3),
        "rollouts_per_second": round(iterations_per_second(Evaluator(), seconds)),
        "evaluations_per_second": round(iterations_per_second(learned_evaluator(), seconds)),
    }


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work per second: the best of five runs, to reduce the influence of other programs."""
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
    """Decisions per second in whole random 4-player games, played inside the engine."""
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
    """Copies per second of a state in the middle of a 4-player game."""
    game = random_game("bench")
    state = game.history[len(game.history) // 2].before

    def copy_many() -> int:
        for _ in range(1000):
            state.copy()
        return 1000

    return rate(copy_many, seconds)


def rebuild_milliseconds(seconds: float) -> float:
    """Milliseconds to rebuild a finished 4-player game from its record, with every step checked."""
    record = write_record(random_game("bench"))

    def rebuild() -> int:
        read_record(record)
        return 1

    return 1000 / rate(rebuild, seconds)


def iterations_per_second(evaluator: Evaluator, seconds: float) -> float:
    """Search iterations per second, at the first choice of every action phase of a 2-player game.

    With `Evaluator` each iteration plays the game to its end, with a learned one it evaluates a leaf of the tree.
    """
    positions = phase_beginnings()

    def search_all() -> int:
        for number, state in enumerate(positions):
            search = Search(state, state.seat(), number, evaluator)
            for _ in range(50):
                search.iterate()
        return 50 * len(positions)

    return rate(search_all, seconds)


def phase_beginnings() -> list[State]:
    """The first choice of each of the nine action phases of a greedy game."""
    game = Game.new(2, seed="bench")
    bots = [SeatedBot("greedy", str(seat)) for seat in range(2)]
    states: list[State] = []
    while not game.over:
        seat = game.to_act[0]
        if game.state.stage == TAKING and game.state.turn == 0:
            states.append(game.state.copy())
        game.play(bots[seat].choose(game, seat).move, seat)
    return states
