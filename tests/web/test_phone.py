"""The table on phones: the tab where the player has to act opens by itself."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.layout_checks import overflows
from tests.web.screen import play_now

PHONE = (390, 844)


def test_a_phase_on_a_phone(visit: Visit) -> None:
    """Pools for taking, the mine for planning; nothing overflows, and tabs are large enough."""
    page = visit("/", size=PHONE)
    screen = play_now(page)
    screen.until_stage("taking")
    expect(page.get_by_role("button", name="Pools")).to_have_attribute("aria-current", "page")
    assert overflows(page) == []
    choose = random.Random(6)
    screen.play_until(lambda: screen.stage == "planning" and screen.my_turn, choose)
    expect(page.get_by_role("button", name="Board", exact=True)).to_have_attribute("aria-current", "page")
    assert overflows(page) == []
    for tab in ("Tiles", "Players", "Log"):
        page.get_by_role("button", name=tab, exact=True).click()
        assert overflows(page) == []
        height = page.get_by_role("button", name=tab, exact=True).bounding_box()
        assert height is not None
        assert height["height"] >= 44
    page.get_by_role("button", name="Board", exact=True).click()
    screen.play_until(lambda: screen.stage == "taking" and screen.my_turn, choose)


def test_a_phone_in_landscape(visit: Visit) -> None:
    """The board is large, nothing overflows, and the commit button is visible."""
    page = visit("/", size=(844, 390))
    screen = play_now(page)
    screen.until_stage("taking")
    assert overflows(page) == []
    screen.play_until(lambda: screen.stage == "planning" and screen.my_turn, random.Random(6))
    assert overflows(page) == []
    board = page.locator("[data-board] svg").first.bounding_box()
    assert board is not None
    assert board["height"] > 300
    assert board["width"] > 500
    commit = screen.commit.bounding_box()
    assert commit is not None
    assert commit["y"] + commit["height"] <= 390
    assert commit["height"] >= 44
