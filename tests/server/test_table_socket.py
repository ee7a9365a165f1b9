"""The socket of a table: each intent gets one answer, and views come before it, in order and once."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.extensions.permessage_deflate import PerMessageDeflate

from tests.server.following import TableClient, following
from tests.server.serving import Server, Visitor, start_game
from tests.server.universe import Universe

Json = dict[str, Any]


def first_move(client: TableClient) -> tuple[str, str]:
    """A seat that is to move, and one of its legal moves."""
    seat, mine = next((seat, mine) for seat, mine in client.mine.items() if mine.get("moves"))
    return seat, mine["moves"][0]["move"]


def table_of_four(server: Server) -> tuple[str, list[Visitor]]:
    """A running game of four people."""
    people = [Visitor(server.address, name) for name in ("Anna", "Bruno", "Clara", "Dora")]
    return start_game(people), people


def test_a_whole_year_is_played_over_one_socket(anna: Visitor) -> None:
    choose = random.Random(0)
    with following(anna, anna.table("me", "me")) as client:
        kinds = set()
        while client.view["board"]["year"] == 1:
            seats = client.mine.values()
            kinds.add("compose" if any("compose" in mine for mine in seats) else "move")
            answer = client.act(choose)
            assert answer is not None
            assert answer["status"] == "done", answer
            assert answer["number"] == client.number
        assert kinds == {"move", "compose"}
        with following(anna, client.view["table"]["id"]) as fresh:
            assert fresh.view == client.view
            assert fresh.log == client.log


def test_each_socket_gets_one_message_for_a_move_and_the_mover_one_answer(server: Server) -> None:
    table, people = table_of_four(server)
    with ExitStack() as stack:
        clients = [stack.enter_context(following(visitor, table)) for visitor in people]
        for _ in range(4):
            for client in clients:
                client.kinds.clear()
            mover = next(client for client in clients if any(mine.get("moves") for mine in client.mine.values()))
            seat, move = first_move(mover)
            assert mover.do("move", seat, move=move)["status"] == "done"
            for client in clients:
                client.catch_up()
                assert client.kinds == (["patch", "answer", "pong"] if client is mover else ["patch", "pong"])
                assert client.number == mover.number


def test_a_move_sends_little_data_to_each_person(server: Server) -> None:
    table, people = table_of_four(server)
    choose = random.Random(4)
    with ExitStack() as stack:
        clients = [stack.enter_context(following(visitor, table)) for visitor in people]
        for client in clients:
            client.bytes.clear()
        sizes: list[int] = []
        while clients[0].view["table"]["status"] == "playing":
            known = clients[0].number
            for client in clients:
                client.act(choose)
                newest = max(other.number for other in clients)
                for other in clients:
                    other.up_to(newest)
            if clients[0].number > known:
                sizes += [sum(client.bytes) for client in clients]
                for client in clients:
                    client.bytes.clear()
        views = [json.dumps({**client.view, "mine": {}}, sort_keys=True) for client in clients]
        assert len(set(views)) == 1
        assert clients[0].view["table"]["result"]["how"] == "scored"
    sizes.sort()
    assert sizes[len(sizes) // 2] <= 6_000


def test_the_patched_view_equals_the_fetched_view(server: Server, anna: Visitor) -> None:
    table = anna.table("me", "me", "me")
    choose = random.Random(3)
    with following(anna, table) as client, following(Visitor(server.address), table) as stranger:
        for turn in range(60):
            assert client.act(choose) is not None
            seat = next((seat for seat, mine in client.mine.items() if mine.get("may_undo")), None)
            if seat is not None and choose.random() < 0.2:
                client.do("undo", seat, whole_turn=choose.random() < 0.5)
            whole = anna.ok("GET", f"/api/tables/{table}/view")
            assert {name: whole[name] for name in ("table", "board", "mine")} == client.view
            assert whole["log"] == client.log
            assert whole["log_since"] == 0
            if turn % 4 == 0:
                stranger.catch_up()
                assert stranger.view == {**client.view, "mine": {}}
                assert stranger.log == client.log


def test_a_client_that_reconnects_gets_what_it_missed_and_what_was_undone(anna: Visitor) -> None:
    table = anna.table("me", "me")
    with following(anna, table) as client:
        with following(anna, table) as gone:
            seat, move = first_move(gone)
            gone.do("move", seat, move=move)
        client.up_to(gone.number)
        client.do("undo", seat)
        assert client.do("move", seat, move=move)["status"] == "done"
        with following(anna, table, since=gone.number) as again:
            again.log = [entry for entry in gone.log if entry["number"] <= again.number] or gone.log
            message = anna.ok("GET", f"/api/tables/{table}/view", since=gone.number)
            assert message["log_since"] == gone.number - 1  # the undone move is replaced
            assert [entry["number"] for entry in message["log"]] == [client.number]
            assert again.view == client.view
        with following(anna, table, since=client.number) as newest:
            assert newest.log == []


def test_texts_come_in_the_requested_language(anna: Visitor) -> None:
    anna.ok("PATCH", "/api/me", language="fr")
    table = anna.table("me", "me")
    with following(anna, table) as own, following(anna, table, language="de") as german:
        seat, move = first_move(own)
        assert own.mine[seat]["todo"] != german.mine[seat]["todo"]
        refused = german.do("move", seat, move="end")
        assert "nicht" in refused["message"]
        assert own.do("move", seat, move=move)["status"] == "done"
        german.up_to(own.number)
        assert own.log[-1]["lines"] != german.log[-1]["lines"]
        assert own.view["board"] == german.view["board"]


def test_a_stale_move_is_refused_after_the_view_of_what_happened(anna: Visitor) -> None:
    table = anna.table("me", "me")
    with following(anna, table) as one, following(anna, table) as other:
        seat, move = first_move(one)
        after = one.number
        assert one.do("move", seat, move=move)["status"] == "done"
        answer = other.do("move", seat, after=after, move=move)
        assert (answer["status"], answer["error"], answer["number"]) == ("stale", "server-stale", after + 1)
        assert other.number == after + 1
        again = one.do("move", seat, after=after, move=move)
        assert again["status"] == "stale"
        assert one.number == after + 1


def test_a_refused_move_names_its_rule_and_changes_nothing(anna: Visitor) -> None:
    with following(anna, anna.table("me", "me")) as client:
        seat, _ = first_move(client)
        before = client.view
        answer = client.do("move", seat, move="pass")
        assert (answer["status"], answer["rule"]) == ("refused", "R-TAKE-02")
        assert client.kinds == ["view", "answer"]
        assert client.view == before


def test_a_player_cannot_move_for_another(server: Server, anna: Visitor) -> None:
    table = anna.table("me", "me")
    with following(anna, table) as client:
        seat, move = first_move(client)
        for visitor, error in (
            (Visitor(server.address, "Bruno"), "server-not-your-seat"),
            (Visitor(server.address), "server-sign-in"),
        ):
            with following(visitor, table) as other:
                assert other.mine == {}
                answer = other.do("move", seat, move=move)
                assert (answer["status"], answer["error"]) == ("refused", error)


def test_messages_in_one_packet_are_answered_in_order(anna: Visitor) -> None:
    with following(anna, anna.table("me", "me")) as client:
        seat, move = first_move(client)
        socket = client.socket
        intent = {"seat": seat, "after": client.number, "do": {"type": "move", "move": move}}
        for number in range(1, 8):
            said = {"type": "ping"} if number == 4 else intent | {"id": number}
            socket.protocol.send_text(json.dumps(said).encode())
        socket.socket.sendall(b"".join(socket.protocol.data_to_send()))  # seven frames, one packet
        answers: list[Json] = []
        while len(answers) < 7:
            message = client.receive()
            if message["type"] in ("answer", "pong"):
                answers.append(message)
        assert [message.get("id", "pong") for message in answers] == [1, 2, 3, "pong", 5, 6, 7]
        states = [message.get("status", "pong") for message in answers]
        assert states == ["done", "stale", "stale", "pong", "stale", "stale", "stale"]


def test_a_fragmented_intent_is_carried_out(anna: Visitor) -> None:
    with following(anna, anna.table("me", "me")) as client:
        seat, move = first_move(client)
        words = json.dumps({"seat": seat, "after": client.number, "do": {"type": "move", "move": move}})
        client.socket.send([words[:5], words[5:9], words[9:]])
        client.up_to(client.number + 1)


def test_try_shows_the_result_and_changes_nothing(anna: Visitor) -> None:
    table = anna.table("me", "me")
    with following(anna, table) as client:
        seat, move = first_move(client)
        tried = client.do("try", seat, moves=[move])
        assert tried["status"] == "done"
        assert tried["result"]["seat"] == seat
        assert tried["result"] != client.mine[seat]
        refused = client.do("try", seat, moves=[move, "end"])
        assert (refused["status"], refused["rule"][:2]) == ("refused", "R-")
        assert refused["result"] == tried["result"]
        assert client.kinds == ["view", "answer", "answer"]


def until(client: TableClient, stage: str) -> None:
    """Do random legal things until the game reaches a stage."""
    choose = random.Random(8)
    while client.view["board"]["stage"] != stage:
        assert client.act(choose) is not None


def test_a_placed_plan_is_saved_and_shown_again(anna: Visitor) -> None:
    table = anna.table("me", "me")
    with following(anna, table) as client:
        until(client, "planning")
        accepts = client.mine["A"]["compose"]["accepts"]
        what = next(iter(accepts))
        placed = [{"what": what, "on": accepts[what][0]}]
        saved = client.do("plan", "A", placed=placed, ready=False)
        assert saved["status"] == "done" or saved["rule"].startswith("R-")
        best = client.do("try", "A", placed=placed)["result"]["compose"]
        assert best["placed"] == placed
        with following(anna, table) as again:
            assert again.mine == client.mine
        assert client.do("plan", "A", placed=[], ready=True)["status"] == "done"
        assert client.mine["A"]["compose"]["ready"]
        assert client.do("plan", "A", placed=[], ready=False)["status"] == "done"
        assert not client.mine["A"]["compose"].get("ready")


def test_invalid_placements_are_refused_with_the_reason(anna: Visitor) -> None:
    with following(anna, anna.table("me", "me")) as client:
        until(client, "planning")
        before = client.view
        for what, on in (("disk:yellow", "tile:11"), ("good:coal", "worker:farmer"), ("", "")):
            answer = client.do("plan", "A", placed=[{"what": what, "on": on}] * 2, ready=False)
            assert (answer["status"], answer["error"]) == ("refused", "server-cannot-place")
            assert answer["message"]
        assert client.view == before


def test_storing_refuses_invalid_placements_and_accepts_none(anna: Visitor) -> None:
    with following(anna, anna.table("me", "me")) as client:
        until(client, "storing")
        seat = next(seat for seat, mine in client.mine.items() if "compose" in mine)
        before = client.number
        assert client.do("store", seat, placed=[{"what": "good:thaler", "on": "store:farm"}])["status"] == "refused"
        assert client.number == before
        assert client.do("store", seat, placed=[])["status"] == "done"
        assert client.number > before


def test_when_planning_in_turn_order_a_plan_is_played_at_once(anna: Visitor) -> None:
    table = anna.table("me", "me", rules={"options": {"plan_in_turn_order": "yes"}})
    with following(anna, table) as client:
        until(client, "planning")
        first = next(seat for seat, mine in client.mine.items() if "compose" in mine)
        assert client.do("plan", first, placed=[], ready=False)["error"] == "server-no-plan-now"
        before = client.number
        assert client.do("plan", first, placed=[], ready=True)["status"] == "done"
        assert client.number > before
        second = next(seat for seat, mine in client.mine.items() if "compose" in mine)
        assert second != first
        assert client.do("plan", second, placed=[], ready=True)["status"] == "done"
        assert client.view["board"]["stage"] == "working"


def test_when_planning_in_turn_order_an_empty_or_unfinished_plan_is_refused(anna: Visitor) -> None:
    """Also one that follows an old event, or comes from a player whose turn it is not."""
    table = anna.table("me", "me", rules={"options": {"plan_in_turn_order": "yes"}})
    with following(anna, table) as client:
        until(client, "planning")
        first = next(seat for seat, mine in client.mine.items() if "compose" in mine)
        other = next(seat for seat in client.mine if seat != first)
        before = client.number
        assert client.do("plan", first, moves=[], ready=True)["error"] == "server-plan-unfinished"
        assert client.do("plan", first, moves=["farmer idle"], ready=True)["error"] == "server-plan-unfinished"
        assert client.do("plan", other, moves=[], ready=True)["error"] == "server-no-plan-now"
        assert client.do("plan", first, after=0, moves=[], ready=True)["status"] == "stale"
        assert client.number == before


def test_why_names_the_rule_against_a_target(anna: Visitor) -> None:
    with following(anna, anna.table("me", "me")) as client:
        seat, _ = first_move(client)
        answer = client.do("why", seat, target="worker:farmer")
        assert answer["status"] == "done"
        assert answer["result"]["message"]
        assert answer["result"]["rule"].startswith("R-")


def test_a_chat_line_arrives_before_its_answer(server: Server, anna: Visitor) -> None:
    table = anna.table("me", "me")
    with following(anna, table) as client, following(Visitor(server.address), table, chat=0) as stranger:
        assert client.do("chat", text="Glück auf!")["status"] == "done"
        assert client.kinds == ["view", "chat", "answer"]
        assert stranger.receive()["messages"][0]["text"] == "Glück auf!"
        assert stranger.do("chat", text="Hello")["error"] == "server-sign-in"


def test_a_hint_does_not_block_the_game(anna: Visitor) -> None:
    with following(anna, anna.table("me", "me")) as client:
        seat, move = first_move(client)
        hint = client.send("hint", seat)
        played = client.send("move", seat, move=move)
        answers: list[Json] = []
        while len(answers) < 2:
            message = client.receive()
            if message["type"] == "answer":
                answers.append(message)
        assert [answer["id"] for answer in answers] == [played, hint]
        assert answers[1]["result"]["best"][0]["moves"][0]["move"].startswith("take")
        assert answers[1]["number"] == answers[0]["number"] == client.number  # the newest event, not that of the hint


def test_the_socket_uses_compression(anna: Visitor) -> None:
    with following(anna, anna.table("me", "me")) as client:
        assert any(isinstance(extension, PerMessageDeflate) for extension in client.socket.protocol.extensions)


def test_an_internal_error_closes_only_the_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Universe(tmp_path) as place:
        anna = place.people["Anna"] = Visitor(place.address, "Anna")
        table = anna.table("me", "me")
        with following(anna, table) as client:
            seat, move = first_move(client)
            with monkeypatch.context() as trouble:
                trouble.setattr("haspelknecht.server.tables.tables.save", lambda *given: 1 / 0)
                with pytest.raises(ConnectionClosedError) as closed:
                    client.do("move", seat, move=move)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4500
        with following(anna, table) as again:
            assert again.number == client.number
            assert again.do("move", seat, move=move)["status"] == "done"


def test_intents_can_be_sent_over_http(anna: Visitor) -> None:
    table = anna.table("me", "me")
    view = anna.ok("GET", f"/api/tables/{table}/view", language="de")
    seat, mine = next((seat, mine) for seat, mine in view["mine"].items() if mine.get("moves"))
    intent = {"id": 9, "seat": seat, "after": view["number"], "do": {"type": "move", "move": mine["moves"][0]["move"]}}
    path = f"/api/tables/{table}/intents"
    done = anna.ask("POST", path, **intent)
    assert (done.status_code, done.json()) == (
        200, {"type": "answer", "id": 9, "status": "done", "number": view["number"] + 1},
    )  # fmt: skip
    stale = anna.ask("POST", path, **intent)
    assert (stale.status_code, stale.json()["status"]) == (409, "stale")
    refused = anna.ask("POST", path, **intent | {"after": view["number"] + 1, "do": {"type": "move", "move": "end"}})
    assert (refused.status_code, refused.json()["status"]) == (400, "refused")
    assert refused.json()["rule"].startswith("R-")
    assert Visitor(anna.address).ask("POST", path, **intent).status_code == 401
    assert anna.ask("POST", "/api/tables/nothing/intents", **intent).status_code == 404


def test_the_facts_of_a_game_come_in_the_language_of_the_client(anna: Visitor) -> None:
    table = anna.table("me", "me", start=False)
    assert anna.ok("GET", f"/api/tables/{table}")["facts"] is None
    anna.ok("POST", f"/api/tables/{table}/start")
    english, german = (anna.ok("GET", f"/api/tables/{table}", language=language)["facts"] for language in ("en", "de"))
    assert english["tiles"]["22"]["name"] == "Wheelbarrow"
    assert german["tiles"]["22"]["name"] == "Schubkarre"
    anna.ok("PATCH", "/api/me", language="de")
    assert anna.ok("GET", f"/api/tables/{table}")["facts"] == german


def test_the_board_appears_when_the_game_starts(anna: Visitor) -> None:
    table = anna.table("me", "me", start=False)
    with following(anna, table) as client:
        assert "board" not in client.view
        assert client.mine == {}
        anna.ok("POST", f"/api/tables/{table}/start")
        client.up_to(1)
        assert client.view["board"]["year"] == 1
        assert set(client.mine) == {"A", "B"}
