"""A server in a thread of the test process: it has real sockets, and tests can choose its settings and see inside."""

from __future__ import annotations

import threading
from typing import Any, Self

import uvicorn
from litestar import Litestar

from haspelknecht.server.app import create_app
from haspelknecht.server.services import Services
from haspelknecht.server.settings import Settings
from tests.waiting import eventually


class ThreadedServer:
    """A server on a free port that runs inside a `with` block."""

    def __init__(self, **settings: Any) -> None:
        self.app: Litestar = create_app(Settings(**settings))
        config = uvicorn.Config(self.app, port=0, log_config=None, lifespan="on", ws="websockets-sansio")
        self.uvicorn = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.uvicorn.run)

    def __enter__(self) -> Self:
        self.thread.start()
        eventually(lambda: self.uvicorn.started or not self.thread.is_alive(), "the server is started")
        assert self.thread.is_alive()
        return self

    def __exit__(self, *_: object) -> None:
        self.uvicorn.should_exit = True
        self.thread.join()

    @property
    def address(self) -> str:
        """The URL of the server."""
        port = self.uvicorn.servers[0].sockets[0].getsockname()[1]
        return f"http://127.0.0.1:{port}"

    @property
    def services(self) -> Services:
        """The services behind the routes."""
        services: Services = self.app.state.services
        return services
