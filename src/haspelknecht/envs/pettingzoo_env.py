"""Haspelknecht for PettingZoo: two to four agents, one move after the other (docs/pettingzoo.md).

from haspelknecht.envs import pettingzoo_env as haspelknecht_v1
env = haspelknecht_v1.env(players=3)
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from haspelknecht.extras import explained

try:
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
except ImportError as error:
    raise explained(error, "pettingzoo") from None

from haspelknecht.envs.final_info import final_info
from haspelknecht.envs.pettingzoo_table import AgentsAtATable
from haspelknecht.envs.refusal import refusal
from haspelknecht.envs.rendering import MODES
from haspelknecht.envs.rewards import DEFAULT, rewards
from haspelknecht.envs.spaces import Seen
from haspelknecht.envs.tensor import VERSION, action_mask, tensor
from haspelknecht.rules.moves import MOVES
from haspelknecht.rules.pieces import NOBODY

ILLEGAL_REWARD = -1.0


class HaspelknechtEnv(AgentsAtATable, AECEnv):  # type: ignore[misc]
    """Agent `player_0` has seat A, and so on. While plans are open the agents plan one after the other, in turn order;
    nobody sees the plans of others before all are ready."""

    metadata = {"name": f"haspelknecht_v{VERSION}", "render_modes": list(MODES), "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, players: int = 2, *, strict: bool = False, reward: str = DEFAULT, render_mode: str | None = None,
        **options: Any,
    ) -> None:  # fmt: skip
        """`strict`: an illegal move is an error, and changes nothing; otherwise it ends the game. `reward`: a kind of
        `envs/rewards.py`. `options`: those of `Game.new` (edition, options, layout, tiles...)."""
        super().__init__(players, reward, render_mode, options)
        self.strict = strict
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.reset()

    def reset(self, seed: int | str | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: with seed 7 that of `Game.new(seed=7)`; `Seeds` says what happens without a seed."""
        self.game = self.tables.game(self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.mask: NDArray[np.int8] | None = None  # of the seat that is next, computed on first use
        self.seat = int(self.game.state.seat())
        self.agent_selection = self.possible_agents[self.seat]

    def observe(self, agent: str) -> Seen:
        """What an agent may know, and what it may do: nothing if it is not next."""
        state = self.game.state
        seat = self.seats[agent]
        if seat != self.seat:
            return {"observation": tensor(state, seat), "action_mask": np.zeros(MOVES, np.int8)}
        if self.mask is None:
            self.mask = action_mask(state, seat)
        return {"observation": tensor(state, seat), "action_mask": self.mask.copy()}

    def step(self, action: int | None) -> None:
        """The move of the agent that is next, and everything that follows by itself."""
        if action is None or self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        state = self.game.state
        if self.mask is None:
            self.mask = action_mask(state, self.seat)
        if not 0 <= action < MOVES or not self.mask[action]:
            self.refuse(int(action))
            return
        self.mask = None
        self.game.play(self.seat, int(action))
        self.seat = int(state.seat())
        if self.seat == NOBODY:
            self.end()
        else:
            self.agent_selection = self.possible_agents[self.seat]

    def refuse(self, action: int) -> None:
        """An illegal move: as in PettingZoo's own games, the game is over, its agent gets -1, the others 0."""
        error = refusal(self.game.state, self.seat, action)
        if self.strict:
            raise error
        agent = self.agent_selection
        self.finish({**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL_REWARD})
        self.truncations = dict.fromkeys(self.agents, True)
        self.infos[agent]["illegal"] = str(error)

    def end(self) -> None:
        """The game is over: rewards, and in `infos` points and rank of every agent."""
        state = self.game.state
        self.finish(dict(zip(self.agents, rewards(state, self.reward), strict=True)))
        self.infos = {agent: final_info(state, seat) for seat, agent in enumerate(self.agents)}

    def finish(self, found: dict[str, float]) -> None:
        """End the game for all agents."""
        self.seat = NOBODY
        self.rewards = found
        self._cumulative_rewards = dict(found)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


def env(players: int = 2, **settings: Any) -> HaspelknechtEnv:
    """The environment for training: an illegal move ends the game. The usual guards are built in, because
    PettingZoo's wrappers take many times as long as the game."""
    return HaspelknechtEnv(players, **settings)


def raw_env(players: int = 2, **settings: Any) -> HaspelknechtEnv:
    """The environment for debugging: an illegal move is refused with its rule (`IllegalMoveError`)."""
    return HaspelknechtEnv(players, strict=True, **settings)
