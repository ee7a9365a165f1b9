"""Following the guide leads through the first year."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.screen import LONG_GAME, Screen

POINTED = """() => {
  const ring = document.querySelector('div.ring')?.getBoundingClientRect()
  if (!ring) return null
  const spots = [...document.querySelectorAll('[data-target], .bar .go')]
  const away = spot => {
    const box = spot.getBoundingClientRect()
    return Math.abs(box.x - 7 - ring.x) + Math.abs(box.y - 7 - ring.y) + Math.abs(box.width + 14 - ring.width)
  }
  const inside = spot => {
    const box = spot.getBoundingClientRect()
    return box.width > 0 && box.x >= ring.x && box.right <= ring.right && box.y >= ring.y && box.bottom <= ring.bottom
  }
  const best = spots.reduce((one, other) => (away(other) < away(one) ? other : one))
  const found = away(best) < 40 ? best : spots.find(inside)
  return found ? (found.dataset.target ?? 'commit') : null
}"""


def test_the_guide_leads_to_the_end_of_the_first_year(visit: Visit) -> None:
    """Every lesson is read or done."""
    page = visit("/learn")
    page.locator("main .button.go").first.click()
    screen = Screen(page)
    guide = page.get_by_role("complementary", name="Guide")
    guide.wait_for()
    lessons: list[str] = []

    def step_or_done() -> bool:
        title = guide.get_by_role("heading").first.inner_text()
        if title not in lessons:
            lessons.append(title)
        if guide.get_by_role("navigation").count() > 0:
            return True
        follow(screen)
        return False

    screen.until(step_or_done, "the year is over", LONG_GAME)
    assert len(lessons) > 25
    guide.get_by_role("navigation").locator(".go").click()
    expect(guide).to_be_hidden()
    assert "Year 2" in page.locator(".phase").inner_text()


def follow(screen: Screen) -> None:
    """Click the guide's button, an open choice, or the target in the ring."""
    page = screen.page
    go_on = page.locator("aside.guide footer .go")
    if go_on.count() > 0:
        go_on.click()
    elif (opened := page.locator("dialog button[data-move]")).count() > 0:
        two = opened.filter(has_text="2")
        (two.first if two.count() > 0 else opened.first).click()
    elif pointed := page.evaluate(POINTED):
        if pointed == "commit":
            screen.commit.click()
        else:
            screen.pick(pointed)
    page.wait_for_timeout(150)


def test_moves_are_held_back_while_there_is_something_to_read(visit: Visit) -> None:
    """Disks can be chosen, but not taken."""
    page = visit("/learn")
    page.locator("main .button.go").first.click()
    screen = Screen(page)
    page.get_by_role("complementary", name="Guide").wait_for()
    screen.until(lambda: screen.stage == "taking" and bool(screen.lit()), "disks can be looked at")
    screen.pick(screen.lit()[0])
    screen.commit.click()
    expect(page.locator(".bar .hint")).to_contain_text("press Next")
    assert screen.stage == "taking"
