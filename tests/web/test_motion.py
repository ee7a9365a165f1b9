"""The animator: pieces fly to their new place, unless the player wants no motion."""

from __future__ import annotations

import random

import pytest

from tests.web.conftest import Visit
from tests.web.screen import Screen, play_now

COUNT_FLIGHTS = """() => {
  window.flown = 0
  new MutationObserver(changes => {
    for (const change of changes) for (const node of change.addedNodes) {
      if (node.nodeType === 1 && node.matches('span.flight')) window.flown += 1
    }
  }).observe(document.body, {childList: true, subtree: true})
}"""
RECORD_KINDS = """() => {
  window.kinds = new Set()
  const kind = node => node.matches('b.still') ? 'points' : node.querySelector('use').getAttribute('href').slice(1)
  new MutationObserver(changes => {
    for (const change of changes) for (const node of change.addedNodes) {
      if (node.nodeType === 1 && node.matches('span.flight, .still')) window.kinds.add(kind(node))
    }
  }).observe(document.body, {childList: true, subtree: true})
}"""


def take_disks(screen: Screen) -> int:
    """Play until planning begins, and return how many disks flew."""
    screen.until_stage("taking")
    screen.page.evaluate(COUNT_FLIGHTS)
    screen.play_until(lambda: screen.stage == "planning" and screen.my_turn, random.Random(2))
    screen.until(lambda: screen.page.locator("span.flight").count() == 0, "all disks have landed")
    flown: int = screen.page.evaluate("window.flown")
    return flown


@pytest.mark.parametrize(
    ("calm", "pace", "moves"), [(False, "Normal", True), (False, "Off", False), (True, "Normal", False)]
)
def test_disks_fly_unless_motion_is_switched_off(visit: Visit, calm: bool, pace: str, moves: bool) -> None:
    """The system's reduced motion and the setting of the app both switch flights off."""
    page = visit("/", calm=calm)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Animations").get_by_text(pace, exact=True).click()
    page.keyboard.press("Escape")
    assert (take_disks(play_now(page)) > 0) == moves


def test_every_kind_of_piece_is_animated(visit: Visit) -> None:
    """Disks, goods, coal, wood, water, owner disks and points of both players, in one game."""
    page = visit("/", calm=False)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Animations").get_by_text("Fast", exact=True).click()
    page.keyboard.press("Escape")
    screen = play_now(page)
    page.evaluate(RECORD_KINDS)
    wanted = {"disk-black", "disk-brown", "disk-yellow", "food", "wood", "coal", "water", "points"}

    def seen() -> set[str]:
        return set(page.evaluate("[...window.kinds]"))

    screen.play_until(lambda: wanted <= seen() or screen.stage == "over", random.Random(4))
    assert wanted <= seen()
