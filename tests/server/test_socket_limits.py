"""Rate limits of sockets: a client that exceeds them is refused a few times, then disconnected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.following import TableClient, following
from tests.server.serving import Visitor
from tests.server.threaded_server import ThreadedServer
from tests.server.universe import NOON


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadedServer]:
    """A server with the default rate limits, whose time stands still: buckets are never refilled."""
    with ThreadedServer(folder=tmp_path_factory.mktemp("limited"), rates=1.0, now=lambda: NOON) as running:
        yield running


@pytest.fixture
def anna(limited: ThreadedServer) -> Visitor:
    """A guest."""
    return Visitor(limited.address, "Anna")


def flood(client: TableClient, count: int, do: str, seat: str, **words: Any) -> tuple[Counter[str], int | None]:
    """Send many intents at once; returns the answers, counted, and the close code if the socket was closed."""
    answers: Counter[str] = Counter()
    with suppress(ConnectionClosed):
        for _ in range(count):
            client.send(do, seat, **words)
    try:
        while answers.total() < count:
            message = client.receive()
            if message["type"] == "answer":
                answers[str(message.get("error") or message["status"])] += 1
    except ConnectionClosed as closed:
        return answers, None if closed.rcvd is None else closed.rcvd.code
    return answers, None


def test_a_player_who_exceeds_the_rate_limit_is_refused_five_times_and_then_disconnected(anna: Visitor) -> None:
    table = anna.table("me", "me")
    with following(anna, table) as client:
        answers, code = flood(client, 500, "undo", "A")
    assert code == 4429
    assert 50 <= answers["server-no-undo"] <= 60
    assert answers["server-too-many"] == 5


def test_try_and_why_have_a_separate_limit(anna: Visitor) -> None:
    with following(anna, anna.table("me", "me")) as client:
        seat = next(seat for seat, mine in client.mine.items() if mine.get("moves"))
        for _ in range(25):
            assert client.do("try", seat, moves=[])["status"] == "done"
            assert client.do("why", seat, target="worker:farmer")["status"] == "done"
        assert client.do("undo", seat)["error"] == "server-no-undo"
        answers, code = flood(client, 300, "why", seat, target="worker:farmer")
        assert (code, answers["server-too-many"]) == (4429, 5)


def test_clients_without_a_seat_have_a_lower_limit(limited: ThreadedServer, anna: Visitor) -> None:
    table = anna.table("me", "me")
    with following(Visitor(limited.address, "Bruno"), table) as client:
        answers, code = flood(client, 100, "move", "A", move="pass")
    assert code == 4429
    assert answers == {"server-not-your-seat": 10, "server-too-many": 5}


def test_one_client_that_floods_the_server_does_not_block_others(limited: ThreadedServer, anna: Visitor) -> None:
    table = anna.table("me", "me")
    loud = Visitor(limited.address, "Bruno")
    with following(anna, table) as client, following(loud, table) as noise:
        with suppress(ConnectionClosed):
            for _ in range(200):
                noise.send("move", "A", move="pass")
        seat, mine = next((seat, mine) for seat, mine in client.mine.items() if mine.get("moves"))
        assert client.do("move", seat, move=mine["moves"][0]["move"])["status"] == "done"
