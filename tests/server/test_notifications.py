"""Notices about a person's tables arrive over a socket, at once, in order, and only for people who sit there."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection

from haspelknecht.server.notifications.notices import Delivery, Notice, NoticeType
from haspelknecht.server.notifications.notifier import MAX_UNSENT, Notifier
from haspelknecht.server.security.open_sockets import MAX_PER_PERSON
from haspelknecht.server.storage.database import Database, migrate
from haspelknecht.server.tables.tables import Tables
from tests.server.serving import Server, Visitor, close_code, serving, start_game
from tests.waiting import HANG

pytest_plugins = ["tests.server.postgres"]

Json = dict[str, Any]


class NoticeListener:
    """An open socket for the notices of a person."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.waiting = self.next()

    def next(self) -> Json:
        """Receive the next message."""
        message: Json = json.loads(self.socket.recv(timeout=HANG))
        return message

    def until(self, kind: str) -> list[Json]:
        """Receive messages up to the first of a kind."""
        messages = [self.next()]
        while messages[-1]["type"] != kind:
            messages.append(self.next())
        return messages

    def so_far(self) -> list[Json]:
        """Receive all messages so far: those sent before a ping come before its answer."""
        self.socket.send('{"type":"ping"}')
        return self.until("pong")[:-1]


@contextmanager
def listening(visitor: Visitor) -> Iterator[NoticeListener]:
    """Open the socket for the notices of a person."""
    with visitor.socket("/api/live") as socket:
        yield NoticeListener(socket)


def waits_for(visitor: Visitor) -> list[str]:
    """The tables that wait for a person, by HTTP."""
    return [item["table"] for item in visitor.ok("GET", "/api/me/waiting")["tables"]]


def seat_to_move(visitor: Visitor, table: str) -> str:
    """The seat that the game waits for."""
    letter: str = next(seat["seat"] for seat in visitor.news(table)["table"]["seats"] if seat["pending"])
    return letter


def act_once(visitors: list[Visitor], table: str, choose: random.Random) -> bool:
    """Make a move for one of the players; False when the game is over."""
    for visitor in visitors:
        news = visitor.news(table)
        for seat in news["mine"]:
            if visitor.act(news, seat, choose) is not None:
                return True
    return False


def test_people_at_a_table_are_notified_when_others_join_and_the_game_starts(anna: Visitor, bruno: Visitor) -> None:
    table = anna.table("me", "open", start=False)
    with listening(anna) as of_anna, listening(bruno) as of_bruno:
        bruno.ok("POST", f"/api/tables/{table}/join")
        anna.ok("POST", f"/api/tables/{table}/start")
        notices = of_anna.until("started")
        assert notices == [
            {"type": "joined", "table": table, "seat": "B", "name": "Bruno"},
            {"type": "ready", "table": table},
            {"type": "started", "table": table},
        ]
        assert of_bruno.until("started") == notices[1:]  # without a notice of his own joining


def test_a_person_removed_from_a_seat_is_notified_like_the_others(anna: Visitor, bruno: Visitor) -> None:
    table = anna.table("me", "open", start=False)
    bruno.ok("POST", f"/api/tables/{table}/join")
    with listening(anna) as of_anna, listening(bruno) as of_bruno:
        anna.ok("PATCH", f"/api/tables/{table}/seats/B", kind="open")
        left = {"type": "left", "table": table, "seat": "B", "name": "Bruno"}
        assert of_bruno.until("left") == [left]
        assert of_anna.until("left") == [left]


def test_the_first_message_lists_the_games_that_wait(anna: Visitor, bruno: Visitor) -> None:
    tables = [anna.table("me", "me") for _ in range(3)]
    start_game([bruno, Visitor(bruno.address, "Clara")])
    with listening(anna) as of_anna:
        assert of_anna.waiting["type"] == "waiting"
        assert of_anna.waiting["tables"] == [
            {"table": table, "seat": seat_to_move(anna, table)} for table in reversed(tables)
        ]
    assert anna.ok("GET", "/api/me/waiting") == of_anna.waiting


def test_turn_and_done_notices_keep_the_list_of_waiting_games_correct(anna: Visitor, bruno: Visitor) -> None:
    table = start_game([anna, bruno])
    choose = random.Random(3)
    with listening(anna) as of_anna, listening(bruno) as of_bruno:
        subscribers = {anna: of_anna, bruno: of_bruno}
        lists = {who: {item["table"] for item in of.waiting["tables"]} for who, of in subscribers.items()}
        for _ in range(15):
            for _ in range(5):
                act_once([anna, bruno], table, choose)
            for who, subscriber in subscribers.items():
                for notice in subscriber.so_far():
                    (lists[who].add if notice["type"] == "turn" else lists[who].remove)(notice["table"])
                assert sorted(lists[who]) == waits_for(who)


def test_the_end_and_a_rematch_are_notified(anna: Visitor, bruno: Visitor) -> None:
    table = start_game([anna, bruno])
    with listening(bruno) as of_bruno:
        anna.ok("POST", f"/api/tables/{table}/concede", seat="A")
        assert of_bruno.until("over")[-1] == {"type": "over", "table": table}
        again = anna.ok("POST", f"/api/tables/{table}/rematch")["table"]["id"]
        assert of_bruno.next() == {"type": "rematch", "table": table, "next": again}
    assert waits_for(bruno) == []


def agree(visitor: Visitor, table: str, wish: str) -> None:
    """Set the same wish for both seats of a hot-seat game."""
    for seat in "AB":
        number = visitor.news(table)["table"]["number"]
        visitor.ok("PUT", f"/api/tables/{table}/wishes", seat=seat, after=number, wishes=[wish])


def test_a_paused_game_waits_for_nobody(anna: Visitor) -> None:
    table = anna.table("me", "me")
    with listening(anna) as of_anna:
        agree(anna, table, "pause")
        assert of_anna.so_far() == [{"type": "done", "table": table}]
        assert waits_for(anna) == []
        agree(anna, table, "resume")
        assert of_anna.so_far() == [{"type": "turn", "table": table, "seat": seat_to_move(anna, table)}]
        assert waits_for(anna) == [table]


def test_notices_are_sent_only_to_people_at_the_table(anna: Visitor, bruno: Visitor) -> None:
    stranger = Visitor(anna.address, "Stranger")
    with listening(stranger) as subscriber:
        table = start_game([anna, bruno], public=True)
        choose = random.Random(1)
        for _ in range(10):
            act_once([anna, bruno], table, choose)
        assert subscriber.so_far() == []
    assert stranger.ok("GET", "/api/me/waiting")["tables"] == []


def test_planning_sends_no_notice_to_others(anna: Visitor, bruno: Visitor) -> None:
    table = start_game([anna, bruno])
    choose = random.Random(1)
    while anna.news(table)["position"]["stage"] != "planning":
        act_once([anna, bruno], table, choose)
    with listening(bruno) as of_bruno:
        news = anna.news(table)
        while not news["mine"][0]["plan"]["ready"]:
            answer = anna.act(news, news["mine"][0], choose)
            assert answer is not None
            news = answer.json()
        assert of_bruno.so_far() == []


def test_the_socket_needs_a_session_and_accepts_only_pings(server: Server, anna: Visitor) -> None:
    with Visitor(server.address).socket("/api/live") as socket:
        assert close_code(socket) == 4401
    assert Visitor(server.address).ask("GET", "/api/me/waiting").status_code == 401
    for nonsense in ("nonsense", "{}", '{"type":"turn"}', b"\x00\xff", "x" * 10_000):
        with anna.socket("/api/live") as socket:
            socket.send(nonsense)
            assert close_code(socket) == 4400


def test_the_number_of_open_sockets_per_person_is_limited(tmp_path: Path) -> None:
    with serving(tmp_path / "strict", "--rates", "1") as strict:
        anna, bruno = Visitor(strict.address, "Anna"), Visitor(strict.address, "Bruno")
        table = anna.table("me", "me")
        paths = ["/api/live", f"/api/tables/{table}/live"] * (MAX_PER_PERSON // 2)
        with ExitStack() as stack:
            for path in paths:
                stack.enter_context(anna.socket(path)).recv(timeout=HANG)
            for path in paths[:2]:
                with anna.socket(path) as one_more:
                    assert close_code(one_more) == 4429
            with listening(bruno) as subscriber:  # others are not limited by that
                assert subscriber.waiting["tables"] == []
        with listening(anna) as subscriber:  # closed sockets no longer count
            assert subscriber.waiting["tables"][0]["table"] == table


def test_notices_reach_people_connected_to_another_server_process(tmp_path: Path, database: str) -> None:
    with (
        serving(tmp_path / "services", database=database) as one,
        serving(tmp_path / "services", database=database) as two,
    ):
        anna, bruno = Visitor(one.address, "Anna"), Visitor(one.address, "Bruno")
        elsewhere = Visitor(two.address)
        elsewhere.http.cookies = bruno.http.cookies
        with listening(elsewhere) as subscriber:
            table = start_game([anna, bruno])
            choose = random.Random(2)
            for _ in range(60):
                act_once([anna, bruno], table, choose)
            anna.ok("POST", f"/api/tables/{table}/concede", seat="A")
            notices = subscriber.until("over")
        kinds = [notice["type"] for notice in notices]
        assert kinds[:2] == ["ready", "started"]
        assert all(notice["table"] == table for notice in notices)
        waits = [kind for kind in kinds if kind in ("turn", "done")]
        assert waits == ["turn", "done"] * (len(waits) // 2)
        assert len(waits) >= 10


# -- the notifier itself, for orders of events that cannot be forced from outside ------------------------------------


def received(tmp_path: Path, deliveries: list[Delivery], most: int) -> list[Json]:
    """The first `most` messages of a follower if deliveries arrive before it reads any."""
    database = Database(f"sqlite:///{tmp_path / 'notifier.db'}")
    migrate(database.engine)

    async def follow() -> list[Json]:
        notifier = Notifier(Tables(database, lambda: 0.0))
        messages = notifier.follow("anna")
        sent = [json.loads(await anext(messages))]
        for delivery in deliveries:
            notifier.deliver(delivery)
        while len(sent) < most:
            sent.append(json.loads(await anext(messages)))
        await messages.aclose()
        assert not notifier.followers
        return sent

    try:
        return asyncio.run(follow())
    finally:
        database.close()


def delivery(kind: NoticeType, version: int) -> Delivery:
    """A delivery to Anna about her table."""
    return Delivery(["anna"], version, Notice(kind, "table"))


def test_an_outdated_notice_of_another_process_is_dropped(tmp_path: Path) -> None:
    notices = received(
        tmp_path, [delivery("done", 5), delivery("turn", 4), delivery("started", 3), delivery("turn", 6)], 4
    )
    assert [item["type"] for item in notices] == ["waiting", "done", "started", "turn"]


def test_a_client_that_is_too_slow_gets_the_complete_list_again(tmp_path: Path) -> None:
    notices = received(tmp_path, [delivery("joined", version) for version in range(MAX_UNSENT + 1)], 2)
    assert [item["type"] for item in notices] == ["waiting", "waiting"]
