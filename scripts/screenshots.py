"""Takes screenshots of the web app: `make screenshots` writes them to build/screenshots.

Two of them are shown in the README: `--readme` writes those to docs/images.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import APIResponse, Browser, Page, sync_playwright
from tests.server.serving import serving
from tests.web.chromium import ARGUMENTS, chromium
from tests.web.screen import Screen, play_now

ROOT = Path(__file__).parents[1]
RECORD = "3-players-second-busy.txt"
STAGES = ("taking", "planning", "working", "storing")
SIZES = {"desktop": (1280, 720), "large": (1920, 1080), "phone": (390, 844)}
PAGES = ("new", "me", "archive", "rules", "summary", "tiles", "learn")  # beside home and the pages of a game
HEADERS = {"x-haspelknecht": "screenshots"}


class Camera:
    """Takes screenshots into a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def shoot(self, page: Page, name: str) -> None:
        """Take one screenshot, after all animations have ended."""
        page.wait_for_timeout(600)
        page.screenshot(path=str(self.folder / f"{name}.png"))
        print(f"  {name}.png", flush=True)


def visit(browser: Browser, address: str, size: tuple[int, int], theme: str = "light") -> Page:
    """Open the home page as a new visitor."""
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


def post(page: Page, path: str, **data: Any) -> Any:
    """Send a request to the API as the visitor of a page, and return its JSON."""
    answer = page.request.post(path, data=data, headers=HEADERS)
    assert answer.ok, f"{path}: {answer.status} {answer.text()}"
    return answer.json()


def get(page: Page, path: str) -> Any:
    """Read JSON from the API as the visitor of a page."""
    answer = page.request.get(path)
    assert answer.ok, f"{path}: {answer.status} {answer.text()}"
    return answer.json()


def other_pages(page: Page, camera: Camera, label: str) -> None:
    """Every page that needs no game."""
    for path in PAGES:
        page.goto(f"/{path}")
        page.wait_for_selector("h1")
        camera.shoot(page, f"{path}-{label}")


def whole_game(page: Page, camera: Camera, label: str) -> None:
    """Play a game: the first turn of each stage in the second year, the final score and the replay."""
    page.goto("/")
    screen = play_now(page)
    wanted = {stage: f"table-{label}-{stage}" for stage in STAGES}

    def shoot_or_end() -> bool:
        later = "Year 1" not in page.locator(".phase").inner_text()
        stage = screen.stage  # after the year: the page may change in between
        if later and stage in wanted and screen.my_turn:
            camera.shoot(page, wanted.pop(stage))
        return stage == "over"

    screen.play_until(shoot_or_end, random.Random(12))
    assert not wanted, f"no turn to show: {', '.join(wanted)}"
    page.keyboard.press("Escape")  # a click may have opened the card of a tile
    camera.shoot(page, f"table-{label}-final")
    page.goto(page.url.replace("/table/", "/replay/"))
    page.wait_for_selector("input[type=range]")
    camera.shoot(page, f"table-{label}-replay")


def table_of_four(page: Page, camera: Camera) -> None:
    """Four players on the smallest screen that needs no scrolling."""
    post(page, "/api/me", name="Anna")
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * 3]
    table = post(page, "/api/tables", seats=seats, start=True)["table"]["id"]
    page.goto(f"/table/{table}")
    screen = Screen(page)
    screen.play_until(lambda: screen.stage == "planning" and screen.my_turn, random.Random(2))
    camera.shoot(page, "table-four-planning")


def buying(page: Page, camera: Camera) -> None:
    """A turn on which a development can be bought, with the card that shows its price and effect."""
    record = (ROOT / "tests" / "records" / "golden" / RECORD).read_text(encoding="utf-8")
    post(page, "/api/me", name="Anna")
    archived = post(page, "/api/records", record=record)["table"]["id"]
    step, buyer = first_purchase(page, archived)
    seats = [{"kind": "me" if letter == buyer else "bot"} for letter in "ABC"]
    play_on = {"seats": seats, "step": step - 1, "start": True}
    table = post(page, "/api/records", record=record, play_on=play_on)["table"]["id"]
    page.goto(f"/table/{table}")
    screen = Screen(page)
    screen.until_stage("working")
    tile = next(target for target in screen.lit() if target.startswith("tile:"))
    screen.spot(tile).focus()
    camera.shoot(page, "table-buying")


def first_purchase(page: Page, table: str) -> tuple[int, str]:
    """The step of the first purchase after the first year, and the seat of the buyer."""
    since: int | None = 0
    while since is not None:
        history = get(page, f"/api/tables/{table}/history?since={since}")
        for step in history["steps"]:
            played = step["event"].get("steps", [{}])[0]
            if step["board"]["year"] > 1 and " buys " in played.get("move", ""):
                return step["step"], played["player"]
        since = history["next"]
    raise AssertionError("nobody buys anything in this record")


def second_summer(page: Page) -> None:
    """Play with hints up to the second summer, and begin to plan."""
    post(page, "/api/me", name="Anna")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "journeyman"}] * 2]
    table = post(page, "/api/tables", seats=seats, start=True)["table"]["id"]
    page.goto(f"/table/{table}")
    screen = Screen(page)
    while True:
        view = get(page, f"/api/tables/{table}/view")
        board = view["board"]
        if (board["year"], board["season"], board["stage"]) == (2, "summer", "planning"):
            break
        follow_hint(page, table, board["stage"], view["number"])
    screen.until_stage("planning")
    choose = random.Random(3)
    for _ in range(5):
        screen.act(choose)


def follow_hint(page: Page, table: str, stage: str, after: int) -> None:
    """Do what a strong bot would do, or wait a moment if it is not our turn."""

    def intend(**do: Any) -> APIResponse:
        intent = {"seat": "A", "after": after, "do": do}
        return page.request.post(f"/api/tables/{table}/intents", data=intent, headers=HEADERS)

    hint = intend(type="hint")
    if not hint.ok:
        page.wait_for_timeout(100)
        return
    best = hint.json()["result"]["best"][0]
    if stage == "planning":
        intend(type="plan", placed=best.get("placed", []), ready=True)
    elif stage == "storing":
        intend(type="store", placed=best.get("placed", []))
    else:
        intend(type="move", move=best["moves"][0]["move"])


def for_the_readme(browser: Browser, address: str) -> None:
    """The two screenshots of the README."""
    camera = Camera(ROOT / "docs" / "images")
    page = visit(browser, address, SIZES["desktop"])
    camera.shoot(page, "home")
    second_summer(page)
    camera.shoot(page, "table")


def of_everything(browser: Browser, address: str) -> None:
    """All pages: by day and in the dark, on a phone and on a large screen."""
    camera = Camera(ROOT / "build" / "screenshots")
    for label, size, theme in (
        ("light", "desktop", "light"),
        ("dark", "desktop", "dark"),
        ("phone", "phone", "light"),
        ("large", "large", "light"),
    ):
        page = visit(browser, address, SIZES[size], theme)
        camera.shoot(page, f"home-{label}")
        whole_game(page, camera, label)
        other_pages(page, camera, label)  # after the game, so that the person page has something to show
    table_of_four(visit(browser, address, SIZES["desktop"]), camera)
    buying(visit(browser, address, SIZES["desktop"]), camera)


def main() -> None:
    """Start a server and a browser, and take the screenshots that were asked for."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data") as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        (for_the_readme if "--readme" in sys.argv else of_everything)(browser, server.address)


if __name__ == "__main__":
    main()
