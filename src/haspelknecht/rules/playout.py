"""Random play inside the engine, with a small generator of its own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from haspelknecht.rules.flow import list_moves, play_move, settle
from haspelknecht.rules.moves import MoveList
from haspelknecht.rules.refilling import colour_at, draw
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
    """A generator state from any seed; like seeds give unlike streams."""
    x = (seed & 0x7FFFFFFF) * 2654435761 & MASK32 ^ 0x9E3779B9
    if x == 0:
        x = 1
    return scramble(scramble(scramble(x)))


def deal(state: State, rng: i64) -> i64:
    """Draw all disks of a refill; the new generator state."""
    while state.stage == DRAWING:
        rng = scramble(rng)
        draw(state, colour_at(state, rng * state.bag_size() >> 32))
    return rng


def play_randomly(state: State, seed: i64) -> i64:
    """Random moves and draws to the end of the game; how many decisions were taken."""
    moves = MoveList()
    rng = first_scramble(seed)
    decisions: i64 = 0
    while True:
        settle(state)
        if state.stage == DRAWING:
            rng = deal(state, rng)
            continue
        if state.stage == OVER:
            return decisions
        seat = state.seat()
        list_moves(state, seat, moves)
        rng = scramble(rng)
        play_move(state, seat, moves.codes[rng * moves.count >> 32])
        decisions += 1


def random_games(setup: Setup, first_seed: i64, games: i64) -> tuple[int, int]:
    """Many random games: decisions taken, and a checksum over decisions and scores."""
    order = list(range(setup.players))
    decisions: i64 = 0
    checksum: i64 = 0
    for seed in range(first_seed, first_seed + games):
        state = opening(setup, order)
        taken = play_randomly(state, seed)
        decisions += taken
        checksum = (checksum * 31 + taken) & MASK32
        for player in state.players:
            checksum = (checksum * 31 + player.score + 1000) & MASK32
    return decisions, checksum
