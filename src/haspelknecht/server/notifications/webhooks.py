"""Calling webhooks without delaying play: each person has a queue of calls, made one at a time and in order."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Final, Literal, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from haspelknecht.errors import UserError
from haspelknecht.server.addresses import table_path
from haspelknecht.server.ids import new_id
from haspelknecht.server.notifications.notices import Delivery
from haspelknecht.server.notifications.webhook_addresses import checked_address, read_url
from haspelknecht.server.notifications.webhook_call import TIMEOUT, CallFailed, call
from haspelknecht.server.notifications.webhook_rows import Hook, hook_of, hooks_of, owners, record_result
from haspelknecht.server.position_types import Letter
from haspelknecht.server.settings import Settings
from haspelknecht.server.storage.database import Database, level_of

LOG = logging.getLogger("haspelknecht.notifications")
MAX_QUEUED: Final = 2_000  # calls whose webhooks are to be looked up, and people with calls to be made
MAX_PER_PERSON: Final = 20  # calls
MAX_CONNECTIONS: Final = 16
BATCH_SECONDS: Final = 0.2  # calls are gathered for so long, so that one query finds the webhooks of many people
ENCODER = msgspec.json.Encoder()
Item = TypeVar("Item")


class WebhookCall(msgspec.Struct, omit_defaults=True):
    """What is posted. `link` is the path of the table on this server; a retry has the same `id`."""

    id: str
    what: Literal["turn", "over"]
    table: str
    link: str
    at: float
    seat: Letter | None = None


class Webhooks:
    """The calls of one server process."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self.retry_after = 2.0  # seconds
        self.pause = 1.0  # seconds between two calls for one person, so that nobody can use us to flood others
        # The people who may have a webhook. There are few, so most turns need no query. With PostgreSQL other processes
        # may add webhooks without telling this one, so everyone is looked up.
        self.owners: set[str] | None = None if database.postgres else set(database.read_now(owners))
        self.dropped = 0
        self.waiting: deque[tuple[str, WebhookCall]] = deque()
        self.woken = asyncio.Event()
        self.queues: dict[str, deque[WebhookCall]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.slots = asyncio.Semaphore(MAX_CONNECTIONS)
        self.resolving = ThreadPoolExecutor(4, thread_name_prefix="names")
        # A separate pool for new webhooks: names that never resolve must not take threads from calls.
        self.checking = ThreadPoolExecutor(4, thread_name_prefix="new names")

    def offer(self, deliveries: list[Delivery]) -> None:
        """Queue calls for those recipients of these notices who have a webhook."""
        for delivery in deliveries:
            notice = delivery.notice
            if notice.type == "turn" or notice.type == "over":
                link, now = table_path(notice.table), self.settings.now()
                called = WebhookCall(new_id(), notice.type, notice.table, link, now, notice.seat)
                for person in delivery.to:
                    if self.owners is None or person in self.owners:
                        self.append(self.waiting, (person, called), MAX_QUEUED)
        if self.waiting:
            self.woken.set()

    def add_owner(self, person: str) -> None:
        """A person has set a webhook. Those who delete theirs stay in the set until the restart, which does no harm."""
        if self.owners is not None:
            self.owners.add(person)

    async def run(self) -> None:
        """Look up the webhooks of waiting calls and queue the calls by person, as long as the server runs."""
        while True:
            await self.woken.wait()
            self.woken.clear()
            await asyncio.sleep(BATCH_SECONDS)
            calls, self.waiting = self.waiting, deque()
            people = list({person for person, _ in calls})
            try:
                hooks = await self.database.read(partial(hooks_of, people=people))
            except SQLAlchemyError as error:
                problem = "webhooks were not called: the database does not answer"
                LOG.log(level_of(error), problem, extra={"calls": len(calls)})
                continue
            for person, called in calls:
                if person in hooks and not hooks[person].off:
                    self.enqueue(person, called)

    def enqueue(self, person: str, called: WebhookCall) -> None:
        """Add a call to a person's queue, and start the task that works it off if there is none."""
        if person in self.queues:
            self.append(self.queues[person], called, MAX_PER_PERSON)
            return
        if len(self.queues) >= MAX_QUEUED:
            self.dropped += 1
            return
        self.queues[person] = deque([called])
        task = asyncio.get_running_loop().create_task(self.make_calls(person))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def make_calls(self, person: str) -> None:
        """Make all queued calls of one person."""
        queue = self.queues[person]
        try:
            while queue:
                hook = await self.database.read(partial(hook_of, person=person))
                if hook is None or hook.off:
                    return
                problem = await self.call_with_retry(hook, ENCODER.encode(queue.popleft()))
                if problem or hook.failures:
                    await self.database.run(partial(record_result, hook=hook, problem=problem))
                if queue:
                    await asyncio.sleep(self.pause)
        except SQLAlchemyError as error:
            problem = "a webhook was not called: the database does not answer"
            LOG.log(level_of(error), problem, extra={"person": person})
        finally:
            del self.queues[person]

    async def call_with_retry(self, hook: Hook, body: bytes) -> str | None:
        """Call, and after a failure once more; returns the message key of the second failure, None after a success."""
        with suppress(CallFailed):
            await self.call(hook, body)
            return None
        await asyncio.sleep(self.retry_after)
        try:
            await self.call(hook, body)
        except CallFailed as failed:
            return failed.key
        return None

    async def call(self, hook: Hook, body: bytes) -> None:
        """Make one call; raises `CallFailed`."""
        async with self.slots:
            await call(hook.url, hook.secret, body, private=self.settings.private_webhooks, resolving=self.resolving)

    async def check(self, url: str) -> None:
        """Raise `UserError` for a URL that webhooks may not call."""
        target, private = read_url(url), self.settings.private_webhooks
        try:
            async with asyncio.timeout(TIMEOUT):
                await asyncio.get_running_loop().run_in_executor(self.checking, checked_address, target, private)
        except TimeoutError:
            raise UserError("server-webhook-nowhere") from None

    def append(self, queue: deque[Item], item: Item, most: int) -> None:
        """Append to a bounded queue; what does not fit is dropped and counted."""
        if len(queue) >= most:
            self.dropped += 1
        else:
            queue.append(item)

    async def close(self) -> None:
        """Make no more calls; those in progress are cancelled."""
        for task in list(self.tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for threads in (self.resolving, self.checking):
            threads.shutdown(wait=False, cancel_futures=True)
