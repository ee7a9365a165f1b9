"""A slow client gets one message for everything that it missed, and does not block others."""

from __future__ import annotations

import random
from pathlib import Path

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tests.server.following import following
from tests.server.serving import Visitor
from tests.server.universe import Universe
from tests.waiting import eventually

MOVES = 12


def connections(place: Universe) -> list[WebSocketsSansIOProtocol]:
    """The open sockets of the server."""
    return [line for line in place.uvicorn.server_state.connections if isinstance(line, WebSocketsSansIOProtocol)]


def test_a_slow_client_gets_one_message_for_everything_that_it_missed(tmp_path: Path) -> None:
    with Universe(tmp_path) as place:
        anna = place.people["Anna"] = Visitor(place.address, "Anna")
        table = anna.table("me", "me")
        with following(anna, table) as slow:
            [line] = connections(place)
            with following(anna, table) as quick:
                slow.kinds.clear()
                line.loop.call_soon_threadsafe(
                    line.pause_writing
                )  # as its transport does when the client does not read
                for number in range(MOVES):
                    answer = quick.act(random.Random(number))
                    assert answer is not None
                    assert answer["status"] == "done"
                line.loop.call_soon_threadsafe(line.resume_writing)
                slow.up_to(quick.number)
                assert slow.view == quick.view
                assert slow.log == quick.log
                assert slow.kinds.count("patch") <= 2  # one may have been sent before the pause
                assert quick.kinds.count("patch") == MOVES


def test_the_server_stops_reading_from_a_client_that_does_not_read(tmp_path: Path) -> None:
    with Universe(tmp_path) as place:
        anna = place.people["Anna"] = Visitor(place.address, "Anna")
        table = anna.table("me", "me")
        with following(anna, table) as client:
            [line] = connections(place)
            line.loop.call_soon_threadsafe(line.pause_writing)
            for _ in range(200):
                client.send("move", "A", after=10_000, move="pass")
            with following(anna, table) as other:  # others are served meanwhile
                assert other.act(random.Random(0)) is not None
            eventually(lambda: line.read_paused, "the server stops reading from the client")
            line.loop.call_soon_threadsafe(line.resume_writing)
            answers = 0
            while answers < 200:
                answers += client.receive()["type"] == "answer"
            assert client.number == other.number
