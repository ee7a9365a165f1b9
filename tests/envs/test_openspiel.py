"""The OpenSpiel game passes OpenSpiel's checks, and its algorithms can play it."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation  # type: ignore[import-untyped]

from haspelknecht import Game, UserError
from haspelknecht.envs import openspiel_game
from haspelknecht.envs.tensor import pieces, tensor
from haspelknecht.rules.stages import PLANNING
from tests.envs.cases import CASES

SIMULATIONS = 3  # of whole random games for each thought, through the methods of a Python game


def load(players: int = 2, edition: str = "second", **parameters: str) -> Any:
    """The game as OpenSpiel knows it."""
    return pyspiel.load_game("haspelknecht", {"players": players, "edition": edition, **parameters})


def go_on(state: Any, dice: random.Random) -> None:
    """A random move, or a draw by its probability."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(outcomes, weights)[0])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


def position(game: Any, seed: int, events: int) -> Any:
    """A random game after this many events, or at its end."""
    dice = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and events > 0:
        go_on(state, dice)
        events -= 1
    return state


def planning(game: Any, seed: int, events: int) -> Any:
    """A random game at its next planning after this many events, some moves later."""
    dice = random.Random(seed)
    state = position(game, seed, events)
    while state.board.state.stage != PLANNING:
        go_on(state, dice)
    for _ in range(dice.randrange(6)):
        moves = state.legal_actions()
        twin = state.clone()
        twin.apply_action(dice.choice(moves))
        if twin.board.state.stage == PLANNING:
            state = twin
    return state


@pytest.mark.parametrize(("players", "edition"), CASES)
def test_the_random_simulation_test_passes(players: int, edition: str) -> None:
    """OpenSpiel's own: moves, draws, copies, written-down states, observations and bounds, at every state of a game."""
    pyspiel.random_sim_test(load(players, edition), num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize(("players", "edition"), CASES)
@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_its_tree_searches_play_whole_games(search: str, players: int, edition: str) -> None:
    """The one that uses the full state, and the one over information sets, which does not."""
    game = load(players, edition)
    dice = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, dice)
    if search == "mcts":
        bot = mcts.MCTSBot(game, 1.0, SIMULATIONS, rollouts, random_state=dice)
    else:
        bot = ismcts.ISMCTSBot(game, rollouts, 1.0, SIMULATIONS, random_state=dice)
    others = random.Random(1)
    state = game.new_initial_state()
    thoughts = 0
    while not state.is_terminal():
        if state.current_player() == players - 1:
            state.apply_action(bot.step(state))
            thoughts += 1
        else:
            go_on(state, others)
    assert thoughts > 30
    assert sum(state.returns()) == pytest.approx(0)


def test_draws_are_chance_nodes_one_disk_at_a_time() -> None:
    """After the turn order, every disk comes with the probability that the bag gives it."""
    state = load().new_initial_state()
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["order AB", "order BA"]
    state.apply_action(1)
    bag = {0: 4, 1: 7, 2: 7}  # yellow, brown, black
    while state.is_chance_node():
        left = sum(bag.values())
        assert dict(state.chance_outcomes()) == {colour: disks / left for colour, disks in bag.items() if disks}
        action = max(bag, key=lambda colour: bag[colour])
        state.apply_action(action)
        bag[action] -= 1
    assert sum(bag.values()) == 0
    assert state.current_player() == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_game_is_longer_than_declared(players: int) -> None:
    """Random games have less than half of the moves that the game declares."""
    game = load(players)
    for seed in range(3):
        history = position(game, seed, 10**6).full_history()
        moves = sum(item.player >= 0 for item in history)
        assert moves < game.max_game_length() / 2
        assert len(history) - moves <= game.max_chance_nodes_in_history()


@settings(max_examples=20)
@given(st.integers(0, 10**6), st.integers(0, 400), st.sampled_from([2, 3, 4]))
def test_the_observation_is_our_tensor(seed: int, events: int, players: int) -> None:
    """Piece by piece, and in one row."""
    game = load(players)
    state = position(game, seed, events)
    observation = make_observation(game)
    for player in range(players):
        expected = tensor(state.board.state, player)
        assert state.observation_tensor(player) == expected.tolist()
        observation.set_from(state, player)
        for piece in pieces(players):
            assert np.array_equal(observation.dict[piece.name], expected[piece.start : piece.start + piece.size])


@settings(max_examples=20)
@given(st.integers(0, 10**6), st.integers(0, 150), st.sampled_from([2, 3, 4]))
def test_nothing_that_a_player_sees_depends_on_secret_plans(seed: int, events: int, players: int) -> None:
    """With other plans of the others the seat sees the same, although the state differs."""
    game = load(players)
    state = planning(game, seed, events)
    dice = random.Random(seed)
    for player in range(players):
        twin = state.resample_from_infostate(player, dice.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)


def test_secret_plans_are_resampled() -> None:
    """Otherwise the test above could not fail."""
    game = load()
    dice = random.Random(1)
    state = game.new_initial_state()
    while state.board.state.stage != PLANNING:
        go_on(state, dice)
    first = state.current_player()
    while state.current_player() == first:
        go_on(state, dice)
    twins = [state.resample_from_infostate(1 - first, dice.random) for _ in range(20)]
    assert len({str(twin) for twin in twins}) > 1
    assert len({twin.information_state_string(1 - first) for twin in twins}) == 1
    assert len({twin.information_state_string(first) for twin in twins}) > 1


def test_plans_enter_the_history_of_others_when_all_are_ready() -> None:
    """Before that, only the player's own moves are there."""
    dice = random.Random(3)
    state = load().new_initial_state()
    while state.board.state.stage != PLANNING:
        go_on(state, dice)
    before = len(state.full_history())
    first = state.current_player()
    while state.board.state.stage == PLANNING:
        own = sum(item.player == first for item in state.full_history()[before:])
        assert len(state.known_history(first)) == before + own
        go_on(state, dice)
    assert len(state.known_history(first)) == len(state.full_history())


def test_the_information_state_holds_the_whole_history() -> None:
    """Whose event it was and which, from the observer's point of view; nothing after the last one."""
    game = load(3)
    state = position(game, 4, 40)
    observation = make_observation(game, INFO_STATE_OBS_TYPE)
    observation.set_from(state, 1)
    events = observation.dict["events"]
    expected = [(1 if who < 0 else 2 + (who - 1) % 3, action + 1) for who, action in state.known_history(1)]
    assert events[: len(expected)].tolist() == [list(map(float, event)) for event in expected]
    assert not events[len(expected) :].any()


@pytest.mark.parametrize("events", [0, 1, 25, 60, 10**6])
def test_states_can_be_serialized(events: int) -> None:
    """By OpenSpiel and by pickle; the restored one can be played on."""
    game = load(3, "first", tiles="random", seed="field", options="mill_repeat:repeat")
    state = position(game, 6, events)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for twin in (again, pickle.loads(pickle.dumps(state))):
        assert twin.board.state.numbers() == state.board.state.numbers()
        assert twin.information_state_string(0) == state.information_state_string(0)
        if not state.is_terminal():
            assert twin.legal_actions() == state.legal_actions()


def test_parameters_choose_the_game() -> None:
    """Edition, options, layout and tiles as in `Game.new`; rewards as everywhere."""
    game = pyspiel.load_game(
        "haspelknecht(players=3,edition=first,tiles=random,seed=abc,options=mill_repeat:repeat,reward=score)"
    )
    setup = game.new_initial_state().board.state.setup
    expected = Game.new(3, edition="first", tiles="random", seed="abc", options={"mill_repeat": "repeat"}).table.setup
    assert setup.options.named() == expected.options.named()
    assert setup.field.places == expected.field.places
    assert (game.num_players(), game.max_utility()) == (3, 10.0)


@pytest.mark.parametrize(
    ("parameters", "key"),
    [
        ({"players": 5}, "players-count"),
        ({"edition": "third"}, "edition-unknown"),
        ({"options": "mill_repeat"}, "envs-openspiel-option"),
        ({"tiles": "some"}, "tiles-unknown"),
        ({"reward": "gold"}, "envs-reward-unknown"),
    ],
)
def test_wrong_parameters_are_refused_in_one_sentence(parameters: dict[str, Any], key: str) -> None:
    """When the game is loaded."""
    with pytest.raises(UserError) as refused:
        pyspiel.load_game("haspelknecht", parameters)
    assert refused.value.key == key


def test_a_position_of_any_game_can_be_searched() -> None:
    """With the seat to move, whose turn to plan it may not be, and without the plans of others."""
    game = load()
    played = Game.new(2, seed=1)
    while played.state.stage != PLANNING:
        played.play(played.legal_moves[0])
    late = 1 - int(played.state.seat())
    state = game.state_for(late, played.view(late))
    assert state.current_player() == late
    assert state.legal_actions() == [int(move) for move in played.moves_of(late)]
    twin = state.resample_from_infostate(late, random.random)
    assert twin.observation_string(late) == state.observation_string(late)
    with pytest.raises(UserError) as refused:
        pickle.dumps(state.board)
    assert refused.value.key == "envs-openspiel-foreign"


def test_other_kinds_of_observers_are_refused() -> None:
    """In one sentence."""
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(UserError) as refused:
        openspiel_game.HaspelknechtGame().make_py_observer(kind)
    assert refused.value.key == "envs-openspiel-observer"
