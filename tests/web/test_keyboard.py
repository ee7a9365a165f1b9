"""A whole phase can be played with the keyboard: taking, planning, working."""

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
    """Press Tab until a matching element has the focus, then Enter. Returns False if there is none."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
            page.keyboard.press("Enter")
            return True
    return False


def test_a_whole_phase_without_a_mouse(visit: Visit) -> None:
    """Only Tab and Enter, from the home page on."""
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
            assert missed < 5, "a lit target cannot be reached with the keyboard"
        return False

    screen.until(step_or_done, "the phase has ended", LONG_GAME)


def use_keys(page: Page, sight: Sight, screen: Screen) -> bool:
    """The next step: a choice, a lit target, or the commit button."""
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
    """Pick up a piece, put it on a lit worker; commit when nothing is lit, undo a piece that fits nowhere."""
    if any(target.startswith("worker:") for target in sight.lit):
        return enter(page, WORKER)
    if sight.lit and not screen.undid:
        return enter(page, LIT)
    if sight.commit:
        screen.undid = False
        return enter(page, COMMIT)
    screen.undid = True
    return not sight.undo or enter(page, UNDO)
