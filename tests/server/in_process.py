"""A server in the test process without sockets, whose settings and time can be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar
from litestar.testing import TestClient

from haspelknecht.server.accounts.credentials import COOKIE
from haspelknecht.server.app import create_app
from haspelknecht.server.services import Services
from haspelknecht.server.settings import Settings
from tests.server.serving import HEADERS

Client = TestClient[Litestar]


@contextmanager
def in_process(folder: Path, **options: Any) -> Iterator[Client]:
    """A client of a new server. It sends the header that the web app sends, unless a test removes it."""
    app = create_app(Settings(folder=folder, **options))
    with TestClient(app, base_url="http://games.example", raise_server_exceptions=False) as client:
        client.headers.update(HEADERS)
        yield client


def services_of(client: Client) -> Services:
    """The services behind the routes."""
    services: Services = client.app.state.services
    return services


def guest(client: Client, name: str = "Anna") -> httpx.Response:
    """Sign in as a new guest."""
    client.cookies.clear()
    answer = client.post("/api/me", json={"name": name})
    assert answer.status_code == 201, answer.text
    return answer


class User:
    """One of several people, or a bot with a token, who share a client."""

    def __init__(self, client: Client, name: str = "", token: str = "") -> None:
        self.client = client
        self.headers = {"authorization": f"Bearer {token}"} if token else {}
        if name:
            self.id = guest(client, name).json()["id"]
            self.remember()

    def remember(self) -> None:
        """Keep the cookie that the server has just set."""
        self.headers = {"cookie": f"{COOKIE}={self.client.cookies[COOKIE]}"}

    def ask(self, method: str, path: str, status: int, body: dict[str, Any] | None = None) -> Any:
        """Send a request that must be answered with a status; returns the JSON of the answer."""
        self.client.cookies.clear()
        answer = self.client.request(method, path, json=body, headers=self.headers)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None
