"""One server and one browser for all tests of the web app; each test opens its own pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from tests.server.serving import Server, serving
from tests.waiting import HANG
from tests.web.chromium import ARGUMENTS, chromium

DESKTOP = (1280, 720)
Visit = Callable[..., Page]

HANG_MS = 1000 * HANG

expect.set_options(timeout=HANG_MS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium without a window."""
    with sync_playwright() as browsers:
        started = browsers.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server as people start it, with the built client."""
    with serving(tmp_path_factory.mktemp("web") / "data") as server:
        yield server


@pytest.fixture
def visit(browser: Browser, web: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """`visit("/")` opens a page as a new visitor. An uncaught error in a page fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(
        path: str = "/",
        *,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        theme: str = "light",
        server: str = "",
        calm: bool = True,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            base_url=server or web.address,
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=size[0] < 900,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(HANG_MS)
        page.on("pageerror", lambda problem: errors.append(str(problem)))
        page.goto(path)
        return page

    yield open_page
    for number, context in enumerate(contexts):
        if request.session.testsfailed:
            save_screenshot(context, Path(request.config.rootpath) / "build" / f"{request.node.name}-{number}.png")
        context.close()
    assert errors == []


def save_screenshot(context: BrowserContext, file: Path) -> None:
    """Save a screenshot of a failed test."""
    file.parent.mkdir(exist_ok=True)
    for page in context.pages:
        try:
            page.screenshot(path=str(file))
        except Error:  # the page is closed
            continue
