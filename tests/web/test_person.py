"""The player's page: registering, signing in on another device, changing the password."""

from __future__ import annotations

import secrets

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit

FIRST, SECOND = "a first password", "another password"


def section(page: Page, title: str) -> Locator:
    """A section of the page by its title."""
    return page.locator("section", has=page.get_by_role("heading", name=title))


def fill(form: Locator, button: str, **fields: str) -> None:
    """Fill in a form and submit it."""
    for label, text in fields.items():
        form.get_by_label(label.replace("_", " ")).fill(text)
    form.get_by_role("button", name=button, exact=True).click()


def member(visit: Visit, login: str) -> Page:
    """A new member's page."""
    page = visit("/me")
    page.get_by_label("Your name, as others see it").fill("Anna")
    page.get_by_role("button", name="Save").click()
    fill(section(page, "Keep your account"), "Set a password", Username=login, Password=FIRST)
    expect(page.get_by_text(f"You’re signed in as {login}.")).to_be_visible()
    return page


def sign_in(visit: Visit, login: str, password: str) -> Page:
    """The page of another device after signing in."""
    page = visit("/me")
    fill(section(page, "Played here before?"), "Sign in", Username=login, Password=password)
    return page


def test_changing_the_password_requires_the_current_one_and_signs_out_other_devices(visit: Visit) -> None:
    login = f"anna-{secrets.token_hex(4)}"
    here = member(visit, login)
    there = sign_in(visit, login, FIRST)
    expect(there.get_by_role("heading", name="Anna")).to_be_visible()
    form = section(here, "Change your password")
    fill(form, "Change password", Current_password="guessed it", New_password=SECOND)
    expect(form.get_by_role("alert")).to_contain_text("password")
    expect(form.get_by_text("Your password has been changed")).to_have_count(0)
    fill(form, "Change password", Current_password=FIRST, New_password=SECOND)
    expect(form.get_by_text("Your password has been changed")).to_be_visible()
    expect(form.get_by_label("Current password")).to_have_value("")
    here.reload()
    expect(here.get_by_text(f"You’re signed in as {login}.")).to_be_visible()
    there.reload()
    expect(section(there, "Played here before?")).to_be_visible()
    fill(section(there, "Played here before?"), "Sign in", Username=login, Password=FIRST)
    expect(section(there, "Played here before?").get_by_role("alert")).to_be_visible()
    again = sign_in(visit, login, SECOND)
    expect(again.get_by_text(f"You’re signed in as {login}.")).to_be_visible()
