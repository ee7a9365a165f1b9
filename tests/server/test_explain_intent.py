"""The intent `explain`: whether a move is legal and which rules say so, the same over the socket and over HTTP."""

from __future__ import annotations

import random

from tests.server.following import following
from tests.server.serving import Server, Visitor

NOT_NOW = "lift"


def test_explain_gives_the_rules_for_legal_and_illegal_moves(server: Server) -> None:
    anna = Visitor(server.address, "Anna")
    table = anna.table("me", "me")
    with following(anna, table) as client:
        seat = next(letter for letter, view in client.mine.items() if view.get("moves"))
        number = client.number
        for move, legal in ((client.mine[seat]["moves"][0]["move"], True), (NOT_NOW, False)):
            answer = client.do("explain", seat, move=move)
            assert answer["status"] == "done"
            assert answer["result"]["legal"] is legal
            assert all(rule.startswith("R-") for rule in answer["result"]["rules"])
            assert len(answer["result"]["rules"]) == len(answer["result"]["reasons"]) > 0
            same = anna.ok("POST", f"/api/tables/{table}/why", seat=seat, after=number, move=move)
            assert same == answer["result"]
        assert client.number == number  # nothing was played


def test_explain_takes_the_own_secret_plan_into_account(server: Server) -> None:
    anna = Visitor(server.address, "Anna")
    with following(anna, anna.table("me", "me")) as client:
        choose = random.Random(1)
        while client.view["board"]["stage"] != "planning":
            client.act(choose)
        seat, other = sorted(client.mine)
        plan = client.do("hint", seat)["result"]["best"][0]["placed"]
        first = client.do("explain", seat, move="farmer idle")
        assert first["result"]["legal"]
        assert client.do("plan", seat, placed=plan, ready=True)["status"] == "done"
        assert not client.do("explain", seat, move="farmer idle")["result"]["legal"]
        assert client.do("explain", other, move="farmer idle")["result"]["legal"]


def test_an_explanation_of_an_unknown_move_is_refused(server: Server) -> None:
    anna = Visitor(server.address, "Anna")
    with following(anna, anna.table("me", "me")) as client:
        answer = client.do("explain", "A", move="fly to the moon")
        assert answer["status"] == "refused"
        assert "result" not in answer


def test_a_stale_explanation_is_not_given(server: Server) -> None:
    anna = Visitor(server.address, "Anna")
    with following(anna, anna.table("me", "me")) as client:
        assert client.do("explain", "A", after=client.number + 1, move=NOT_NOW)["status"] == "stale"
