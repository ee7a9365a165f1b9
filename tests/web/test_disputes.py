"""Differences and rulings in the reference: by URL, under their rule, and by search."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from haspelknecht.locale import LANGUAGES, say
from tests.web.conftest import DESKTOP, Visit
from tests.web.layout_checks import missing_texts, overflows

PHONE = (390, 844)
CASES = list(zip(LANGUAGES, (DESKTOP, PHONE, DESKTOP, DESKTOP, PHONE), strict=True))


def check_shown(page: Page, entry: str) -> None:
    """The entry is marked, focused and visible."""
    article = page.locator(f'article[id="{entry}"]')
    expect(article).to_be_focused()
    expect(article).to_have_class(re.compile(r"\baddressed\b"))
    expect(article).to_be_in_viewport()


@pytest.mark.parametrize(("language", "size"), CASES)
def test_an_address_opens_a_difference_or_ruling(visit: Visit, language: str, size: tuple[int, int]) -> None:
    """What the books say and what we play, in the current language, with the option unfolded."""
    page = visit("/rules/B-05", size=size, language=language)
    check_shown(page, "B-05")
    article = page.locator('article[id="B-05"]')
    for text in ("difference-05-topic", "difference-05-books", "difference-05-ours", "option-farm-storage-vp-about"):
        expect(article).to_contain_text(say(text, language))
    assert missing_texts(page) == []
    assert overflows(page) == []
    page.goto("/rules/C-16")
    check_shown(page, "C-16")
    expect(page.locator('article[id="C-16"]')).to_contain_text(say("ruling-16-answer", language))


def test_a_rule_shows_its_differences_and_links_to_them(visit: Visit) -> None:
    """The links lead to the entry and back to the rule."""
    page = visit("/rules/R-WINTER-09")
    check_shown(page, "R-WINTER-09")
    rule = page.locator('article[id="R-WINTER-09"]')
    expect(rule).to_contain_text(say("difference-05-ours"))
    rule.locator('a[href="/rules/B-05"]').click()
    check_shown(page, "B-05")
    page.locator('article[id="B-05"] a[href="/rules/R-WINTER-09"]').click()
    check_shown(page, "R-WINTER-09")


def test_a_search_finds_them(visit: Visit) -> None:
    """By id and by words; the filter for differences leaves the rulings out."""
    page = visit("/rules")
    search = page.get_by_role("searchbox")
    search.fill("c-66")
    expect(page.locator('article[id="C-66"]')).to_be_visible()
    search.fill("barn already rewards")
    expect(page.locator("article")).to_have_count(1)
    expect(page.locator('article[id="B-05"]')).to_be_visible()
    search.fill("")
    expect(page.locator("#rulings")).to_be_visible()
    page.get_by_label(say("web-rules-only-differing")).check()
    expect(page.locator("#rulings")).to_have_count(0)
    expect(page.locator("#differences")).to_be_visible()
    groups = page.locator("#differences h3").all_inner_texts()
    assert groups == [say(f"web-rules-weight-{weight}") for weight in ("high", "medium", "low", "slip")]


def test_a_tile_card_shows_them(visit: Visit) -> None:
    """Collapsed on the page of all cards."""
    page = visit("/tiles/15")
    card = page.locator("#tile-15")
    card.locator("summary").first.click()
    expect(card.get_by_text(say("difference-02-ours"))).to_be_hidden()
    card.get_by_text(say("difference-02-topic"), exact=True).click()
    expect(card.get_by_text(say("difference-02-ours"))).to_be_visible()
