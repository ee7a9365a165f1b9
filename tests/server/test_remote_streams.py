"""Streams of bots come and go: they show that they are open, end when they should, and leave nothing behind."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn

from haspelknecht.server.app import create_app
from haspelknecht.server.remote_bots import streams
from haspelknecht.server.remote_bots.wakeups import Wakeups
from haspelknecht.server.services import Services
from haspelknecht.server.settings import Settings
from haspelknecht.server.tables.changes import News
from haspelknecht.server.tables.live_table import LiveTable
from tests.server.drafts import table_of
from tests.server.remote_bots import RemoteBot, sit_down, until
from tests.server.serving import Server, Visitor
from tests.waiting import HANG, eventually


def test_a_server_that_stops_ends_its_streams_properly(tmp_path: Path) -> None:
    """A stream that was just cut would be an error for the reader."""
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


class Inside:
    """A server in a thread of the test, to look behind its counter."""

    def __init__(self, folder: Path) -> None:
        app = create_app(Settings(folder=folder, rates=0))
        self.services: Services = app.state.services
        self.uvicorn = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, lifespan="on"))
        self.thread = threading.Thread(target=self.uvicorn.run, daemon=True)

    def start(self) -> str:
        """The address."""
        self.thread.start()
        eventually(lambda: self.uvicorn.started, "the server is started")
        port = self.uvicorn.servers[0].sockets[0].getsockname()[1]
        return f"http://127.0.0.1:{port}"

    def stop(self) -> None:
        """End it."""
        self.uvicorn.should_exit = True
        self.thread.join()

    def traces(self, table: str) -> int:
        """What open streams leave in memory."""
        subscribers = self.services.tables.in_memory[table].subscribers
        return len(subscribers) + len(self.services.bot_streams.streams) + len(self.services.wakeups.waiting)


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    """A server that says often that it is still there."""
    monkeypatch.setattr(streams, "KEEP_ALIVE", 0.05)
    found = Inside(tmp_path / "data")
    yield found
    found.stop()


def test_streams_leave_nothing_behind_when_the_reader_is_gone(inside: Inside) -> None:
    """No subscriber, no stream, no wake-up, however often it comes and goes."""
    anna = Visitor(inside.start(), "Anna")
    robot = RemoteBot(anna)
    table = sit_down(anna, robot, "me")
    for _ in range(3):
        with robot.lines("/api/bot/events") as invitations, robot.lines(f"/api/tables/{table}/bot") as found:
            next(invitations), next(found)
            eventually(lambda: inside.traces(table) == 5, "a subscriber, two streams, two wake-ups")
        eventually(lambda: inside.traces(table) == 0, "nothing is left")


def test_empty_lines_say_that_the_server_is_still_there(inside: Inside) -> None:
    """Until the token of the bot is void."""
    anna = Visitor(inside.start(), "Anna")
    robot = RemoteBot(anna)
    table = sit_down(anna, robot, "me", start=False)
    with robot.lines("/api/bot/events") as invitations, robot.lines(f"/api/tables/{table}/bot") as found:
        for stream in (invitations, found):
            assert [next(stream) for _ in range(3)][1:] == ["", ""]
        assert anna.http.delete(f"/api/me/bots/{robot.id}").is_success
        assert set(invitations) | set(found) <= {""}
    assert httpx.get(anna.address + "/health", timeout=HANG).is_success


@contextmanager
def chatting(anna: Visitor, table: str) -> Iterator[None]:
    """As long as this lasts, a table is never quiet."""
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


def test_a_busy_table_neither_silences_a_stream_nor_keeps_it_open(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chat wakes the streams again and again and is nothing that bots are told."""
    monkeypatch.setattr(streams, "KEEP_ALIVE", 0.5)  # far longer than from one line of chat to the next
    anna = Visitor(inside.start(), "Anna")
    robot = RemoteBot(anna)
    table = sit_down(anna, robot, "me")
    events, game = robot.lines("/api/bot/events"), robot.lines(f"/api/tables/{table}/bot")
    with events as invitations, game as found, chatting(anna, table):
        for stream in (invitations, found):
            assert "" in stream
            assert next(stream) == ""
        assert anna.http.delete(f"/api/me/bots/{robot.id}").is_success
        assert set(invitations) | set(found) <= {""}


def test_a_stream_that_always_has_something_to_tell_gives_signs_of_life() -> None:
    """Somebody wakes it before it can even begin to wait."""

    async def waits() -> list[bool]:
        woken = asyncio.Event()
        woken.set()
        with streams.BotStreams().open("a table", woken) as stream:
            stream.next_keep_alive = asyncio.get_running_loop().time()  # now
            return [await stream.wait(), await stream.wait()]

    assert asyncio.run(waits()) == [False, True]


# -- who is woken ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("news", "heard"),
    [
        (News("table", 1), {"table", "anna", "bruno"}),
        (News("table", 1, chat=1), {"table", "anna", "bruno"}),
        (News("table", 1, turn=["clara"]), {"table", "anna", "bruno", "clara"}),
        (News("table", 1, seat=1), set()),  # how often Bruno changes his secret plan is his secret
    ],
)
def test_a_change_wakes_all_at_the_table_but_a_secret_plan_wakes_nobody(news: News, heard: set[str]) -> None:
    names = ["table", "anna", "bruno", "clara", "another table"]
    events = {name: asyncio.Event() for name in names}
    wakeups = Wakeups()
    for name, woken in events.items():
        wakeups.add(woken, [name])
    wakeups.wake(news, LiveTable(table_of(2)))
    assert {name for name, woken in events.items() if woken.is_set()} == heard
