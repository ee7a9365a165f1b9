"""Two people in two browsers: secret plans, chat, undo, and a lost connection."""

from __future__ import annotations

import random
import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.screen import LONG_GAME, Screen


@pytest.fixture
def both(visit: Visit) -> tuple[Screen, Screen]:
    """Anna creates a table, Bruno joins by the link, and the game begins."""
    anna = visit("/new")
    anna.get_by_role("button", name="Open the table").click()
    expect(anna).to_have_url(re.compile("/table/"))
    link = invitation(anna)
    bruno = visit(link)
    bruno.get_by_label("What should we call you?").fill("Bruno")
    bruno.get_by_role("button", name="Sit here").click()
    anna.get_by_role("button", name="Start the game").click()
    return Screen(anna), Screen(bruno)


def invitation(page: Page) -> str:
    """The link that the lobby offers for the empty seat."""
    link = page.get_by_label(re.compile("[Ll]ink")).first.input_value()
    assert "/join/" in link
    return link[link.index("/join/") :]


def take_turns(one: Screen, other: Screen, stage: str, choose: random.Random) -> None:
    """Both click at random until both are in a stage."""

    def act_or_there() -> bool:
        late = [screen for screen in (one, other) if screen.stage != stage]
        for screen in late:
            screen.act(choose)
        return not late

    one.until(act_or_there, f"both are {stage}", LONG_GAME)


def planned(screen: Screen) -> bool:
    """Whether this player, or everyone, is ready."""
    return screen.stage != "planning" or screen.page.get_by_role("button", name="Change plan").count() > 0


def test_plans_stay_secret_until_both_are_ready(both: tuple[Screen, Screen]) -> None:
    """Bruno sees that Anna is ready, but nothing of her plan until both are ready."""
    anna, bruno = both
    choose = random.Random(1)
    take_turns(anna, bruno, "planning", choose)
    anna.play_until(partial(planned, anna), choose)
    expect(bruno.page.get_by_role("list", name="Players in turn order")).to_contain_text("ready")
    others = bruno.page.get_by_role("region", name="Other players")
    before = others.inner_html()
    anna.page.get_by_role("button", name="Change plan").click()
    expect(anna.commit).to_have_text("Ready")
    anna.play_until(partial(planned, anna), choose)
    expect(bruno.page.get_by_role("list", name="Players in turn order")).to_contain_text("ready")
    assert bruno.stage == "planning"
    assert others.inner_html() == before
    bruno.play_until(lambda: bruno.stage != "planning", choose)
    expect(anna.page.locator(".table")).not_to_have_attribute("data-stage", "planning")


def test_chat_and_undo(both: tuple[Screen, Screen]) -> None:
    """Bruno reads Anna's message; a choice can be undone before it is committed."""
    anna, bruno = both
    anna.page.get_by_role("button", name="Log and chat").click()
    anna.page.get_by_label("Message the table").fill("Glück auf!")
    anna.page.get_by_role("button", name="Send").click()
    bruno.page.get_by_role("button", name="Log and chat").click()
    expect(bruno.page.get_by_role("dialog").get_by_text("Glück auf!")).to_be_visible()
    for screen in both:
        screen.page.keyboard.press("Escape")
    first = anna.until(lambda: next((screen for screen in both if screen.my_turn), None), "a player can move")
    first.until_stage("taking")
    first.pick(first.lit()[0])
    expect(first.commit).to_be_enabled()
    first.page.get_by_role("button", name="Undo").click()
    expect(first.commit).to_be_disabled()


def player_at_work(both: tuple[Screen, Screen], choose: random.Random) -> Screen:
    """Both click at random until one of them has work that can be done, and has done none of it yet."""

    def look() -> Screen | None:
        for screen in both:
            sight = screen.see()
            if sight.stage == "working" and sight.lit and not (sight.choices or sight.undo):
                return screen
            screen.act(choose)
        return None

    return both[0].until(look, "a player can work", LONG_GAME)


def test_restart_turn_undoes_all_work(both: tuple[Screen, Screen]) -> None:
    """The table is as it was before the first step."""
    worker = player_at_work(both, random.Random(5))
    lit = worker.lit()
    worker.pick(lit[0])
    worker.until(worker.has_done_a_step, "the step can be taken back")
    worker.page.get_by_role("button", name="Restart turn").click()
    worker.until(lambda: worker.lit() == lit, "everything is as it was")


def pending_players(screen: Screen) -> list[str]:
    """The players that the server waits for."""
    news = screen.page.request.get(f"/api/tables/{screen.page.url.rpartition('/')[2]}/news?since=0").json()
    return [seat["name"] for seat in news["table"]["seats"] if seat["pending"]]


def test_a_lost_connection_catches_up(both: tuple[Screen, Screen]) -> None:
    """Bruno goes offline while Anna plays; when he is back, it is his turn."""
    anna, bruno = both
    bruno.page.context.set_offline(True)
    bruno.page.evaluate("dispatchEvent(new Event('offline'))")
    choose = random.Random(7)
    if not anna.my_turn:
        bruno.page.context.set_offline(False)
        bruno.play_until(lambda: anna.my_turn, choose)
        bruno.page.context.set_offline(True)
    anna.play_until(lambda: "Bruno" in pending_players(anna), choose)
    bruno.page.context.set_offline(False)
    bruno.page.evaluate("dispatchEvent(new Event('online'))")
    bruno.until(lambda: bruno.my_turn, "it is Bruno's turn")
