"""Evaluating a position at the end of an action phase: by a rollout, or by a learned evaluation."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.bots.search.features import FeatureVector, extract_features
from haspelknecht.bots.search.menu import Menu
from haspelknecht.bots.search.needs import phases_left
from haspelknecht.bots.search.network import PHASES, Network
from haspelknecht.bots.search.rollout import play_by_habit
from haspelknecht.bots.search.utility import SOFTNESS, lead, squash
from haspelknecht.rules.stages import OVER
from haspelknecht.rules.state import State


class Evaluator:
    """Evaluates positions by rollouts. Holds the last result: each player's expected points and value from 0 to 1."""

    def __init__(self) -> None:
        self.points: vec[float] = vec[float]([0.0] * 4)
        self.values: vec[float] = vec[float]([0.0] * 4)
        self.exploration: float = 0.3

    def evaluate(self, state: State, rng: i64, menu: Menu) -> i64:
        """Play to the end by habit, which changes the state. Returns the new state of the random generator."""
        rng = play_by_habit(state, rng, menu)
        self.read_result(state)
        return rng

    def read_result(self, state: State) -> None:
        """Set points and values from a finished game."""
        players = state.setup.players
        for seat in range(players):
            self.points[seat] = float(state.players[seat].score)
        for seat in range(players):
            self.values[seat] = squash(lead(self.points, seat, players), SOFTNESS)


class LearnedEvaluator(Evaluator):
    """Evaluates positions by a neural network instead of rollouts."""

    def __init__(self, network: Network, softness: list[float]) -> None:
        super().__init__()
        self.network: Network = network
        self.softness: vec[float] = vec[float](softness)  # by phase: the lead that counts half of all leads
        self.features: FeatureVector = FeatureVector()

    def evaluate(self, state: State, rng: i64, menu: Menu) -> i64:
        """Set points and values from the network, or from the scores if the game is over."""
        if state.stage == OVER:
            self.read_result(state)
            return rng
        phase = PHASES - phases_left(state)
        players = state.setup.players
        for seat in range(players):
            extract_features(state, seat, self.features)
            self.points[seat] = float(state.players[seat].score) + self.network.points_to_come(phase, self.features)
        for seat in range(players):
            self.values[seat] = squash(lead(self.points, seat, players), self.softness[phase])
        return rng
