"""The tutorial leads through the first year to its end, by what the guide points at."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.screen import Screen


def test_the_guide_leads_to_the_end_of_the_first_year(visit: Visit) -> None:
    """Every lesson is read or done as it says; other moves are held back kindly."""
    page = visit("/learn")
    page.get_by_role("button", name="Begin").first.click()
    screen = Screen(page)
    guide = page.get_by_role("complementary", name="Tutorial")
    lessons: list[str] = []
    for _ in range(400):
        if guide.count() == 0:
            break
        title = guide.get_by_role("heading").first.inner_text()
        if not lessons or lessons[-1] != title:
            lessons.append(title)
        follow(screen)
    assert len(lessons) > 25
    assert screen.page.locator(".phase").inner_text().startswith("Year 2")
    expect(page.locator(".table")).to_be_visible()


def follow(screen: Screen) -> None:
    """Do what the guide points at: its button, or the ringed place."""
    page = screen.page
    go_on = page.locator("aside.guide .button.go")
    if go_on.count() > 0 and go_on.is_visible():
        go_on.click()
        return
    ringed = page.evaluate(
        """() => {
          const ring = document.querySelector('.ring')?.getBoundingClientRect()
          if (!ring) return null
          const spots = document.querySelectorAll('[data-target].lit, .bar .go:enabled, [data-target]')
          const inside = [...spots].find(one => {
            const box = one.getBoundingClientRect()
            return Math.abs(box.x - 7 - ring.x) < 3 && Math.abs(box.y - 7 - ring.y) < 3
          })
          return inside?.dataset.target ?? (inside ? 'commit' : null)
        }"""
    )
    if ringed == "commit":
        screen.commit.click()
    elif ringed:
        screen.pick(ringed)
    page.wait_for_timeout(120)
