"""Pieces that move: one can follow what happened, nobody has to wait for it, and whoever wants calm gets it."""

from __future__ import annotations

import random

import pytest

from tests.web.conftest import Visit
from tests.web.screen import Screen, play_now

COUNT = """() => {
  window.flown = 0
  new MutationObserver(changes => {
    for (const change of changes) for (const node of change.addedNodes) {
      if (node.nodeType === 1 && node.matches('span.flight')) window.flown += 1
    }
  }).observe(document.body, {childList: true, subtree: true})
}"""


def take_disks(screen: Screen) -> int:
    """Play until the workers are planned; how many disks were seen to fly meanwhile."""
    screen.until_stage("taking")
    screen.page.evaluate(COUNT)
    screen.play_until(lambda: screen.stage == "planning" and screen.my_turn, random.Random(2))
    screen.until(lambda: screen.page.locator("span.flight").count() == 0, "all disks have landed")
    flown: int = screen.page.evaluate("window.flown")
    return flown


@pytest.mark.parametrize(
    ("calm", "pace", "moves"), [(False, "Normal", True), (False, "Off", False), (True, "Normal", False)]
)
def test_taken_disks_fly_unless_somebody_wants_calm(visit: Visit, calm: bool, pace: str, moves: bool) -> None:
    """They fly while the game goes on; with reduced motion, or without any by choice, they are just there."""
    page = visit("/", calm=calm)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Animations").get_by_text(pace, exact=True).click()
    page.keyboard.press("Escape")
    assert (take_disks(play_now(page)) > 0) == moves
