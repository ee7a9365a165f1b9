"""Screenshots of the web app: `make screenshots` writes them to build/screenshots.

Two of them are shown in the README: `--readme` writes those to docs/images.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.serving import serving
from tests.web.chromium import ARGUMENTS, chromium
from tests.web.screen import Screen, play_now

ROOT = Path(__file__).parents[1]
RECORD = "3-players-second-busy.txt"
STAGES = ("taking", "planning", "working", "storing")
SIZES = {"desktop": (1280, 720), "large": (1920, 1080), "phone": (390, 844)}


class Camera:
    """Takes screenshots into a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def shoot(self, page: Page, name: str) -> None:
        """Take one screenshot, after all animations have ended."""
        page.wait_for_timeout(600)
        page.screenshot(path=str(self.folder / f"{name}.png"))
        print(f"  {name}.png")


def visit(browser: Browser, address: str, size: tuple[int, int], theme: str = "light") -> Page:
    """A new visitor on the home page."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        base_url=address,
        locale="en",
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("h1")
    return page


def whole_game(page: Page, camera: Camera, label: str) -> None:
    """The first turn of each stage in the second year, then the end and the replay."""
    screen = play_now(page)
    wanted = {stage: f"{label}-{stage}" for stage in STAGES}

    def look() -> bool:
        later = "Year 2" in page.locator(".phase").inner_text()
        if later and screen.my_turn and screen.stage in wanted:
            camera.shoot(page, wanted.pop(screen.stage))
        return screen.stage == "over"

    screen.play_until(look, random.Random(12))
    camera.shoot(page, f"{label}-final")
    page.goto(page.url.replace("/table/", "/replay/"))
    page.wait_for_selector("input[type=range]")
    camera.shoot(page, f"{label}-replay")


def table_of_four(browser: Browser, address: str, camera: Camera) -> None:
    """Four players on the smallest screen that needs no scrolling."""
    page = visit(browser, address, SIZES["desktop"])
    page.goto("/new")
    page.wait_for_selector("h1")
    camera.shoot(page, "set-up")
    body = '{"seats":[{"kind":"me"},{"kind":"bot"},{"kind":"bot"},{"kind":"bot"}],"start":true}'
    table = page.evaluate(
        """async body => {
          const headers = {'x-haspelknecht': 'web', 'content-type': 'application/json'}
          await fetch('/api/me', {method: 'POST', headers, body: '{"name":"Anna"}'})
          return (await (await fetch('/api/tables', {method: 'POST', headers, body})).json()).table.id
        }""",
        body,
    )
    page.goto(f"/table/{table}")
    screen = Screen(page)
    screen.play_until(lambda: screen.stage == "planning" and screen.my_turn, random.Random(2))
    camera.shoot(page, "four-planning")


POST = """
  const headers = {'x-haspelknecht': 'web', 'content-type': 'application/json'}
  const post = async (path, body) =>
    (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json()
  await post('/api/me', {name: 'Anna'})
"""

BUYING = f"""async record => {{{POST}
  const {{table}} = await post('/api/records', {{record}})
  for (let since = 0; ; since += 100) {{
    const {{steps}} = await (await fetch(`/api/tables/${{table.id}}/history?since=${{since}}`)).json()
    const found = steps.find(({{event, position}}) => position.year > 1 && event.steps?.[0]?.move?.includes(' buys '))
    if (!found) continue
    const buyer = found.event.steps[0].player
    const seats = ['A', 'B', 'C'].map(letter => ({{kind: letter === buyer ? 'me' : 'bot'}}))
    const again = await post('/api/records', {{record, play_on: {{seats, step: found.step - 1, start: true}}}})
    return again.table.id
  }}
}}"""

SECOND_SUMMER = f"""async () => {{{POST}
  const seats = [{{kind: 'me'}}, {{kind: 'bot', bot: 'journeyman'}}, {{kind: 'bot', bot: 'journeyman'}}]
  const {{table}} = await post('/api/tables', {{seats, start: true}})
  await post(`/api/tables/${{table.id}}/away`, {{seat: 'A'}})
  for (;;) {{
    const {{position}} = await (await fetch(`/api/tables/${{table.id}}/news`)).json()
    if (position.year === 2 && position.season === 'summer' && position.stage === 'taking') break
    if (position.year > 2) throw new Error('the second summer was missed')
    await new Promise(done => setTimeout(done, 20))
  }}
  await post(`/api/tables/${{table.id}}/back`, {{seat: 'A'}})
  return table.id
}}"""


def buying(page: Page, camera: Camera) -> None:
    """A worker who can buy a development, whose card shows its price and effect."""
    record = (ROOT / "tests" / "records" / "golden" / RECORD).read_text(encoding="utf-8")
    page.goto(f"/table/{page.evaluate(BUYING, record)}")
    screen = Screen(page)
    screen.until_stage("working")
    tile = next(target for target in screen.lit() if target.startswith("tile:"))
    screen.spot(tile).focus()
    camera.shoot(page, "buying")


def second_summer(page: Page) -> None:
    """The middle of a game between bots; a seat is taken over during planning."""
    page.goto(f"/table/{page.evaluate(SECOND_SUMMER)}")
    screen = Screen(page)
    choose = random.Random(3)
    screen.play_until(lambda: screen.stage == "planning" and bool(screen.lit()), choose)
    for _ in range(5):
        screen.act(choose)


def main(readme: bool) -> None:
    """Take all screenshots, or the two of the README."""
    camera = Camera(ROOT / "build" / "screenshots")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data") as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        if readme:
            pictures = Camera(ROOT / "docs" / "images")
            page = visit(browser, server.address, SIZES["desktop"])
            pictures.shoot(page, "home")
            second_summer(page)
            pictures.shoot(page, "table")
            return
        for theme in ("light", "dark"):
            page = visit(browser, server.address, SIZES["desktop"], theme)
            camera.shoot(page, f"home-{theme}")
            whole_game(page, camera, f"table-{theme}")
        for size in ("phone", "large"):
            page = visit(browser, server.address, SIZES[size])
            camera.shoot(page, f"home-{size}")
            whole_game(page, camera, f"table-{size}")
        table_of_four(browser, server.address, camera)
        buying(visit(browser, server.address, SIZES["desktop"]), camera)


if __name__ == "__main__":
    main("--readme" in sys.argv)
