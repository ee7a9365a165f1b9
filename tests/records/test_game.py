"""The `Game` class: playing, taking back, views, outcome."""

from __future__ import annotations

import random
from hashlib import sha256

import pytest

from haspelknecht import Game, IllegalMoveError, UserError
from haspelknecht.records.draws import choice, seed_hash, shuffled
from tests.players import choose
from tests.scenes import legal, scene


def test_the_same_seed_gives_the_same_game_and_another_seed_a_different_one() -> None:
    """Draws, order and tiles depend only on the seed."""
    first, second = Game.new(4, seed=7, tiles="random"), Game.new(4, seed="7", tiles="random")
    assert first.position() == second.position()
    assert Game.new(4, seed=8, tiles="random").position() != first.position()


def test_two_games_in_one_process_do_not_interfere() -> None:
    """Each has its own random streams."""
    alone = Game.new(2, seed="alone")
    beside, other = Game.new(2, seed="alone"), Game.new(2, seed="other")
    for _ in range(60):
        alone.play(alone.legal_moves[0])
    for _ in range(60):
        other.play(other.legal_moves[-1])
        beside.play(beside.legal_moves[0])
    assert alone.state == beside.state


def test_draws_can_be_checked_by_hand() -> None:
    """SHA-256 of seed, purpose and number, modulo the number of alternatives."""
    assert choice("abc", "bag", 3, 10) == int(sha256_hex("abc/bag/3"), 16) % 10
    assert sorted(shuffled("abc", "order", range(4))) == [0, 1, 2, 3]
    assert seed_hash("abc") != seed_hash("abd")


def sha256_hex(text: str) -> str:
    """SHA-256 in hexadecimal."""
    return sha256(text.encode()).hexdigest()


def test_an_illegal_move_changes_nothing_and_names_its_rule() -> None:
    """The error names the rule and is one line in every language."""
    game = scene({"water": 3, "shaft_coal": 1, "pinge_coal": 0, "plan": {"haspelknecht": "food"}})
    game.play("haspelknecht works")
    before = game.state.numbers()
    with pytest.raises(IllegalMoveError) as caught:
        game.play("lift")
    assert game.state.numbers() == before
    assert caught.value.reason.rule == "R-WATER-05"
    assert str(caught.value).endswith("R-WATER-05: 3 pit water in the Shaft. To lift coal, you need fewer than 2.")


def test_the_wrong_seat_cannot_move() -> None:
    """Only players who may act have moves."""
    game = Game.new(2, seed="seats")
    waiting = 1 - game.to_act[0]
    assert game.moves_of(waiting) == []
    with pytest.raises(IllegalMoveError):
        game.play(game.legal_moves[0], waiting)
    with pytest.raises(UserError):
        game.play(game.legal_moves[0], 5)
    with pytest.raises(UserError):
        game.moves_of(-1)


def test_players_may_undo_back_to_the_last_draw_reveal_or_other_move() -> None:
    """Only within the player's own turn."""
    game = scene({"cart1": {"yellow": 2}, "plan": {"farmer": {"yellow": 2}}})
    assert not game.may_undo(0)
    before = game.state.numbers()
    game.play("farmer makes food")
    assert game.may_undo(0)
    assert not game.may_undo(1)
    game.undo()
    assert game.state.numbers() == before
    game.play("end")
    assert not game.may_undo(1)


def test_undo_past_a_draw_gives_the_same_disks_again() -> None:
    """Undo, as used for analysis, cannot change future draws."""
    game = Game.new(2, seed="peek")
    dice = random.Random(1)
    while game.state.season == 0:
        game.play(choose("any", game.state, game.to_act[0], dice), game.to_act[0])
    pools = list(game.state.pools)
    last = game.history[-1 - next(i for i, step in enumerate(reversed(game.history)) if step.kind == "move")]
    game.undo()
    game.play(last.move, last.seat)
    assert list(game.state.pools) == pools


def test_there_is_nothing_to_undo_at_the_start() -> None:
    """The set-up stays."""
    game = Game.new(2, seed="start")
    before = game.state.numbers()
    with pytest.raises(UserError):
        game.undo()
    assert game.state.numbers() == before


def test_only_a_finished_game_has_an_outcome() -> None:
    """Winner, ranking, scores."""
    game = Game.new(2, seed="end")
    assert game.outcome is None
    dice = random.Random(3)
    while not game.over:
        game.play(choose("busy", game.state, game.to_act[0], dice), game.to_act[0])
    outcome = game.outcome
    assert outcome is not None
    assert outcome.scores[outcome.winner] == max(outcome.scores)
    assert game.legal_moves == []
    with pytest.raises(UserError):
        game.play("end")


def test_a_copy_is_independent() -> None:
    """Moves in a copy do not change the original."""
    game = Game.new(3, seed="copy")
    twin = game.copy()
    twin.play(twin.legal_moves[0])
    assert len(game.history) < len(twin.history)
    assert game.state != twin.state
    twin.undo()
    assert game.state == twin.state


def test_a_view_for_spectators_shows_no_plan() -> None:
    """Seat -1 sees what all players see."""
    game = scene({"cart1": {"yellow": 2}}, {"cart1": {"brown": 2}}, stage="planning")
    game.play("farmer 2 yellow", 0)
    assert game.view(-1).players[0].farmer_load == 0
    assert game.view(0).players[0].farmer_load != 0
    assert legal(game, 1)
