"""One server for all tests of a worker: tests make their own people and tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.serving import Server, serving
from tests.server.webhook_receiver import anna, receiver, services

__all__ = ["anna", "receiver", "server", "services"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server on SQLite."""
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found
