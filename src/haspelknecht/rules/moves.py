"""Every move has one small number; each kind of move has its own range.

The numbers are the fixed action space of the game: they do not depend on the position. Only this module knows their
arithmetic: its functions make a move from its parts, or return one part of a move. Outside the engine,
`records/move_parts.py` returns all parts of a move, and `records/notation.py` its text.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.rules.loads import LOADS
from haspelknecht.rules.pieces import BLACK, COLOURS, DIGGER, GOODS, NO_COLOUR, PAYMENTS, POOLS, TILES, YELLOW

# Taking disks
TAKE: Final = 0  # + pool * 3 + colour: all of the colour, in the second step up to the limit
FEWER: Final = 4  # one to four disks instead of all
TAKE_SOME: Final = TAKE + POOLS * COLOURS  # + (pool * 3 + colour) * 4 + disks - 1: fewer, if the option allows
PASS: Final = TAKE_SOME + POOLS * COLOURS * FEWER
LAMP: Final = PASS + 1  # + ((reserve * 4 + pool) * 3 + colour in reserve) * 3 + colour in pool
REFUND: Final = LAMP + POOLS * POOLS * COLOURS * COLOURS
KEEP: Final = REFUND + 1

# Planning
LOAD: Final = KEEP + 1  # + worker * LOADS + load
PAY_DIGGER: Final = LOAD + 2 * LOADS  # + payment
PAY_MINER: Final = PAY_DIGGER + PAYMENTS  # + payment; not a disk
PAY_HASPELKNECHT: Final = PAY_MINER + PAYMENTS  # + payment
PLAN_MILL: Final = PAY_HASPELKNECHT + PAYMENTS  # no more disks on the mill
PLAN_MILL_BLACK: Final = PLAN_MILL + 1  # two black disks
PLAN_MILL_YELLOW: Final = PLAN_MILL_BLACK + 1  # two yellow disks

# Working: whole activations
MAKE_FOOD: Final = PLAN_MILL_YELLOW + 1  # + worker
MAKE_WOOD: Final = MAKE_FOOD + 2
GO_MINING: Final = MAKE_WOOD + 2
BUY: Final = GO_MINING + 2  # + (worker * 20 + tile) * 4 + good paid as fee
HIRE_DIGGER: Final = BUY + 2 * TILES * GOODS
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
MOVES: Final = STORE + GOODS * GOODS * SHEDS


# -- taking --------------------------------------------------------------------------------------------------------


def taking(place: i64) -> i64:
    """Take all disks from a place (pool * 3 + colour), in the second step up to the limit."""
    return TAKE + place


def taking_some(place: i64, disks: i64) -> i64:
    """Take fewer disks than there are from a place (pool * 3 + colour)."""
    return TAKE_SOME + place * FEWER + disks - 1


def place_taken(move: i64) -> i64:
    """The place (pool * 3 + colour) that a move takes disks from."""
    if move < TAKE_SOME:
        return move - TAKE
    return (move - TAKE_SOME) // FEWER


def disks_taken(move: i64) -> i64:
    """The number of disks that a move from TAKE_SOME on takes."""
    return (move - TAKE_SOME) % FEWER + 1


def swapping(reserve: i64, given: i64, pool: i64, got: i64) -> i64:
    """The Oil Lamp's swap: a disk of colour `given` in a reserve pool for one of colour `got` in an action pool."""
    return LAMP + ((reserve * POOLS + pool) * COLOURS + given) * COLOURS + got


def swap_reserve(move: i64) -> i64:
    """The reserve pool of a swap."""
    return (move - LAMP) // (COLOURS * COLOURS * POOLS)


def swap_given(move: i64) -> i64:
    """The colour that a swap takes from the reserve pool."""
    return (move - LAMP) // COLOURS % COLOURS


def swap_pool(move: i64) -> i64:
    """The action pool of a swap."""
    return (move - LAMP) // (COLOURS * COLOURS) % POOLS


def swap_got(move: i64) -> i64:
    """The colour that a swap takes from the action pool."""
    return (move - LAMP) % COLOURS


# -- planning and working ------------------------------------------------------------------------------------------


def loading(worker: i64, load: i64) -> i64:
    """Put a load on Farmer or Farmhand."""
    return LOAD + worker * LOADS + load


def loaded_worker(move: i64) -> i64:
    """The worker that a move puts a load on."""
    return (move - LOAD) // LOADS


def load_planned(move: i64) -> i64:
    """The load that a move puts on Farmer or Farmhand."""
    load = move - LOAD
    return load if load < LOADS else load - LOADS  # faster than a remainder


def paying(worker: i64, payment: i64) -> i64:
    """Plan a payment for a hired worker, or UNPAID."""
    return PAY_DIGGER + (worker - DIGGER) * PAYMENTS + payment


def paid_worker(move: i64) -> i64:
    """The hired worker that a move plans a payment for."""
    return DIGGER + (move - PAY_DIGGER) // PAYMENTS


def payment_planned(move: i64) -> i64:
    """The payment that a move plans for a hired worker."""
    return (move - PAY_DIGGER) & (PAYMENTS - 1)  # faster than a remainder: PAYMENTS is 4


def mill_colour(move: i64) -> i64:
    """The colour of the disks that a move from PLAN_MILL on puts on the mill, or NO_COLOUR."""
    if move == PLAN_MILL:
        return NO_COLOUR
    return BLACK if move == PLAN_MILL_BLACK else YELLOW


def starting_work(worker: i64, colour: i64) -> i64:
    """Farmer or Farmhand makes food, makes wood or mines, by the colour of the disks."""
    return MAKE_FOOD + 2 * colour + worker


def work_colour(move: i64) -> i64:
    """The colour of the disks for a move from MAKE_FOOD to the last of GO_MINING."""
    return (move - MAKE_FOOD) // 2


def buying(worker: i64, tile: i64, fee: i64) -> i64:
    """Farmer or Farmhand buys a tile; `fee` is NO_GOOD or the good that is paid."""
    return BUY + (worker * TILES + tile) * GOODS + fee


def is_purchase(move: i64) -> bool:
    """Whether a move buys a tile."""
    return BUY <= move < HIRE_DIGGER


def tile_bought(move: i64) -> i64:
    """The tile of a purchase."""
    return (move - BUY) // GOODS % TILES


def fee_paid(move: i64) -> i64:
    """The good that a purchase pays as a fee, or NO_GOOD."""
    return (move - BUY) % GOODS


def own_worker(move: i64) -> i64:
    """Farmer or Farmhand: the worker that a move from MAKE_FOOD to the last purchase activates."""
    if move < BUY:
        return (move - MAKE_FOOD) & 1
    return (move - BUY) // (GOODS * TILES)


# -- winter --------------------------------------------------------------------------------------------------------


def storing(farm: i64, barn: i64, shed: i64) -> i64:
    """Keep a good on the farm, one in the Barn, and a `SHED_` combination in the Coal Storage."""
    return STORE + (farm * GOODS + barn) * SHEDS + shed


def kept_on_farm(move: i64) -> i64:
    """The good that a move keeps on the farm."""
    return (move - STORE) // (GOODS * SHEDS)


def kept_in_barn(move: i64) -> i64:
    """The good that a move keeps in the Barn."""
    return (move - STORE) // SHEDS % GOODS


def kept_in_shed(move: i64) -> i64:
    """What a move keeps in the Coal Storage."""
    return (move - STORE) % SHEDS


# -- lists ---------------------------------------------------------------------------------------------------------


class MoveList:
    """A reusable list of moves, in ascending order."""

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
