"""What a server logs about its sockets: its own mistakes, never that a client has gone."""

from __future__ import annotations

import asyncio

import pytest
from uvicorn.protocols.utils import ClientDisconnected

from haspelknecht.server.api.sockets import logged


async def fail(problem: Exception) -> None:
    """A task of a socket that ends with a problem."""
    raise problem


def messages_of(problem: Exception, caplog: pytest.LogCaptureFixture) -> list[str]:
    """What is logged when a task of a socket ends with a problem."""

    async def run() -> None:
        with pytest.raises(type(problem)):
            await logged(asyncio.create_task(fail(problem)))

    asyncio.run(run())
    return [record.message for record in caplog.records if record.name.startswith("haspelknecht")]


def test_a_client_that_has_gone_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert messages_of(ClientDisconnected(), caplog) == []


def test_a_mistake_of_ours_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert messages_of(KeyError("seat"), caplog) == ["a socket failed"]
