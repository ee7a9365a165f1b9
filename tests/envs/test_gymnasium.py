"""The Gymnasium environment passes Gymnasium's checks, and a learner can play whole games against bots in it."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from haspelknecht import Game, UserError
from haspelknecht.arena import Job
from haspelknecht.bots import SeatedBot
from haspelknecht.envs.gymnasium_env import ID, HaspelknechtEnv
from haspelknecht.envs.tensor import VERSION
from haspelknecht.rules.moves import MOVES
from tests.envs.cases import CASES, chooser

BOTS = ("random", "habit", "random")
NAME = f"haspelknecht.envs.gymnasium_env:{ID}"


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("players", "edition"), CASES)
def test_check_env_passes(players: int, edition: str) -> None:
    """Gymnasium's own checks, without a single warning."""
    env = gymnasium.make(NAME, bots=BOTS[: players - 1], edition=edition)
    check_env(env.unwrapped)


def test_the_name_carries_the_version_of_the_observations() -> None:
    """So that results of different versions are not compared."""
    assert f"Haspelknecht-v{VERSION}" == ID


def play(env: HaspelknechtEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """A whole random game: its reward and its last info."""
    seen, _ = env.reset(seed=seed)
    choose = chooser(seed)
    total, over = 0.0, False
    info: dict[str, Any] = {}
    while not over:
        assert seen["action_mask"].any()
        assert np.array_equal(env.action_masks(), seen["action_mask"])
        seen, reward, over, _, info = env.step(choose(seen["action_mask"]))
        total += reward
    return total, info


@pytest.mark.parametrize(("players", "edition"), CASES)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_ends_with_a_rank(players: int, edition: str, seat: int) -> None:
    """Points and rank of the learner; the reward says whether it won."""
    env = HaspelknechtEnv(BOTS[: players - 1], seat, edition=edition)
    reward, info = play(env, seed=9)
    assert 1 <= info["rank"] <= players
    assert info["score"] == env.game.state.players[seat].score
    assert reward == pytest.approx(1.0 if info["rank"] == 1 else -1.0 / (players - 1))


def test_a_learner_that_plays_like_a_bot_has_the_result_of_the_bot() -> None:
    """With the same seed; the bots get the same seeds as in the arena."""
    specs = ("habit", "greedy", "random")
    job = Job(0, "11", specs)
    bots = [SeatedBot(spec, job.bot_seed(seat)) for seat, spec in enumerate(specs)]
    game = Game.new(3, seed=11)
    while not game.over:
        seat = int(game.state.seat())
        game.play(bots[seat].choose(game, seat).move, seat)
    env = HaspelknechtEnv(("habit", "random"), 1)
    env.reset(seed=11)
    learner, over = SeatedBot("greedy", job.bot_seed(1)), False
    while not over:
        _, _, over, _, _ = env.step(learner.choose(env.game, 1).move)
    assert env.game.state == game.state


def test_an_illegal_action_loses_at_once() -> None:
    """The info says which rule forbids it."""
    env = HaspelknechtEnv(("random",))
    env.reset(seed=1)
    _, reward, over, cut, info = env.step(MOVES - 1)
    assert (reward, over, cut) == (-1.0, True, False)
    assert "R-" in info["illegal"]


def test_a_bot_that_fails_is_named_in_the_end() -> None:
    """The game goes on without it."""
    env = HaspelknechtEnv(("exec:false",))
    _, info = play(env, seed=1)
    assert len(info["mishaps"]) == 1
    env.close()


def test_the_table_can_be_watched() -> None:
    """As text, as a picture, or not at all."""
    for mode, begin in (("ansi", "haspelknecht_position"), ("svg", "<svg ")):
        env = HaspelknechtEnv(("random",), render_mode=mode)
        env.reset(seed=1)
        assert str(env.render()).startswith(begin)


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"bots": ()}, "players-count"),
        ({"bots": ("genius",)}, "bot-unknown"),
        ({"seat": 2}, "envs-seat-unknown"),
        ({"edition": "third"}, "edition-unknown"),
        ({"reward": "gold"}, "envs-reward-unknown"),
        ({"render_mode": "human"}, "envs-render-unknown"),
    ],
)
def test_wrong_settings_are_refused_in_one_sentence(settings: dict[str, Any], key: str) -> None:
    """At once, not at the first reset."""
    with pytest.raises(UserError) as refused:
        HaspelknechtEnv(**settings)
    assert refused.value.key == key
