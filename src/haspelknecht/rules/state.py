"""The state of a game: everything on the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from haspelknecht.rules.pieces import (
    BLACK,
    BROWN,
    COLOURS,
    NO_TILE,
    NOBODY,
    POOLS,
    RESERVE,
    SPRING,
    TILES,
    YELLOW,
)  # fmt: skip
from haspelknecht.rules.player import FIELDS as PLAYER_FIELDS
from haspelknecht.rules.player import READY, Player, new_player
from haspelknecht.rules.scales import disks_of
from haspelknecht.rules.setup import Setup
from haspelknecht.rules.stages import DRAWING, OVER, PLANNING

# Names of the numbers of a state, without players, pools, order and stacks
FIELDS: Final = (
    "year", "season", "stage", "turn", "bag_yellow", "bag_brown", "bag_black", "worker", "steps", "in_tunnel",
    "bonus_step", "offer",
)  # fmt: skip

NO_DISKS: Final = vec[i64]([0] * (2 * POOLS * COLOURS))
NO_STACKS: Final = vec[i64]([0] * TILES)


class State:
    """Everything on the table. Seats are 0 to 3; `order` lists them by turn."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Setup = setup
        self.year: i64 = 1
        self.season: i64 = SPRING
        self.stage: i64 = DRAWING
        self.turn: i64 = 0  # the index in `order` of the player whose turn it is
        self.bag_yellow: i64 = 0
        self.bag_brown: i64 = 0
        self.bag_black: i64 = 0
        self.worker: i64 = NOBODY  # the worker at work in the current turn
        self.steps: i64 = 0  # the worker's remaining steps
        self.in_tunnel: i64 = 0  # where the worker began: 0 Pinge, 1 Tunnel (R-FARMER-07)
        self.bonus_step: i64 = 0  # a synergy step that belongs to no worker (option synergy_owner)
        self.offer: i64 = NO_TILE  # a tile just bought that offers something at once (H-08)
        self.players: vec[Player] = vec[Player]()
        self.order: vec[i64] = vec[i64]()
        self.pools: vec[i64] = vec[i64]()  # action pools, then reserve pools; pool * 3 + colour
        self.stacks: vec[i64] = vec[i64]()  # disks on each tile: 3 bits each, seat + 1, the top one lowest

    def copy(self) -> State:
        """An independent copy. The set-up is shared, because it never changes."""
        twin = State(self.setup)
        twin.year = self.year
        twin.season = self.season
        twin.stage = self.stage
        twin.turn = self.turn
        twin.bag_yellow = self.bag_yellow
        twin.bag_brown = self.bag_brown
        twin.bag_black = self.bag_black
        twin.worker = self.worker
        twin.steps = self.steps
        twin.in_tunnel = self.in_tunnel
        twin.bonus_step = self.bonus_step
        twin.offer = self.offer
        players = vec[Player](capacity=self.setup.players)
        for player in self.players:
            players = append(players, player.copy())
        twin.players = players
        twin.order = self.order[:]
        twin.pools = self.pools[:]
        twin.stacks = self.stacks[:]
        return twin

    # -- who and where ---------------------------------------------------------------------------------------

    def seat(self) -> i64:
        """The player to act; during planning, the first in turn order who is not ready. NOBODY if a disk must be drawn
        or the game is over."""
        if self.stage == PLANNING:
            for i in range(self.setup.players):
                if self.players[self.order[i]].plan_step != READY:
                    return self.order[i]
            return NOBODY
        if self.stage >= OVER:
            return NOBODY
        return self.order[self.turn]

    def may_act(self, seat: i64) -> bool:
        """Whether a player may move now. All plan at the same time (R-PLAN-01, option plan_in_turn_order)."""
        if self.stage == PLANNING and self.setup.options.plan_in_turn_order == 0:
            return self.players[seat].plan_step != READY
        return self.seat() == seat

    # -- pools and bag ---------------------------------------------------------------------------------------

    def pool_size(self, pool: i64) -> i64:
        """Disks in an action pool."""
        at = pool * COLOURS
        return self.pools[at] + self.pools[at + 1] + self.pools[at + 2]

    def reserve_size(self, pool: i64) -> i64:
        """Disks in a reserve pool."""
        at = RESERVE + pool * COLOURS
        return self.pools[at] + self.pools[at + 1] + self.pools[at + 2]

    def bag_size(self) -> i64:
        """Disks in the bag."""
        return self.bag_yellow + self.bag_brown + self.bag_black

    def into_bag(self, colour: i64, disks: i64) -> None:
        """Put disks into the bag."""
        if colour == YELLOW:
            self.bag_yellow += disks
        elif colour == BROWN:
            self.bag_brown += disks
        elif colour == BLACK:
            self.bag_black += disks

    # -- tiles -----------------------------------------------------------------------------------------------

    def owners(self, tile: i64) -> i64:
        """The number of players who own a tile."""
        stack = self.stacks[tile]
        count: i64 = 0
        while stack:
            stack >>= 3
            count += 1
        return count

    def top_owner(self, tile: i64) -> i64:
        """The owner of the top disk on a tile, or NOBODY."""
        return (self.stacks[tile] & 7) - 1

    def __eq__(self, other: object) -> bool:
        """Whether the positions are the same. The set-up is not compared."""
        return isinstance(other, State) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(tuple(self.numbers()))

    def numbers(self) -> list[int]:
        """All numbers of the state in a fixed order."""
        values: list[int] = [getattr(self, name) for name in FIELDS]
        values += [*self.order, *self.pools, *self.stacks]
        for player in self.players:
            values += [getattr(player, name) for name in PLAYER_FIELDS]
            values += list(player.sheet)
        return values


def empty_state(setup: Setup) -> State:
    """A state with players, but without disks in the bag. The turn order is that of the seats."""
    state = State(setup)
    for seat in range(setup.players):
        state.players = append(state.players, new_player())
        state.order = append(state.order, seat)
    state.pools = NO_DISKS[:]
    state.stacks = NO_STACKS[:]
    return state


def opening(setup: Setup, order: list[int]) -> State:
    """The state at the start of a game, before the first disk is drawn (R-SETUP-12, R-SETUP-17)."""
    state = empty_state(setup)
    for place in range(setup.players):
        state.order[place] = order[place]
    state.bag_black = disks_of(BLACK, setup.players)
    state.bag_brown = disks_of(BROWN, setup.players)
    state.bag_yellow = disks_of(YELLOW, setup.players)
    return state
