"""The tutorial: its steps can be played on the server, have the stated results, and leave no statistics."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from haspelknecht.locale import knows
from haspelknecht.records.notation import parse_move
from haspelknecht.server.tables.table import DECODER
from haspelknecht.server.tutorial import tutorial_file
from haspelknecht.view.targets import all_targets
from tests.server.database_dump import OLD_DATABASES
from tests.server.serving import Server, Visitor
from tests.waiting import eventually

Json = dict[str, Any]


def learn(visitor: Visitor, **wish: Any) -> Json:
    """Start or continue the tutorial; returns its table."""
    table: Json = visitor.ok("POST", "/api/tutorial", **wish)["table"]
    return table


def my_turn(visitor: Visitor, table: str) -> Json:
    """The news as soon as the visitor is to act."""

    def news() -> Json | None:
        latest = visitor.news(table)
        return latest if latest["table"]["seats"][0]["pending"] else None

    return eventually(news, "the bot moves")


def follow(visitor: Visitor, table: str, step: Json) -> None:
    """Play one step and check that its stage, moves and result are as stated."""
    news = my_turn(visitor, table)
    position = news["position"]
    assert (position["season"], position["stage"]) == (step["season"], step["stage"]), step["lesson"]
    if step["stage"] == "planning" and step["moves"]:
        asked = {"seat": "A", "after": news["table"]["number"], "moves": step["moves"], "ready": True}
        visitor.ok("PUT", f"/api/tables/{table}/plan", **asked)
    else:
        for move in step["moves"]:
            news = my_turn(visitor, table)
            visitor.ok("POST", f"/api/tables/{table}/moves", seat="A", after=news["table"]["number"], move=move)
    player = my_turn(visitor, table)["position"]["players"]["A"]
    assert {name: player[name] for name in step["then"]} == step["then"], step["lesson"]


def history(visitor: Visitor, table: str) -> list[Json]:
    """The history of a game without times."""
    steps = visitor.ok("GET", f"/api/tables/{table}/history")["steps"]
    return [{**step, "event": {**step["event"], "at": 0}} for step in steps]


def test_the_steps_lead_through_the_first_year_the_same_way_every_time(server: Server) -> None:
    histories = []
    for name in ("Anna", "Bruno"):
        visitor = Visitor(server.address, name)
        table = learn(visitor)["id"]
        for step in visitor.ok("GET", "/api/tutorial")["steps"]:
            follow(visitor, table, step)
        position = my_turn(visitor, table)["position"]
        assert (position["year"], position["season"], position["stage"]) == (2, "spring", "taking")
        assert position["players"]["A"]["points"] == {
            "developments": 1, "pinge": 2, "winter_coal": 6, "farm_storage": 1,
        }  # fmt: skip
        assert position["stacks"]["11"] == ["A", "B"]
        histories.append(history(visitor, table))
    assert histories[0] == histories[1]


def test_every_lesson_comes_once_with_a_text_and_the_seed_is_not_sent(server: Server) -> None:
    course = Visitor(server.address).ok("GET", "/api/tutorial")
    lessons = [step["lesson"] for step in course["steps"]]
    assert len(set(lessons)) == len(lessons)
    assert set(course) == {"steps"}
    assert [lesson for lesson in lessons if not knows(f"web-tutorial-{lesson}")] == []
    for step in course["steps"]:
        for move in step["moves"]:
            parse_move(move)


def test_steps_name_targets_and_placements(server: Server) -> None:
    steps = Visitor(server.address).ok("GET", "/api/tutorial")["steps"]
    for step in steps:
        assert len(step["targets"]) == len(step["moves"]), step["lesson"]
        assert {target for targets in step["targets"] for target in targets} <= set(all_targets())
        if step["moves"] and step["stage"] in ("planning", "storing"):
            assert step["placed"], step["lesson"]
        else:
            assert step["placed"] == []
            plain = [move for move, targets in zip(step["moves"], step["targets"], strict=True) if not targets]
            assert set(plain) <= {"end"}, step["lesson"]
    assert steps[2]["targets"] == [["pool:2:black"]]


def test_placements_of_a_step_match_its_moves(server: Server) -> None:
    visitor = Visitor(server.address, "Frieda")
    table = learn(visitor)["id"]
    checked = set()
    for step in visitor.ok("GET", "/api/tutorial")["steps"]:
        if step["placed"]:
            after = my_turn(visitor, table)["table"]["number"]
            do = {"type": "try", "placed": step["placed"]}
            answer = visitor.ok("POST", f"/api/tables/{table}/intents", seat="A", after=after, do=do)
            compose = answer["result"]["compose"]
            assert compose["complete"]
            assert [move for move in compose["moves"] if move in step["moves"]] == step["moves"], step["lesson"]
            checked.add(step["stage"])
        follow(visitor, table, step)
    assert checked == {"planning", "storing"}


def test_the_tutorial_can_be_continued_or_restarted(server: Server) -> None:
    visitor = Visitor(server.address, "Clara")
    first = learn(visitor)
    assert [seat["kind"] for seat in first["seats"]] == ["person", "bot"]
    assert not first["public"]
    taking = {"season": "spring", "stage": "taking", "lesson": "taking", "moves": ["take 2 black"], "then": {}}
    follow(visitor, first["id"], taking)
    assert learn(visitor)["id"] == first["id"]
    fresh = learn(visitor, again=True)
    assert fresh["id"] != first["id"]
    assert visitor.news(first["id"])["table"]["status"] == "over"
    assert learn(visitor)["id"] == fresh["id"]
    other = Visitor(server.address, "Dora")
    assert learn(other)["id"] not in (first["id"], fresh["id"])


def test_a_tutorial_has_no_effect_on_archive_and_statistics(server: Server) -> None:
    visitor = Visitor(server.address, "Else")
    table = learn(visitor)["id"]
    visitor.ok("POST", f"/api/tables/{table}/concede", seat="A")
    assert visitor.news(table)["table"]["result"]["how"] == "conceded"
    assert visitor.ok("GET", "/api/archive")["games"] == []
    statistics = visitor.ok("GET", f"/api/people/{visitor.id}/statistics")
    assert statistics["with_bots"]["games"] == 0
    visitor.table("me", "apprentice")  # other tables are not taken for the tutorial
    assert learn(visitor)["id"] != table


def test_tables_stored_before_the_tutorial_existed_can_still_be_read() -> None:
    count = 0
    for file in sorted(OLD_DATABASES.glob("*.json")):
        for body in bodies(file):
            assert "tutorial" not in json.loads(body)
            assert not DECODER.decode(body).tutorial
            count += 1
    assert count > 0


def bodies(file: Path) -> list[str]:
    """The stored documents of all tables of a dump."""
    rows: list[Json] = json.loads(file.read_text(encoding="utf-8"))["tables"]["tables"]
    return [row["body"] for row in rows]


def test_the_bot_of_the_tutorial_is_deterministic() -> None:
    assert tutorial_file().bot == "greedy"  # it has no seed: it answers the same moves in the same way


def test_unchanged_steps_are_not_sent_again(server: Server) -> None:
    visitor = Visitor(server.address)
    tag = visitor.ask("GET", "/api/tutorial").headers["etag"]
    assert visitor.http.get("/api/tutorial", headers={"if-none-match": tag}).status_code == 304
