"""The table as a person sees and uses it: what is lit, what the bar says, and a careless way to play on."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

SOON = 30_000


class Screen:
    """A page that shows a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.wait_for_selector(".table[data-stage]")

    @property
    def stage(self) -> str:
        """The stage of the game on the screen."""
        return self.page.locator(".table").get_attribute("data-stage") or ""

    @property
    def todo(self) -> str:
        """What the header says is to be done."""
        return self.page.locator(".phase b").inner_text()

    @property
    def commit(self) -> Locator:
        """The one button that commits."""
        return self.page.locator(".bar .button.go")

    def spot(self, target: str) -> Locator:
        """Something on the table, by its name."""
        return self.page.locator(f'[data-target="{target}"]').first

    def lit(self) -> list[str]:
        """Everything that can be used now."""
        found: list[str] = self.page.eval_on_selector_all(
            ".lit[data-target]", "all => all.map(one => one.dataset.target)"
        )
        return list(dict.fromkeys(found))

    def pick(self, target: str) -> None:
        """Click the thing itself: the middle of a group of disks may be bare wood."""
        self.spot(target).evaluate(
            "element => (element.querySelector('use, circle, rect, path') ?? element)"
            ".dispatchEvent(new MouseEvent('click', {bubbles: true}))"
        )

    def until(self, true: Callable[[], bool], what: str) -> None:
        """Wait for something that the page shows."""
        for _ in range(SOON // 50):
            if true():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"waited in vain until {what}; the page says: {self.todo}")

    def until_stage(self, *stages: str) -> None:
        """Until it is one's own turn in a stage."""
        self.until(lambda: self.stage in stages and self.my_turn, f"it is my turn to {' or '.join(stages)}")

    @property
    def my_turn(self) -> bool:
        """Whether there is anything to do."""
        return bool(self.lit()) or (self.commit.count() > 0 and self.commit.is_enabled()) or self.choices.count() > 0

    @property
    def choices(self) -> Locator:
        """Answers that are plain buttons."""
        return self.page.locator(".bar .choice, dialog button[data-move]")

    def act(self, choose: random.Random) -> None:
        """One careless, legal click; nothing if it is not our turn."""
        if self.choices.count() > 0:
            self.choices.nth(choose.randrange(self.choices.count())).click()
        elif self.stage == "planning":
            self.plan(choose)
        elif self.commit.count() > 0 and self.commit.is_enabled() and self.stage != "working":
            self.commit.click()
        elif lit := self.lit():
            self.pick(choose.choice(lit))
        elif self.commit.count() > 0 and self.commit.is_enabled():
            self.commit.click()
        self.page.wait_for_timeout(30)

    def plan(self, choose: random.Random) -> None:
        """Put one thing more onto a worker, and be ready when nothing is left or the rest fits nowhere."""
        if self.page.locator(".bar .go", has_text="Change my plan").count() > 0:
            return
        lit = self.lit()
        workers = [target for target in lit if target.startswith("worker:")]
        if workers:
            self.pick(choose.choice(workers))
        elif lit:
            self.pick(choose.choice(lit))
        elif self.commit.count() > 0 and self.commit.is_enabled():
            self.commit.click()
        elif self.commit.count() > 0:
            self.page.get_by_role("button", name="Undo").click()

    def play_until(self, done: Callable[[], bool], choose: random.Random, most: int = 4000) -> None:
        """Play on carelessly."""
        for _ in range(most):
            if done():
                return
            self.act(choose)
        raise AssertionError(f"{most} clicks were not enough; the page says: {self.todo}")


def play_now(page: Page) -> Screen:
    """One click on the home page."""
    page.get_by_role("button", name="Play now").first.click()
    expect(page).to_have_url(re.compile("/table/"))
    return Screen(page)
