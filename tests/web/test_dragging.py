"""Disks can be dragged onto workers."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.screen import play_now


def middle(spot: Locator) -> tuple[float, float]:
    """The centre of an element."""
    box = spot.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: Locator, end: Locator) -> None:
    """Drag with the mouse."""
    page.mouse.move(*middle(start))
    page.mouse.down()
    page.mouse.move(*middle(end), steps=6)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.up()


def test_a_disk_is_dragged_onto_a_worker(visit: Visit) -> None:
    """It follows the pointer and stays on the worker."""
    page = visit("/")
    screen = play_now(page)
    screen.play_until(lambda: screen.stage == "planning" and bool(screen.lit()), random.Random(4))
    disk = next(target for target in screen.lit() if target.startswith("disk:"))
    farmer = screen.spot("worker:farmer")
    empty = farmer.get_attribute("aria-label")
    drag(page, screen.spot(disk), farmer)
    expect(page.locator(".carried")).to_be_hidden()
    screen.until(lambda: screen.spot("worker:farmer").get_attribute("aria-label") != empty, "the disk lies there")
    expect(screen.spot("worker:farmer")).to_have_attribute("aria-pressed", "true")
