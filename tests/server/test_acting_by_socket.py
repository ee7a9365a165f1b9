"""Moves over the socket of a table: the same rules and the same guards as over HTTP."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.server.serving import Server, Visitor

Words = dict[str, Any]


@pytest.fixture
def anna(server: Server) -> Visitor:
    """A guest."""
    return Visitor(server.address, "Anna")


def said(socket: ClientConnection, kind: str) -> Words:
    """The next message of a kind."""
    while True:
        found: Words = json.loads(socket.recv(timeout=30))
        if found["type"] == kind:
            return found


def say(socket: ClientConnection, **words: Any) -> Words:
    """Say something; the answer to it."""
    socket.send(json.dumps(words))
    while True:
        found: Words = json.loads(socket.recv(timeout=30))
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


def test_who_signed_out_everywhere_does_not_move_over_an_old_socket(anna: Visitor) -> None:
    anna.ok("POST", "/api/me/password", login=f"anna-{random.SystemRandom().random()}", password="ten letters or more")
    table = anna.table("me", "me")
    with anna.socket(f"/api/tables/{table}/live") as socket:
        news = said(socket, "news")
        mine = next(seat for seat in news["mine"] if seat["moves"])
        assert anna.http.post("/api/sign-out?everywhere=true").status_code == 204
        move = mine["moves"][0]["text"]
        answer = say(socket, type="move", seat=mine["seat"], after=news["table"]["number"], move=move)
        assert answer["error"] == "server-sign-in"


def test_a_refused_move_names_its_rule(anna: Visitor) -> None:
    table = anna.table("me", "me")
    with anna.socket(f"/api/tables/{table}/live") as socket:
        news = said(socket, "news")
        mine = next(seat for seat in news["mine"] if seat["moves"])
        answer = say(socket, type="move", seat=mine["seat"], after=news["table"]["number"], move="pass")
        assert answer["rule"] == "R-TAKE-02"
