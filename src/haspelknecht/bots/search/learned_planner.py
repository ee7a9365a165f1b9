"""The greedy planner with a learned evaluation of the position at the next draw."""

from __future__ import annotations

from mypy_extensions import i64

from haspelknecht.bots.search.features import FeatureVector, extract_features
from haspelknecht.bots.search.greedy import Planner
from haspelknecht.bots.search.habits import fill_menu
from haspelknecht.bots.search.menu import Menu
from haspelknecht.bots.search.needs import phases_left
from haspelknecht.bots.search.network import PHASES, Network
from haspelknecht.rules.flow import play_move, settle
from haspelknecht.rules.stages import DRAWING, OVER
from haspelknecht.rules.state import State
from haspelknecht.rules.working import end_action_phase


class LearnedPlanner(Planner):
    """A planner that evaluates the end of the season by a neural network."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network: Network = network
        self.features: FeatureVector = FeatureVector()
        self.winter_menu: Menu = Menu()

    def value(self, state: State, seat: i64) -> float:
        """The player's points so far, and expected points after the season; winter is played by habit."""
        state.bonus_step = 0
        end_action_phase(state)
        while True:
            settle(state)
            if state.stage == OVER:
                return float(state.players[seat].score)
            if state.stage == DRAWING:
                break
            other = state.seat()
            fill_menu(state, other, self.winter_menu)
            play_move(state, other, self.winter_menu.codes[self.winter_menu.heaviest()])
        extract_features(state, seat, self.features)
        phase = PHASES - phases_left(state)
        return float(state.players[seat].score) + self.network.points_to_come(phase, self.features)
