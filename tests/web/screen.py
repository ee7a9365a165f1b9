"""A page object for the table, with a player who makes random legal clicks."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from playwright.sync_api import Locator, Page, expect

from tests.waiting import HANG

LONG_GAME = 600.0  # seconds; only a game that is stuck takes so long
Found = TypeVar("Found")
CHOICES = ".bar .choice, dialog button[data-move]"
SEE = """() => {
  if (document.querySelector('.table[inert]')) { // behind a curtain nothing can be used
    return {stage: '', lit: [], chosen: 0, choices: 0, commit: '', undo: false}
  }
  const commit = document.querySelector('.bar .button.go:enabled')
  const lit = [...document.querySelectorAll('.lit[data-target]')].map(one => one.dataset.target)
  return {
    stage: document.querySelector('.table')?.dataset.stage ?? '',
    lit: [...new Set(lit)],
    chosen: document.querySelectorAll('.chosen[data-target]').length,
    choices: document.querySelectorAll('.bar .choice, dialog button[data-move]').length,
    commit: commit?.textContent.trim() ?? '',
    undo: document.querySelector('.bar .back button:last-child:enabled') !== null,
  }
}"""


PICK = """target => {
  const spot = document.querySelector(`[data-target="${target}"]`)
  if (spot?.closest('[inert]')) return
  const drawn = spot?.querySelector('use, circle, rect, path') ?? spot
  drawn?.dispatchEvent(new MouseEvent('click', {bubbles: true}))
}"""


@dataclass(frozen=True)
class Sight:
    """The state of the table at one moment."""

    stage: str
    lit: list[str]
    chosen: int
    choices: int
    commit: str
    undo: bool


class Screen:
    """A page that shows a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.undid = False
        page.wait_for_selector(".table[data-stage]")

    @property
    def stage(self) -> str:
        """The stage of the game on the screen."""
        return self.see().stage

    @property
    def todo(self) -> str:
        """The task in the header."""
        return self.page.locator(".phase b").inner_text()

    @property
    def commit(self) -> Locator:
        """The commit button."""
        return self.page.locator(".bar .button.go")

    def spot(self, target: str) -> Locator:
        """A target by its name."""
        return self.page.locator(f'[data-target="{target}"]').first

    def lit(self) -> list[str]:
        """All lit targets."""
        return self.see().lit

    def pick(self, target: str) -> None:
        """Click the drawing itself: the centre of a group of disks may be empty."""
        self.page.evaluate(PICK, target)

    def until(self, look: Callable[[], Found | None], what: str, most: float = HANG) -> Found:
        """Poll `look` until it returns something, and return that."""
        limit = time.monotonic() + most
        while not (found := look()):
            assert time.monotonic() < limit, f"timed out waiting until {what}; the page says: {self.todo}"
            self.page.wait_for_timeout(20)
        return found

    def until_stage(self, *stages: str) -> None:
        """Wait for the player's turn in a stage."""
        self.until(lambda: self.stage in stages and self.my_turn, f"it is my turn to {' or '.join(stages)}")

    def see(self) -> Sight:
        """Everything that matters for the next click, read at once."""
        return Sight(**self.page.evaluate(SEE))

    @property
    def my_turn(self) -> bool:
        """Whether the player can act."""
        sight = self.see()
        return bool(sight.lit or sight.choices or sight.commit)

    @property
    def choices(self) -> Locator:
        """Moves that are shown as buttons."""
        return self.page.locator(CHOICES)

    def act(self, choose: random.Random) -> None:
        """One random legal click, if it is the player's turn. Elements that have disappeared are not clicked."""
        sight = self.see()
        if sight.choices:
            self.page.evaluate("([which, at]) => document.querySelectorAll(which)[at]?.click()",
                               [CHOICES, choose.randrange(sight.choices)])  # fmt: skip
        elif sight.stage == "planning":
            self.plan(sight, choose)
        elif sight.commit and (sight.chosen or not sight.lit) and sight.stage != "working":
            self.click_commit()
        elif sight.lit:
            self.pick(choose.choice(sight.lit))
        elif sight.commit:
            self.click_commit()

    def has_done_a_step(self) -> bool:
        """Whether the last pick can be undone. In a menu of several moves, the first one is chosen."""
        self.page.evaluate("document.querySelector('dialog button[data-move]')?.click()")
        return self.see().undo

    def plan(self, sight: Sight, choose: random.Random) -> None:
        """Place one more piece; commit when nothing is left; undo a piece that fits nowhere."""
        workers = [target for target in sight.lit if target.startswith("worker:")]
        if sight.commit == "Change plan":
            return
        if sight.commit and (self.undid or not sight.lit):
            self.undid = False
            self.click_commit()
        elif sight.lit and not self.undid:
            self.pick(choose.choice(workers or sight.lit))
        elif sight.undo:
            self.undid = True  # commit without the rest: it would only be undone again
            self.page.evaluate("document.querySelectorAll('.bar .back button')[1]?.click()")

    def click_commit(self) -> None:
        """Click the commit button, if it is still enabled."""
        self.page.evaluate("document.querySelector('.table:not([inert]) .bar .button.go:enabled')?.click()")

    def play_until(self, done: Callable[[], bool], choose: random.Random) -> None:
        """Click at random until `done`."""

        def act_or_done() -> bool:
            if done():
                return True
            self.act(choose)
            return False

        self.until(act_or_done, "the game is so far", LONG_GAME)


def play_now(page: Page) -> Screen:
    """One click on the home page."""
    page.get_by_role("button", name="Play now").first.click()
    expect(page).to_have_url(re.compile("/table/"))
    return Screen(page)
