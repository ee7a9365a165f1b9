"""axe-core finds nothing serious or critical on any page, in light and in dark."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.screen import play_now

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATHS = ("/", "/new", "/rules/R-WATER-03", "/summary", "/tiles", "/learn", "/archive", "/me")


def problems(page: Page) -> list[str]:
    """Serious and critical findings: the rule and the first elements that break it."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(result => result.violations)")
    return [
        f"{one['id']}: {[node['html'][:160] for node in one['nodes'][:3]]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages(visit: Visit, theme: str) -> None:
    """Everything but the table."""
    page = visit("/", theme=theme)
    found = {}
    for path in PATHS:
        page.goto(path)
        page.wait_for_selector("h1")
        page.wait_for_timeout(300)
        found[path] = problems(page)
    assert found == {path: [] for path in PATHS}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_in_every_stage(visit: Visit, theme: str) -> None:
    """Taking, planning, working, storing, and the final score with the replay behind it."""
    page = visit("/", theme=theme)
    screen = play_now(page)
    choose = random.Random(8)
    found: dict[str, list[str]] = {}

    def look() -> bool:
        if screen.stage not in found and (screen.my_turn or screen.stage == "over"):
            found[screen.stage] = problems(page)
        return screen.stage == "over"

    screen.play_until(look, choose)
    table = page.url.rpartition("/")[2]
    page.goto(f"/replay/{table}")
    page.wait_for_selector("input[type=range]")
    found["replay"] = problems(page)
    assert found == {stage: [] for stage in found}
    assert {"taking", "planning", "working", "storing", "over"} <= set(found)
