"""The parallel environment: PettingZoo's tests, and plans that are made at the same time."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)

from haspelknecht.envs import pettingzoo_parallel as haspelknecht_parallel_v1
from haspelknecht.envs.tensor import VERSION
from haspelknecht.rules.moves import PASS
from haspelknecht.rules.stages import OVER, PLANNING
from tests.envs.cases import CASES, chooser
from tests.envs.test_pettingzoo import QUIET

parallel_env = haspelknecht_parallel_v1.parallel_env


@pytest.mark.parametrize(("players", "edition"), CASES)
def test_the_parallel_api_test_passes(players: int, edition: str) -> None:
    """PettingZoo's own, over whole games."""
    parallel_api_test(parallel_env(players, edition=edition), num_cycles=600)


@pytest.mark.parametrize(("players", "edition"), CASES)
def test_the_seed_tests_pass(players: int, edition: str) -> None:
    """PettingZoo's own, for the environment and for its AEC form."""
    parallel_seed_test(partial(parallel_env, players, edition=edition), num_cycles=50)
    seed_test(partial(haspelknecht_parallel_v1.env, players, edition=edition), num_cycles=50)


@pytest.mark.parametrize(("players", "edition"), CASES)
def test_the_max_cycles_test_passes(players: int, edition: str) -> None:
    """PettingZoo's own. It does not use masks: illegal actions do nothing, but the cycles are counted."""
    module = SimpleNamespace(
        parallel_env=partial(parallel_env, players, edition=edition),
        env=partial(haspelknecht_parallel_v1.env, players, edition=edition),
    )
    max_cycles_test(module)


@QUIET
def test_its_aec_form_passes_the_api_test() -> None:
    """Each agent has one turn in every cycle."""
    api_test(haspelknecht_parallel_v1.env(3), num_cycles=100)


def test_the_name_carries_the_version_of_the_observations() -> None:
    """As everywhere."""
    assert parallel_env().metadata["name"] == f"haspelknecht_parallel_v{VERSION}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_plan_at_once_and_waiting_agents_pass(players: int) -> None:
    """A whole game: in every cycle each agent has a legal action."""
    env = parallel_env(players)
    seen, _ = env.reset(seed=3)
    choose = chooser(3)
    together = 0
    rewards: dict[str, float] = {}
    while env.agents:
        state = env.game.state
        able = [seat for seat in range(players) if state.may_act(seat)]
        together += state.stage == PLANNING and len(able) > 1
        for seat, agent in enumerate(env.agents):
            mask = seen[agent]["action_mask"]
            assert mask.any()
            assert seat in able or (mask.sum() == 1 and mask[PASS])
        seen, rewards, _, _, _ = env.step({agent: choose(seen[agent]["action_mask"]) for agent in env.agents})
    assert env.game.state.stage == OVER
    assert together > 9
    assert sum(rewards.values()) == pytest.approx(0)


def test_an_illegal_action_does_nothing() -> None:
    """Its agent is asked again."""
    env = parallel_env(2)
    env.reset(seed=3)
    before = env.game.state.numbers()
    env.step(dict.fromkeys(env.agents, PASS))
    assert env.game.state.numbers() == before


def test_no_agent_acts_on_information_it_has_not_seen() -> None:
    """The second player's action for the next turn does not count in the cycle in which the first one moves."""
    env = parallel_env(2)
    seen, _ = env.reset(seed=3)
    first = env.game.state.seat()
    actions = {agent: int(seen[env.possible_agents[first]]["action_mask"].argmax()) for agent in env.agents}
    env.step(actions)
    assert env.game.state.seat() == 1 - first
    assert env.game.state.players[1 - first].taken() == 0
