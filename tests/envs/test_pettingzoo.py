"""The PettingZoo environment: PettingZoo's own tests, and ours."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    performance_benchmark,
    seed_test,
)

from haspelknecht import Game, IllegalMoveError, UserError
from haspelknecht.envs import pettingzoo_env as haspelknecht_v1
from haspelknecht.envs.tensor import VERSION, pieces
from haspelknecht.rules.moves import MOVES
from tests.envs.cases import CASES, chooser

# PettingZoo knows the environments with masks by name, and warns of all others.
QUIET = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably"
)


@QUIET
@pytest.mark.parametrize(("players", "edition"), CASES)
@pytest.mark.parametrize("make", [haspelknecht_v1.env, haspelknecht_v1.raw_env])
def test_the_api_test_passes(make: Any, players: int, edition: str) -> None:
    """PettingZoo's own, over whole games."""
    api_test(make(players, edition=edition), num_cycles=250)


@pytest.mark.parametrize(("players", "edition"), CASES)
def test_the_seed_test_passes(players: int, edition: str) -> None:
    """PettingZoo's own."""
    seed_test(partial(haspelknecht_v1.env, players, edition=edition))


@pytest.mark.parametrize(("players", "edition"), [(2, "second"), (3, "first"), (4, "second")])
def test_the_performance_benchmark_runs(players: int, edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo's own, which plays for five seconds: here of a clock that ticks once a round, on any machine."""
    ticks = count()
    clock = SimpleNamespace(time=lambda: next(ticks) / 100)
    monkeypatch.setattr(import_module("pettingzoo.test.performance_benchmark"), "time", clock)
    performance_benchmark(haspelknecht_v1.env(players, edition=edition))


def test_the_name_carries_the_version_of_the_observations() -> None:
    """So that results of different versions are not compared."""
    assert str(haspelknecht_v1.env()) == f"haspelknecht_v{VERSION}"
    assert VERSION == 1  # the name in the docs and in every import


def play(env: Any, seed: int) -> dict[str, float]:
    """A whole random game; what every agent got in the end."""
    env.reset(seed=seed)
    choose = chooser(seed)
    got = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        got[agent] = reward
        env.step(None if over else choose(seen["action_mask"]))
    return got


@pytest.mark.parametrize(("players", "edition"), CASES)
def test_rewards_of_winner_and_losers_add_up_to_zero(players: int, edition: str) -> None:
    """Rewards come at the end and add up to nothing."""
    env = haspelknecht_v1.env(players, edition=edition)
    got = play(env, seed=5)
    assert sorted(got) == env.possible_agents
    assert sum(got.values()) == pytest.approx(0)
    assert max(got.values()) == 1


def test_rewards_can_be_points() -> None:
    """The lead over the mean of the others, in hundreds of points."""
    env = haspelknecht_v1.env(3, reward="score")
    got = play(env, seed=5)
    points = [int(player.score) for player in env.game.state.players]
    assert got["player_0"] == pytest.approx((points[0] - (points[1] + points[2]) / 2) / 100)


def test_a_finished_game_reports_points_and_ranks() -> None:
    """In the infos of the agents."""
    env = haspelknecht_v1.env(4)
    env.reset(seed=2)
    choose = chooser(2)
    while not any(env.terminations.values()):
        env.step(choose(env.last()[0]["action_mask"]))
    assert sorted(info["rank"] for info in env.infos.values()) == [1, 2, 3, 4]
    winner = min(env.agents, key=lambda agent: env.infos[agent]["rank"])
    assert env.infos[winner]["score"] == max(info["score"] for info in env.infos.values())
    assert env.rewards[winner] == 1


def test_an_illegal_move_loses() -> None:
    """The game is over for all agents, and the info names the rule that forbids the move."""
    env = haspelknecht_v1.env()
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(MOVES - 1)
    assert all(env.terminations.values())
    assert env.rewards == {**dict.fromkeys(env.agents, 0.0), loser: -1.0}
    assert "R-" in env.infos[loser]["illegal"]
    for agent in env.agent_iter():
        assert env.last()[1] == (-1.0 if agent == loser else 0.0)
        env.step(None)


@pytest.mark.parametrize("action", [MOVES - 1, MOVES, -1])
def test_the_raw_environment_refuses_an_illegal_move(action: int) -> None:
    """With one clear sentence; nothing is changed."""
    env = haspelknecht_v1.raw_env()
    env.reset(seed=1)
    before = env.game.state.numbers()
    with pytest.raises(UserError) as refused:
        env.step(action)
    assert isinstance(refused.value, IllegalMoveError) == (action == MOVES - 1)
    assert env.game.state.numbers() == before
    play(env, seed=1)


def test_only_the_agent_that_is_next_has_moves() -> None:
    """Even while plans are open, because here agents plan one after the other."""
    env = haspelknecht_v1.env(3)
    env.reset(seed=4)
    choose = chooser(4)
    for _ in range(60):
        for agent in env.agents:
            assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
        env.step(choose(env.last()[0]["action_mask"]))


def test_what_an_agent_was_shown_is_its_own() -> None:
    """An agent that changes its arrays does not change the game."""
    env = haspelknecht_v1.env()
    env.reset(seed=1)
    first = env.last()[0]
    kept = {name: array.copy() for name, array in first.items()}
    for array in first.values():
        array[:] = 1
    assert all(np.array_equal(env.last()[0][name], kept[name]) for name in kept)


def test_games_without_a_seed_follow_from_the_last_seed() -> None:
    """After seed 7 come the games "7/1", "7/2"..., as the docs say."""
    env = haspelknecht_v1.env(2)
    for seed, name in ((7, "7"), (None, "7/1"), (None, "7/2"), (8, "8")):
        env.reset(seed=seed)
        assert env.game.state == Game.new(2, seed=name).state


def test_random_fields_follow_the_seed_too() -> None:
    """Tiles are part of the game that a seed names."""
    env = haspelknecht_v1.env(2, tiles="random")
    for seed in (1, 2, 3):
        env.reset(seed=seed)
        assert env.game.table.setup.field.places == Game.new(2, seed=seed, tiles="random").table.setup.field.places


def test_the_observation_is_made_of_named_pieces() -> None:
    """The offsets in the docs are correct: an agent finds its food."""
    env = haspelknecht_v1.env(2)
    env.reset(seed=1)
    food = next(piece for piece in pieces(2) if piece.name.endswith("food"))
    seat = env.seats[env.agent_selection]
    env.game.state.players[seat].food = 3
    assert env.last()[0]["observation"][food.start] == 3


def test_the_table_can_be_watched() -> None:
    """As text, as a picture, or not at all."""
    for mode, begin in (("ansi", "haspelknecht_position"), ("svg", "<svg ")):
        env = haspelknecht_v1.env(render_mode=mode)
        env.reset(seed=1)
        assert str(env.render()).startswith(begin)
    assert haspelknecht_v1.env().render() is None


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"players": 5}, "players-count"),
        ({"edition": "third"}, "edition-unknown"),
        ({"reward": "gold"}, "envs-reward-unknown"),
        ({"render_mode": "human"}, "envs-render-unknown"),
    ],
)
def test_wrong_settings_are_refused_in_one_sentence(settings: dict[str, Any], key: str) -> None:
    """At once, not at the first reset."""
    with pytest.raises(UserError) as refused:
        haspelknecht_v1.env(**settings)
    assert refused.value.key == key
