"""A client that does not keep up gets one message for all that it missed, and nobody waits for it."""

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
    """The open sockets, as the server knows them."""
    return [line for line in place.uvicorn.server_state.connections if isinstance(line, WebSocketsSansIOProtocol)]


def test_who_cannot_keep_up_gets_one_message_for_everything_and_nobody_waits(tmp_path: Path) -> None:
    with Universe(tmp_path) as place:
        anna = place.people["Anna"] = Visitor(place.address, "Anna")
        table = anna.table("me", "me")
        with following(anna, table) as slow:
            [line] = connections(place)
            with following(anna, table) as quick:
                slow.kinds.clear()
                line.loop.call_soon_threadsafe(line.pause_writing)  # what its transport does when nobody reads
                for number in range(MOVES):
                    answer = quick.act(random.Random(number))
                    assert answer is not None
                    assert answer["status"] == "done"
                line.loop.call_soon_threadsafe(line.resume_writing)
                slow.up_to(quick.number)
                assert slow.view == quick.view
                assert slow.log == quick.log
                assert slow.kinds.count("patch") <= 2  # one may have been on its way
                assert quick.kinds.count("patch") == MOVES


def test_who_asks_and_does_not_read_is_not_read_either(tmp_path: Path) -> None:
    with Universe(tmp_path) as place:
        anna = place.people["Anna"] = Visitor(place.address, "Anna")
        table = anna.table("me", "me")
        with following(anna, table) as client:
            [line] = connections(place)
            line.loop.call_soon_threadsafe(line.pause_writing)
            for _ in range(200):
                client.send("move", "A", after=10_000, move="pass")
            with following(anna, table) as other:  # everybody else is served meanwhile
                assert other.act(random.Random(0)) is not None
            eventually(lambda: line.read_paused, "the server stops reading from the client")
            line.loop.call_soon_threadsafe(line.resume_writing)
            answers = 0
            while answers < 200:
                answers += client.hear()["type"] == "answer"
            assert client.number == other.number
