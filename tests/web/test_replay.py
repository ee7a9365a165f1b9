"""A game is replayed, and continued from one of its steps."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.screen import Screen, play_now


def test_replay_and_play_on(visit: Visit) -> None:
    """The slider shows earlier positions; "play on" opens a new table at that step."""
    page = visit("/")
    screen = play_now(page)
    screen.play_until(lambda: screen.stage == "working" and screen.my_turn, random.Random(9))
    table = page.url.rpartition("/")[2]
    page.goto(f"/replay/{table}")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator("[data-stage]").first).to_have_attribute("data-stage", "taking")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile(f"/table/(?!{table})"))
    again = Screen(page)
    assert again.stage in ("taking", "taking again")  # the bot may have moved already
    expect(page.get_by_text("Trial game")).to_be_visible()
    again.play_until(lambda: again.stage == "planning", random.Random(10))
