"""The common part of both PettingZoo environments: agents, spaces, games, rendering."""

from __future__ import annotations

from typing import Any

from haspelknecht.envs.drawing import draw
from haspelknecht.envs.rendering import checked_mode, render
from haspelknecht.envs.rewards import check_kind
from haspelknecht.envs.seeded_game import SeededGame, Seeds, Tables
from haspelknecht.envs.spaces import action_space, observation_space
from haspelknecht.records.game_options import GameOptions

AGENTS = ("player_0", "player_1", "player_2", "player_3")


class AgentsAtATable:
    """Agent `player_0` has seat A, and so on. `game` is what they play now."""

    game: SeededGame

    def __init__(self, players: int, reward: str, render_mode: str | None, options: dict[str, Any]) -> None:
        """`reward`: a kind of `envs/rewards.py`; `options`: those of `Game.new` (edition, options, layout, tiles...)"""
        check_kind(reward)
        self.reward = reward
        self.render_mode = checked_mode(render_mode)
        self.tables = Tables(players, GameOptions(**options))
        self.seeds = Seeds()
        self.possible_agents = list(AGENTS[:players])
        self.observation_spaces = {agent: observation_space(players) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The observation space of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The action space of an agent."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """Render the whole table in the render mode."""
        return render(self.game.table, self.game.state, self.render_mode)

    def close(self) -> None:
        """Nothing to release."""

    def _repr_html_(self) -> str:
        return draw(self.game.state).svg
