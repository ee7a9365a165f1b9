"""A receiver of webhooks, and a server that may call it although it is on this machine."""

from __future__ import annotations

import json
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Visitor
from tests.server.threaded_server import ThreadedServer
from tests.waiting import HANG, eventually

Json = dict[str, Any]


class Receiver:
    """An HTTP server that answers with the next of `answers`, then with 204."""

    def __init__(self) -> None:
        self.calls: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        self.answers: queue.Queue[int] = queue.Queue()
        receiver = self

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.calls.put((self.path, {key.lower(): value for key, value in self.headers.items()}, body))
                self.send_response(204 if receiver.answers.empty() else receiver.answers.get())
                self.send_header("location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook?who=anna"

    def next(self) -> Json:
        """The body of the next call."""
        body: Json = json.loads(self.calls.get(timeout=HANG)[2])
        return body

    def fail(self, *statuses: int) -> None:
        """Answer the next calls with these statuses."""
        for status in statuses:
            self.answers.put(status)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """A receiver on this machine."""
    receiver = Receiver()
    thread = threading.Thread(target=receiver.server.serve_forever)
    thread.start()
    yield receiver
    receiver.server.shutdown()
    receiver.server.server_close()
    thread.join()


@contextmanager
def server_with_webhooks(folder: Path) -> Iterator[str]:
    """The address of a server that may call this machine and does not pause between calls."""
    server = ThreadedServer(folder=folder, rates=0, private_webhooks=True)
    webhooks = server.services.webhooks
    webhooks.retry_after = webhooks.pause = 0.0
    with server:
        yield server.address


@pytest.fixture(scope="module")
def webhook_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of one such server for all tests of a file."""
    with server_with_webhooks(tmp_path_factory.mktemp("webhooks")) as address:
        yield address


def end(visitor: Visitor, table: str) -> None:
    """End a game by conceding."""
    visitor.ok("POST", f"/api/tables/{table}/concede", seat="A")


def until_failures(visitor: Visitor, wanted: int) -> None:
    """Wait until `wanted` calls in a row have failed."""
    eventually(lambda: visitor.ok("GET", "/api/me/webhook")["failures"] == wanted, f"{wanted} failures")


def set_webhook(visitor: Visitor, url: str) -> str:
    """Set the webhook of a person; returns its secret."""
    secret: str = visitor.ok("PUT", "/api/me/webhook", url=url)["secret"]
    return secret
