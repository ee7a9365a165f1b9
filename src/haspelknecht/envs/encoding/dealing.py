"""Draws by a seed inside the compiled engine: exactly those of `records/draws.py`, several times as fast."""

from __future__ import annotations

import hashlib
from importlib import import_module
from typing import Any, Final

from librt.strings import read_i32_be
from librt.vecs import vec
from mypy_extensions import i64

from haspelknecht.rules.flow import settle
from haspelknecht.rules.pieces import BLACK, BROWN, NO_COLOUR, YELLOW
from haspelknecht.rules.refilling import colour_at, end_drawing_if_full, next_place, put, room
from haspelknecht.rules.stages import DRAWING
from haspelknecht.rules.state import State

MASK32: Final = 0xFFFFFFFF
DIGEST_WORDS: Final = 8
MOST_DISKS: Final = 36
MOST_DRAWS: Final = 9 * MOST_DISKS  # nine refills of all disks there are
NUMBERS: Final = [str(number).encode() for number in range(MOST_DRAWS)]


def lightest_sha256() -> Any:
    """SHA-256 as Python itself has it, up to 3.11: for a few bytes OpenSSL takes longer to begin than to hash."""
    try:
        return import_module("_sha256").sha256
    except ImportError:
        return hashlib.sha256


SHA256: Final = lightest_sha256()


def places_table() -> vec[i64]:
    """For each number of disks in the bag: 2 ** 224, 2 ** 192, ..., 1 modulo this number."""
    rests = [0] * DIGEST_WORDS
    for among in range(1, MOST_DISKS + 1):
        rests += [pow(2, 32 * place, among) for place in range(DIGEST_WORDS - 1, -1, -1)]
    return vec[i64](rests)


PLACES: Final = places_table()


class Dealer:
    """Draws the disks of one game. The part of the text that all its draws share is hashed only once."""

    def __init__(self, seed: str) -> None:
        self.seed: str = seed
        self.hash: Any = SHA256(f"{seed}/bag/".encode())
        self.disks_drawn: i64 = 0

    def go_on(self, state: State) -> None:
        """Run automatic events and draws."""
        settle(state)
        while state.stage == DRAWING:
            self.refill(state)
            settle(state)

    def refill(self, state: State) -> None:
        """All disks of one refill."""
        while state.stage == DRAWING:
            at = next_place(state)
            disks = room(state, at)
            if disks == state.bag_size():  # the last pool gets all that is left: no ticket decides anything
                put_all(state, at)
                self.disks_drawn += disks
            else:
                self.fill(state, at, disks)
            end_drawing_if_full(state)

    def fill(self, state: State, at: i64, disks: i64) -> None:
        """Draw a number of disks into the pool that begins at `at`."""
        for _disk in range(disks):  # `_` alone would be a Python number
            colour = only_colour(state)
            if colour == NO_COLOUR:
                colour = colour_at(state, self.ticket(state.bag_size()))
            put(state, at, colour)
            self.disks_drawn += 1

    def ticket(self, among: i64) -> i64:
        """`choice(seed, "bag", disks_drawn, among)`: the digest as one big number, modulo `among`."""
        twin: Any = self.hash.copy()
        twin.update(NUMBERS[self.disks_drawn])
        digest: bytes = twin.digest()
        return rest_of(digest, among)


def first_order(seed: str, players: i64) -> list[int]:
    """`shuffled(seed, "order", range(players))`: the turn order at the beginning."""
    order = list(range(players))
    for number in range(players - 1):
        last = players - 1 - number
        digest: bytes = SHA256(f"{seed}/order/{number}".encode()).digest()
        other = rest_of(digest, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def rest_of(digest: bytes, among: i64) -> i64:
    """Eight words as one big number, modulo a small one. Dividing takes long, so the words are added up first, each
    times what its place leaves modulo `among`."""
    total: i64 = 0
    places = PLACES
    at = among * DIGEST_WORDS
    for word in range(DIGEST_WORDS):
        total += (i64(read_i32_be(digest, word * 4)) & MASK32) * places[at + word]
    return total % among


def put_all(state: State, at: i64) -> None:
    """The whole bag into the pool that begins at `at`."""
    state.pools[at + YELLOW] += state.bag_yellow
    state.pools[at + BROWN] += state.bag_brown
    state.pools[at + BLACK] += state.bag_black
    state.bag_yellow = 0
    state.bag_brown = 0
    state.bag_black = 0


def only_colour(state: State) -> i64:
    """The colour of all disks in the bag, if it is the same: then no ticket decides anything."""
    if state.bag_brown == 0 and state.bag_black == 0:
        return YELLOW
    if state.bag_yellow == 0:
        if state.bag_black == 0:
            return BROWN
        if state.bag_brown == 0:
            return BLACK
    return NO_COLOUR
