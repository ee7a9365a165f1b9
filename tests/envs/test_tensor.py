"""The tensor contains what is on the table, from the observer's side, and nothing secret."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from haspelknecht import Game, UserError
from haspelknecht.envs.pieces import SECRET
from haspelknecht.envs.tensor import action_mask, pieces, size, tensor
from haspelknecht.rules.flow import legal_moves, play_move
from haspelknecht.rules.moves import MOVES
from haspelknecht.rules.planning import go_to_open_step
from haspelknecht.rules.player import READY
from haspelknecht.rules.stages import PLANNING
from haspelknecht.rules.state import State
from haspelknecht.rules.views import hide_plans
from tests.envs.plain_words import plain_words
from tests.players import STYLES, choose

tables = st.fixed_dictionaries(
    {
        "players": st.integers(2, 4),
        "seed": st.integers(0, 999),
        "edition": st.sampled_from(["second", "first", "french"]),
        "tiles": st.sampled_from(["first", "random"]),
        "options": st.sampled_from([{}, {"mill_repeat": "repeat", "synergy_owner": "player", "disk_limit": "none"}]),
    }
)
few = settings(max_examples=12)


def states(game: Game, style: str, seed: int) -> Iterator[State]:
    """Every state of a whole game in which a player may act, and the last one."""
    dice = random.Random(seed)
    while not game.over:
        yield game.state
        seat = dice.choice(game.to_act)
        game.play(choose(style, game.view(seat), seat, dice), seat)
    yield game.state


def named(state: State, seat: int) -> dict[str, list[int]]:
    """The tensor, piece by piece."""
    seen = tensor(state, seat)
    return {p.name: seen[p.start : p.start + p.size].tolist() for p in pieces(state.setup.players)}


def limits(players: int) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """The lowest and the highest number of each cell."""
    low = [piece.low for piece in pieces(players) for _ in range(piece.size)]
    high = [piece.high for piece in pieces(players) for _ in range(piece.size)]
    return np.array(low, np.int16), np.array(high, np.int16)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pieces_lie_side_by_side(players: int) -> None:
    """Without gaps, each with its own name and description."""
    start = 0
    for piece in pieces(players):
        assert piece.start == start
        assert piece.size > 0
        assert piece.low < piece.high
        assert piece.meaning
        start += piece.size
    assert start == size(players)
    assert len({piece.name for piece in pieces(players)}) == len(pieces(players))


@few
@given(tables, st.sampled_from(STYLES))
def test_every_piece_says_what_is_on_the_table(table: dict[str, object], style: str) -> None:
    """Read cell by cell from the state by another program, and never outside its range."""
    game = Game.new(**table)  # type: ignore[arg-type]
    low, high = limits(game.table.players)
    for number, state in enumerate(states(game, style, 1)):
        seat = number % game.table.players
        assert named(state, seat) == plain_words(state, seat)
        seen = tensor(state, seat)
        assert (low <= seen).all()
        assert (seen <= high).all()


@few
@given(tables, st.sampled_from(STYLES))
def test_the_mask_is_the_list_of_legal_moves(table: dict[str, object], style: str) -> None:
    """For seats that may act; all 0 for the others."""
    game = Game.new(**table)  # type: ignore[arg-type]
    for state in states(game, style, 2):
        for seat in range(game.table.players):
            mask = action_mask(state, seat)
            assert mask.shape == (MOVES,)
            assert np.flatnonzero(mask).tolist() == legal_moves(state, seat)


@few
@given(tables, st.sampled_from(STYLES))
def test_hidden_information_does_not_change_the_tensor(table: dict[str, object], style: str) -> None:
    """However the others have planned, as long as the same ones are ready: the same tensor, the same mask."""
    game = Game.new(**table)  # type: ignore[arg-type]
    dice = random.Random(3)
    compared = 0
    for state in states(game, style, 3):
        for seat in range(game.table.players):
            assert np.array_equal(tensor(state, seat), tensor(hide_plans(state, seat), seat))
            if state.stage == PLANNING:
                other = planned_otherwise(state, seat, dice)
                compared += other != state
                assert np.array_equal(tensor(state, seat), tensor(other, seat))
                assert np.array_equal(action_mask(state, seat), action_mask(other, seat))
    assert compared > 0


def planned_otherwise(state: State, seat: int, dice: random.Random) -> State:
    """The same table, with other secret plans of all others; those who were ready are ready, and nobody else."""
    other = state.copy()
    for who in range(len(state.players)):
        if who == seat:
            continue
        ready = other.players[who].plan_step == READY
        other.players[who].clear_plan()
        go_to_open_step(other, other.players[who])
        while ready and other.players[who].plan_step != READY:
            play_move(other, who, dice.choice(legal_moves(other, who)))
            other.stage = PLANNING
        if not ready:
            begun = other.copy()
            play_move(begun, who, dice.choice(legal_moves(begun, who)))
            if begun.players[who].plan_step != READY:
                other = begun
    return other


@few
@given(tables, st.sampled_from(STYLES))
def test_alike_tensors_are_alike_positions(table: dict[str, object], style: str) -> None:
    """Everything relevant that a player may know is in it: nothing else can differ between two equal tensors."""
    game = Game.new(**table)  # type: ignore[arg-type]
    known: dict[bytes, list[int]] = {}
    for state in states(game, style, 4):
        matters = what_matters(hide_plans(state, 0))
        assert known.setdefault(tensor(state, 0).tobytes(), matters) == matters


def what_matters(state: State) -> list[int]:
    """All numbers of a state but the sources of points and the disks below the top one."""
    blank = state.copy()
    for tile in range(len(blank.stacks)):
        blank.stacks[tile] &= 7
    for player in blank.players:
        for source in range(len(player.sheet)):
            player.sheet[source] = 0
    return blank.numbers()


def test_the_observer_comes_first() -> None:
    """Then the next seat, and after the last one the first one again."""
    game = Game.new(4, seed="seats")
    for seat, player in enumerate(game.state.players):
        player.food = 10 + seat
    for seat in range(4):
        seen = named(game.state, seat)
        owners = ["me", "other1", "other2", "other3"]
        assert [seen[f"{owner}.food"][0] - 10 for owner in owners] == [(seat + n) % 4 for n in range(4)]


PLANNED = """
stage = "planning"
order = ["A", "B"]
options = { plan_in_turn_order = "%s" }
[players.A]
cart1 = { black = 2 }
plan = { step = "ready", farmer = { black = 2 } }
[players.B]
cart1 = { yellow = 2 }
"""


def test_a_secret_plan_shows_to_its_owner_only() -> None:
    """To the others only that it is ready."""
    state = Game.from_position(PLANNED % "no").state
    own, others = named(state, 0), named(state, 1)
    assert own["me.farmer_plan"] == [0, 0, 2]
    assert others["other1.ready"] == [1]
    assert all(not any(others[f"other1.{name}"]) for name in SECRET)


def test_an_open_plan_shows_to_everybody() -> None:
    """By option, in turn order."""
    state = Game.from_position(PLANNED % "yes").state
    assert named(state, 1)["other1.farmer_plan"] == [0, 0, 2]


def test_a_revealed_plan_shows_to_everybody() -> None:
    """As soon as the last one is ready."""
    game = Game.from_position(PLANNED % "no")
    while game.state.stage == PLANNING:
        game.play(game.legal_moves[0])
    assert named(game.state, 1)["other1.farmer_plan"] == [0, 0, 2]


def test_arrays_belong_to_the_caller() -> None:
    """Writing into one changes nothing else."""
    state = Game.new(2, seed=1).state
    tensor(state, 0)[:] = -1
    action_mask(state, 0)[:] = 1
    assert tensor(state, 0).max() > 0
    assert action_mask(state, 0).sum() < 20


@pytest.mark.parametrize("seat", [-1, 2])
def test_an_unknown_seat_is_refused(seat: int) -> None:
    """One sentence."""
    state = Game.new(2, seed=1).state
    for ask in (tensor, action_mask):
        with pytest.raises(UserError, match="There’s no player"):
            ask(state, seat)
