"""Haspelknecht for OpenSpiel (docs/openspiel.md). Importing this file registers the game.

import pyspiel
import haspelknecht.envs.openspiel_game
game = pyspiel.load_game("haspelknecht(players=3,edition=first)")

Draws are chance nodes, one disk at a time; the very first chance node is the turn order. Plans, which players make at
the same time, are made one after the other, unseen by the others until all are ready.
"""

from __future__ import annotations

from math import factorial
from typing import Any

from haspelknecht.extras import explained

try:
    import pyspiel  # type: ignore[import-not-found]
except ImportError as error:
    raise explained(error, "openspiel") from None

from haspelknecht.envs.openspiel_board import Board, first_board
from haspelknecht.envs.openspiel_observer import HaspelknechtObserver
from haspelknecht.envs.openspiel_setups import PARAMETERS, key_of, setup_of
from haspelknecht.envs.openspiel_state import HaspelknechtState
from haspelknecht.envs.rewards import WIN, check_kind
from haspelknecht.rules.moves import MOVES
from haspelknecht.rules.pieces import COLOURS
from haspelknecht.rules.planning import go_to_open_step
from haspelknecht.rules.stages import PLANNING
from haspelknecht.rules.state import State

# In each of 9 phases at most 2 moves to take, 11 to plan, 36 to work with up to 12 disks; and in a whole game 9 props,
# 20 offers of tiles, 3 winters, 3 markers and refunds, 72 times charcoal where it is not limited.
MOST_MOVES = 560  # of one player; real games have less than 150
MOST_DRAWS = 9 * 9  # for each player: no refill draws more than all the disks there are
MOST_POINTS = 1000  # nobody gets near

TYPE = pyspiel.GameType(
    short_name="haspelknecht",
    long_name="Haspelknecht",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class HaspelknechtGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters: `players`, `edition`, `options`, `layout`, `tiles`, `seed`, `reward`."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(parameters or {})}
        self.reward = str(chosen["reward"])
        check_kind(self.reward)
        self.key = key_of(chosen)
        players = int(setup_of(self.key).players)  # says what is wrong with the parameters
        most = 1.0 if self.reward == WIN else MOST_POINTS / 100
        info = pyspiel.GameInfo(
            num_distinct_actions=MOVES,
            max_chance_outcomes=max(COLOURS, factorial(players)),
            num_players=players,
            min_utility=-1.0 / (players - 1) if self.reward == WIN else -most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=MOST_MOVES * players,
        )
        super().__init__(TYPE, info, parameters or {})
        self.first = first_board(self.key)

    def new_initial_state(self) -> HaspelknechtState:
        """The state before the turn order is drawn."""
        return HaspelknechtState(self, Board(self.first.origin, self.key))

    def state_for(self, seat: int, seen: State) -> HaspelknechtState:
        """A position of any game, as a seat sees it and with the seat to move, so that OpenSpiel's bots can sit at our
        tables. Unrevealed plans of others are unknown: they are drawn at random, after the seat's own."""
        state = seen.copy()
        if state.stage == PLANNING and not state.setup.options.plan_in_turn_order:
            for other in range(state.setup.players):
                if other != seat:
                    player = state.players[other]
                    player.clear_plan()
                    go_to_open_step(state, player)
        return HaspelknechtState(self, Board(state, None, seat))

    def max_chance_nodes_in_history(self) -> int:
        """The turn order, and all disks of nine refills."""
        return 1 + MOST_DRAWS * int(self.num_players())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HaspelknechtObserver:
        """An observer of states of this game."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        most_events = int(self.max_game_length()) + self.max_chance_nodes_in_history()
        return HaspelknechtObserver(kind, int(self.num_players()), most_events)


pyspiel.register_game(TYPE, HaspelknechtGame)
