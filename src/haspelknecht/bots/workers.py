"""A bot in a child process: if it crashes or takes too long, its game continues with `greedy`."""

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

MAX_MISHAPS: Final = 3


class WorkerBot:
    """The bot of a spec in a child process. It makes the same choices as in this process.

    The first choice starts the child, which is kept for the whole game. If it exceeds its hard time limit, crashes or
    sends an invalid answer, it is killed, `greedy` makes this choice, and the next choice starts a new child. After
    three failures `greedy` makes all choices. `mishaps` lists the failures.

    For bots that are not in the registry, `maker` names the function that makes the bot in the child
    (`module:function`, called like `make_bot`). Scripts that use workers need `if __name__ == "__main__":`, as always
    with spawned processes.
    """

    def __init__(self, spec: Spec, seed: str, maker: str | None = None) -> None:
        self.recipe = Recipe(spec, seed) if maker is None else Recipe(spec, seed, maker)
        self.worker = Worker()
        self.mishaps: list[UserError] = []

    def choose(self, observation: Observation, limit: Limit) -> Choice:
        """The bot's choice, or that of `greedy` after a failure."""
        if len(self.mishaps) < MAX_MISHAPS:
            try:
                return self.worker.ask(self.recipe, observation, limit)
            except MishapError as mishap:
                self.mishaps.append(mishap.to_keep())
        seed = self.recipe.seed
        return fallback_choice(make_bot(Spec("greedy"), seed), seed, observation, self.mishaps.append)

    def close(self) -> None:
        """Kill the child."""
        self.worker.stop()


def fallback_choice(bot: Bot, seed: str, observation: Observation, remember: Callable[[UserError], None]) -> Choice:
    """The choice of a bot that replaces a failed one; if it fails too, a random legal move."""
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
