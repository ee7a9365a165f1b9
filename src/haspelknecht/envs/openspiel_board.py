"""The table of an OpenSpiel state: the current state, who is next, and which moves are still secret."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from haspelknecht.envs.openspiel_setups import Key, setup_of
from haspelknecht.errors import UserError
from haspelknecht.rules.flow import play_move, settle
from haspelknecht.rules.pieces import NOBODY
from haspelknecht.rules.player import FIELDS as PLAYER_FIELDS
from haspelknecht.rules.refilling import draw
from haspelknecht.rules.setup import Setup
from haspelknecht.rules.stages import DRAWING, OVER, PLANNING
from haspelknecht.rules.state import FIELDS, State, empty_state, opening

CHANCE: Final = -1  # as OpenSpiel counts players
TERMINAL: Final = -4


class Board:
    """One object for everything, because OpenSpiel copies each attribute of a state by itself."""

    __slots__ = ("first_to_plan", "key", "mover", "moves", "ordered", "origin", "secret_from", "state")

    def __init__(self, origin: State, key: Key | None, first_to_plan: int = NOBODY) -> None:
        self.origin = origin  # shared by all copies, never changed
        self.state = origin.copy()
        self.key = key  # of the set-up, to build it again elsewhere; None for a custom position
        self.ordered = key is None  # whether the first turn order is drawn
        self.first_to_plan = first_to_plan  # a seat that plans before the others, whatever the turn order
        self.moves = 0  # so many moves and draws so far
        self.secret_from = 0  # the first of them that belongs to the present planning
        self.mover = CHANCE
        if self.ordered:
            self.go_on()

    def __deepcopy__(self, memo: object) -> Board:
        twin = Board.__new__(Board)
        twin.origin = self.origin
        twin.state = self.state.copy()
        twin.key = self.key
        twin.ordered = self.ordered
        twin.first_to_plan = self.first_to_plan
        twin.moves = self.moves
        twin.secret_from = self.secret_from
        twin.mover = self.mover
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        if self.key is None:
            raise UserError("envs-openspiel-foreign")
        counts = (self.moves, self.secret_from, self.mover)
        return revived_board, (self.key, self.state.numbers(), self.ordered, counts)

    def play(self, action: int) -> None:
        """A draw, or a move of the player who is next."""
        state = self.state
        self.moves += 1
        if not self.ordered:
            self.ordered = True
            for place, seat in enumerate(orders(int(state.setup.players))[action]):
                state.order[place] = seat
        elif state.stage == DRAWING:
            draw(state, action)
        else:
            planning = state.stage == PLANNING
            play_move(state, self.mover, action)
            if planning and state.stage == PLANNING:
                self.find_mover()
                return
        self.secret_from = self.moves
        self.go_on()

    def go_on(self) -> None:
        """Run automatic events, then determine who is next."""
        settle(self.state)
        self.find_mover()

    def find_mover(self) -> None:
        """Who is next: a seat, chance, or nobody. Plans are made one after the other."""
        state = self.state
        if state.stage == DRAWING:
            self.mover = CHANCE
        elif state.stage == OVER:
            self.mover = TERMINAL
        elif state.stage == PLANNING and self.first_to_plan != NOBODY and state.may_act(self.first_to_plan):
            self.mover = self.first_to_plan
        else:
            self.mover = int(state.seat())

    def outcomes(self) -> list[tuple[int, float]]:
        """The chance outcomes: first any turn order, later a disk from the bag."""
        state = self.state
        if not self.ordered:
            count = len(orders(int(state.setup.players)))
            return [(number, 1 / count) for number in range(count)]
        bag = int(state.bag_yellow), int(state.bag_brown), int(state.bag_black)
        return [(colour, disks / sum(bag)) for colour, disks in enumerate(bag) if disks]

    def plans_are_secret(self) -> bool:
        """Whether some moves are still hidden from other players."""
        return self.state.stage == PLANNING and not self.state.setup.options.plan_in_turn_order


def orders(players: int) -> list[tuple[int, ...]]:
    """All turn orders, by the number of their chance outcome."""
    return list(permutations(range(players)))


def first_board(key: Key) -> Board:
    """The board before the first event."""
    setup = setup_of(key)
    return Board(opening(setup, list(range(setup.players))), key)


def revived_board(key: Key, numbers: Sequence[int], ordered: bool, counts: tuple[int, int, int]) -> Board:
    """Deserialize a board."""
    board = first_board(key)
    board.state = revived_state(setup_of(key), numbers)
    board.ordered = ordered
    board.moves, board.secret_from, board.mover = counts
    return board


def revived_state(setup: Setup, numbers: Sequence[int]) -> State:
    """The state with these `State.numbers()`."""
    state = empty_state(setup)
    left = iter(numbers)
    for name in FIELDS:
        setattr(state, name, next(left))
    for row in (state.order, state.pools, state.stacks):
        for place in range(len(row)):
            row[place] = next(left)
    for player in state.players:
        for name in PLAYER_FIELDS:
            setattr(player, name, next(left))
        for source in range(len(player.sheet)):
            player.sheet[source] = next(left)
    return state
