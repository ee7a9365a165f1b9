"""A picture of a page: `python web/dev/shot.py URL FILE.png [WIDTH HEIGHT]`."""

from __future__ import annotations

import sys

from playwright.sync_api import sync_playwright

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


def shoot(url: str, file: str, width: int = 1280, height: int = 720) -> None:
    """Open, wait until it is quiet, take the picture; what the page complains about is printed."""
    with sync_playwright() as browsers:
        browser = browsers.chromium.launch(executable_path="/usr/bin/chromium", args=ARGUMENTS)
        page = browser.new_page(viewport={"width": width, "height": height})
        page.on("console", lambda message: print(message.type, message.text) if message.type == "error" else None)
        page.on("pageerror", lambda problem: print("error", problem))
        page.goto(url)
        page.wait_for_timeout(1200)
        page.screenshot(path=file)
        browser.close()


if __name__ == "__main__":
    shoot(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:5]))
