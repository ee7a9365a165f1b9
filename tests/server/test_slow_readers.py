"""A client that does not keep up is told everything in the end, in order and once; nobody waits for him."""

from __future__ import annotations

import json
import random
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from haspelknecht.server.short_way import SocketWithShortWay, text_head
from tests.server.serving import Visitor
from tests.server.universe import Universe, universe
from tests.waiting import HANG

Words = dict[str, Any]


def connections(place: Universe) -> list[SocketWithShortWay]:
    """The open sockets, as the server knows them."""
    return [line for line in place.server.server_state.connections if isinstance(line, SocketWithShortWay)]


def move(visitor: Visitor, table: str, news: Words) -> Words:
    """Somebody's move or another step of a plan, at a table of one person."""
    choose = random.Random(news["table"]["number"])
    answers = (visitor.act(news, seat, choose) for seat in news["mine"])
    answer = next(answer for answer in answers if answer is not None)
    assert answer.status_code == 200, answer.text
    found: Words = answer.json()
    return found


def test_who_cannot_keep_up_hears_everything_in_order_and_once_and_nobody_waits_for_him(tmp_path: Path) -> None:
    with universe(tmp_path) as place:
        anna = place.people["Anna"] = Visitor(place.address, "Anna")
        table = anna.table("me", "me")
        slow = place.follow(anna, f"/api/tables/{table}/live", "slow")
        [line] = connections(place)
        quick = place.follow(anna, f"/api/tables/{table}/live", "quick")
        news = anna.news(table)
        line.loop.call_soon_threadsafe(line.pause_writing)  # what its transport does when the client does not read
        for _ in range(4):
            news = move(anna, table, news)
        last = news["table"]["number"]
        assert last > 2
        assert list(chain.from_iterable(numbers_up_to(quick, last))) == list(range(1, last + 1))
        line.loop.call_soon_threadsafe(line.resume_writing)
        heard = numbers_up_to(slow, last)
        assert list(chain.from_iterable(heard)) == list(range(1, last + 1))
        assert len(heard) <= 3  # what he had not been told when he could not be told came in one message


def numbers_up_to(socket: Any, last: int) -> list[list[int]]:
    """The numbers of the events in each message, up to the last event."""
    heard: list[list[int]] = []
    while not heard or heard[-1][-1] < last:
        news = json.loads(socket.recv(timeout=HANG))
        if news["type"] == "news" and news["events"]:
            heard.append([event["number"] for event in news["events"]])
    return heard


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_the_head_of_a_frame_is_that_of_the_library(length: int) -> None:
    text = b"x" * length
    assert text_head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
