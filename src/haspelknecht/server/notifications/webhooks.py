"""Calling webhooks: beside play, never in its way. Each person has a line of calls, one at a time and in order."""

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
from haspelknecht.server.notifications.addresses import checked_address, read_url
from haspelknecht.server.notifications.http_call import PATIENCE, CallFailed, call
from haspelknecht.server.notifications.notice import Ring
from haspelknecht.server.notifications.webhook_rows import Hook, hook_of, hooks_of, note, owners
from haspelknecht.server.position_types import Letter
from haspelknecht.server.settings import Settings
from haspelknecht.server.storage.database import Database, level_of
from haspelknecht.server.tables.table import new_id

LOG = logging.getLogger("haspelknecht.notify")
MOST_WAITING: Final = 2_000  # calls to be looked up, and people with calls to be made
MOST_OF_ONE: Final = 20  # calls for one person
AT_ONCE: Final = 16  # open connections
GATHER: Final = 0.2  # seconds: webhooks are looked up for many people at once
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
        self.pause = 1.0  # seconds between two calls for one person: nobody uses us to flood others
        # Who may have a webhook: hardly anybody, so that hardly any turn needs a look into the database. Several
        # processes (PostgreSQL) do not tell each other, there everybody is looked up.
        self.owners: set[str] | None = None if database.postgres else set(database.read_now(owners))
        self.dropped = 0
        self.waiting: deque[tuple[str, WebhookCall]] = deque()
        self.woken = asyncio.Event()
        self.lines: dict[str, deque[WebhookCall]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.slots = asyncio.Semaphore(AT_ONCE)
        self.resolving = ThreadPoolExecutor(4, thread_name_prefix="names")
        # Whoever sets a webhook may name what is never found: that takes no thread from the calls of others.
        self.checking = ThreadPoolExecutor(4, thread_name_prefix="new names")

    def offer(self, rings: list[Ring]) -> None:
        """Call the people whom these notices are for, if they want it."""
        for ring in rings:
            notice = ring.notice
            if notice.type == "turn" or notice.type == "over":
                link, now = table_path(notice.table), self.settings.now()
                called = WebhookCall(new_id(), notice.type, notice.table, link, now, notice.seat)
                for person in ring.to:
                    if self.owners is None or person in self.owners:
                        self.put(self.waiting, (person, called), MOST_WAITING)
        if self.waiting:
            self.woken.set()

    def remember(self, person: str) -> None:
        """Somebody has set a webhook. Whoever drops his is looked up in vain until the next start."""
        if self.owners is not None:
            self.owners.add(person)

    async def run(self) -> None:
        """Look up who has a webhook, and give him his calls, as long as the server runs."""
        while True:
            await self.woken.wait()
            self.woken.clear()
            await asyncio.sleep(GATHER)
            found, self.waiting = self.waiting, deque()
            people = list({person for person, _ in found})
            try:
                hooks = await self.database.read(partial(hooks_of, people=people))
            except SQLAlchemyError as error:
                problem = "webhooks were not called: the database does not answer"
                LOG.log(level_of(error), problem, extra={"calls": len(found)})
                continue
            for person, called in found:
                if person in hooks and not hooks[person].off:
                    self.line_up(person, called)

    def line_up(self, person: str, called: WebhookCall) -> None:
        """One more call for a person; somebody makes them until there are no more."""
        if person in self.lines:
            self.put(self.lines[person], called, MOST_OF_ONE)
            return
        if len(self.lines) >= MOST_WAITING:
            self.dropped += 1
            return
        self.lines[person] = deque([called])
        task = asyncio.get_running_loop().create_task(self.make_calls(person))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def make_calls(self, person: str) -> None:
        """All calls for one person."""
        line = self.lines[person]
        try:
            while line:
                hook = await self.database.read(partial(hook_of, person=person))
                if hook is None or hook.off:
                    return
                problem = await self.try_twice(hook, ENCODER.encode(line.popleft()))
                if problem or hook.failures:
                    await self.database.run(partial(note, hook=hook, problem=problem))
                if line:
                    await asyncio.sleep(self.pause)
        except SQLAlchemyError as error:
            problem = "a webhook was not called: the database does not answer"
            LOG.log(level_of(error), problem, extra={"person": person})
        finally:
            del self.lines[person]

    async def try_twice(self, hook: Hook, body: bytes) -> str | None:
        """Call, and once more after a while; what went wrong the second time."""
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
        """One call."""
        async with self.slots:
            await call(hook.url, hook.secret, body, private=self.settings.private_webhooks, resolving=self.resolving)

    async def check(self, url: str) -> None:
        """Refuse a URL that we would not call."""
        target, private = read_url(url), self.settings.private_webhooks
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.get_running_loop().run_in_executor(self.checking, checked_address, target, private)
        except TimeoutError:
            raise UserError("server-webhook-nowhere") from None

    def put(self, line: deque[Item], item: Item, most: int) -> None:
        """Lines are bounded: what does not fit is not told."""
        if len(line) >= most:
            self.dropped += 1
        else:
            line.append(item)

    async def close(self) -> None:
        """Make no more calls; those under way are given up."""
        for task in list(self.tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for threads in (self.resolving, self.checking):
            threads.shutdown(wait=False, cancel_futures=True)
