"""A move taken apart: which kind it is, and its parts by name.

The parts are the small numbers of `rules/pieces.py`; pools count from 0. All code that shows moves starts here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from haspelknecht.errors import UserError
from haspelknecht.rules import moves
from haspelknecht.rules.pieces import COLOURS, MINER, PAID_DISK


@dataclass(frozen=True, slots=True)
class Take:
    """Disks of a colour from an action pool: as many as may be taken, or exactly `disks`."""

    pool: int
    colour: int
    disks: int | None = None


@dataclass(frozen=True, slots=True)
class Swap:
    """The Oil Lamp: a disk of a reserve pool for one of an action pool."""

    reserve: int
    given: int
    pool: int
    got: int


@dataclass(frozen=True, slots=True)
class Load:
    """A load of disks (`rules/loads.py`) onto Farmer or Farmhand."""

    worker: int
    load: int


@dataclass(frozen=True, slots=True)
class Pay:
    """A payment for a hired worker, or none."""

    worker: int
    payment: int


@dataclass(frozen=True, slots=True)
class LoadMill:
    """Two disks of a colour onto the Water Mill; NO_COLOUR ends the planning of the mill."""

    colour: int


@dataclass(frozen=True, slots=True)
class Work:
    """Farmer or Farmhand starts the work of a colour: food, wood or mining."""

    worker: int
    colour: int


@dataclass(frozen=True, slots=True)
class Buy:
    """Farmer or Farmhand buys a tile; the fee is a good or NO_GOOD."""

    worker: int
    tile: int
    fee: int


@dataclass(frozen=True, slots=True)
class Store:
    """What farm, Barn and Coal Storage keep: a good each, and one of the `SHED_` numbers of `rules/moves.py`."""

    farm: int
    barn: int
    shed: int


@dataclass(frozen=True, slots=True)
class Single:
    """A move without parts, such as `moves.LIFT`."""

    move: int


Parts = Take | Swap | Load | Pay | LoadMill | Work | Buy | Store | Single


@cache
def decode(move: int) -> Parts:
    """Take a move apart.

    >>> decode(moves.swapping(0, 0, 0, 1))
    Swap(reserve=0, given=0, pool=0, got=1)
    >>> decode(moves.buying(0, 10, 1))
    Buy(worker=0, tile=10, fee=1)

    :raises UserError: If there is no move with this number.
    """
    if not 0 <= move < moves.MOVES:
        raise UserError("move-number-unknown", move=str(move))
    if move < moves.LOAD:
        parts = taking_parts(move)
    elif move < moves.MAKE_FOOD:
        parts = planning_parts(move)
    elif move < moves.HIRE_DIGGER:
        parts = own_worker_parts(move)
    elif move >= moves.STORE:
        parts = Store(moves.kept_on_farm(move), moves.kept_in_barn(move), moves.kept_in_shed(move))
    else:
        parts = Single(move)
    if not exists(parts):
        raise UserError("move-number-unknown", move=str(move))
    return parts


def taking_parts(move: int) -> Parts:
    """The parts of a move that takes disks, uses the lamp, or answers the refund."""
    if move < moves.PASS:
        pool, colour = divmod(moves.place_taken(move), COLOURS)
        return Take(pool, colour, moves.disks_taken(move) if move >= moves.TAKE_SOME else None)
    if moves.LAMP <= move < moves.REFUND:
        return Swap(moves.swap_reserve(move), moves.swap_given(move), moves.swap_pool(move), moves.swap_got(move))
    return Single(move)


def planning_parts(move: int) -> Parts:
    """The parts of a planning move: disks, payments, the mill."""
    if move < moves.PAY_DIGGER:
        return Load(moves.loaded_worker(move), moves.load_planned(move))
    if move >= moves.PLAN_MILL:
        return LoadMill(moves.mill_colour(move))
    return Pay(moves.paid_worker(move), moves.payment_planned(move))


def own_worker_parts(move: int) -> Parts:
    """The parts of a move that starts Farmer or Farmhand."""
    if moves.is_purchase(move):
        return Buy(moves.own_worker(move), moves.tile_bought(move), moves.fee_paid(move))
    return Work(moves.own_worker(move), moves.work_colour(move))


def exists(parts: Parts) -> bool:
    """Not every number in a range is a move: no swap of equal colours, no disk for the Miner (R-MINER-02)."""
    match parts:
        case Swap(given=given, got=got):
            return given != got
        case Pay(worker=worker, payment=payment):
            return worker != MINER or payment != PAID_DISK
    return True
