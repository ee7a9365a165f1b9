"""Same seed, same actions: the engine and all environments play the same game and show the same of it."""

from __future__ import annotations

import random
from collections import deque
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from numpy.typing import NDArray

import haspelknecht.envs.openspiel_game
from haspelknecht import Game
from haspelknecht.envs import pettingzoo_env, pettingzoo_parallel
from haspelknecht.envs.batch import Batch
from haspelknecht.envs.gymnasium_env import HaspelknechtEnv
from haspelknecht.envs.openspiel_board import orders
from haspelknecht.envs.rewards import rewards
from haspelknecht.envs.tensor import action_mask, tensor
from tests.envs.cases import CASES, chooser

assert haspelknecht.envs.openspiel_game.TYPE  # importing it has registered the game
SEED = "same"
FIRST = f"{SEED}/0/0"  # the first game of the first row of a batch with that seed


@dataclass
class Played:
    """A game of the engine: its moves, and what the player saw before each of them."""

    game: Game
    moves: list[tuple[int, int]]
    seen: list[NDArray[np.int16]]
    masks: list[NDArray[np.int8]]


def play(players: int, edition: str) -> Played:
    """A random game of the engine."""
    game = Game.new(players, seed=FIRST, edition=edition)
    played = Played(game, [], [], [])
    dice = random.Random(players)
    while not game.over:
        seat = int(game.state.seat())
        move = int(dice.choice(game.moves_of(seat)))
        played.moves.append((seat, move))
        played.seen.append(tensor(game.state, seat))
        played.masks.append(action_mask(game.state, seat))
        game.play(move, seat)
    return played


@pytest.fixture(scope="module", params=CASES, ids=lambda case: f"{case[0]} players, {case[1]}")
def played(request: pytest.FixtureRequest) -> Played:
    """One game of every case."""
    return play(*request.param)


def settings(played: Played) -> dict[str, Any]:
    """What an environment needs to play the same."""
    return {"players": played.game.table.players, "edition": played.game.table.edition}


def test_pettingzoo(played: Played) -> None:
    """One agent after the other."""
    env = pettingzoo_env.raw_env(**settings(played))
    env.reset(seed=FIRST)
    for (seat, move), seen, mask in zip(played.moves, played.seen, played.masks, strict=True):
        assert env.agent_selection == f"player_{seat}"
        shown = env.last()[0]
        assert np.array_equal(shown["observation"], seen)
        assert np.array_equal(shown["action_mask"], mask)
        env.step(move)
    assert env.game.state == played.game.state
    assert tuple(env.rewards.values()) == rewards(played.game.state)


def test_pettingzoo_at_once(played: Played) -> None:
    """All agents in every cycle: each has its own list of moves, and waits while it may not act."""
    env = pettingzoo_parallel.parallel_env(**settings(played))
    env.reset(seed=FIRST)
    moves: list[deque[int]] = [deque() for _ in env.agents]
    for seat, move in played.moves:
        moves[seat].append(move)
    while env.agents:
        able = [seat for seat in range(len(moves)) if env.game.state.may_act(seat)]
        env.step({agent: moves[seat].popleft() if seat in able else 0 for seat, agent in enumerate(env.agents)})
    assert env.game.state == played.game.state


def test_openspiel(played: Played) -> None:
    """Its chance nodes get the turn order and the draws of the record."""
    game = pyspiel.load_game("haspelknecht", settings(played))
    state = game.new_initial_state()
    state.apply_action(orders(played.game.table.players).index(played.game.table.order))
    moves = iter(zip(played.moves, played.seen, played.masks, strict=True))
    for step in played.game.history:
        for disk in step.disks:
            assert state.is_chance_node()
            state.apply_action(disk)
        if step.kind == "move":
            (seat, move), seen, mask = next(moves)
            assert state.current_player() == seat
            assert state.observation_tensor(seat) == seen.tolist()
            assert state.legal_actions_mask(seat) == mask.tolist()
            state.apply_action(move)
    assert state.board.state == played.game.state
    assert tuple(state.returns()) == rewards(played.game.state)


def test_batched_play(played: Played) -> None:
    """The first game of the first row; the other row plays something else."""
    batch = Batch(2, **settings(played))
    arrays = batch.reset(SEED)
    choose = chooser(0)
    for (seat, move), seen, mask in zip(played.moves, played.seen, played.masks, strict=True):
        assert not arrays.ended[0]
        assert arrays.seats[0] == seat
        assert np.array_equal(arrays.observations[0], seen)
        assert np.array_equal(arrays.masks[0], mask)
        arrays = batch.step([move, choose(arrays.masks[1])])
    assert arrays.ended[0]
    assert tuple(arrays.rewards[0]) == rewards(played.game.state)
    assert tuple(arrays.scores[0]) == tuple(player.score for player in played.game.state.players)


@pytest.mark.parametrize(("players", "edition"), CASES)
def test_gymnasium(players: int, edition: str) -> None:
    """A game against bots; its moves, played again in PettingZoo, show the learner the same."""
    env = HaspelknechtEnv(("random", "habit", "random")[: players - 1], 1, edition=edition)
    shown, _ = env.reset(seed=7)
    choose, over = chooser(7), False
    seen = deque([shown])
    while not over:
        shown, _, over, _, _ = env.step(choose(shown["action_mask"]))
        seen.append(shown)
    again = pettingzoo_env.raw_env(players, edition=edition)
    again.reset(seed=7)
    for step in env.game.history:
        if step.kind == "move":
            if step.seat == 1:
                expected = seen.popleft()
                shown = again.last()[0]
                assert np.array_equal(shown["observation"], expected["observation"])
                assert np.array_equal(shown["action_mask"], expected["action_mask"])
            again.step(step.move)
    assert again.game.state == env.game.state
    assert np.array_equal(again.observe("player_1")["observation"], seen.popleft()["observation"])
    assert not seen
