"""A few workers for many games, for servers: choices are awaited, and the event loop goes on meanwhile."""

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
from haspelknecht.bots.workers import stand_in
from haspelknecht.errors import UserError

MISHAPS_KEPT: Final = 100


class BotPool:
    """Worker processes that games share. Our own bots need no memory, so any worker can answer for any game (a
    program of somebody else, `exec:`, does and belongs to one game: not here).

    When all are busy, questions wait in line; the hard limit counts from when a worker takes one up. After a mishap
    `greedy` answers that one question. `mishaps` holds the latest; `mishap_count` counts them all.
    """

    def __init__(self, workers: int, maker: str | None = None) -> None:
        """`maker` as in `WorkerBot`. Processes start when they are first needed."""
        self.maker = maker
        self.workers = [Worker() for _ in range(workers)]
        self.free = list(self.workers)
        self.threads = ThreadPoolExecutor(workers, thread_name_prefix="bots")  # one waits for each worker
        self.mishaps: deque[UserError] = deque(maxlen=MISHAPS_KEPT)
        self.mishap_count = 0
        self.closed = False

    async def choose(self, spec: Spec, seed: str, observation: Observation, limit: Limit) -> Choice:
        """The choice of the bot of a spec. The observation must not be changed meanwhile."""
        return (await self.answer(spec, seed, observation, limit))[0]

    async def answer(
        self, spec: Spec, seed: str, observation: Observation, limit: Limit
    ) -> tuple[Choice, UserError | None]:
        """The same, with the mishap if there was one: then `greedy` has chosen."""
        if self.closed:
            raise UserError("worker-closed")
        recipe = Recipe(spec, seed) if self.maker is None else Recipe(spec, seed, self.maker)
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.ask, recipe, observation, limit)

    def ask(self, recipe: Recipe, observation: Observation, limit: Limit) -> tuple[Choice, UserError | None]:
        """Ask a free worker and wait for it, in one of our threads: there are as many as workers."""
        worker = self.free.pop()
        try:
            return worker.ask(recipe, observation, limit), None
        except MishapError as mishap:
            if self.closed:  # nobody stands in: after a restart the bot itself may choose
                raise UserError("worker-closed") from None
            problem = mishap.to_keep()
            self.remember(problem)
        finally:
            self.free.append(worker)
        greedy = make_bot(Spec("greedy"), recipe.seed)
        return stand_in(greedy, recipe.seed, observation, self.remember), problem

    def remember(self, mishap: UserError) -> None:
        """Count a mishap and keep it."""
        self.mishap_count += 1
        self.mishaps.append(mishap)

    def close(self) -> None:
        """End all workers, at once. Who still waits for a choice gets an error."""
        self.closed = True
        for worker in self.workers:
            worker.close()
        self.threads.shutdown()
        for worker in self.workers:
            worker.stop()
