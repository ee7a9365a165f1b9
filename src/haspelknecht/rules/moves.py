"""Every move has one small number; each kind of move has its own range.

The numbers are the fixed action space of the game: they never depend on the position. Texts for people are
made in `records/notation.py`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.rules.loads import LOADS
from haspelknecht.rules.pieces import COLOURS, POOLS, TILES

# Taking disks
TAKE: Final = 0  # + pool * 3 + colour: all of the colour, in the second step up to the limit
TAKE_SOME: Final = TAKE + POOLS * COLOURS  # + (pool * 3 + colour) * 4 + disks - 1: fewer, if the option allows
PASS: Final = TAKE_SOME + POOLS * COLOURS * 4
LAMP: Final = PASS + 1  # + ((reserve * 4 + pool) * 3 + colour in reserve) * 3 + colour in pool
REFUND: Final = LAMP + POOLS * POOLS * COLOURS * COLOURS
KEEP: Final = REFUND + 1

# Planning
LOAD: Final = KEEP + 1  # + worker * LOADS + load
PAY_DIGGER: Final = LOAD + 2 * LOADS  # + payment
PAY_MINER: Final = PAY_DIGGER + 4  # + payment; a disk does not pay him
PAY_HASPELKNECHT: Final = PAY_MINER + 4  # + payment
PLAN_MILL: Final = PAY_HASPELKNECHT + 4  # + 0 nothing more, 1 two black, 2 two yellow

# Working: whole activations
MAKE_FOOD: Final = PLAN_MILL + 3  # + worker
MAKE_WOOD: Final = MAKE_FOOD + 2
GO_MINING: Final = MAKE_WOOD + 2
BUY: Final = GO_MINING + 2  # + (worker * 20 + tile) * 4 + good paid as fee
HIRE_DIGGER: Final = BUY + 2 * TILES * 4
HIRE_MINER: Final = HIRE_DIGGER + 1
HIRE_HASPELKNECHT: Final = HIRE_MINER + 1
RUN_MILL: Final = HIRE_HASPELKNECHT + 1
USE_WINDLASS: Final = RUN_MILL + 1

# Working: single steps
USE_CABLE: Final = USE_WINDLASS + 1
BURN_CHARCOAL: Final = USE_CABLE + 1
PROP_PINGE: Final = BURN_CHARCOAL + 1
PROP_TUNNEL: Final = PROP_PINGE + 1
MINE: Final = PROP_TUNNEL + 1
PUMP_ONE: Final = MINE + 1
PUMP_TWO: Final = PUMP_ONE + 1
LIFT: Final = PUMP_TWO + 1
STOP: Final = LIFT + 1

# Right after buying a tile
TIMBER_WOOD: Final = STOP + 1
TIMBER_THALER: Final = TIMBER_WOOD + 1
SELL_ONE: Final = TIMBER_THALER + 1
SELL_TWO: Final = SELL_ONE + 1
DECLINE: Final = SELL_TWO + 1

END_TURN: Final = DECLINE + 1

# Winter
STORE: Final = END_TURN + 1  # + (farm * 4 + barn) * 6 + what the Coal Storage keeps
SHED_NOTHING: Final = 0
SHED_COAL: Final = 1
SHED_WOOD: Final = 2
SHED_COAL_WOOD: Final = 3
SHED_FOOD: Final = 4
SHED_COAL_FOOD: Final = 5
SHEDS: Final = 6
MOVES: Final = STORE + 4 * 4 * SHEDS


class MoveList:
    """A reusable list of moves, in rising order."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]([0] * 512)
        self.count: i64 = 0

    def add(self, move: i64) -> None:
        """Append a move."""
        self.codes[self.count] = move
        self.count += 1

    def to_list(self) -> list[int]:
        """The moves as an ordinary list."""
        return [self.codes[i] for i in range(self.count)]
