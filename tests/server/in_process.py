"""A server inside the test's process, for everything that needs no sockets: its settings and its time can be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar
from litestar.testing import TestClient

from haspelknecht.server.app import create_app
from haspelknecht.server.services import Services
from haspelknecht.server.settings import Settings
from tests.server.serving import HEADERS

Client = TestClient[Litestar]


@contextmanager
def in_process(folder: Path, **options: Any) -> Iterator[Client]:
    """A client of a new server; the header that our own pages send is sent if a test does not say otherwise."""
    app = create_app(Settings(folder=folder, **options))
    with TestClient(app, base_url="http://games.example", raise_server_exceptions=False) as client:
        client.headers.update(HEADERS)
        yield client


def services_of(client: Client) -> Services:
    """What is behind the routes."""
    found: Services = client.app.state.services
    return found


def guest(client: Client, name: str = "Anna") -> httpx.Response:
    """Come in as somebody new."""
    client.cookies.clear()
    answer = client.post("/api/me", json={"name": name})
    assert answer.status_code == 201, answer.text
    return answer
