"""Two server processes share one PostgreSQL: people at both play together, and either process can fail."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from threading import Barrier
from typing import TYPE_CHECKING, Any

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from haspelknecht.server.ids import new_id
from tests.server.following import following
from tests.server.serving import Server, Visitor, serving, start_game
from tests.waiting import HANG, eventually

if TYPE_CHECKING:
    from tests.server.postgres import Postgres

pytest_plugins = ["tests.server.postgres"]

Json = dict[str, Any]
PASSWORD = "a long enough password"


@pytest.fixture(scope="module")
def servers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two processes with the same database and the same key."""
    folder, database = tmp_path_factory.mktemp("two") / "data", postgres.new_database()
    with ExitStack() as stack:
        yield [stack.enter_context(serving(folder, database=database)) for _ in range(2)]


def at_other_process(visitor: Visitor, server: Server) -> Visitor:
    """The same person with the same cookie at another process."""
    there = Visitor(server.address)
    there.http.cookies.update(visitor.http.cookies)
    there.id = visitor.id
    return there


def newest(visitor: Visitor, table: str) -> Json:
    """The news after opening a socket, which makes the process read what is stored."""
    with following(visitor, table):
        return visitor.news(table)


def at_once(asks: list[tuple[Visitor, str, str, Json]]) -> list[httpx.Response]:
    """Send several requests at the same time."""
    barrier = Barrier(len(asks))

    def ask(visitor: Visitor, method: str, path: str, data: Json) -> httpx.Response:
        barrier.wait()
        return visitor.ask(method, path, **data)

    with ThreadPoolExecutor(len(asks)) as threads:
        return list(threads.map(lambda given: ask(*given), asks))


def test_a_move_at_one_process_reaches_sockets_at_the_other(servers: list[Server]) -> None:
    anna, bruno = (Visitor(server.address, name) for server, name in zip(servers, ("Anna", "Bruno"), strict=True))
    table = anna.table("me", "open", start=False)
    with following(bruno, table) as client:
        bruno.ok("POST", f"/api/tables/{table}/join")
        anna.ok("POST", f"/api/tables/{table}/start")  # would be refused if her process did not know that he joined
        assert client.until("begin")["number"] == 1
        by_name = {"A": anna, "B": bruno}
        news = anna.news(table)
        who = next(seat["seat"] for seat in news["table"]["seats"] if seat["pending"])
        mover = by_name[who]
        news = mover.news(table)
        seat = next(seat for seat in news["mine"] if seat["seat"] == who)
        answer = mover.act(news, seat, random.Random(1))
        assert answer is not None
        assert client.until("move")["number"] == answer.json()["events"][0]["number"]


def test_a_player_can_continue_at_the_other_process_after_every_event(servers: list[Server]) -> None:
    anna = Visitor(servers[0].address, "Anna")
    clients = [anna, at_other_process(anna, servers[1])]
    table = anna.table("me", "me")
    assert clients[1].news(table)["table"]["number"] == 1
    choose = random.Random(2)
    news = anna.news(table)
    for turn in range(1, 60):
        visitor = clients[turn % 2]
        seat = next(seat for seat in news["mine"] if seat["moves"] or (seat["plan"] and not seat["plan"]["ready"]))
        answer = visitor.act(news, seat, choose)
        assert answer is not None
        assert answer.status_code == 200, answer.text
        with following(visitor, table, since=answer.json()["table"]["number"]) as client:
            assert client.log == []
        news = answer.json()


def test_both_processes_show_the_same_state(servers: list[Server]) -> None:
    anna = Visitor(servers[0].address, "Anna")
    there = at_other_process(anna, servers[1])
    table = anna.table("me", "me", "me")
    choose = random.Random(5)
    for _ in range(150):
        news = anna.news(table)
        undo = [seat["seat"] for seat in news["mine"] if seat["may_undo"]]
        if undo and choose.random() < 0.4:
            anna.ok("POST", f"/api/tables/{table}/undo", seat=undo[0], after=news["table"]["number"])
        else:
            busy = [seat for seat in news["mine"] if seat["moves"] or (seat["plan"] and not seat["plan"]["ready"])]
            anna.act(news, busy[0], choose)
        here = anna.news(table)
        assert newest(there, table) == here
        assert there.ok("GET", f"/api/tables/{table}/view") == anna.ok("GET", f"/api/tables/{table}/view")


def test_exactly_one_of_two_simultaneous_moves_succeeds(servers: list[Server]) -> None:
    anna = Visitor(servers[0].address, "Anna")
    clients = [anna, at_other_process(anna, servers[1])]
    table = anna.table("me", "me")
    choose = random.Random(3)
    raced = 0
    while raced < 15:
        news = newest(anna, table)
        after = news["table"]["number"]
        seat = next(seat for seat in news["mine"] if seat["moves"] or (seat["plan"] and not seat["plan"]["ready"]))
        if seat["plan"] is not None:
            anna.act(news, seat, choose)
            continue
        wanted = [choose.choice(seat["moves"])["text"] for _ in clients]
        data = [{"seat": seat["seat"], "after": after, "move": move} for move in wanted]
        answers = at_once(
            [(client, "POST", f"/api/tables/{table}/moves", one) for client, one in zip(clients, data, strict=True)]
        )
        won = [answer.status_code for answer in answers].index(200)
        winner, loser = answers[won], answers[1 - won]
        assert loser.status_code == 409
        assert loser.json()["news"]["events"] == winner.json()["events"]
        assert winner.json()["events"][0]["moves"] == [[seat["seat"], wanted[won]]]
        assert winner.json()["table"]["number"] in (after + 1, after + 2)  # the last move is followed by the end
        raced += 1


def test_plans_that_become_ready_simultaneously_are_revealed_once(servers: list[Server]) -> None:
    anna, bruno = (Visitor(server.address, name) for server, name in zip(servers, ("Anna", "Bruno"), strict=True))
    table = start_game([anna, bruno])
    choose = random.Random(4)
    revealed = 0
    with following(anna, table) as client:
        while revealed < 5:
            latest = [newest(visitor, table) for visitor in (anna, bruno)]
            if any(news["position"]["stage"] != "planning" for news in latest):
                for visitor, news in zip((anna, bruno), latest, strict=True):
                    visitor.act(news, news["mine"][0], choose)
                continue
            number = max(news["table"]["number"] for news in latest)
            plans = [finished_plan(visitor, table, choose) for visitor in (anna, bruno)]
            asks = [
                (visitor, "PUT", f"/api/tables/{table}/plan",
                 {"seat": seat, "after": number, "moves": plan, "ready": True})
                for visitor, seat, plan in zip((anna, bruno), "AB", plans, strict=True)
            ]  # fmt: skip
            assert [answer.status_code for answer in at_once(asks)] == [200, 200]
            assert client.until("plans")["number"] == number + 1
            event = anna.news(table, since=number)["events"][0]
            for seat, plan in zip("AB", plans, strict=True):
                assert [move for owner, move in event["moves"] if owner == seat] == plan
            revealed += 1


def finished_plan(visitor: Visitor, table: str, choose: random.Random) -> list[str]:
    """Complete a plan without marking it ready; returns its moves."""
    news = newest(visitor, table)
    while news["mine"][0]["moves"]:
        answer = visitor.act(news, news["mine"][0], choose)
        assert answer is not None
        assert answer.status_code == 200, answer.text
        news = answer.json()
    return [move["text"] for move in news["mine"][0]["plan"]["moves"]]


def test_simultaneous_chat_lines_reach_every_socket_once_and_in_order(servers: list[Server]) -> None:
    anna = Visitor(servers[0].address, "Anna")
    clients = [anna, at_other_process(anna, servers[1])]
    table = anna.table("me", "me")
    lines = [f"line {number}" for number in range(60)]
    with anna.socket(f"/api/tables/{table}/live") as here, clients[1].socket(f"/api/tables/{table}/live") as there:
        for start in range(0, len(lines), 6):
            asks = [
                (clients[number % 2], "POST", f"/api/tables/{table}/chat", {"text": lines[start + number]})
                for number in range(6)
            ]
            assert {answer.status_code for answer in at_once(asks)} == {204}
        received = [chat_until(socket, len(lines)) for socket in (here, there)]
    assert received[0] == received[1]
    assert sorted(line["text"] for line in received[0]) == sorted(lines)


def chat_until(socket: ClientConnection, most: int) -> list[Json]:
    """The first `most` chat lines of a socket."""
    lines: list[Json] = []
    while len(lines) < most:
        message = json.loads(socket.recv(timeout=HANG))
        if message["type"] == "chat":
            lines += message["messages"]
    assert [line["id"] for line in lines] == sorted({line["id"] for line in lines})
    return lines


def test_sockets_receive_moves_even_if_the_notification_connection_is_lost(
    servers: list[Server], postgres: Postgres
) -> None:
    anna = Visitor(servers[0].address, "Anna")
    table = anna.table("me", "me")
    with following(at_other_process(anna, servers[1]), table) as client:
        assert client.number == 1
        close_notification_connections(servers, postgres)
        news = anna.news(table)
        answer = anna.act(news, next(seat for seat in news["mine"] if seat["moves"]), random.Random(6))
        assert answer is not None
        assert client.until("move")["number"] == answer.json()["events"][0]["number"]


def test_requests_are_answered_correctly_after_the_notification_connection_was_lost(
    servers: list[Server], postgres: Postgres
) -> None:
    anna = Visitor(servers[0].address, "Anna")
    there = at_other_process(anna, servers[1])
    table, handed_over = anna.table("me", "me"), anna.table("me", "me")
    for name in (table, handed_over):
        assert len(there.news(name)["mine"]) == 2  # now in the memory of the other process, without a socket
    code = anna.ok("GET", f"/api/tables/{handed_over}")["codes"]["B"]
    news = anna.news(table)
    close_notification_connections(servers, postgres)
    assert anna.act(news, next(seat for seat in news["mine"] if seat["moves"]), random.Random(6)) is not None
    Visitor(servers[0].address, "Bruno").ok("POST", f"/api/links/{code}")
    eventually(lambda: there.news(table)["table"]["number"] == 2, "the other process knows the move")
    eventually(lambda: len(there.news(handed_over)["mine"]) == 1, "the other process knows who sits there now")


def close_notification_connections(servers: list[Server], postgres: Postgres) -> None:
    """Close the notification connections of all processes."""
    postgres.wait_for_listeners(len(servers))  # an earlier test may have closed them
    with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
        closing = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        assert len(connection.execute(closing).fetchall()) == len(servers)


def test_ending_a_session_closes_its_sockets_at_the_other_process(servers: list[Server]) -> None:
    anna = Visitor(servers[0].address, "Anna")
    with at_other_process(anna, servers[1]).socket("/api/live") as socket:
        assert json.loads(socket.recv(timeout=HANG))["type"] == "waiting"
        assert anna.http.post("/api/sign-out?everywhere=true").status_code == 204
        with pytest.raises(ConnectionClosed) as end:
            socket.recv(timeout=HANG)
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 4401


def test_a_new_member_is_known_at_the_other_process_at_once(servers: list[Server]) -> None:
    anna = Visitor(servers[0].address, "Anna")
    table = anna.table("me", "me")
    assert at_other_process(anna, servers[1]).ok("GET", "/api/me")["id"] == anna.id  # cached there from now on
    anna.ok("POST", "/api/me/password", login=new_id(), password=PASSWORD)
    there = at_other_process(anna, servers[1])  # with the new cookie
    assert there.ok("GET", "/api/me")["kind"] == "member"
    assert len(newest(there, table)["mine"]) == 2  # not a spectator of her own game


def test_a_member_who_signs_in_at_one_process_is_recognised_at_the_other(servers: list[Server]) -> None:
    anna = Visitor(servers[0].address, "Anna")
    login = new_id()
    anna.ok("POST", "/api/me/password", login=login, password=PASSWORD)
    assert at_other_process(anna, servers[1]).ok("GET", "/api/me")["id"] == anna.id
    assert anna.http.post("/api/sign-out?everywhere=true").status_code == 204
    back = Visitor(servers[0].address)
    back.ok("POST", "/api/sign-in", login=login, password=PASSWORD)
    assert at_other_process(back, servers[1]).ok("POST", "/api/me", name="Anna")["id"] == anna.id


def test_bots_and_clocks_continue_when_their_process_is_killed(servers: list[Server]) -> None:
    lost, left = servers
    anna = Visitor(lost.address, "Anna")
    timed = anna.table("me", "me", clock={"kind": "live", "bank": 10, "increment": 0})
    thinking = anna.table("expert:3s", "expert:3s")  # the process is killed long before the first choice
    lost.kill()
    try:
        watching = at_other_process(anna, left)
        with following(watching, thinking) as bots, following(watching, timed) as clock:
            clock.first("away")
            assert any(seat["away"] == "clock" for seat in clock.view["table"]["seats"])
            assert clock.first("move")["number"] > 2  # a bot plays on
            assert bots.first("move")["number"] == 2
    finally:
        lost.start()
