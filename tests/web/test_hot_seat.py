"""Hot-seat: a curtain hides the table between secret plans."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.screen import Screen


def test_two_people_share_one_screen(visit: Visit) -> None:
    """Each player lifts the curtain before planning; work begins after both plans."""
    page = visit("/new")
    page.get_by_label("Who sits in seat 2").select_option("here")
    page.get_by_label("Name of the player in seat 2").fill("Bruno")
    page.get_by_role("button", name="Start the game").click()
    screen = Screen(page)
    choose = random.Random(3)
    curtains: list[str] = []

    def lifted() -> bool:
        curtain = page.get_by_role("dialog", name="is next")
        if curtain.count() > 0:
            curtains.append(curtain.get_by_role("heading").inner_text())
            assert curtain.evaluate("node => document.elementFromPoint(innerWidth / 2, 100) === node")
            expect(curtain.get_by_role("button")).to_be_focused()
            page.keyboard.press("m")  # behind a curtain there is no list of moves
            expect(page.locator("dialog[open]")).to_have_count(0)
            curtain.get_by_role("button").click()
        return screen.stage == "working"

    screen.play_until(lifted, choose)
    assert len(set(curtains)) == 2
    expect(page.locator(".table")).to_have_attribute("data-stage", "working")
