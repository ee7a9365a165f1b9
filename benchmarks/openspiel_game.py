"""Two-player Haspelknecht as an OpenSpiel game, so that OpenSpiel's algorithms can play it.

Draws are chance nodes, one disk at a time. Plans, which players make at the same time, are made one after the other:
OpenSpiel's tree search supports neither simultaneous moves with chance nor hidden plans. Runs where OpenSpiel is
installed (`scripts/make-bench-venv`); run as a program, it lets OpenSpiel check the game:

    .bench-venv/bin/python benchmarks/openspiel_game.py
"""

from __future__ import annotations

from typing import Any

import pyspiel  # type: ignore[import-not-found]

from haspelknecht.records.game import Game
from haspelknecht.records.notation import move_text
from haspelknecht.rules.flow import legal_moves, play_move, settle
from haspelknecht.rules.moves import MOVES
from haspelknecht.rules.pieces import COLOUR_NAMES, NOBODY
from haspelknecht.rules.planning import go_to_open_step
from haspelknecht.rules.refilling import draw
from haspelknecht.rules.stages import DRAWING, OVER, PLANNING
from haspelknecht.rules.state import State

PLAYERS = 2
SOFTNESS = 8.0  # a lead of so many points has the value 0.5

TYPE = pyspiel.GameType(
    short_name="haspelknecht",
    long_name="Haspelknecht",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=MOVES,
    max_chance_outcomes=len(COLOUR_NAMES),
    num_players=PLAYERS,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=5000,
)


class HaspelknechtGame(pyspiel.Game):  # type: ignore[misc]
    """The game: starts new games, or any position of one."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(TYPE, INFO, params or {})
        self.start = Game.new(PLAYERS, seed="openspiel").start

    def new_initial_state(self) -> HaspelknechtState:
        """The state before the first disk is drawn."""
        return HaspelknechtState(self)

    def state_for(self, seat: int, seen: State) -> HaspelknechtState:
        """A position as a seat sees it, with that seat to move. The hidden plans of others are planned again."""
        table = seen.copy()
        reopen_plans(table, seat)
        found = HaspelknechtState(self)
        found.board = Board(table, seat)
        return found


class HaspelknechtState(pyspiel.State):  # type: ignore[misc]
    """A position. Actions have the same numbers as our moves; a draw is the number of a colour."""

    def __init__(self, game: HaspelknechtGame) -> None:
        super().__init__(game)
        self.board = Board(game.start.copy(), NOBODY)

    def current_player(self) -> int:
        """The next player: a seat, chance, or terminal if the game is over."""
        return self.board.mover

    def _legal_actions(self, player: int) -> list[int]:
        return legal_moves(self.board.table, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The colours in the bag, each with its probability."""
        table = self.board.table
        bag = int(table.bag_yellow), int(table.bag_brown), int(table.bag_black)
        return [(colour, disks / sum(bag)) for colour, disks in enumerate(bag) if disks]

    def _apply_action(self, action: int) -> None:
        self.board.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return COLOUR_NAMES[action] if player == pyspiel.PlayerId.CHANCE else move_text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.board.table.stage == OVER

    def returns(self) -> list[float]:
        """The value of the result for each player."""
        return worth(self.board.table)

    def __str__(self) -> str:
        return " ".join(map(str, self.board.table.numbers()))


class Board:
    """The state and the next player, in one object, because OpenSpiel copies each attribute of a state separately."""

    __slots__ = ("first_to_plan", "mover", "table")

    def __init__(self, table: State, first_to_plan: int) -> None:
        self.table = table
        self.first_to_plan = first_to_plan
        self.go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> Board:
        return Board(self.table.copy(), self.first_to_plan)

    def play(self, action: int) -> None:
        """Apply a draw, or a move of the next player."""
        if self.table.stage == DRAWING:
            draw(self.table, action)
        else:
            play_move(self.table, self.mover, action)
        self.go_on()

    def go_on(self) -> None:
        """Run automatic events; then find the next player."""
        table = self.table
        settle(table)
        if table.stage == DRAWING:
            self.mover = int(pyspiel.PlayerId.CHANCE)
        elif table.stage == OVER:
            self.mover = int(pyspiel.PlayerId.TERMINAL)
        elif table.stage == PLANNING and self.first_to_plan != NOBODY and table.may_act(self.first_to_plan):
            self.mover = self.first_to_plan
        else:
            self.mover = int(table.seat())


def reopen_plans(table: State, seat: int) -> None:
    """Take back the plans of the other players, which this seat cannot know."""
    if table.stage != PLANNING or table.setup.options.plan_in_turn_order:
        return
    for other in range(table.setup.players):
        if other != seat:
            player = table.players[other]
            player.clear_plan()
            go_to_open_step(table, player)


def worth(table: State) -> list[float]:
    """The value from -1 to 1 of a lead in points, as in our own search; 0 before the end."""
    if table.stage != OVER:
        return [0.0, 0.0]
    lead = float(table.players[0].score - table.players[1].score)
    value = lead / (abs(lead) + SOFTNESS)
    return [value, -value]


pyspiel.register_game(TYPE, HaspelknechtGame)


if __name__ == "__main__":
    pyspiel.random_sim_test(pyspiel.load_game("haspelknecht"), num_sims=10, serialize=False, verbose=False)
    print("OpenSpiel has played 10 random games of Haspelknecht and found nothing wrong.")
