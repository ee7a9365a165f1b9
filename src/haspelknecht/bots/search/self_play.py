"""Games of a planner against itself, which record the features of each player between seasons for training."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from haspelknecht.bots.search.features import FeatureVector, extract_features
from haspelknecht.bots.search.greedy import Planner
from haspelknecht.bots.search.habits import fill_menu
from haspelknecht.bots.search.menu import Menu
from haspelknecht.bots.search.needs import phases_left
from haspelknecht.bots.search.network import PHASES
from haspelknecht.rules.flow import play_move, settle
from haspelknecht.rules.playout import deal, first_scramble, scramble
from haspelknecht.rules.stages import DRAWING, OVER, PLANNING
from haspelknecht.rules.state import State

WILD: Final = 500  # choices of 1000 that are made by habit in the first `wild` phases
TAME: Final = 20  # ... and in later phases


class Notes:
    """Training rows: phase, seat, points already scored and features, in the order of phases and seats."""

    def __init__(self) -> None:
        self.phases: list[int] = []
        self.seats: list[int] = []
        self.points: list[int] = []
        self.rows: list[list[float]] = []
        self.features: FeatureVector = FeatureVector()

    def write(self, state: State) -> None:
        """Append a row for each player."""
        for seat in range(state.setup.players):
            extract_features(state, seat, self.features)
            self.phases.append(PHASES - phases_left(state))
            self.seats.append(seat)
            self.points.append(state.players[seat].score)
            self.rows.append(self.features.to_list())


def play_against_itself(state: State, seed: i64, wild: i64, planner: Planner | None, notes: Notes) -> None:
    """Play a whole game of a planner against itself; without a planner, by habit.

    In the first `wild` phases half of the choices are made by habit. So the rows, which begin after them, include
    positions that a good player would avoid, with the results that a good player achieves from there.
    """
    menu = Menu()
    rng = first_scramble(seed)
    kept = vec[i64]()
    used: i64 = 0
    while True:
        settle(state)
        if state.stage == OVER:
            return
        phase = PHASES - phases_left(state)
        if state.stage == DRAWING:
            if phase > 0 and phase >= wild:
                notes.write(state)
            rng = deal(state, rng)
            continue
        seat = state.seat()
        if used >= len(kept):
            rng = scramble(rng)
            used = 0
            by_habit: i64 = WILD if phase < wild else TAME
            if planner is None or (state.stage <= PLANNING and rng % 1000 < by_habit):
                fill_menu(state, seat, menu)
                kept = append(vec[i64](), menu.codes[menu.pick(scramble(rng))])
            else:
                kept = planner.choose(state, seat)
        play_move(state, seat, kept[used])
        used += 1
