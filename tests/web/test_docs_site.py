"""The documentation site: built without a warning, and shown in a browser by our server under its strict policy."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator

import httpx
import pytest
import uvicorn
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from haspelknecht.server import docs_files
from haspelknecht.server.app import create_app
from haspelknecht.server.cached_response import REVALIDATE
from haspelknecht.server.client_files import Client, read_files
from haspelknecht.server.settings import Settings
from tests.markdown import ROOT

DESKTOP, PHONE = (1280, 800), (390, 844)
PAGES = [
    "index.html", "tutorial/first-game.html", "hosting.html", "reference/game.html", "reference/http.html",
    "reference/commands.html", "reference/rules.html", "strength.html", "files/examples/bots/python_bot.py.html",
]  # fmt: skip
Open = Callable[..., Page]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Client:
    """The site as `make docs` builds it; `--strict` fails on any warning, such as a link that leads nowhere."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    return read_files(folder, lambda path: REVALIDATE)


@pytest.fixture(scope="module")
def server(site: Client, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Our server with this site; its address."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(docs_files, "built_docs", lambda: site)
        app = create_app(Settings(folder=tmp_path_factory.mktemp("data")))
    running = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error"))
    bound = running.config.bind_socket()
    thread = threading.Thread(target=running.run, args=([bound],))
    thread.start()
    address = f"http://127.0.0.1:{bound.getsockname()[1]}"
    assert httpx.Client(transport=httpx.HTTPTransport(retries=10)).get(f"{address}/health").is_success
    yield address
    running.should_exit = True
    thread.join()


@pytest.fixture
def open_docs(browser: Browser, server: str) -> Iterator[Open]:
    """`open_docs("index.html")` opens a page. What the browser complains about, such as the policy, fails the test;
    so does a request to anywhere else."""
    complaints: list[str] = []
    contexts = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def open_page(path: str, size: tuple[int, int] = DESKTOP) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, base_url=server, has_touch=size == PHONE
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", listen)
        page.on("pageerror", lambda problem: complaints.append(str(problem)))
        page.on("request", lambda asked: complaints.append(asked.url) if not asked.url.startswith(server) else None)
        page.goto(f"/docs/{path}")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.mark.parametrize("path", PAGES)
def test_pages_load_without_complaints(open_docs: Open, path: str) -> None:
    page = open_docs(path)
    expect(page.locator("article h1")).to_be_visible()
    assert page.evaluate("document.querySelectorAll('script:not([src]):not([type])').length") == 0


def test_nothing_in_the_site_is_inline_or_from_elsewhere(site: Client) -> None:
    for name, made in site.items():
        if name.endswith(".html"):
            text = made.plain.decode()
            assert "<script>" not in text, name
            assert "<style" not in text, name
            assert ' style="' not in text, name
            assert 'src="http' not in text, name


def test_the_short_address_shows_the_first_page(open_docs: Open, server: str) -> None:
    page = open_docs("index.html")
    page.goto(server + "/docs")
    expect(page).to_have_title("Haspelknecht")
    page.get_by_role("link", name="Your first game").first.click()
    expect(page.locator("article h1")).to_contain_text("Your first game")


def test_search_finds_a_rule(open_docs: Open) -> None:
    page = open_docs("index.html")
    page.get_by_placeholder("Search").press_sequentially("mill_repeat")  # the theme searches when a key is released
    found = page.locator(".md-search-result__link").first
    expect(found).to_be_visible()
    found.click()
    expect(page).to_have_url(re.compile("reference/rules.html"))


def test_the_colours_can_be_switched(open_docs: Open) -> None:
    page = open_docs("index.html")
    body = page.locator("body")
    expect(body).to_have_attribute("data-md-color-scheme", "default")
    page.locator("label[title='Switch to dark mode']").click()
    expect(body).to_have_attribute("data-md-color-scheme", "slate")
    page.reload()
    expect(body).to_have_attribute("data-md-color-scheme", "slate")


@pytest.mark.parametrize("path", PAGES)
def test_a_phone_never_scrolls_sideways(open_docs: Open, path: str) -> None:
    page = open_docs(path, PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_the_site_holds_the_licences_of_what_it_takes_from_others(site: Client, server: str) -> None:
    text = httpx.get(f"{server}/docs/THIRD_PARTY_LICENSES.txt").text
    assert "mkdocs-material" in text
    assert "Permission is hereby granted" in text
