"""A whole game against a bot, played through the page."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.screen import play_now


def test_a_game_from_the_first_click_to_the_final_score(visit: Visit) -> None:
    """Without registration, from one click to the winner."""
    page = visit("/")
    screen = play_now(page)
    stages = set()

    def over() -> bool:
        stages.add(screen.stage)
        return screen.stage == "over"

    screen.play_until(over, random.Random(4))
    assert {"taking", "planning", "working"} <= stages
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins")
