"""The story of a table: whole games in every language, what was taken back, and what readers hear who come again."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from haspelknecht.locale import LANGUAGES
from haspelknecht.server.looking.story import StoryPart
from haspelknecht.server.looking.tale import Tale
from haspelknecht.server.tables.events import Event
from haspelknecht.server.tables.leaving import come_back, concede, go_away
from haspelknecht.server.tables.play import take_back
from haspelknecht.server.tables.table import Rules
from haspelknecht.server.tables.table_draft import TableDraft
from tests.server.drafts import act, table_of
from tests.server.serving import Server, Visitor, play_out

Words = dict[str, Any]


def played(seed: int, undo: float = 0.0, rules: Rules | None = None, people: int = 2) -> TableDraft:
    """A whole game; now and then somebody takes a move back."""
    draft, choose = table_of(people, rules=rules), random.Random(seed)
    while draft.status == "playing":
        seat = act(draft, choose, 0.0)
        if choose.random() < undo and draft.game is not None and draft.game.may_undo(seat):
            take_back(draft, seat, draft.number, choose.random() < 0.3, 0.0)
    return draft


def tale_of(draft: TableDraft, language: str = "en") -> Tale:
    """The whole story, told at once."""
    assert draft.identity is not None
    tale = Tale(draft.identity, language)
    tale.begin(as_stored(draft))
    return tale


def as_stored(draft: TableDraft) -> list[Event]:
    """The events as they come from the database."""
    return [msgspec.json.decode(msgspec.json.encode(event), type=Event) for event in draft.new_events]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_of_a_whole_game_has_no_missing_text(language: str) -> None:
    parts = tale_of(played(seed=1, people=3), language).parts
    assert parts[-1].kind == "over"
    for part in parts:
        assert part.aloud.strip(), part
        assert "{" not in part.aloud
        assert all(sentence.strip() for sentence in part.sentences)


def test_points_of_the_story_add_up_to_the_result() -> None:
    draft = played(seed=2)
    found: Counter[str] = Counter()
    for part in tale_of(draft).parts:
        for points in msgspec.to_builtins(part.points):
            found[points["player"]] += points["points"]
    assert draft.body.result is not None
    assert [found[letter] for letter in "AB"] == draft.body.result.points


def test_plans_are_told_when_they_are_revealed_with_the_names_of_the_players() -> None:
    reveals = [part for part in tale_of(played(seed=3)).parts if part.kind == "plans"]
    assert len(reveals) == 9
    for part in reveals:
        assert part.seat is None
        assert [name for name in ("Anna", "Bruno") if any(line.startswith(name) for line in part.sentences)]


def test_open_plans_are_told_move_by_move() -> None:
    parts = tale_of(played(seed=3, rules=Rules(options={"plan_in_turn_order": "yes"}))).parts
    planning = [part for part in parts if part.stage == "planning"]
    assert len(planning) > 9
    assert all(part.kind == "move" and part.sentences for part in planning)


def test_a_story_heard_event_by_event_is_the_one_told_at_once() -> None:
    draft = played(seed=4, undo=0.3)
    assert draft.identity is not None
    heard = Tale(draft.identity, "en")
    for event in as_stored(draft):
        heard.hear(event)
    told = tale_of(draft)
    assert any(event.kind == "undo" for event in draft.new_events)
    assert heard.parts == told.parts
    assert heard.undone == told.undone


def test_a_reader_who_comes_again_and_replaces_what_follows_has_the_whole_story() -> None:
    draft, choose = played(seed=5, undo=0.3), random.Random(5)
    assert draft.identity is not None
    tale = Tale(draft.identity, "en")
    known: list[StoryPart] = []
    number = 0
    for event in as_stored(draft):
        tale.hear(event)
        if choose.random() < 0.4 or event.kind == "over":
            story = tale.since(number)
            known = [part for part in known if part.number <= story.since] + story.parts
            number = story.number
    assert known == tale.parts


def test_what_happens_beside_the_game_is_told_too() -> None:
    draft, choose = table_of(3), random.Random(1)
    act(draft, choose, 0.0)
    go_away(draft, 0, "left", 0.0)
    come_back(draft, 0, 0.0)
    concede(draft, 1, 0.0)
    concede(draft, 2, 0.0)
    parts = [part for part in tale_of(draft).parts if part.step is None]
    assert [part.kind for part in parts] == ["away", "back", "conceded", "conceded", "over"]
    assert parts[0].aloud.startswith("Anna")
    assert all(part.aloud for part in parts)


# -- over the network ----------------------------------------------------------------------------------------------


def test_everybody_reads_the_story_and_its_steps_are_those_of_the_history(server: Server) -> None:
    anna = Visitor(server.address, "Anna")
    table = anna.table("me", "me")
    play_out([anna], table, seed=1)
    story = Visitor(server.address).ok("GET", f"/api/tables/{table}/story", language="en")
    steps: list[Words] = []
    since: int | None = 0
    while since is not None:
        page = anna.ok("GET", f"/api/tables/{table}/history", since=since)
        steps += page["steps"]
        since = page["next"]
    assert [(part["step"], part["number"]) for part in story["parts"] if part["step"] is not None] == [
        (step["step"], step["event"]["number"]) for step in steps
    ]
    assert story["number"] == anna.news(table)["table"]["number"]


def test_only_what_is_new_is_read_again(server: Server) -> None:
    anna = Visitor(server.address, "Anna")
    table = anna.table("me", "me")
    first = anna.ok("GET", f"/api/tables/{table}/story")
    assert [part["kind"] for part in first["parts"]] == ["begin"]
    assert anna.ok("GET", f"/api/tables/{table}/story", since=first["number"])["parts"] == []
    mover = next(seat for seat in anna.news(table)["mine"] if seat["moves"])
    anna.act(anna.news(table), mover, random.Random(1))
    later = anna.ok("GET", f"/api/tables/{table}/story", since=first["number"])
    assert [part["seat"] for part in later["parts"]] == [mover["seat"]]
    anna.ok("POST", f"/api/tables/{table}/undo", seat=mover["seat"], after=later["number"])
    back = anna.ok("GET", f"/api/tables/{table}/story", since=later["number"])
    assert (back["since"], back["parts"]) == (first["number"], [])


def test_a_secret_plan_is_no_part_of_the_story(server: Server) -> None:
    anna = Visitor(server.address, "Anna")
    table = anna.table("me", "me")
    choose = random.Random(3)
    while anna.news(table)["position"]["stage"] != "planning":
        news = anna.news(table)
        anna.act(news, next(seat for seat in news["mine"] if seat["moves"]), choose)
    before = anna.ok("GET", f"/api/tables/{table}/story")
    news = anna.news(table)
    planner = next(seat for seat in news["mine"] if seat["moves"])
    answer = anna.act(news, planner, choose)
    assert answer is not None
    assert answer.status_code == 200
    assert anna.ok("GET", f"/api/tables/{table}/story") == before


def test_there_is_no_story_before_the_game(server: Server) -> None:
    anna = Visitor(server.address, "Anna")
    table = anna.table("me", "open", start=False)
    assert anna.ask("GET", f"/api/tables/{table}/story").status_code == 409
