"""A bot that thinks in a process of its own: whatever happens there, its game goes on, and in time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from haspelknecht.bots.bot import Bot, Choice, Limit
from haspelknecht.bots.observation import Observation
from haspelknecht.bots.random_bot import RandomBot
from haspelknecht.bots.registry import make_bot
from haspelknecht.bots.specs import Spec
from haspelknecht.bots.worker_child import Recipe
from haspelknecht.bots.worker_process import MishapError, Worker
from haspelknecht.errors import UserError, shorten

MOST_MISHAPS: Final = 3


class WorkerBot:
    """The bot of a spec in a child process, with the same choices as in this one.

    The child starts with the first choice and is kept for the whole game. If it takes longer than its hard limit,
    crashes or answers nonsense, it is killed, `greedy` chooses this time, and the next choice gets a new child.
    After three mishaps `greedy` plays on. `mishaps` tells what happened.

    `maker` names the function that makes the bot in the child (`module:function`, called like `make_bot`): for bots
    that are not in the registry. A script that uses workers needs `if __name__ == "__main__":`, as always with
    processes that are spawned.
    """

    def __init__(self, spec: Spec, seed: str, maker: str | None = None) -> None:
        self.recipe = Recipe(spec, seed) if maker is None else Recipe(spec, seed, maker)
        self.worker = Worker()
        self.mishaps: list[UserError] = []

    def choose(self, observation: Observation, limit: Limit) -> Choice:
        """The bot's choice, or greedy's after a mishap."""
        if len(self.mishaps) < MOST_MISHAPS:
            try:
                return self.worker.ask(self.recipe, observation, limit)
            except MishapError as mishap:
                self.mishaps.append(mishap.to_keep())
        seed = self.recipe.seed
        return stand_in(make_bot(Spec("greedy"), seed), seed, observation, self.mishaps.append)

    def close(self) -> None:
        """End the child."""
        self.worker.stop()


def stand_in(bot: Bot, seed: str, observation: Observation, remember: Callable[[UserError], None]) -> Choice:
    """The choice of a bot that stands in for another; if even that one fails, any legal move."""
    own = Observation(observation.table, observation.seat, observation.state.copy())
    try:
        choice = bot.choose(own, Limit())
        if choice.move in observation.legal_moves:
            return choice
        problem = str(choice.move)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
    remember(UserError("worker-stand-in-failed", problem=shorten(problem, 120)))
    return RandomBot(seed).choose(observation, Limit())
