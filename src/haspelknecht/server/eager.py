"""Beginning at once: a task waits for its turn in the event loop, although most of what we do needs no waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from types import coroutine as awaitable
from typing import Any, TypeVar

Found = TypeVar("Found")


def start(work: Coroutine[Any, Any, Found]) -> asyncio.Future[Found]:
    """Like `asyncio.create_task`, but up to where it first has to wait it is done before this returns.

    Python 3.12 can do this by itself (`asyncio.eager_task_factory`). Up to its first wait the work is not in a task
    of its own, so it must not ask for one (`asyncio.timeout` and `asyncio.current_task` do).
    """
    loop = asyncio.get_running_loop()
    try:
        waits_for = work.send(None)
    except StopIteration as end:
        future = loop.create_future()
        future.set_result(end.value)
        return future
    except Exception as error:
        future = loop.create_future()
        future.set_exception(error)
        return future
    return loop.create_task(rest_of(work, waits_for))


async def rest_of(work: Coroutine[Any, Any, Found], waits_for: Any) -> Found:
    """The work from its first wait on."""
    return await going_on(work, waits_for)


@awaitable
def going_on(work: Coroutine[Any, Any, Found], waits_for: Any) -> Generator[Any, Any, Found]:
    """What `yield from` does, for something that has already begun."""
    try:
        while True:
            try:
                given = yield waits_for
            except BaseException as error:
                waits_for = work.throw(error)
            else:
                waits_for = work.send(given)
    except StopIteration as end:
        found: Found = end.value
        return found
