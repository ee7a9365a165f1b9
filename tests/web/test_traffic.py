"""The traffic of a move: one message to each browser at the table, one from the mover, and no HTTP request."""

from __future__ import annotations

import json
import random
import statistics
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page, Request, WebSocket, expect

from tests.web.conftest import Visit
from tests.web.screen import LONG_GAME, Screen

NAMES = ("Anna", "Bruno", "Carla", "Dora")
MAKE_TABLE = """async () => {
  const headers = {'x-haspelknecht': 'web', 'content-type': 'application/json'}
  const send = (path, body) => fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})
  const post = async (path, body) => (await send(path, body)).json()
  await post('/api/me', {name: 'Anna'})
  const seats = [{kind: 'me'}, {kind: 'invited'}, {kind: 'invited'}, {kind: 'invited'}]
  const {table, codes} = await post('/api/tables', {seats})
  return {table: table.id, codes: Object.values(codes).slice(-3)}
}"""
LAST_LINE = "That was a move."
MEDIAN_BYTES = 6_000  # of a move, per person, uncompressed


@dataclass
class Traffic:
    """Records everything between a page and the server."""

    page: Page
    sent: list[dict[str, Any]] = field(default_factory=list)
    received: list[dict[str, Any]] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)  # of the patches that followed a move, in bytes
    requests: list[str] = field(default_factory=list)
    extensions: list[str] = field(default_factory=list)  # of the sockets

    def __post_init__(self) -> None:
        network = self.page.context.new_cdp_session(self.page)
        network.on("Network.webSocketHandshakeResponseReceived", self.on_handshake)
        network.send("Network.enable")
        self.page.on("websocket", self.on_socket)
        self.page.on("request", self.on_request)
        self.page.reload()  # opens the socket again, with the listeners attached

    def on_handshake(self, event: dict[str, Any]) -> None:
        """Record the extensions that a socket has agreed on."""
        headers = {name.lower(): value for name, value in event["response"]["headers"].items()}
        self.extensions.append(headers.get("sec-websocket-extensions", ""))

    def on_socket(self, socket: WebSocket) -> None:
        """Record the messages of a socket."""
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", self.on_message)

    def on_message(self, frame: str | bytes) -> None:
        """Record a message; Playwright delivers it uncompressed."""
        message = json.loads(frame)
        self.received.append(message)
        if message["type"] == "patch" and message["log"]:
            self.sizes.append(len(frame.encode() if isinstance(frame, str) else frame))

    def on_request(self, request: Request) -> None:
        """Record an HTTP request."""
        self.requests.append(f"{request.method} {request.url}")

    def clear(self) -> None:
        """Count from here on."""
        for counted in (self.sent, self.received, self.requests):
            counted.clear()

    def until_chat(self) -> tuple[list[str], list[str]]:
        """The types of messages received and intents sent before the first chat message: sockets keep their order."""
        received = [str(message["type"]) for message in self.received]
        sent = [str(message["do"]["type"]) for message in self.sent if "do" in message]
        return received[: received.index("chat")], [intent for intent in sent if intent != "chat"]


@pytest.fixture
def four(visit: Visit) -> list[Traffic]:
    """Four people in four browsers, at the beginning of a game."""
    anna = visit("/")
    made = anna.evaluate(MAKE_TABLE)
    anna.goto(f"/table/{made['table']}")
    others = []
    for name, code in zip(NAMES[1:], made["codes"], strict=True):
        page = visit(f"/join/{code}")
        page.get_by_label("What should we call you?").fill(name)
        page.get_by_role("button", name="Sit here").click()
        others.append(page)
    anna.get_by_role("button", name="Start the game").click()
    screens = [Screen(page) for page in (anna, *others)]
    assert {screen.stage for screen in screens} == {"taking"}
    return [Traffic(screen.page) for screen in screens]


def test_a_move_is_one_message_to_each_browser_and_one_from_the_mover(four: list[Traffic]) -> None:
    """The chat message after it marks the end of what is counted."""
    screens = [Screen(traffic.page) for traffic in four]
    screens[0].until(lambda: any(screen.lit() for screen in screens), "a player can take disks")
    mover = next(at for at, screen in enumerate(screens) if screen.lit())
    screen = screens[mover]
    screen.pick(next(target for target in screen.lit() if target.startswith("pool:")))
    expect(screen.commit).to_be_enabled()
    screen.until(lambda: four[mover].received[-1:] and four[mover].received[-1]["type"] == "answer", "it was tried")
    for traffic in four:
        traffic.clear()
    screen.commit.click()
    other = screens[mover - 1].page
    screen.until(lambda: all(traffic.received for traffic in four), "all have received the move")
    other.get_by_role("button", name="Log and chat").click()
    other.get_by_label("Message the table").fill(LAST_LINE)
    other.get_by_role("button", name="Send").click()
    screen.until(
        lambda: all(any(message["type"] == "chat" for message in traffic.received) for traffic in four),
        "all have received the chat message",
    )
    for at, traffic in enumerate(four):
        received, sent = traffic.until_chat()
        assert received == (["patch", "answer"] if at == mover else ["patch"])
        assert sent == (["move"] if at == mover else [])
        assert traffic.requests == []


def test_moves_are_small_and_the_socket_compresses(four: list[Traffic]) -> None:
    """Measured from the first take until the first player works."""
    screens = [Screen(traffic.page) for traffic in four]
    choose = random.Random(3)

    def play() -> bool:
        for screen in screens:
            screen.act(choose)
        return any(screen.stage == "working" and screen.see().undo for screen in screens)

    screens[0].until(play, "the first player works", LONG_GAME)
    for traffic in four:
        assert traffic.extensions
        assert all("permessage-deflate" in extension for extension in traffic.extensions)
        assert len(traffic.sizes) >= 8  # four takes, and what followed
        assert statistics.median(traffic.sizes) <= MEDIAN_BYTES
