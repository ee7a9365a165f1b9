"""Moves over the socket of a table: the same rules and the same guards as over HTTP."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import ClientConnection

from tests.server.serving import Server, Visitor
from tests.server.universe import universe
from tests.waiting import HANG

Words = dict[str, Any]


@pytest.fixture
def anna(server: Server) -> Visitor:
    """A guest."""
    return Visitor(server.address, "Anna")


def said(socket: ClientConnection, kind: str) -> Words:
    """The next message of a kind."""
    while True:
        found: Words = json.loads(socket.recv(timeout=HANG))
        if found["type"] == kind:
            return found


def say(socket: ClientConnection, **words: Any) -> Words:
    """Say something; the answer to it."""
    socket.send(json.dumps(words))
    while True:
        found: Words = json.loads(socket.recv(timeout=HANG))
        if found["type"] in ("done", "refused"):
            return found


def test_a_whole_phase_is_played_over_sockets(anna: Visitor) -> None:
    choose = random.Random(0)
    table = anna.table("me", "me")
    with anna.socket(f"/api/tables/{table}/live") as socket:
        news = said(socket, "news")
        kinds = set()
        while news["position"]["season"] == "spring":
            number = news["table"]["number"]
            mine = next(seat for seat in news["mine"] if seat["moves"] or (seat["plan"] and not seat["plan"]["ready"]))
            act: Words = {"id": 7, "seat": mine["seat"], "after": number}
            if mine["plan"] is None:
                act |= {"type": "move", "move": choose.choice(mine["moves"])["text"]}
            else:
                moves = [move["number"] for move in mine["plan"]["moves"]]
                more = [choose.choice(mine["moves"])["number"]] if mine["moves"] else []
                act |= {"type": "plan", "moves": moves + more, "ready": not more}
            kinds.add(act["type"])
            answer = say(socket, **act)
            assert answer["type"] == "done", answer
            assert answer["id"] == 7
            news = anna.news(table)
        assert kinds == {"move", "plan"}


def test_a_move_can_be_taken_back_over_the_socket(anna: Visitor) -> None:
    table = anna.table("me", "me")
    with anna.socket(f"/api/tables/{table}/live") as socket:
        before = said(socket, "news")
        mine = next(seat for seat in before["mine"] if seat["moves"])
        move = mine["moves"][0]["number"]
        done = say(socket, type="move", seat=mine["seat"], after=before["table"]["number"], move=move)
        undone = say(socket, type="undo", seat=mine["seat"], after=done["number"])
        assert undone["type"] == "done"
        assert anna.news(table)["position"] == before["position"]


def test_a_stale_move_is_refused_and_not_applied(anna: Visitor) -> None:
    table = anna.table("me", "me")
    with anna.socket(f"/api/tables/{table}/live") as socket:
        news = said(socket, "news")
        mine = next(seat for seat in news["mine"] if seat["moves"])
        act = {"type": "move", "seat": mine["seat"], "after": news["table"]["number"], "move": mine["moves"][0]["text"]}
        assert say(socket, **act)["type"] == "done"
        again = say(socket, **act)
        assert (again["type"], again["error"]) == ("refused", "server-stale")
        assert anna.news(table)["table"]["number"] == news["table"]["number"] + 1


def test_nobody_moves_for_somebody_else_over_a_socket(server: Server, anna: Visitor) -> None:
    table = anna.table("me", "me")
    news = anna.news(table)
    mine = next(seat for seat in news["mine"] if seat["moves"])
    act = {"type": "move", "seat": mine["seat"], "after": news["table"]["number"], "move": mine["moves"][0]["text"]}
    for visitor, error in (
        (Visitor(server.address, "Bruno"), "server-not-your-seat"),
        (Visitor(server.address), "server-sign-in"),
    ):
        with visitor.socket(f"/api/tables/{table}/live") as socket:
            answer = say(socket, **act)
            assert (answer["type"], answer["error"]) == ("refused", error)
    assert anna.news(table)["table"]["number"] == news["table"]["number"]


def test_a_refused_move_names_its_rule(anna: Visitor) -> None:
    table = anna.table("me", "me")
    with anna.socket(f"/api/tables/{table}/live") as socket:
        news = said(socket, "news")
        mine = next(seat for seat in news["mine"] if seat["moves"])
        answer = say(socket, type="move", seat=mine["seat"], after=news["table"]["number"], move="pass")
        assert answer["rule"] == "R-TAKE-02"


def test_what_is_said_in_one_breath_is_answered_in_its_order(anna: Visitor) -> None:
    table = anna.table("me", "me")
    with anna.socket(f"/api/tables/{table}/live") as socket:
        news = said(socket, "news")
        mine = next(seat for seat in news["mine"] if seat["moves"])
        act = {"type": "move", "seat": mine["seat"], "after": news["table"]["number"], "move": mine["moves"][0]["text"]}
        for number in range(1, 8):
            socket.protocol.send_text(json.dumps({"type": "ping"} if number == 4 else act | {"id": number}).encode())
        socket.socket.sendall(b"".join(socket.protocol.data_to_send()))  # seven frames, one packet
        answers: list[Words] = []
        while len(answers) < 7:
            found: Words = json.loads(socket.recv(timeout=HANG))
            if found["type"] != "news":
                answers.append(found)
        assert [found.get("id", "pong") for found in answers] == [1, 2, 3, "pong", 5, 6, 7]
        assert [found["type"] for found in answers] == ["done", *["refused"] * 2, "pong", *["refused"] * 3]
        assert anna.news(table)["table"]["number"] == news["table"]["number"] + 1


def test_a_move_in_many_fragments_is_a_move(anna: Visitor) -> None:
    table = anna.table("me", "me")
    with anna.socket(f"/api/tables/{table}/live") as socket:
        news = said(socket, "news")
        mine = next(seat for seat in news["mine"] if seat["moves"])
        act = {"type": "move", "seat": mine["seat"], "after": news["table"]["number"], "move": mine["moves"][0]["text"]}
        words = json.dumps(act)
        socket.send([words[:5], words[5:9], words[9:]])
        assert said(socket, "done")["number"] == news["table"]["number"] + 1


def test_trouble_with_a_move_ends_the_socket_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with universe(tmp_path) as place:
        anna = place.people["Anna"] = Visitor(place.address, "Anna")
        table = anna.table("me", "me")
        socket = place.follow(anna, f"/api/tables/{table}/live", "Anna")
        news = said(socket, "news")
        mine = next(seat for seat in news["mine"] if seat["moves"])
        act = {"type": "move", "seat": mine["seat"], "after": news["table"]["number"], "move": mine["moves"][0]["text"]}
        with monkeypatch.context() as trouble:
            trouble.setattr("haspelknecht.server.tables.tables.save", lambda *given: 1 / 0)
            with pytest.raises(ConnectionClosedError) as closed:
                say(socket, **act)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4500
        again = place.follow(anna, f"/api/tables/{table}/live", "Anna again")
        assert said(again, "news")["table"]["number"] == news["table"]["number"]
        assert say(again, **act)["type"] == "done"
