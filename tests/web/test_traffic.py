"""What one move costs: one message to each browser at the table, one from whoever moves, and no request beside it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page, Request, WebSocket, expect

from tests.web.conftest import Visit
from tests.web.screen import Screen

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
FENCE = "That was a move."


@dataclass
class Traffic:
    """Everything between a page and the server, as it happens."""

    page: Page
    sent: list[dict[str, Any]] = field(default_factory=list)
    received: list[dict[str, Any]] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("websocket", self.follow)
        self.page.on("request", self.note)
        self.page.reload()  # the socket is opened again, before our eyes

    def follow(self, socket: WebSocket) -> None:
        """Read along on a socket."""
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.received.append(json.loads(frame)))

    def note(self, request: Request) -> None:
        """A request over HTTP."""
        self.requests.append(f"{request.method} {request.url}")

    def forget(self) -> None:
        """Count from here on."""
        for counted in (self.sent, self.received, self.requests):
            counted.clear()

    def until_the_fence(self) -> tuple[list[str], list[str]]:
        """What was received and sent before the line of the chat that ends the count: sockets keep their order."""
        kinds = [str(message["type"]) for message in self.received]
        acts = [str(message["do"]["type"]) for message in self.sent if "do" in message]
        return kinds[: kinds.index("chat")], [act for act in acts if act != "chat"]


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


def test_a_move_is_one_message_to_each_and_one_from_who_moves(four: list[Traffic]) -> None:
    """Anna's disks are shown at four screens without anybody asking for them."""
    screens = [Screen(traffic.page) for traffic in four]
    screens[0].until(lambda: any(screen.lit() for screen in screens), "somebody can take disks")
    mover = next(at for at, screen in enumerate(screens) if screen.lit())
    screen = screens[mover]
    screen.pick(next(target for target in screen.lit() if target.startswith("pool:")))
    expect(screen.commit).to_be_enabled()
    screen.until(lambda: four[mover].received[-1:] and four[mover].received[-1]["type"] == "answer", "it was tried")
    for traffic in four:
        traffic.forget()
    screen.commit.click()
    other = screens[mover - 1].page
    screen.until(lambda: all(traffic.received for traffic in four), "everybody has heard of the move")
    other.get_by_role("button", name="Log and chat").click()
    other.get_by_label("Message the table").fill(FENCE)
    other.get_by_role("button", name="Send").click()
    screen.until(
        lambda: all(any(message["type"] == "chat" for message in traffic.received) for traffic in four),
        "everybody has read the line",
    )
    for at, traffic in enumerate(four):
        received, sent = traffic.until_the_fence()
        assert received == (["patch", "answer"] if at == mover else ["patch"])
        assert sent == (["move"] if at == mover else [])
        assert traffic.requests == []
