"""How responsive the web app is: the first view of a table, and whether the page keeps rendering while bots think.

`make bench-web` runs it and writes benchmarks/web-last-run.md. Times depend on the machine and its load.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.server.serving import serving
from tests.web.chromium import ARGUMENTS, chromium
from tests.web.screen import Screen

RESULT = Path(__file__).parent / "web-last-run.md"
VISITS = 7
NEW_TABLE = """async bot => {
  const headers = {'x-haspelknecht': 'web', 'content-type': 'application/json'}
  const post = async (path, body) =>
    (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json()
  await post('/api/me', {name: 'Anna'})
  return (await post('/api/tables', {seats: [{kind: 'me'}, {kind: 'bot', bot}], start: true})).table.id
}"""
FIRST_VIEW = """() => new Promise(resolve => {
  const loaded = performance.getEntriesByType('navigation')[0].loadEventEnd
  const look = () => document.querySelector('.table[data-stage]')
    ? resolve([performance.now(), performance.now() - loaded]) : requestAnimationFrame(look)
  look()
})"""
LONGEST_PAUSE = """seconds => new Promise(resolve => {
  let last = performance.now(), longest = 0
  const end = last + seconds * 1000
  const beat = now => {
    longest = Math.max(longest, now - last)
    last = now
    now < end ? requestAnimationFrame(beat) : resolve(longest)
  }
  requestAnimationFrame(beat)
})"""


def first_views(page: Page, table: str) -> list[tuple[float, float]]:
    """Milliseconds from the click and from the load of the page until the table is drawn, for several new tables."""
    found = []
    for _ in range(VISITS):
        page.goto("/")
        page.goto(f"/table/{table}", wait_until="load")
        total, after = page.evaluate(FIRST_VIEW)
        found.append((total, after))
    return found


def main() -> None:
    """Measure, and write the page."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data") as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 1280, "height": 720}, base_url=server.address)
        page.goto("/")
        views = first_views(page, page.evaluate(NEW_TABLE, "apprentice"))
        page.goto(f"/table/{page.evaluate(NEW_TABLE, 'master')}")
        screen = Screen(page)
        screen.until(lambda: not screen.lit() or screen.my_turn, "somebody is to move")
        if screen.my_turn:
            screen.pick(screen.lit()[0])
            screen.until(lambda: bool(screen.see().commit), "the disks can be taken")
            screen.click_commit()
        pause = page.evaluate(LONGEST_PAUSE, 2)
        browser.close()
    total = statistics.median(view[0] for view in views)
    after = statistics.median(view[1] for view in views)
    RESULT.write_text(
        "# How quick the web app feels\n\n"
        "Written by `make bench-web`; server, browser and bots on the same machine.\n\n"
        "| what | milliseconds |\n|---|---|\n"
        f"| from the address to the drawn table, median of {VISITS} | {total:.0f} |\n"
        f"| of that after the page was loaded (demanded: under 1,000) | {after:.0f} |\n"
        f"| longest time without a frame while the master bot thinks | {pause:.0f} |\n",
        encoding="utf-8",
    )
    print(RESULT.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
