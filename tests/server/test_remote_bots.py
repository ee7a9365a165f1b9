"""Remote bots over HTTP: whole games through streams, reconnects, errors."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from haspelknecht.server.remote_bots.question import MAX_REFUSED
from tests.server.remote_bots import RemoteBot, add_events, sit_down, until
from tests.server.serving import LongTurnServer, Visitor, serving

pytest_plugins = ["tests.server.postgres"]
Json = dict[str, Any]


@pytest.fixture
def robot(anna: Visitor) -> RemoteBot:
    """Her bot."""
    return RemoteBot(anna)


# -- playing -----------------------------------------------------------------------------------------------------------


def test_a_bot_plays_a_whole_game_and_receives_all_events(anna: Visitor, robot: RemoteBot) -> None:
    """The stream ends by itself; opened again, it sends the complete game."""
    table = sit_down(anna, robot, "habit", "random")
    choose, events, kinds = random.Random(1), list[Json](), list[str]()
    with robot.table_stream(table) as messages:
        for message in messages:
            kinds.append(message["type"])
            if message["type"] == "observe":
                add_events(events, message)
            if message["type"] == "choose":
                assert len(message["moves"]) > 1
                assert 0 < message["seconds"] <= 60
                robot.move(table, message, choose)
    assert kinds[:3] == ["hello", "new_game", "observe"]
    assert kinds[-1] == "game_over"
    assert kinds.count("choose") > 10
    news = anna.news(table)
    assert message["scores"] == news["table"]["result"]["points"]
    assert [event["kind"] for event in news["events"] if event["kind"] in ("away", "stand-in")] == []
    with robot.table_stream(table) as messages:
        again = list(messages)
    assert [item["type"] for item in again] == ["hello", "new_game", "observe", "game_over"]
    assert again[2] == {"type": "observe", "from": 0, "events": events}
    assert again[3] == message


def test_a_stream_opened_before_the_game_waits_for_it(anna: Visitor, robot: RemoteBot) -> None:
    table = sit_down(anna, robot, "random", start=False)
    with robot.table_stream(table) as messages:
        assert next(messages)["type"] == "hello"
        anna.ok("POST", f"/api/tables/{table}/start")
        started = next(messages)
        assert (started["type"], started["seat"]) == ("new_game", "B")
        assert started["names"]["B"] == "Robot"


def test_a_stream_ends_when_the_bot_loses_its_seat_before_the_game(anna: Visitor, robot: RemoteBot) -> None:
    table = sit_down(anna, robot, "random", start=False)
    with robot.table_stream(table) as messages:
        assert next(messages)["type"] == "hello"
        robot.ok("POST", f"/api/tables/{table}/stand-up")
        assert list(messages) == []


def play_until_planning(robot: RemoteBot, table: str, messages: Iterator[Json]) -> tuple[list[Json], Json]:
    """Play until a plan is partly made; returns the events so far and the open question."""
    events: list[Json] = []
    while True:
        before, question = until(messages, "choose")
        for message in before:
            if message["type"] == "observe":
                add_events(events, message)
        planning = question["position"]["stage"] == "planning"
        if planning and events[-1].get("player") == "B":
            return events, question
        robot.move(table, question)


def test_a_new_stream_sends_all_events_and_the_same_question_again(anna: Visitor, robot: RemoteBot) -> None:
    """Even in the middle of a secret plan; the older stream ends."""
    table = sit_down(anna, robot, "random")
    with robot.table_stream(table) as messages:
        events, question = play_until_planning(robot, table, messages)
        with robot.table_stream(table) as fresh:
            before, same = until(fresh, "choose")
            assert [message["type"] for message in before] == ["hello", "new_game", "observe"]
            assert before[2] == {"type": "observe", "from": 0, "events": events}
            assert without_time(same) == without_time(question)
            assert list(messages) == []
            robot.move(table, same)
            assert next(fresh)["type"] == "observe"


def without_time(question: Json) -> Json:
    """A question without the remaining seconds."""
    return {name: value for name, value in question.items() if name != "seconds"}


def test_a_restarted_server_asks_the_same_question(tmp_path: Path) -> None:
    """It is killed while the bot plans."""
    server = LongTurnServer(tmp_path / "data").start()
    anna = Visitor(server.address, "Anna")
    robot = RemoteBot(anna)
    table = sit_down(anna, robot, "random")
    with robot.table_stream(table) as messages:
        _, question = play_until_planning(robot, table, messages)
        server.kill()
    server.start()
    try:
        robot = robot.at(server.address)
        with robot.table_stream(table) as messages:
            assert without_time(until(messages, "choose")[1]) == without_time(question)
            robot.move(table, question)
    finally:
        server.stop()


def test_a_bot_may_listen_to_one_process_and_answer_another(tmp_path: Path, database: str) -> None:
    """With two processes on one PostgreSQL; events about games come from the second one, too."""
    with serving(tmp_path / "data", database=database) as one, serving(tmp_path / "data", database=database) as two:
        anna = Visitor(one.address, "Anna")
        robot = RemoteBot(anna)
        there = robot.at(two.address)
        with there.stream("/api/bot/events") as invitations:
            assert next(invitations)["type"] == "hello"
            table = sit_down(anna, robot, "random")
            assert until(invitations, "table_started")[1]["table"] == table
            with robot.table_stream(table) as messages:
                for message in messages:
                    if message["type"] == "choose":
                        there.move(table, message)
            assert message["type"] == "game_over"
            assert until(invitations, "table_over")[1]["table"] == table
        assert [event for event in anna.news(table)["events"] if event["kind"] == "away"] == []


def test_one_stream_announces_all_games_of_a_bot(anna: Visitor, robot: RemoteBot) -> None:
    first = sit_down(anna, robot, "me")
    with robot.stream("/api/bot/events") as messages:
        assert next(messages)["type"] == "hello"
        assert next(messages) == {"type": "table_started", "table": first}
        second = sit_down(anna, robot, "me")
        assert next(messages) == {"type": "table_started", "table": second}
        anna.ok("POST", f"/api/tables/{first}/concede", seat="A")
        assert next(messages) == {"type": "table_over", "table": first}


# -- errors ------------------------------------------------------------------------------------------------------------


def test_an_invalid_answer_is_refused_and_the_question_stays_open(anna: Visitor, robot: RemoteBot) -> None:
    table = sit_down(anna, robot, "random")
    with robot.table_stream(table) as messages:
        _, question = until(messages, "choose")
        path = f"/api/tables/{table}/bot"
        garbage = robot.http.post(path, content=b"\xffnothing")
        assert (garbage.status_code, garbage.json()["error"]) == (400, "external-garbage")
        late = robot.say(table, type="move", id=question["id"] - 1, move=question["moves"][0]["move"])
        assert (late.status_code, late.json()["error"]) == (409, "external-wrong-id")
        illegal = robot.say(table, type="move", id=question["id"], move="lift")
        assert (illegal.status_code, illegal.json()["error"]) == (400, "external-illegal-move")
        assert illegal.json()["rule"].startswith("R-")
        assert illegal.json()["rule"] in illegal.json()["message"]
        assert "Robot" in illegal.json()["message"]
        unknown = robot.say(table, type="move", id=question["id"], move="fly")
        assert (unknown.status_code, unknown.json()["error"]) == (400, "external-unknown-move")
        robot.move(table, question)
        again = robot.say(table, type="move", id=question["id"], move=question["moves"][0]["move"])
        assert again.status_code == 409  # not played twice, whether or not the bot is asked again


def test_greedy_replaces_a_bot_after_too_many_invalid_answers_until_it_returns(anna: Visitor, robot: RemoteBot) -> None:
    table = sit_down(anna, robot, "me")
    with robot.table_stream(table) as messages:
        until_turn(anna, table, robot)
        _, question = until(messages, "choose")
        answers = [robot.say(table, type="move", id=question["id"], move="fly") for _ in range(MAX_REFUSED)]
        assert [answer.status_code for answer in answers] == [400] * (MAX_REFUSED - 1) + [409]
        assert answers[-1].json()["error"] == "server-bot-forfeits"
        _, away = until(messages, "away")
        assert away["why"] == "failed"
        assert robot.say(table, type="move", id=question["id"], move=question["moves"][0]["move"]).status_code == 409
        away_events = [event for event in anna.news(table)["events"] if event["kind"] == "away"]
        assert [(event["seat"], event["why"]) for event in away_events] == [("B", "failed")]
        robot.ok("POST", f"/api/tables/{table}/back", seat="B")
        until(messages, "back")
        until_turn(anna, table, robot)
        _, question = until(messages, "choose")
        robot.move(table, question)


def until_turn(person: Visitor, table: str, bot: RemoteBot) -> None:
    """Make random moves for a person until it is the bot's turn."""
    choose = random.Random(0)
    news = person.news(table)
    while bot.id not in [seat["person"] for seat in news["table"]["seats"] if seat["pending"]]:
        person.act(news, news["mine"][0], choose)
        news = person.news(table)


def test_hello_is_checked_and_has_no_other_effect(anna: Visitor, robot: RemoteBot) -> None:
    table = sit_down(anna, robot, "me", start=False)
    assert robot.say(table, type="hello", protocol=1, name="Robot").json() == {"ok": True}
    wrong = robot.say(table, type="hello", protocol=2, name="Robot")
    assert (wrong.status_code, wrong.json()["error"]) == (400, "external-wrong-protocol")
    early = robot.say(table, type="move", id=1, move="pass")
    assert (early.status_code, early.json()["error"]) == (409, "server-not-playing")


def test_streams_are_only_for_bots_at_the_table(anna: Visitor, robot: RemoteBot) -> None:
    table = sit_down(anna, robot, "me")
    no_account, stranger = Visitor(anna.address), RemoteBot(anna, "Stranger")
    wrong = Visitor(anna.address, token="hk_unknown")
    for method in ("GET", "POST"):
        path = f"/api/tables/{table}/bot"
        statuses = [visitor.ask(method, path).status_code for visitor in (no_account, wrong, anna, stranger)]
        assert statuses == [401, 401, 403, 403]
        assert robot.ask(method, "/api/tables/nowhere/bot").status_code == 404
    assert [visitor.ask("GET", "/api/bot/events").status_code for visitor in (no_account, wrong, anna)] == [
        401,
        401,
        403,
    ]
