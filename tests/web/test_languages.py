"""Home and table in each language, on desktop and phone: no text is missing, nothing overflows."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from haspelknecht.locale import LANGUAGES, say
from tests.web.conftest import DESKTOP, Visit
from tests.web.layout_checks import missing_texts, overflows
from tests.web.screen import Screen

PHONE = (390, 844)


def check(page: Page) -> None:
    """No text is missing, and nothing overflows."""
    page.evaluate("document.fonts.ready.then(() => true)")
    assert missing_texts(page) == []
    assert overflows(page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_home_and_table(visit: Visit, language: str, size: tuple[int, int]) -> None:
    """One click on the home page starts a game."""
    page = visit("/", size=size, language=language)
    play = page.get_by_role("button", name=say("web-home-play", language)).first
    play.wait_for()
    assert page.evaluate("document.documentElement.lang") == language
    check(page)
    play.click()
    screen = Screen(page)
    screen.until(lambda: screen.stage == "taking", "the game has begun")
    check(page)


@pytest.mark.parametrize("language", ["de", "pl"])
def test_pages_to_read(visit: Visit, language: str) -> None:
    """All other pages in a language with long words, and in one with many diacritics."""
    page = visit("/summary", language=language)
    for path in ("/summary", "/rules", "/tiles", "/learn", "/new", "/archive", "/me"):
        page.goto(path, wait_until="networkidle")
        page.wait_for_selector("h1")
        check(page)


def test_another_language_keeps_what_was_filled_in(visit: Visit) -> None:
    """The set-up form keeps its values when the language changes."""
    page = visit("/new")
    page.get_by_label("What should we call you?").fill("Zosia")
    page.get_by_text("Bots", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("pl")
    page.keyboard.press("Escape")
    page.wait_for_selector("html[lang=pl]", state="attached")
    expect(page.get_by_label(say("web-setup-your-name", "pl"))).to_have_value("Zosia")
    expect(page.get_by_role("radio", name=say("web-setup-company-bot", "pl"), exact=True)).to_be_checked()
