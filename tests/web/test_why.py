"""A target is explained on request, but never right after a move."""

from __future__ import annotations

import json
import random
from functools import partial

from playwright.sync_api import Locator, WebSocket, expect

from tests.web.conftest import Visit
from tests.web.screen import Screen, play_now


def middle(spot: Locator) -> tuple[float, float]:
    """The centre of an element."""
    box = spot.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def unlit(screen: Screen) -> str:
    """A target on the player's board that is not lit."""
    return next(target for target in ("coal:tunnel", "shaft", "good:coal", "good:food") if target not in screen.lit()
                and screen.spot(target).count() > 0)  # fmt: skip


def test_a_resting_mouse_asks_nothing_and_a_moved_one_gets_the_reason(visit: Visit) -> None:
    """No tooltip after a click; moving onto a target that is not lit shows why."""
    page = visit("/")
    asked: list[str] = []

    def follow(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: asked.append(str(json.loads(frame).get("do", {}).get("type"))))

    def more_than(tries: int) -> bool:
        return asked.count("try") > tries

    page.on("websocket", follow)
    screen = play_now(page)
    screen.play_until(lambda: screen.stage == "planning" and bool(screen.lit()), random.Random(4))
    page.keyboard.press("Escape")  # the random player may have picked something up already
    asked.clear()
    disk = next(target for target in screen.lit() if target.startswith("disk:"))
    page.mouse.move(*middle(screen.spot(disk)))
    page.mouse.click(*middle(screen.spot(disk)))
    screen.until(lambda: "worker:farmer" in screen.lit(), "it can be put down")
    farmer = screen.spot("worker:farmer")
    page.mouse.move(*middle(farmer), steps=4)
    while "worker:farmer" in screen.lit():  # until it accepts no more, with the mouse resting on it
        tries = asked.count("try")
        page.mouse.click(*middle(farmer))
        screen.until(partial(more_than, tries), "the server was asked what it brings")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    assert "why" not in asked
    page.mouse.move(*middle(screen.spot(unlit(screen))), steps=6)
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert asked.count("why") == 1


def test_clicking_an_unlit_target_explains_it(visit: Visit) -> None:
    """The reason is in the action bar."""
    page = visit("/")
    screen = play_now(page)
    screen.until_stage("taking")
    screen.pick("good:wood")
    expect(page.locator(".bar .hint b")).not_to_have_text(screen.todo)
