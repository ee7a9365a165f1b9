"""Who says too much on a socket is first refused and then sent away; players who plan quickly never notice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.following import Following, following
from tests.server.serving import Server, Visitor, serving


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that it has if nothing is said."""
    with serving(tmp_path_factory.mktemp("limited") / "data", "--rates", "1") as found:
        yield found


@pytest.fixture
def anna(limited: Server) -> Visitor:
    """A guest."""
    return Visitor(limited.address, "Anna")


def flood(client: Following, count: int, do: str, seat: str, **words: Any) -> tuple[Counter[str], int | None]:
    """Send many intents at once; what was answered, and the code with which the socket was closed if it was."""
    found: Counter[str] = Counter()
    with suppress(ConnectionClosed):
        for _ in range(count):
            client.send(do, seat, **words)
    try:
        while found.total() < count:
            message = client.hear()
            if message["type"] == "answer":
                found[str(message.get("error") or message["status"])] += 1
    except ConnectionClosed as closed:
        return found, None if closed.rcvd is None else closed.rcvd.code
    return found, None


def test_who_goes_on_beyond_the_rate_is_refused_a_few_times_and_then_sent_away(anna: Visitor) -> None:
    table = anna.table("me", "me")
    with following(anna, table) as client:
        found, code = flood(client, 500, "undo", "A")
    assert code == 4429
    assert found["server-no-undo"] >= 50
    assert found["server-too-many"] == 5


def test_trying_and_asking_why_have_a_limit_of_their_own(anna: Visitor) -> None:
    with following(anna, anna.table("me", "me")) as client:
        seat = next(seat for seat, mine in client.mine.items() if mine.get("moves"))
        for _ in range(25):
            assert client.do("try", seat, moves=[])["status"] == "done"
            assert client.do("why", seat, target="worker:farmer")["status"] == "done"
        assert client.do("undo", seat)["error"] == "server-no-undo"
        found, code = flood(client, 300, "why", seat, target="worker:farmer")
        assert (code, found["server-too-many"]) == (4429, 5)


def test_who_has_no_seat_has_little_to_say(limited: Server, anna: Visitor) -> None:
    table = anna.table("me", "me")
    with following(Visitor(limited.address, "Bruno"), table) as client:
        found, code = flood(client, 100, "move", "A", move="pass")
    assert code == 4429
    assert found["server-not-your-seat"] <= 12
    assert found["server-too-many"] == 5


def test_a_flood_of_one_does_not_keep_others_waiting(limited: Server, anna: Visitor) -> None:
    table = anna.table("me", "me")
    loud = Visitor(limited.address, "Bruno")
    with following(anna, table) as client, following(loud, table) as noise:
        with suppress(ConnectionClosed):
            for _ in range(200):
                noise.send("move", "A", move="pass")
        seat, mine = next((seat, mine) for seat, mine in client.mine.items() if mine.get("moves"))
        assert client.do("move", seat, move=mine["moves"][0]["move"])["status"] == "done"
