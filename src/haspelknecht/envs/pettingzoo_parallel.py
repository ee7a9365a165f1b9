"""Haspelknecht for PettingZoo, all agents at once: plans are made at the same time, as at the table.

from haspelknecht.envs import pettingzoo_parallel as haspelknecht_parallel_v1
env = haspelknecht_parallel_v1.parallel_env(players=4)
"""

from __future__ import annotations

from typing import Any

from haspelknecht.extras import explained

try:
    from pettingzoo import ParallelEnv  # type: ignore[import-untyped]
    from pettingzoo.utils.conversions import parallel_to_aec  # type: ignore[import-untyped]
except ImportError as error:
    raise explained(error, "pettingzoo") from None

from haspelknecht.envs.final_info import final_info
from haspelknecht.envs.pettingzoo_table import AgentsAtATable
from haspelknecht.envs.rendering import MODES
from haspelknecht.envs.rewards import DEFAULT, rewards
from haspelknecht.envs.spaces import Seen, seen_by
from haspelknecht.envs.tensor import VERSION
from haspelknecht.rules.flow import legal_moves, play_move
from haspelknecht.rules.moves import PASS
from haspelknecht.rules.stages import OVER

Answers = tuple[
    dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, int]]
]  # fmt: skip


class HaspelknechtParallelEnv(AgentsAtATable, ParallelEnv):  # type: ignore[misc]
    """All agents act in every cycle. An agent that may not move now has one action, `pass`, which does nothing.

    An action that is not legal does nothing either: its agent is asked again. So games may last for ever, and
    `max_cycles` truncates them.
    """

    metadata = {"name": f"haspelknecht_parallel_v{VERSION}", "render_modes": list(MODES)}  # noqa: RUF012

    def __init__(
        self, players: int = 2, *, reward: str = DEFAULT, max_cycles: int = 10_000, render_mode: str | None = None,
        **options: Any,
    ) -> None:  # fmt: skip
        """`reward`: a kind of `envs/rewards.py`; `options`: those of `Game.new` (edition, options, layout, tiles...)"""
        super().__init__(players, reward, render_mode, options)
        self.max_cycles = max_cycles
        self.reset()

    def reset(
        self, seed: int | str | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, int]]]:
        """A new game: with seed 7 that of `Game.new(seed=7)`; `Seeds` says what happens without a seed."""
        self.game = self.tables.game(self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.cycle = 0
        return self.observe(), {agent: {} for agent in self.agents}

    def observe(self) -> dict[str, Seen]:
        """What every agent may know and do."""
        found = {agent: seen_by(self.game.state, seat) for seat, agent in enumerate(self.possible_agents)}
        for seat, agent in enumerate(self.possible_agents):
            if not self.game.state.may_act(seat):
                found[agent]["action_mask"][PASS] = 1
        return found

    def step(self, actions: dict[str, int]) -> Answers:
        """One action of every agent; those that are legal are played."""
        state = self.game.state
        agents = self.agents
        movers = [seat for seat in range(len(agents)) if state.may_act(seat)]  # now, not after another's move
        for seat in movers:
            if int(actions[self.possible_agents[seat]]) in legal_moves(state, seat):
                play_move(state, seat, int(actions[self.possible_agents[seat]]))
        self.game.go_on()
        self.cycle += 1
        over = state.stage == OVER
        late = not over and self.cycle >= self.max_cycles
        if over or late:
            self.agents = []
        return (
            self.observe(),
            dict(zip(agents, rewards(state, self.reward), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            {agent: final_info(state, seat) if over else {} for seat, agent in enumerate(agents)},
        )


parallel_env = HaspelknechtParallelEnv


def env(players: int = 2, **settings: Any) -> Any:
    """The same as an AEC environment: in every cycle each agent has one turn."""
    return parallel_to_aec(parallel_env(players, **settings))
