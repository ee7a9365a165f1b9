"""Loads: the disks on Farmer or Farmhand, as one small number.

Load 0 is empty. Then come the loads of one colour (1 to 14 disks each: all 13 disks of a colour and a
marker), then the mixed ones, which only a development can use (R-PLAN-10).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from haspelknecht.rules.pieces import BLACK, BROWN, COLOURS, NO_COLOUR, YELLOW

MOST_OF_A_COLOUR: Final = 14
MOST_MIXED: Final = 8  # five disks and three colour markers: no tile can cost more
NO_LOAD: Final = 0
MIXED: Final = 1 + COLOURS * MOST_OF_A_COLOUR  # the first mixed load
SIDE: Final = MOST_MIXED + 1


def mixed_triples() -> list[tuple[int, int, int]]:
    """All mixed loads (yellow, brown, black) in the order of their numbers."""
    triples: list[tuple[int, int, int]] = []
    for yellow in range(SIDE):
        for brown in range(SIDE - yellow):
            for black in range(SIDE - yellow - brown):
                if (yellow > 0) + (brown > 0) + (black > 0) >= 2:
                    triples.append((yellow, brown, black))
    return triples


def all_triples() -> list[tuple[int, int, int]]:
    """All loads (yellow, brown, black) in the order of their numbers."""
    triples = [(0, 0, 0)]
    for colour in range(COLOURS):
        for disks in range(1, MOST_OF_A_COLOUR + 1):
            triple = [0, 0, 0]
            triple[colour] = disks
            triples.append((triple[0], triple[1], triple[2]))
    return triples + mixed_triples()


def mixed_numbers() -> vec[i64]:
    """The number of each mixed load, by (yellow * 9 + brown) * 9 + black."""
    table = vec[i64]([0] * (SIDE * SIDE * SIDE))
    number: i64 = MIXED
    for yellow, brown, black in mixed_triples():
        table[(yellow * SIDE + brown) * SIDE + black] = number
        number += 1
    return table


def column(colour: int) -> vec[i64]:
    """The number of disks of a colour in each load."""
    disks = vec[i64]()
    for triple in all_triples():
        disks = append(disks, triple[colour])
    return disks


def plain_colours() -> vec[i64]:
    """The colour of each load of a single colour, NO_COLOUR for the others."""
    colours = vec[i64]()
    for yellow, brown, black in all_triples():
        kinds = (yellow > 0) + (brown > 0) + (black > 0)
        colour = YELLOW if yellow else BROWN if brown else BLACK
        colours = append(colours, colour if kinds == 1 else NO_COLOUR)
    return colours


YELLOW_IN: Final = column(YELLOW)
BROWN_IN: Final = column(BROWN)
BLACK_IN: Final = column(BLACK)
COLOUR_OF: Final = plain_colours()
MIXED_AT: Final = mixed_numbers()
LOADS: Final = 183  # len(all_triples()), checked by a test


def plain_load(colour: i64, disks: i64) -> i64:
    """The load of `disks` disks of one colour."""
    return 1 + colour * MOST_OF_A_COLOUR + disks - 1


def load_of(yellow: int, brown: int, black: int) -> int:
    """The number of a load, or -1 if there is no such load."""
    triple = (yellow, brown, black)
    triples = all_triples()
    return triples.index(triple) if triple in triples else -1


def size(load: i64) -> i64:
    """The number of disks in a load."""
    return YELLOW_IN[load] + BROWN_IN[load] + BLACK_IN[load]
