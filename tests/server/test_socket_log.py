"""The log of sockets contains internal errors, but not that clients disconnect."""

from __future__ import annotations

import asyncio

import pytest
from uvicorn.protocols.utils import ClientDisconnected

from haspelknecht.server.api.sockets import logged


async def fail(problem: Exception) -> None:
    """A task of a socket that fails."""
    raise problem


def messages_of(problem: Exception, caplog: pytest.LogCaptureFixture) -> list[str]:
    """The messages that are logged when a task of a socket fails."""

    async def run() -> None:
        with pytest.raises(type(problem)):
            await logged(asyncio.create_task(fail(problem)))

    asyncio.run(run())
    return [record.message for record in caplog.records if record.name.startswith("haspelknecht")]


def test_a_disconnected_client_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert messages_of(ClientDisconnected(), caplog) == []


def test_an_internal_error_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert messages_of(KeyError("seat"), caplog) == ["a socket failed"]
