"""Fixtures of all server tests. One server serves all tests of a worker: they create their own people and tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.serving import Server, Visitor, serving
from tests.server.webhook_receiver import receiver, webhook_server

__all__ = ["anna", "bruno", "receiver", "server", "webhook_server"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server on SQLite."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Visitor:
    """A guest."""
    return Visitor(server.address, "Anna")


@pytest.fixture
def bruno(server: Server) -> Visitor:
    """Another guest."""
    return Visitor(server.address, "Bruno")
