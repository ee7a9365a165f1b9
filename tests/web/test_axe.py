"""axe-core finds nothing serious or critical on any page, in light and in dark."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.screen import play_now

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RECORD = Path(__file__).parents[1] / "records" / "golden" / "3-players-second-busy.txt"
BRING = """async record => {
  const headers = {'x-haspelknecht': 'web', 'content-type': 'application/json'}
  await fetch('/api/me', {method: 'POST', headers, body: '{"name": "Anna"}'})
  const answer = await fetch('/api/records', {method: 'POST', headers, body: JSON.stringify({record})})
  return (await answer.json()).table.id
}"""
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PATHS = ("/", "/new", "/rules/R-WATER-03", "/summary", "/tiles", "/learn", "/archive", "/me")
SETTLED = "Promise.allSettled(document.getAnimations().map(one => one.finished))"  # no colours of a transition
FIND = "axe.run(document, {resultTypes: ['violations']}).then(result => result.violations)"


def problems(page: Page) -> list[str]:
    """Serious and critical violations in both themes, with the first elements of each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_selector(f"html.{theme}")
        page.evaluate(SETTLED)
        found += [
            f"{theme}, {one['id']}: {[node['html'][:160] for node in one['nodes'][:3]]}"
            for one in page.evaluate(FIND)
            if one["impact"] in ("serious", "critical")
        ]
    return found


def test_pages(visit: Visit) -> None:
    """All pages except the table."""
    page = visit("/")
    found = {}
    for path in PATHS:
        page.goto(path, wait_until="networkidle")
        page.wait_for_selector("h1")
        found[path] = problems(page)
    assert found == {path: [] for path in PATHS}


def test_the_table_in_every_stage(visit: Visit) -> None:
    """Taking, planning, working, and storing if it happens."""
    page = visit("/")
    screen = play_now(page)
    choose = random.Random(8)
    found: dict[str, list[str]] = {}

    def look() -> bool:
        sight = screen.see()
        if sight.stage not in found and (sight.lit or sight.commit or sight.choices):
            found[sight.stage] = problems(page)
        return "storing" in found or sight.stage == "over"

    screen.play_until(look, choose)
    assert found == {stage: [] for stage in found}
    assert {"taking", "planning", "working"} <= set(found)


def test_after_the_game(visit: Visit) -> None:
    """The final score of a recorded game, and its replay."""
    page = visit("/")
    table = page.evaluate(BRING, RECORD.read_text(encoding="utf-8"))
    found = {}
    for path, shows in ((f"/table/{table}", "h1"), (f"/replay/{table}", "input[type=range]")):
        page.goto(path, wait_until="networkidle")
        page.wait_for_selector(shows)
        found[path] = problems(page)
    assert found == {path: [] for path in found}
