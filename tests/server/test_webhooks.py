"""Webhooks: a signed call when a game waits for its owner or is over, without delaying play."""

from __future__ import annotations

import asyncio
import hmac
import json
import random
import re
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from haspelknecht.server.addresses import table_path
from haspelknecht.server.notifications import webhook_call
from haspelknecht.server.notifications.notices import Delivery, Notice
from haspelknecht.server.notifications.webhook_call import SIGNATURE
from haspelknecht.server.notifications.webhook_rows import MAX_FAILURES
from haspelknecht.server.notifications.webhooks import MAX_QUEUED, Webhooks
from haspelknecht.server.settings import Settings
from haspelknecht.server.storage.database import Database, migrate
from tests.server.serving import Visitor
from tests.server.webhook_receiver import Receiver, end, server_with_webhooks, set_webhook, until_failures
from tests.waiting import HANG

WEB = Path(__file__).parents[2] / "web" / "src"


@pytest.fixture
def anna(webhook_server: str) -> Visitor:
    """A guest at a server that calls webhooks."""
    return Visitor(webhook_server, "Anna")


def test_a_turn_and_the_end_of_a_game_are_posted_with_a_signature(anna: Visitor, receiver: Receiver) -> None:
    secret = set_webhook(anna, receiver.url)
    table = anna.table("me", "me")
    path, headers, body = receiver.calls.get(timeout=HANG)
    assert path == "/hook?who=anna"
    assert headers["content-type"] == "application/json"
    assert headers["host"] == receiver.url.split("/")[2]
    assert headers[SIGNATURE] == "sha256=" + hmac.new(secret.encode(), body, sha256).hexdigest()
    first = json.loads(body)
    assert (first["what"], first["table"], first["link"]) == ("turn", table, f"/table/{table}")
    assert anna.news(table)["table"]["seats"]["AB".index(first["seat"])]["pending"]
    end(anna, table)
    last = receiver.next()
    assert (last["what"], last["table"]) == ("over", table)
    assert last["id"] != first["id"]


def test_the_link_leads_to_a_page_of_the_web_app() -> None:
    page = table_path("id").split("/")[1]
    assert re.search(rf"\b{page}: \(\) => import\(", (WEB / "App.svelte").read_text())


def test_calls_are_only_about_the_owners_games_and_stop_when_the_webhook_is_deleted(
    webhook_server: str, anna: Visitor, receiver: Receiver
) -> None:
    bruno = Visitor(webhook_server, "Bruno")
    set_webhook(anna, receiver.url)
    end(bruno, bruno.table("me", "me"))
    mine = anna.table("me", "me")
    assert receiver.next()["table"] == mine
    anna.ok("DELETE", "/api/me/webhook")
    end(anna, mine)
    set_webhook(bruno, receiver.url)
    other = bruno.table("me", "me")
    assert receiver.next()["table"] == other
    assert anna.ask("GET", "/api/me/webhook").status_code == 404


def test_a_webhook_is_kept_across_restarts(tmp_path: Path, receiver: Receiver) -> None:
    with server_with_webhooks(tmp_path) as address:
        anna = Visitor(address, "Anna")
        set_webhook(anna, receiver.url)
    with server_with_webhooks(tmp_path) as address:
        later = Visitor(address)
        later.http.cookies = anna.http.cookies
        table = later.table("me", "me")
        assert receiver.next()["table"] == table


def test_a_failed_call_is_repeated_once(anna: Visitor, receiver: Receiver) -> None:
    set_webhook(anna, receiver.url)
    receiver.fail(500)
    table = anna.table("me", "me")
    first, again = receiver.next(), receiver.next()
    assert again == first  # with the same id, so that the receiver can recognise it
    end(anna, table)
    assert receiver.next()["what"] == "over"
    assert not anna.ok("GET", "/api/me/webhook")["off"]


def test_a_webhook_is_switched_off_after_several_failures_and_a_notice_says_so(
    webhook_server: str, anna: Visitor, receiver: Receiver
) -> None:
    set_webhook(anna, receiver.url)
    tables: list[str] = []
    receiver.fail(*[503, 503] * MAX_FAILURES)
    for failures in range(1, MAX_FAILURES + 1):
        assert not anna.ok("GET", "/api/me/webhook")["off"]
        tables.append(anna.table("me", "me"))
        until_failures(anna, failures)
    view = anna.ok("GET", "/api/me/webhook")
    assert view["failures"] == MAX_FAILURES
    assert "turned off" in view["notice"]
    assert "2xx" in view["notice"]
    assert "secret" not in view
    assert [receiver.next()["table"] for _ in range(2 * MAX_FAILURES)] == [name for name in tables for _ in "12"]

    bruno = Visitor(webhook_server, "Bruno")
    set_webhook(bruno, receiver.url)
    anna.table("me", "me")  # no call
    table = bruno.table("me", "me")
    assert receiver.next()["table"] == table
    set_webhook(anna, receiver.url)
    table = anna.table("me", "me")
    assert receiver.next()["table"] == table
    assert anna.ok("GET", "/api/me/webhook") == {"url": receiver.url, "off": False, "failures": 0, "notice": None}


def test_a_success_resets_the_failures(anna: Visitor, receiver: Receiver) -> None:
    set_webhook(anna, receiver.url)
    receiver.fail(500, 500)
    table = anna.table("me", "me")
    until_failures(anna, 1)
    end(anna, table)
    until_failures(anna, 0)
    assert anna.ok("GET", "/api/me/webhook")["notice"] is None


def test_redirects_are_not_followed(anna: Visitor, receiver: Receiver) -> None:
    set_webhook(anna, receiver.url)
    receiver.fail(302, 307)
    anna.table("me", "me")
    until_failures(anna, 1)
    assert {path for path, _, _ in list(receiver.calls.queue)} == {"/hook?who=anna"}


def test_a_receiver_that_never_answers_does_not_delay_play(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook_call, "TIMEOUT", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        set_webhook(anna, f"http://127.0.0.1:{silent.getsockname()[1]}/")
        table = anna.table("me", "me")
        silent.accept()  # the call has come, and is not answered
        for _ in range(5):
            news = anna.news(table)
            seat = next(item for item in news["mine"] if item["moves"])
            answer = anna.act(news, seat, random.Random(1))
            assert answer is not None
            assert answer.status_code == 200
        until_failures(anna, 1)
    assert "too long" in anna.ok("GET", "/api/me/webhook")["notice"]


@pytest.mark.parametrize("answer", [b"", b"hello\r\n", b"HTTP/1.1 2000 OK\r\n", b"x" * 100_000, b"HTTP/2 200\r\n"])
def test_an_answer_that_is_not_http_is_a_failure(anna: Visitor, answer: bytes) -> None:
    def answer_twice(listening: socket.socket) -> None:
        for _ in range(2):
            caller, _ = listening.accept()
            with caller:
                caller.recv(10_000)
                caller.sendall(answer)

    with socket.create_server(("127.0.0.1", 0)) as odd:
        thread = threading.Thread(target=answer_twice, args=[odd])
        thread.start()
        set_webhook(anna, f"http://127.0.0.1:{odd.getsockname()[1]}/")
        anna.table("me", "me")
        until_failures(anna, 1)
        thread.join()
    assert "can’t be reached" in anna.ok("GET", "/api/me/webhook")["notice"]


def test_https_requires_a_valid_certificate(anna: Visitor, receiver: Receiver) -> None:
    set_webhook(anna, receiver.url.replace("http:", "https:"))  # the receiver has no TLS
    anna.table("me", "me")
    until_failures(anna, 1)
    assert receiver.calls.empty()
    assert "certificate" in anna.ok("GET", "/api/me/webhook")["notice"]


def test_only_people_can_have_webhooks(webhook_server: str, anna: Visitor, receiver: Receiver) -> None:
    assert Visitor(webhook_server).ask("PUT", "/api/me/webhook", url=receiver.url).status_code == 401
    bot = Visitor(webhook_server, token=anna.ok("POST", "/api/me/bots", name="Rob")["token"])
    assert bot.ask("PUT", "/api/me/webhook", url=receiver.url).status_code == 403


def test_slow_name_resolution_does_not_delay_the_calls_of_others(
    webhook_server: str, anna: Visitor, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    mallory, asked, given_up = Visitor(webhook_server, "Mallory"), threading.Semaphore(0), threading.Event()
    real = socket.getaddrinfo

    def slow(host: Any, *given: Any, **more: Any) -> Any:
        if str(host).endswith("slow.example"):
            asked.release()
            given_up.wait(HANG)
            raise socket.gaierror("unknown name")
        return real(host, *given, **more)

    set_webhook(anna, receiver.url)
    monkeypatch.setattr(socket, "getaddrinfo", slow)
    with ThreadPoolExecutor(4) as threads:
        urls = [f"http://{number}.slow.example/" for number in range(4)]
        answers = [threads.submit(mallory.ask, "PUT", "/api/me/webhook", url=url) for url in urls]
        for _ in urls:
            assert asked.acquire(timeout=HANG)
        table = anna.table("me", "me")
        assert receiver.next()["table"] == table
        given_up.set()
        assert {answer.result().status_code for answer in answers} == {400}
    assert anna.ok("GET", "/api/me/webhook")["failures"] == 0


def test_waiting_for_a_resolver_thread_does_not_count_as_a_timeout(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhook_call, "TIMEOUT", HANG)
    busy = threading.Event()

    async def call_late(resolving: ThreadPoolExecutor) -> None:
        loop = asyncio.get_running_loop()
        call = asyncio.create_task(webhook_call.call(receiver.url, "secret", b"{}", private=True, resolving=resolving))
        await asyncio.sleep(0)  # it waits for the thread now
        now = loop.time
        monkeypatch.setattr(loop, "time", lambda: now() + 2 * HANG)
        await asyncio.sleep(0)  # run everything that is due by then
        busy.set()
        await call

    with ThreadPoolExecutor(1) as resolving:
        resolving.submit(busy.wait)  # busy with another name
        asyncio.run(call_late(resolving))
    assert receiver.next() == {}


def test_the_queue_of_calls_is_bounded(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'none.db'}")
    migrate(database.engine)
    webhooks = Webhooks(database, Settings(folder=tmp_path))
    webhooks.add_owner("anna")
    webhooks.offer([Delivery(["anna"], number, Notice("turn", "table", "A")) for number in range(MAX_QUEUED + 7)])
    assert len(webhooks.waiting) == MAX_QUEUED
    assert webhooks.dropped == 7
    database.close()
