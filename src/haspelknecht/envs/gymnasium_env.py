"""Haspelknecht for Gymnasium: you against bots (docs/gymnasium.md).

import gymnasium
env = gymnasium.make("haspelknecht.envs.gymnasium_env:Haspelknecht-v1", bots=("greedy", "habit"))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from haspelknecht.extras import explained

try:
    import gymnasium
except ImportError as error:
    raise explained(error, "gym") from None

from haspelknecht.bots.dice import bot_seed
from haspelknecht.bots.seated import SeatedBot
from haspelknecht.bots.specs import parse_spec
from haspelknecht.envs.drawing import draw
from haspelknecht.envs.final_info import final_info
from haspelknecht.envs.refusal import refusal
from haspelknecht.envs.rendering import MODES, checked_mode, render
from haspelknecht.envs.rewards import DEFAULT, check_kind, rewards
from haspelknecht.envs.seeded_game import Seeds, Tables
from haspelknecht.envs.spaces import Seen, action_space, observation_space, seen_by
from haspelknecht.envs.tensor import VERSION, action_mask
from haspelknecht.errors import UserError
from haspelknecht.records.game import Game
from haspelknecht.records.game_options import GameOptions
from haspelknecht.rules.state import opening

ID = f"Haspelknecht-v{VERSION}"
ILLEGAL_REWARD = -1.0


class HaspelknechtEnv(gymnasium.Env[Any, Any]):
    """One seat is yours, bots have the others. An illegal action loses the game at once: its reward is -1.

    Bots have the luck that the arena gives them in a game with this seed. While plans are open, all plan one after the
    other in turn order, and nobody sees the plans of others before all are ready.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self, bots: Sequence[str] = ("greedy",), seat: int = 0, *, reward: str = DEFAULT,
        render_mode: str | None = None, **options: Any,
    ) -> None:  # fmt: skip
        """`bots`: short names of one to three opponents (docs/bots.md); `options`: those of `Game.new`."""
        players = len(bots) + 1
        check_kind(reward)
        self.reward = reward
        self.render_mode = checked_mode(render_mode)
        self.game_options = GameOptions(**options)
        self.tables = Tables(players, self.game_options)
        if not 0 <= seat < players:
            raise UserError("envs-seat-unknown", seat=seat, last=players - 1)
        for spec in bots:
            parse_spec(spec)
        self.seat = seat
        self.specs = (*bots[:seat], "", *bots[seat:])  # by seats, nothing for yours
        self.seeds = Seeds()
        self.seated: dict[int, SeatedBot] = {}
        self.observation_space = observation_space(players)
        self.action_space = action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game, up to your first move: with seed 7 that of `Game.new(seed=7)`; see `Seeds` for the others."""
        super().reset(seed=seed)
        self.close()
        text = self.seeds.next(seed)
        bots = enumerate(self.specs)
        self.seated = {seat: SeatedBot(spec, bot_seed(text, seat, spec)) for seat, spec in bots if spec}
        table = self.tables.table(text)
        self.game = Game(table, opening(table.setup, list(table.order)), text)
        self.game.go_on()
        self.let_bots_play()
        return seen_by(self.game.state, self.seat), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Your move, and everything up to your next one."""
        move = int(action)
        if move not in self.game.moves_of(self.seat):
            return self.lost(move)
        self.game.play(move, self.seat)
        self.let_bots_play()
        state = self.game.state
        over = self.game.over
        info: dict[str, Any] = {**final_info(state, self.seat), "mishaps": self.mishaps()} if over else {}
        return seen_by(state, self.seat), rewards(state, self.reward)[self.seat], over, False, info

    def lost(self, move: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """End the game after an illegal action; the info names the rule that forbids it."""
        if self.game.over:
            raise UserError("game-over")
        state = self.game.state
        return seen_by(state, self.seat), ILLEGAL_REWARD, True, False, {"illegal": str(refusal(state, self.seat, move))}

    def let_bots_play(self) -> None:
        """The bots' moves until it is your turn or the game is over."""
        while not self.game.over:
            seat = int(self.game.state.seat())
            if seat == self.seat:
                return
            self.game.play(self.seated[seat].choose(self.game, seat).move, seat)

    def mishaps(self) -> list[str]:
        """Failures of bots; `greedy` plays such a seat from then on."""
        return [str(mishap) for bot in self.seated.values() for mishap in bot.mishaps]

    def action_masks(self) -> NDArray[np.bool_]:
        """Your legal moves; the name is the one that MaskablePPO expects."""
        return action_mask(self.game.state, self.seat).astype(np.bool_)

    def render(self) -> Any:
        """Render the whole table in the render mode."""
        return render(self.game.table, self.game.state, self.render_mode)

    def close(self) -> None:
        """Close the bots."""
        for bot in self.seated.values():
            bot.close()
        self.seated = {}

    def _repr_html_(self) -> str:
        return draw(self.game.state).svg


gymnasium.register(ID, entry_point=HaspelknechtEnv)
