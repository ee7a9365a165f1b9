"""The keyboard alone is enough for a whole phase: taking, planning, working."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.screen import Screen

FOCUSED = "document.activeElement?.dataset?.target ?? document.activeElement?.textContent?.trim() ?? ''"


def press_until(page: Page, wanted: set[str], most: int = 250) -> str:
    """Tab through the page until something wanted has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        found = str(page.evaluate(FOCUSED))
        if found in wanted:
            return found
    raise AssertionError(f"{wanted} cannot be reached with the keyboard")


def test_a_whole_phase_without_a_mouse(visit: Visit) -> None:
    """From the home page on, nothing but Tab and Enter."""
    page = visit("/")
    page.wait_for_selector("text=Play now")
    press_until(page, {"Play now"})
    page.keyboard.press("Enter")
    screen = Screen(page)
    choose = random.Random(2)
    seen: set[str] = set()
    for _ in range(120):
        stage = screen.stage
        if "working" in seen and stage == "taking":
            return
        if not screen.my_turn:
            page.wait_for_timeout(50)
            continue
        seen.add(stage)
        use_keys(page, screen, choose)
    raise AssertionError(f"the phase did not end; seen so far: {seen}")


def use_keys(page: Page, screen: Screen, choose: random.Random) -> None:
    """The list of all moves, or the commit button: both work with keys alone."""
    if page.locator("dialog[open]").count() > 0:
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    elif screen.stage in ("taking", "taking again"):
        lit = screen.lit()
        if screen.commit.is_enabled():
            press_until(page, {screen.commit.inner_text()})
        else:
            press_until(page, {choose.choice(lit)})
        page.keyboard.press("Enter")
    elif screen.stage == "planning":
        plan_with_keys(page, screen)
    else:
        lit = screen.lit()
        press_until(page, set(lit) if lit else {screen.commit.inner_text()})
        page.keyboard.press("Enter")
    page.wait_for_timeout(80)


def plan_with_keys(page: Page, screen: Screen) -> None:
    """Pick something up, go to a lit worker, put it down; be ready when nothing is lit."""
    lit = screen.lit()
    workers = {target for target in lit if target.startswith("worker:")}
    if workers or lit:
        press_until(page, workers or set(lit))
    elif screen.commit.is_enabled():
        press_until(page, {screen.commit.inner_text()})
    else:
        press_until(page, {"Undo"})
    page.keyboard.press("Enter")
