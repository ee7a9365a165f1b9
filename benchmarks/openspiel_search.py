"""OpenSpiel's Monte Carlo tree search with a time limit and with random rollouts in our compiled engine."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts  # type: ignore[import-untyped]
from openspiel_game import PLAYERS, HaspelknechtGame, HaspelknechtState, worth

from haspelknecht.rules.playout import Tally, play_randomly

# Compared at equal time, a dozen games per pair, so only large differences count: valuing the lead in points
# (openspiel_game.worth) gives 10 points per game more than +1 and -1 for winning and losing; 8 rollouts per leaf give 5
# more than one, because the tree is the slower part. Other exploration constants and scales made no clear difference.
EXPLORATION = 1.0
ROLLOUTS = 8
UNLIMITED = 10**9  # simulations: only the time limit ends a search


class CompiledRollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """Does exactly what OpenSpiel's evaluator does, random moves and draws to the end of the game, but about a hundred
    times as fast as through the methods of a Python game."""

    def __init__(self, seed: int) -> None:
        super().__init__(n_rollouts=ROLLOUTS)
        self.seed = seed

    def evaluate(self, state: HaspelknechtState) -> list[float]:
        """The average result of random games from here, for every player."""
        total = [0.0] * PLAYERS
        for _ in range(self.n_rollouts):
            self.seed += 1
            table = state.board.table.copy()
            play_randomly(table, self.seed, Tally())
            for seat, value in enumerate(worth(table)):
                total[seat] += value
        return [value / self.n_rollouts for value in total]


class OutOfTimeError(Exception):
    """Raised when time is up; `root` is the search tree."""

    def __init__(self, root: Any) -> None:
        super().__init__()
        self.root = root


class TimedSearch(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, which limits only the number of simulations, with a time check before each of them."""

    def __init__(self, game: HaspelknechtGame, seconds: float, seed: int) -> None:
        dice = np.random.RandomState(seed)
        super().__init__(game, EXPLORATION, UNLIMITED, CompiledRollouts(seed), random_state=dice)
        self.seconds = seconds
        self.deadline = 0.0

    def mcts_search(self, state: HaspelknechtState) -> Any:
        """Search until time is up; returns the root of the tree."""
        self.deadline = perf_counter() + self.seconds
        try:
            return super().mcts_search(state)
        except OutOfTimeError as end:
            return end.root

    def _apply_tree_policy(self, root: Any, state: HaspelknechtState) -> Any:
        if root.children and perf_counter() >= self.deadline:
            raise OutOfTimeError(root)
        return super()._apply_tree_policy(root, state)
