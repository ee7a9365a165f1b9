"""Streams of remote bots: keep-alive lines, the end of streams, and no leaks of memory."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from haspelknecht.server.remote_bots import streams
from haspelknecht.server.remote_bots.streams import Wakeups
from haspelknecht.server.tables.changes import News
from haspelknecht.server.tables.live_table import LiveTable
from tests.server.drafts import table_of
from tests.server.remote_bots import RemoteBot, sit_down, until
from tests.server.serving import Server, Visitor
from tests.server.threaded_server import ThreadedServer
from tests.waiting import HANG, eventually


def test_a_server_that_stops_completes_its_streams(tmp_path: Path) -> None:
    """A truncated stream would be an error for the reader."""
    server = Server(tmp_path / "data").start()
    anna = Visitor(server.address, "Anna")
    robot = RemoteBot(anna)
    table = sit_down(anna, robot, "me")
    with robot.table_stream(table) as messages, robot.stream("/api/bot/events") as invitations:
        assert next(messages)["type"] == "hello"
        assert until(invitations, "table_started")
        assert server.process is not None
        server.process.terminate()
        assert "game_over" not in [message["type"] for message in messages]
        assert list(invitations) == []
    assert server.stop() == 0


class StreamServer(ThreadedServer):
    """A server that shows what its open streams keep in memory."""

    def traces(self, table: str) -> int:
        """How many objects open streams keep in memory."""
        subscribers = self.services.tables.in_memory[table].subscribers
        return len(subscribers) + len(self.services.bot_streams.streams) + len(self.services.wakeups.waiting)


@pytest.fixture
def stream_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[StreamServer]:
    """A server that sends keep-alive lines often."""
    monkeypatch.setattr(streams, "KEEP_ALIVE", 0.05)
    with StreamServer(folder=tmp_path / "data", rates=0) as running:
        yield running


def test_streams_leave_nothing_in_memory_after_the_reader_disconnects(stream_server: StreamServer) -> None:
    """No subscriber, no stream and no wake-up, even after several connections."""
    anna = Visitor(stream_server.address, "Anna")
    robot = RemoteBot(anna)
    table = sit_down(anna, robot, "me")
    for _ in range(3):
        with robot.lines("/api/bot/events") as invitations, robot.lines(f"/api/tables/{table}/bot") as game:
            next(invitations), next(game)
            eventually(lambda: stream_server.traces(table) == 5, "a subscriber, two streams, two wake-ups")
        eventually(lambda: stream_server.traces(table) == 0, "nothing is left")


def test_streams_send_keep_alive_lines_until_the_token_is_revoked(stream_server: StreamServer) -> None:
    anna = Visitor(stream_server.address, "Anna")
    robot = RemoteBot(anna)
    table = sit_down(anna, robot, "me", start=False)
    with robot.lines("/api/bot/events") as invitations, robot.lines(f"/api/tables/{table}/bot") as game:
        for stream in (invitations, game):
            assert [next(stream) for _ in range(3)][1:] == ["", ""]
        assert anna.http.delete(f"/api/me/bots/{robot.id}").is_success
        assert set(invitations) | set(game) <= {""}
    assert httpx.get(anna.address + "/health", timeout=HANG).is_success


@contextmanager
def chatting(anna: Visitor, table: str) -> Iterator[None]:
    """Send chat lines to a table all the time."""
    enough = threading.Event()

    def chat() -> None:
        for number in itertools.count():
            if enough.is_set():
                return
            anna.ok("POST", f"/api/tables/{table}/chat", text=f"line {number}")

    thread = threading.Thread(target=chat)
    thread.start()
    try:
        yield
    finally:
        enough.set()
        thread.join()


def test_streams_of_a_busy_table_send_keep_alive_lines_and_end_when_the_token_is_revoked(
    stream_server: StreamServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chat wakes the streams although it is not sent to bots."""
    monkeypatch.setattr(streams, "KEEP_ALIVE", 0.5)  # far longer than between two chat lines
    anna = Visitor(stream_server.address, "Anna")
    robot = RemoteBot(anna)
    table = sit_down(anna, robot, "me")
    event_stream, table_stream = robot.lines("/api/bot/events"), robot.lines(f"/api/tables/{table}/bot")
    with event_stream as invitations, table_stream as game, chatting(anna, table):
        for stream in (invitations, game):
            assert "" in stream
            assert next(stream) == ""
        assert anna.http.delete(f"/api/me/bots/{robot.id}").is_success
        assert set(invitations) | set(game) <= {""}


def test_a_stream_that_is_always_woken_still_sends_keep_alive_lines() -> None:
    """It is woken before it starts to wait."""

    async def waits() -> list[bool]:
        woken = asyncio.Event()
        woken.set()
        with streams.BotStreams().open("a table", woken) as stream:
            stream.next_keep_alive = asyncio.get_running_loop().time()  # now
            return [await stream.wait(), await stream.wait()]

    assert asyncio.run(waits()) == [False, True]


# -- wake-ups ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("news", "woken_names"),
    [
        (News("table", 1), {"table", "anna", "bruno"}),
        (News("table", 1, chat=1), {"table", "anna", "bruno"}),
        (News("table", 1, turn=["clara"]), {"table", "anna", "bruno", "clara"}),
        (News("table", 1, seat=1), set()),  # how often Bruno changes his plan is secret, too
    ],
)
def test_a_change_wakes_all_streams_of_a_table_but_a_secret_plan_wakes_none(news: News, woken_names: set[str]) -> None:
    names = ["table", "anna", "bruno", "clara", "another table"]
    events = {name: asyncio.Event() for name in names}
    wakeups = Wakeups()
    for name, woken in events.items():
        wakeups.add(woken, [name])
    wakeups.wake(news, LiveTable(table_of(2)))
    assert {name for name, woken in events.items() if woken.is_set()} == woken_names
