"""Playing over HTTP: whole games, stale moves, secret plans, undo."""

from __future__ import annotations

import random
from typing import Any

from haspelknecht.records.draws import seed_hash
from haspelknecht.records.notation import move_text
from haspelknecht.rules.moves import END_TURN
from tests.server.following import following
from tests.server.serving import Visitor, play_out, start_game

Json = dict[str, Any]
TOO_EARLY = move_text(END_TURN)  # nobody works before disks are taken


def until(visitors: list[Visitor], table: str, stage: str, seed: int = 0) -> None:
    """Make random moves until the game reaches a stage."""
    choose = random.Random(seed)
    while visitors[0].news(table)["position"]["stage"] != stage:
        for visitor in visitors:
            news = visitor.news(table)
            if news["position"]["stage"] == stage:
                return
            for seat in news["mine"]:
                visitor.act(news, seat, choose)


def mover(visitors: list[Visitor], table: str) -> tuple[Visitor, Json, Json]:
    """The visitor to move, with their news and seat."""
    for visitor in visitors:
        news = visitor.news(table)
        for seat in news["mine"]:
            if seat["moves"]:
                return visitor, news, seat
    raise AssertionError("nobody is to move")


def test_a_whole_game_against_bots_ends_with_a_result_and_the_seed(anna: Visitor) -> None:
    table = anna.table("me", "apprentice", "beginner")
    before = anna.news(table)["table"]
    assert before["seed"] is None
    after = play_out([anna], table)["table"]
    assert after["status"] == "over"
    assert after["result"]["how"] == "scored"
    assert sorted(after["result"]["ranks"].values()) == [1, 2, 3]
    assert seed_hash(after["seed"]) == before["seed_hash"]


def test_two_people_play_a_whole_game(anna: Visitor, bruno: Visitor) -> None:
    table = start_game([anna, bruno])
    assert play_out([anna, bruno], table)["table"]["status"] == "over"


def test_one_person_plays_all_seats_of_a_hot_seat_game(anna: Visitor) -> None:
    table = anna.table("me", "me")
    assert [seat["seat"] for seat in anna.news(table)["mine"]] == ["A", "B"]
    assert play_out([anna], table)["table"]["status"] == "over"


def test_a_repeated_move_is_answered_with_its_event_and_not_applied_twice(anna: Visitor, bruno: Visitor) -> None:
    table = start_game([anna, bruno])
    who, news, seat = mover([anna, bruno], table)
    request = {"seat": seat["seat"], "after": news["table"]["number"], "move": seat["moves"][0]["text"]}
    first = who.ask("POST", f"/api/tables/{table}/moves", **request)
    again = who.ask("POST", f"/api/tables/{table}/moves", **request)
    assert first.status_code == 200
    assert again.status_code == 409
    assert again.json()["news"]["events"] == first.json()["events"]
    assert who.news(table)["table"]["number"] == news["table"]["number"] + 1


def test_a_player_cannot_move_for_another(anna: Visitor, bruno: Visitor) -> None:
    table = start_game([anna, bruno])
    who, news, seat = mover([anna, bruno], table)
    other = bruno if who is anna else anna
    request = {"seat": seat["seat"], "after": news["table"]["number"], "move": seat["moves"][0]["text"]}
    assert other.ask("POST", f"/api/tables/{table}/moves", **request).status_code == 403


def test_a_refused_move_names_its_rule_in_the_language_of_the_player(anna: Visitor) -> None:
    anna.ok("PATCH", "/api/me", language="de")
    table = anna.table("me", "me")
    _, news, seat = mover([anna], table)
    answer = anna.ask(
        "POST", f"/api/tables/{table}/moves", seat=seat["seat"], after=news["table"]["number"], move=TOO_EARLY
    )
    assert answer.status_code == 400
    assert answer.json()["rule"].startswith("R-")
    assert "nicht" in answer.json()["message"]


def test_plans_are_secret_can_be_changed_and_are_revealed_together(anna: Visitor, bruno: Visitor) -> None:
    table = start_game([anna, bruno])
    until([anna, bruno], table, "planning")
    before = bruno.news(table)
    choose = random.Random(1)
    news = anna.news(table)
    while not news["mine"][0]["plan"]["ready"]:
        answer = anna.act(news, news["mine"][0], choose)
        assert answer is not None
        news = answer.json()
    assert len(news["mine"][0]["plan"]["moves"]) > 0
    after = bruno.news(table)
    assert [seat["ready"] for seat in after["table"]["seats"]] == [True, False]
    after["table"]["seats"], before["table"]["seats"] = [], []
    assert after == before  # Bruno has learned that Anna is ready, and nothing else

    changed = anna.ok(
        "PUT", f"/api/tables/{table}/plan", seat="A", after=news["table"]["number"], moves=[], ready=False
    )
    assert changed["mine"][0]["plan"] == {"moves": [], "ready": False}
    assert [seat["ready"] for seat in bruno.news(table)["table"]["seats"]] == [False, False]

    until([anna, bruno], table, "working", seed=2)
    kinds = [event["kind"] for event in bruno.news(table)["events"]]
    assert kinds.count("plans") == 1


def test_an_unfinished_plan_cannot_be_ready(anna: Visitor, bruno: Visitor) -> None:
    table = start_game([anna, bruno])
    until([anna, bruno], table, "planning")
    number = anna.news(table)["table"]["number"]
    answer = anna.ask("PUT", f"/api/tables/{table}/plan", seat="A", after=number, moves=[], ready=True)
    assert answer.status_code == 400
    assert "isn’t finished" in answer.json()["message"]


def test_a_turn_can_be_undone_until_another_player_acts(anna: Visitor, bruno: Visitor) -> None:
    table = start_game([anna, bruno])
    who, start, seat = mover([anna, bruno], table)
    other = bruno if who is anna else anna
    mine = {"seat": seat["seat"]}
    news = who.ok(
        "POST", f"/api/tables/{table}/moves", **mine, after=start["table"]["number"], move=seat["moves"][0]["number"]
    )
    undone = who.ok("POST", f"/api/tables/{table}/undo", **mine, after=news["table"]["number"], whole_turn=True)
    assert undone["position"] == start["position"]
    assert undone["events"][-1]["kind"] == "undo"
    number = undone["table"]["number"]
    assert who.ask("POST", f"/api/tables/{table}/undo", **mine, after=number).status_code == 409
    news = who.ok("POST", f"/api/tables/{table}/moves", **mine, after=number, move=seat["moves"][0]["number"])
    theirs = other.news(table)
    answer = other.act(theirs, theirs["mine"][0], random.Random(0))
    assert answer is not None
    number = answer.json()["table"]["number"]
    assert who.ask("POST", f"/api/tables/{table}/undo", **mine, after=number).status_code == 409


def test_a_socket_sends_everything_after_the_last_known_event(anna: Visitor, bruno: Visitor) -> None:
    table = start_game([anna, bruno])
    until([anna, bruno], table, "working")
    complete = anna.news(table)["events"]
    with following(anna, table, since=2) as client:
        assert client.log[0]["number"] == 3
        assert {entry["number"] for entry in client.log} == {event["number"] for event in complete[2:]}
        who, now, seat = mover([anna, bruno], table)
        who.ok(
            "POST", f"/api/tables/{table}/moves",
            seat=seat["seat"], after=now["table"]["number"], move=seat["moves"][0]["text"],
        )  # fmt: skip
        update = client.next_change()
        assert update["log_since"] == len(complete)
        assert {entry["number"] for entry in update["log"]} == {len(complete) + 1}


def test_why_names_the_rules_against_a_move(anna: Visitor, bruno: Visitor) -> None:
    table = start_game([anna, bruno])
    who, news, seat = mover([anna, bruno], table)
    number = news["table"]["number"]
    legal = who.ok("POST", f"/api/tables/{table}/why", seat=seat["seat"], after=number, move=seat["moves"][0]["text"])
    assert legal["legal"]
    illegal = who.ok("POST", f"/api/tables/{table}/why", seat=seat["seat"], after=number, move=TOO_EARLY)
    assert not illegal["legal"]
    assert illegal["rules"][0].startswith("R-")
