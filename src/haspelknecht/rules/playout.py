"""Random play inside the engine, with a small random number generator."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from haspelknecht.rules.flow import list_moves, play_move, settle
from haspelknecht.rules.moves import MoveList
from haspelknecht.rules.refilling import colour_at, end_drawing_if_full, next_place, put, room
from haspelknecht.rules.setup import Setup
from haspelknecht.rules.stages import DRAWING, OVER
from haspelknecht.rules.state import State, opening

MASK32: Final = 0xFFFFFFFF


def scramble(x: i64) -> i64:
    """One step of a 32-bit xorshift generator. x is never 0."""
    x ^= (x << 13) & MASK32
    x ^= x >> 17
    x ^= (x << 5) & MASK32
    return x


def first_scramble(seed: i64) -> i64:
    """A generator state from any seed. Similar seeds give different streams."""
    x = (seed & 0x7FFFFFFF) * 2654435761 & MASK32 ^ 0x9E3779B9
    if x == 0:
        x = 1
    return scramble(scramble(scramble(x)))


def deal(state: State, rng: i64) -> i64:
    """Draw all disks of a refill at random. Returns the new generator state."""
    while state.stage == DRAWING:
        at = next_place(state)
        for _disk in range(room(state, at)):  # mypyc would make `_` a Python int
            rng = scramble(rng)
            put(state, at, colour_at(state, rng * state.bag_size() >> 32))
        end_drawing_if_full(state)
    return rng


class Tally:
    """The number of decisions and a checksum of all of them: it is the same if two engines agree."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.checksum: i64 = 0

    def add(self, number: i64) -> None:
        """Mix a number into the checksum."""
        self.checksum = (self.checksum * 31 + number + 1000) & MASK32


def play_randomly(state: State, seed: i64, tally: Tally) -> None:
    """Play random moves and draws to the end of the game."""
    moves = MoveList()
    rng = first_scramble(seed)
    while True:
        settle(state)
        if state.stage == DRAWING:
            rng = deal(state, rng)
            continue
        if state.stage == OVER:
            return
        seat = state.seat()
        list_moves(state, seat, moves)
        rng = scramble(rng)
        move = moves.codes[rng * moves.count >> 32]
        play_move(state, seat, move)
        tally.add(move)
        tally.decisions += 1


def random_games(setup: Setup, first_seed: i64, games: i64) -> Tally:
    """Play many whole random games."""
    order = list(range(setup.players))
    tally = Tally()
    for seed in range(first_seed, first_seed + games):
        state = opening(setup, order)
        play_randomly(state, seed, tally)
        for player in state.players:
            tally.add(player.score)
    return tally
