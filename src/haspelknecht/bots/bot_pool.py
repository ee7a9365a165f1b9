"""A pool of worker processes for many games: an event loop can await the choices of bots."""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from haspelknecht.bots.bot import Choice, Limit
from haspelknecht.bots.observation import Observation
from haspelknecht.bots.registry import make_bot
from haspelknecht.bots.specs import Spec
from haspelknecht.bots.worker_child import Recipe
from haspelknecht.bots.worker_process import MishapError, Worker
from haspelknecht.bots.workers import fallback_choice
from haspelknecht.errors import UserError

MISHAPS_KEPT: Final = 100


class BotPool:
    """Worker processes that games share. Built-in bots are stateless, so any worker can answer for any game. External
    programs (`exec:`) keep state for one game and are not supported.

    When all workers are busy, questions are queued; the hard time limit starts when a worker takes a question. If a
    worker fails, `greedy` answers that question. `mishaps` holds the latest failures; `mishap_count` counts all.
    """

    def __init__(self, workers: int, maker: str | None = None) -> None:
        """`maker` is the same as for `WorkerBot`. Processes start when they are first needed."""
        self.maker = maker
        self.workers = [Worker() for _ in range(workers)]
        self.free = list(self.workers)
        self.threads = ThreadPoolExecutor(workers, thread_name_prefix="bots")  # one for each worker
        self.mishaps: deque[UserError] = deque(maxlen=MISHAPS_KEPT)
        self.mishap_count = 0
        self.closed = False

    async def choose(self, spec: Spec, seed: str, observation: Observation, limit: Limit) -> Choice:
        """The choice of the bot with this spec and seed. The caller must not change the observation while it waits.

        :raises UserError: If the pool is closed.
        """
        return (await self.answer(spec, seed, observation, limit))[0]

    async def answer(
        self, spec: Spec, seed: str, observation: Observation, limit: Limit
    ) -> tuple[Choice, UserError | None]:
        """The choice, and the failure of the worker if there was one: then the choice is `greedy`'s."""
        if self.closed:
            raise UserError("worker-closed")
        recipe = Recipe(spec, seed) if self.maker is None else Recipe(spec, seed, self.maker)
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.ask, recipe, observation, limit)

    def ask(self, recipe: Recipe, observation: Observation, limit: Limit) -> tuple[Choice, UserError | None]:
        """Ask a free worker and wait for it, in one of our threads: there is one for each worker."""
        worker = self.free.pop()
        try:
            return worker.ask(recipe, observation, limit), None
        except MishapError as mishap:
            if self.closed:  # no fallback: after a restart the bot itself can choose
                raise UserError("worker-closed") from None
            problem = mishap.to_keep()
            self.remember(problem)
        finally:
            self.free.append(worker)
        greedy = make_bot(Spec("greedy"), recipe.seed)
        return fallback_choice(greedy, recipe.seed, observation, self.remember), problem

    def remember(self, mishap: UserError) -> None:
        """Count and keep a failure."""
        self.mishap_count += 1
        self.mishaps.append(mishap)

    def close(self) -> None:
        """Kill all workers at once. Pending calls of `choose` raise `UserError`."""
        self.closed = True
        for worker in self.workers:
            worker.close()
        self.threads.shutdown()
        for worker in self.workers:
            worker.stop()
