"""The table page loads at most 200 KB of compressed code and styles."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response

from tests.web.conftest import Visit
from tests.web.screen import play_now

MOST = 200_000


def test_the_table_page_is_light(visit: Visit) -> None:
    """Scripts, styles, texts and the page itself; fonts and icons are not counted."""
    page = visit("/")
    screen = play_now(page)
    screen.until(lambda: screen.stage == "taking", "the game has begun")
    loaded: dict[str, int] = {}

    def count(answer: Response) -> None:
        kind = answer.request.resource_type
        if kind in ("script", "stylesheet", "document"):
            loaded[answer.url] = len(gzip.compress(answer.body(), 9))

    page.on("response", count)
    page.reload(wait_until="networkidle")
    page.wait_for_selector(".table[data-stage]")
    assert len(loaded) >= 3
    assert sum(loaded.values()) <= MOST, loaded
