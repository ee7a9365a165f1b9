"""Taking a move apart gives the parts that it was made of."""

from __future__ import annotations

from itertools import product

import pytest

from haspelknecht.errors import UserError
from haspelknecht.records.move_parts import Buy, Load, LoadMill, Pay, Single, Store, Swap, Take, Work, decode
from haspelknecht.records.notation import texts
from haspelknecht.rules import moves
from haspelknecht.rules.loads import LOADS
from haspelknecht.rules.pieces import (
    BLACK,
    COLOURS,
    DIGGER,
    GOODS,
    HASPELKNECHT,
    MINER,
    NO_COLOUR,
    POOLS,
    TILES,
    YELLOW,
)  # fmt: skip

OWN = (0, 1)


def test_every_number_is_one_move_or_none() -> None:
    known = set()
    for move in range(moves.MOVES):
        try:
            known.add(decode(move))
        except UserError as error:
            assert error.key == "move-number-unknown"
            assert move not in texts()
    assert len(known) == len(texts()), "no two moves have the same parts"


@pytest.mark.parametrize("move", [-1, moves.MOVES, moves.LAMP, moves.PAY_MINER + 1])
def test_numbers_that_are_no_moves_are_refused(move: int) -> None:
    with pytest.raises(UserError):
        decode(move)


def test_taking() -> None:
    for pool, colour in product(range(POOLS), range(COLOURS)):
        place = pool * COLOURS + colour
        assert decode(moves.TAKE + place) == Take(pool, colour)
        for disks in range(1, moves.FEWER + 1):
            assert decode(moves.taking_some(place, disks)) == Take(pool, colour, disks)


def test_swapping() -> None:
    for reserve, given, pool, got in product(range(POOLS), range(COLOURS), range(POOLS), range(COLOURS)):
        if given != got:
            assert decode(moves.swapping(reserve, given, pool, got)) == Swap(reserve, given, pool, got)


def test_planning() -> None:
    for worker, load in product(OWN, range(LOADS)):
        assert decode(moves.loading(worker, load)) == Load(worker, load)
    assert decode(moves.PAY_DIGGER + 1) == Pay(DIGGER, 1)
    assert decode(moves.PAY_MINER + 3) == Pay(MINER, 3)
    assert decode(moves.PAY_HASPELKNECHT) == Pay(HASPELKNECHT, 0)
    assert [decode(moves.PLAN_MILL + i) for i in range(3)] == [LoadMill(NO_COLOUR), LoadMill(BLACK), LoadMill(YELLOW)]


def test_working() -> None:
    for worker in OWN:
        for colour, kind in enumerate((moves.MAKE_FOOD, moves.MAKE_WOOD, moves.GO_MINING)):
            assert decode(kind + worker) == Work(worker, colour)
        for tile, fee in product(range(TILES), range(GOODS)):
            assert decode(moves.buying(worker, tile, fee)) == Buy(worker, tile, fee)
    assert decode(moves.LIFT) == Single(moves.LIFT)


def test_storing() -> None:
    for farm, barn, shed in product(range(GOODS), range(GOODS), range(moves.SHEDS)):
        assert decode(moves.storing(farm, barn, shed)) == Store(farm, barn, shed)
