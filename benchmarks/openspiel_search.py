"""OpenSpiel's own Monte Carlo tree search, with a clock, and with its random rollouts played by the compiled engine."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts  # type: ignore[import-untyped]
from openspiel_game import PLAYERS, HaspelknechtGame, HaspelknechtState, worth

from haspelknecht.rules.playout import Tally, play_randomly

# Tried against each other at equal time, a dozen games a pair, so only the large differences count: paying by the lead
# (openspiel_game.worth) gives 10 points a game more than +1 and -1 for winning and losing; 8 rollouts a leaf give 5
# more than one, because the tree is the slower part. Other exploration constants and scales made no clear difference.
EXPLORATION = 1.0
ROLLOUTS = 8
WITHOUT_END = 10**9  # simulations: the clock ends a search


class CompiledRollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """Does exactly what OpenSpiel's evaluator does: random moves and draws to the end of the game. Through the methods
    of a Python game that takes about a hundred times as long."""

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
    """The search has to end; `root` is its tree."""

    def __init__(self, root: Any) -> None:
        super().__init__()
        self.root = root


class TimedSearch(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, which counts simulations only, with an eye on the clock before each of them."""

    def __init__(self, game: HaspelknechtGame, seconds: float, seed: int) -> None:
        dice = np.random.RandomState(seed)
        super().__init__(game, EXPLORATION, WITHOUT_END, CompiledRollouts(seed), random_state=dice)
        self.seconds = seconds
        self.deadline = 0.0

    def mcts_search(self, state: HaspelknechtState) -> Any:
        """Their search until time is up; the root of its tree."""
        self.deadline = perf_counter() + self.seconds
        try:
            return super().mcts_search(state)
        except OutOfTimeError as end:
            return end.root

    def _apply_tree_policy(self, root: Any, state: HaspelknechtState) -> Any:
        if root.children and perf_counter() >= self.deadline:
            raise OutOfTimeError(root)
        return super()._apply_tree_policy(root, state)
