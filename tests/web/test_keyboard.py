"""The keyboard alone is enough for a whole phase: taking, planning, working."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.screen import LONG_GAME, Screen, Sight

LIT = ".lit[data-target]"
WORKER = '.lit[data-target^="worker:"]'
COMMIT = ".bar .button.go:enabled"
ANSWER = ".bar .choice"
UNDO = ".bar .back button:last-child:enabled"


def enter(page: Page, wanted: str, most: int = 200) -> bool:
    """Tab until something of that kind has the focus, and press Enter there; False if it is gone meanwhile."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
            page.keyboard.press("Enter")
            return True
    return False


def test_a_whole_phase_without_a_mouse(visit: Visit) -> None:
    """From the home page on, nothing but Tab and Enter."""
    page = visit("/")
    page.wait_for_selector("text=Play now")
    assert enter(page, "button.go")
    screen = Screen(page)
    seen: set[str] = set()
    missed = 0

    def step_or_done() -> bool:
        nonlocal missed
        sight = screen.see()
        if "working" in seen and sight.stage == "taking":
            return True
        if sight.lit or sight.commit or sight.choices:
            seen.add(sight.stage)
            missed += not use_keys(page, sight, screen)
            assert missed < 5, "something that is lit cannot be reached with the keyboard"
        return False

    screen.until(step_or_done, "the phase has ended", LONG_GAME)


def use_keys(page: Page, sight: Sight, screen: Screen) -> bool:
    """The next step with keys alone: a choice, what is lit, or the commit button."""
    if page.locator("dialog[open]").count() > 0:
        return enter(page, "dialog button[data-move]")
    if sight.choices:
        return enter(page, ANSWER)
    if sight.stage == "planning":
        return plan_with_keys(page, sight, screen)
    if sight.commit and (sight.stage != "working" or not sight.lit):
        return enter(page, COMMIT)
    return enter(page, LIT)


def plan_with_keys(page: Page, sight: Sight, screen: Screen) -> bool:
    """Pick something up, go to a lit worker, put it down; be ready when nothing is lit, take back what fits nowhere."""
    if any(target.startswith("worker:") for target in sight.lit):
        return enter(page, WORKER)
    if sight.lit and not screen.took_back:
        return enter(page, LIT)
    if sight.commit:
        screen.took_back = False
        return enter(page, COMMIT)
    screen.took_back = True
    return not sight.undo or enter(page, UNDO)
