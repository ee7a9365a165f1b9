"""Judging a position at the end of an action phase: by playing on by habit, or by a learned evaluation."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.bots.search.features import Sketch, sketch
from haspelknecht.bots.search.menu import Menu
from haspelknecht.bots.search.needs import phases_left
from haspelknecht.bots.search.network import PHASES, Network
from haspelknecht.bots.search.rollout import play_by_habit
from haspelknecht.bots.search.utility import SOFTNESS, lead, squash
from haspelknecht.rules.stages import OVER
from haspelknecht.rules.state import State


class Judgement:
    """The result of the last judgement: expected final points, and a value from 0 to 1, for every player."""

    def __init__(self) -> None:
        self.points: vec[float] = vec[float]([0.0] * 4)
        self.values: vec[float] = vec[float]([0.0] * 4)
        self.curiosity: float = 0.3

    def judge(self, state: State, rng: i64, menu: Menu) -> i64:
        """Play to the end by habit (the state is used up); the new generator state."""
        rng = play_by_habit(state, rng, menu)
        self.read_result(state)
        return rng

    def read_result(self, state: State) -> None:
        """Points and values of a finished game."""
        players = state.setup.players
        for seat in range(players):
            self.points[seat] = float(state.players[seat].score)
        for seat in range(players):
            self.values[seat] = squash(lead(self.points, seat, players), SOFTNESS)


class LearnedJudgement(Judgement):
    """Expected points by a network instead of playing on."""

    def __init__(self, network: Network, softness: list[float]) -> None:
        super().__init__()
        self.network: Network = network
        self.softness: vec[float] = vec[float](softness)  # by phase: how far a lead can still be overtaken
        self.sketch: Sketch = Sketch()

    def judge(self, state: State, rng: i64, menu: Menu) -> i64:
        """Ask the network, unless the game is over."""
        if state.stage == OVER:
            self.read_result(state)
            return rng
        phase = PHASES - phases_left(state)
        players = state.setup.players
        for seat in range(players):
            sketch(state, seat, self.sketch)
            self.points[seat] = float(state.players[seat].score) + self.network.points_to_come(phase, self.sketch)
        for seat in range(players):
            self.values[seat] = squash(lead(self.points, seat, players), self.softness[phase])
        return rng
