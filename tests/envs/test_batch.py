"""Many games at once are the same games as one by one."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from haspelknecht import Game, UserError
from haspelknecht.envs.batch import Batch
from haspelknecht.envs.batch_arrays import ARRAYS, BatchArrays, empty_arrays
from haspelknecht.envs.batch_chunks import CHUNK_SIZE
from haspelknecht.envs.batch_interface import IllegalActionError
from haspelknecht.envs.encoding.dealing import Dealer, first_order
from haspelknecht.envs.rewards import rewards
from haspelknecht.envs.tensor import action_mask, tensor
from haspelknecht.records.draws import choice, shuffled
from haspelknecht.rules.options import VALUES


def same(one: BatchArrays, other: BatchArrays) -> bool:
    """Whether two sights show the same."""
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in ARRAYS)


def check_row(arrays: BatchArrays, row: int, game: Game) -> None:
    """A row shows what the seat that is next may know and do."""
    seat = int(game.state.seat())
    assert arrays.seats[row] == seat
    assert np.array_equal(arrays.observations[row], tensor(game.state, seat))
    assert np.array_equal(arrays.masks[row], action_mask(game.state, seat))


any_rules = st.fixed_dictionaries(
    {"edition": st.sampled_from(["second", "first", "french"]), "tiles": st.sampled_from(["first", "random"])},
    optional={
        "options": st.fixed_dictionaries({}, optional={name: st.sampled_from(VALUES[name]) for name in VALUES}),
    },
)


@settings(max_examples=12)
@given(st.integers(2, 4), st.sampled_from(["win", "score"]), any_rules, st.integers(0, 10**6))
def test_a_batch_plays_the_games_of_the_engine(players: int, reward: str, rules: dict[str, Any], seed: int) -> None:
    """Move by move, to the end and into the next game of each row, with any rules."""
    batch = Batch(2, players, reward=reward, **rules)
    games = [Game.new(players, seed=f"{seed}/{row}/0", **rules) for row in range(2)]
    begun = [1, 1]
    arrays = batch.reset(seed)
    step = 0
    while min(begun) < 2 or step % 40:
        actions = batch.random_actions(step)
        arrays = batch.step(actions)
        step += 1
        for row, game in enumerate(games):
            game.play(int(actions[row]))
            assert arrays.ended[row] == game.over
            assert tuple(arrays.rewards[row]) == rewards(game.state, reward)
            if game.over:
                assert game.outcome is not None
                assert tuple(arrays.scores[row]) == game.outcome.scores
                games[row] = Game.new(players, seed=f"{seed}/{row}/{begun[row]}", **rules)
                begun[row] += 1
            else:
                assert not arrays.scores[row].any()
            check_row(arrays, row, games[row])


@given(st.text(st.characters(codec="utf-8"), max_size=200), st.integers(0, 300), st.integers(1, 36))
def test_the_draws_are_those_of_every_game(seed: str, number: int, among: int) -> None:
    """The fast way to the same tickets."""
    dealer = Dealer(seed)
    dealer.disks_drawn = number
    assert dealer.ticket(among) == choice(seed, "bag", number, among)


@given(st.text(st.characters(codec="utf-8"), max_size=200), st.integers(2, 4))
def test_the_first_turn_order_is_that_of_every_game(seed: str, players: int) -> None:
    """The fast way to the same order."""
    assert first_order(seed, players) == shuffled(seed, "order", range(players))


@pytest.mark.parametrize("games", [CHUNK_SIZE - 1, CHUNK_SIZE, 2 * CHUNK_SIZE + 3])
def test_games_in_chunks_are_the_same(games: int) -> None:
    """Arrays of the caller, filled a few games at a time, contain what a batch shows in its own arrays."""
    alone, part = Batch(games, 3), Batch(games, 3, shown=empty_arrays(games, 3))
    for seed in (1, 2):
        assert same(part.reset(seed), alone.reset(seed))
        for step in range(40):
            actions = alone.random_actions(step)
            assert part.random_actions(step).tolist() == actions.tolist()
            assert same(part.step(actions), alone.step(actions))


def test_same_seed_same_games() -> None:
    """And another seed, other games."""
    shown = []
    for seed in (7, "7", 8):
        batch = Batch(8, 3)
        batch.reset(seed)
        for step in range(30):
            batch.step(batch.random_actions(step))
        shown.append(batch.arrays.copy())
    assert same(shown[0], shown[1])
    assert not same(shown[0], shown[2])


def test_a_second_reset_begins_new_games() -> None:
    """Nothing of the first games is left."""
    batch = Batch(4)
    first = batch.reset(1).copy()
    for step in range(200):
        batch.step(batch.random_actions(step))
    assert same(batch.reset(1), first)


def test_random_actions_are_legal_and_differ() -> None:
    """From game to game and from seed to seed; the same seed gives the same."""
    batch = Batch(64, 2)
    batch.reset(5)
    for step in range(50):
        actions = batch.random_actions(step)
        assert batch.arrays.masks[np.arange(64), actions].all()
        batch.step(actions)
    assert len(set(batch.random_actions(1).tolist())) > 5
    assert batch.random_actions(1).tolist() == batch.random_actions(1).tolist()
    assert batch.random_actions(1).tolist() != batch.random_actions(2).tolist()


def test_the_arrays_are_views() -> None:
    """They show the latest step, cannot be written, and a copy keeps what it shows."""
    batch = Batch(4)
    arrays = batch.reset(1)
    kept = arrays.copy()
    before = kept.observations.tolist()
    batch.step(batch.random_actions(1))
    assert batch.arrays is arrays
    assert not same(arrays, kept)
    assert kept.observations.tolist() == before
    for name in ARRAYS:
        with pytest.raises(ValueError, match="read-only"):
            getattr(arrays, name)[0] = 1


def test_a_position_of_a_batch_can_be_set_up() -> None:
    """As a `Game`, so that all other tools can inspect it."""
    batch = Batch(3, 4)
    batch.reset("look")
    for step in range(60):
        batch.step(batch.random_actions(step))
    check_row(batch.arrays, 2, Game.from_position(batch.position(2)))


def wrong(batch: Batch, row: int, action: int) -> NDArray[np.int64]:
    """Legal actions but for one row."""
    actions = batch.random_actions(0).copy()
    actions[row] = action
    return actions


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (773, "Game 2 refuses its action, so nothing was played in any game. Player . can’t play “end” now. R-"),
        (870, "Game 2 refuses its action, so nothing was played in any game. There’s no move number 870."),
        (-1, "Game 2 refuses its action, so nothing was played in any game. There’s no move number -1."),
    ],
)
def test_an_illegal_action_is_refused_with_game_and_rule(action: int, message: str) -> None:
    """And no game has moved, neither before nor after it."""
    batch = Batch(4)
    before = batch.reset(1).copy()
    with pytest.raises(IllegalActionError, match=message) as refused:
        batch.step(wrong(batch, 2, action))
    assert refused.value.game == 2
    assert same(batch.arrays, before)
    batch.step(batch.random_actions(0))


@pytest.mark.parametrize("actions", [[1, 2, 3], [[1], [2]], [1.0, 2.0], [True, False], ["1", "2"], [None, 1]])
def test_malformed_actions_are_refused(actions: Any) -> None:
    """One sentence says what is needed."""
    batch = Batch(2)
    batch.reset(1)
    with pytest.raises(UserError, match="A step needs an array of 2 whole numbers, one action per game"):
        batch.step(actions)


@pytest.mark.parametrize("kind", [np.int16, np.uint8, np.uint64, np.int64])
def test_actions_may_be_whole_numbers_of_any_kind(kind: type[np.integer]) -> None:
    """And lists of them."""
    batch = Batch(2)
    batch.reset(1)
    batch.step(batch.random_actions(1).astype(kind))
    batch.step(batch.random_actions(2).tolist())


def test_nothing_is_played_before_the_first_reset() -> None:
    """One sentence says what to do."""
    for ask in (lambda: Batch(2).step([1, 2]), lambda: Batch(2).random_actions(1), lambda: Batch(2).position(0)):
        with pytest.raises(UserError, match="Call reset first"):
            ask()


def test_without_numpy_one_sentence_says_what_is_missing() -> None:
    """Whichever module of the package is imported."""
    program = """
import sys
sys.modules["numpy"] = None
try:
    import haspelknecht.envs.batch
except Exception as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    expected = "This needs “numpy”, which isn’t installed."
    assert done.stdout == f'{expected} Install it with: pip install "haspelknecht[gym]"\n'


@pytest.mark.parametrize(
    ("given_options", "message"),
    [
        ({"games": 0}, "A batch has 1 to"),
        ({"games": 2, "players": 5}, "players"),
        ({"games": 2, "reward": "glory"}, "There’s no reward"),
        ({"games": 2, "edition": "third"}, "third"),
    ],
)
def test_impossible_batches_are_refused(given_options: dict[str, Any], message: str) -> None:
    """Refused at once."""
    with pytest.raises(UserError, match=message):
        Batch(**given_options)
