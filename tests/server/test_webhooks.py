"""Webhooks: a signed call when a game waits for somebody or is over, never into our network, never in play's way."""

from __future__ import annotations

import hmac
import json
import queue
import random
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st

from haspelknecht.errors import UserError
from haspelknecht.server.app import create_app
from haspelknecht.server.database import Database
from haspelknecht.server.notify import calling
from haspelknecht.server.notify.addresses import Target, allowed, checked_address, read_url
from haspelknecht.server.notify.calling import SIGNATURE
from haspelknecht.server.notify.hooks import MOST_FAILURES
from haspelknecht.server.notify.notice import Notice, Ring
from haspelknecht.server.notify.webhooks import MOST_WAITING, Webhooks
from haspelknecht.server.settings import Settings
from tests.server.serving import Server, Visitor

Words = dict[str, Any]


class Receiver:
    """Somebody's HTTP server. It answers with the next of `answers`, then with 204."""

    def __init__(self) -> None:
        self.calls: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        self.answers: queue.Queue[int] = queue.Queue()
        receiver = self

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.calls.put((self.path, {key.lower(): value for key, value in self.headers.items()}, body))
                self.send_response(204 if receiver.answers.empty() else receiver.answers.get())
                self.send_header("location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook?who=anna"

    def next(self) -> Words:
        """What was posted next."""
        found: Words = json.loads(self.calls.get(timeout=30)[2])
        return found

    def fail(self, *statuses: int) -> None:
        """Answer the next calls like this."""
        for status in statuses:
            self.answers.put(status)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """A receiver on this machine."""
    found = Receiver()
    thread = threading.Thread(target=found.server.serve_forever)
    thread.start()
    yield found
    found.server.shutdown()
    found.server.server_close()
    thread.join()


@contextmanager
def house_that_calls(folder: Path) -> Iterator[str]:
    """The address of a server that may call this machine, and does not wait between calls."""
    app = create_app(Settings(folder=folder, rates=0, private_webhooks=True))
    webhooks: Webhooks = app.state.house.webhooks
    webhooks.retry_after = webhooks.pause = 0.0
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, lifespan="on"))
    thread = threading.Thread(target=lambda: server.run(sockets=[listening]))
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One such server for all tests."""
    with house_that_calls(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture
def anna(house: str) -> Visitor:
    """Somebody who wants to be called."""
    return Visitor(house, "Anna")


def end(visitor: Visitor, table: str) -> None:
    """End a game at once."""
    visitor.ok("POST", f"/api/tables/{table}/concede", seat="A")


def until_failures(visitor: Visitor, wanted: int) -> None:
    """Until so many calls in a row have failed."""
    for _ in range(3000):
        if visitor.ok("GET", "/api/me/webhook")["failures"] == wanted:
            return
        time.sleep(0.01)
    raise AssertionError(f"not {wanted} failures")


def set_webhook(visitor: Visitor, url: str) -> str:
    """Ask to be called; the secret."""
    secret: str = visitor.ok("PUT", "/api/me/webhook", url=url)["secret"]
    return secret


def test_a_turn_and_the_end_are_posted_with_a_signature(anna: Visitor, receiver: Receiver) -> None:
    secret = set_webhook(anna, receiver.url)
    table = anna.table("me", "me")
    path, headers, body = receiver.calls.get(timeout=30)
    assert path == "/hook?who=anna"
    assert headers["content-type"] == "application/json"
    assert headers["host"] == receiver.url.split("/")[2]
    assert headers[SIGNATURE] == "sha256=" + hmac.new(secret.encode(), body, sha256).hexdigest()
    first = json.loads(body)
    assert (first["what"], first["table"], first["link"]) == ("turn", table, f"/tables/{table}")
    assert anna.news(table)["table"]["seats"]["AB".index(first["seat"])]["pending"]
    end(anna, table)
    last = receiver.next()
    assert (last["what"], last["table"]) == ("over", table)
    assert last["id"] != first["id"]


def test_only_the_person_himself_is_called_and_only_as_long_as_he_wants(
    house: str, anna: Visitor, receiver: Receiver
) -> None:
    bruno = Visitor(house, "Bruno")
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


def test_a_call_that_fails_is_tried_once_more(anna: Visitor, receiver: Receiver) -> None:
    set_webhook(anna, receiver.url)
    receiver.fail(500)
    table = anna.table("me", "me")
    first, again = receiver.next(), receiver.next()
    assert again == first  # with the same id, so that it can be told from another call
    end(anna, table)
    assert receiver.next()["what"] == "over"
    assert not anna.ok("GET", "/api/me/webhook")["off"]


def test_after_several_failures_in_a_row_it_is_switched_off_and_says_so(
    house: str, anna: Visitor, receiver: Receiver
) -> None:
    set_webhook(anna, receiver.url)
    tables: list[str] = []
    receiver.fail(*[503, 503] * MOST_FAILURES)
    for failures in range(1, MOST_FAILURES + 1):
        assert not anna.ok("GET", "/api/me/webhook")["off"]
        tables.append(anna.table("me", "me"))
        until_failures(anna, failures)
    view = anna.ok("GET", "/api/me/webhook")
    assert view["failures"] == MOST_FAILURES
    assert "switched off" in view["notice"]
    assert "2xx" in view["notice"]
    assert "secret" not in view
    assert [receiver.next()["table"] for _ in range(2 * MOST_FAILURES)] == [name for name in tables for _ in "12"]

    bruno = Visitor(house, "Bruno")
    set_webhook(bruno, receiver.url)
    anna.table("me", "me")  # nobody is called
    table = bruno.table("me", "me")
    assert receiver.next()["table"] == table
    set_webhook(anna, receiver.url)
    table = anna.table("me", "me")
    assert receiver.next()["table"] == table
    assert anna.ok("GET", "/api/me/webhook") == {"url": receiver.url, "off": False, "failures": 0, "notice": None}


def test_a_success_forgets_earlier_failures(anna: Visitor, receiver: Receiver) -> None:
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


def test_a_receiver_that_never_finishes_does_not_hold_up_play(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calling, "PATIENCE", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        set_webhook(anna, f"http://127.0.0.1:{silent.getsockname()[1]}/")
        table = anna.table("me", "me")
        silent.accept()  # we are being called, and nobody answers
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
    assert "could not be reached" in anna.ok("GET", "/api/me/webhook")["notice"]


def test_over_https_the_receiver_must_prove_who_it_is(anna: Visitor, receiver: Receiver) -> None:
    set_webhook(anna, receiver.url.replace("http:", "https:"))  # there is no TLS, let alone a certificate
    anna.table("me", "me")
    until_failures(anna, 1)
    assert receiver.calls.empty()
    assert "certificate" in anna.ok("GET", "/api/me/webhook")["notice"]


def test_webhooks_are_for_people(house: str, anna: Visitor, receiver: Receiver) -> None:
    assert Visitor(house).ask("PUT", "/api/me/webhook", url=receiver.url).status_code == 401
    bot = Visitor(house, token=anna.ok("POST", "/api/me/bots", name="Rob")["token"])
    assert bot.ask("PUT", "/api/me/webhook", url=receiver.url).status_code == 403


# -- where calls go --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", [
    "127.0.0.1", "127.1", "0x7f000001", "2130706433", "localhost", "0.0.0.0", "[::1]", "[::]", "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]", "[::127.0.0.1]", "10.0.0.1", "172.16.0.1", "192.168.1.1", "100.64.0.1", "169.254.169.254",
    "[fe80::1]", "[fd00:ec2::254]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "224.0.0.1", "255.255.255.255",
    "168.63.129.16", "[ff02::1]",
])  # fmt: skip
def test_a_server_does_not_call_its_own_network(server: Server, host: str) -> None:
    anna = Visitor(server.address, "Anna")
    for scheme in ("http", "https"):
        answer = anna.ask("PUT", "/api/me/webhook", url=f"{scheme}://{host}:8080/hook")
        assert answer.status_code == 400
        assert answer.json()["error"] == "server-webhook-private"
    assert anna.ask("GET", "/api/me/webhook").status_code == 404


@pytest.mark.parametrize("url", [
    "ftp://example.org/", "file:///etc/passwd", "gopher://example.org/", "example.org", "//example.org/", "http://",
    "http://:80/", "http://anna:secret@example.org/", "http://example.org/#part", "http://example.org:0/",
    "http://example.org:99999/", "http://example.org:x/", "http://example.org/a b", "http://example.org/\r\nx: y",
    "http://exämple.org/", "http://[::1", "http://[fe80::1%25eth0]/", "http://example.org\\@127.0.0.1/",
    "http://example.org/" + "x" * 500,
])  # fmt: skip
def test_a_url_that_could_be_understood_in_two_ways_is_refused(url: str) -> None:
    with pytest.raises(UserError):
        read_url(url)


def test_a_url_is_taken_apart_as_it_stands() -> None:
    assert read_url("https://example.org") == Target(True, "example.org", 443, "/")
    assert read_url("http://example.org:81/a/b?c=d") == Target(False, "example.org", 81, "/a/b?c=d")
    assert read_url("http://[2606:4700::1111]/") == Target(False, "2606:4700::1111", 80, "/")


INSIDE = [
    IPv4Network(text)
    for text in ("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
                 "192.0.0.0/24", "192.0.2.0/24", "192.168.0.0/16", "198.18.0.0/15", "203.0.113.0/24",
                 "224.0.0.0/4", "240.0.0.0/4")
]  # fmt: skip


@given(st.sampled_from(INSIDE), st.data())
def test_no_special_address_is_called_however_it_is_written(network: IPv4Network, data: st.DataObject) -> None:
    inner = ip_address(int(network[0]) + data.draw(st.integers(0, network.num_addresses - 1)))
    written = [0xFFFF << 32, 0, 0x64FF9B << 96]  # mapped, compatible, NAT64
    for form in [inner, *(IPv6Address(prefix | int(inner)) for prefix in written)]:
        assert not allowed(form, private=False)
    assert not allowed(IPv6Address((0x2002 << 112) | (int(inner) << 80)), private=False)  # 6to4


@given(st.ip_addresses(v=6))
def test_of_ipv6_only_what_is_handed_out_is_called(address: IPv6Address) -> None:
    if allowed(address, private=False) and address.ipv4_mapped is None:
        assert address in IPv6Network("2000::/3")


def test_the_open_internet_is_called() -> None:
    for text in ("93.184.216.34", "8.8.8.8", "2606:4700:4700::1111"):
        assert allowed(ip_address(text), private=False)


def test_private_webhooks_open_the_network_but_never_metadata() -> None:
    for text in ("127.0.0.1", "::1", "192.168.1.1", "10.1.2.3", "fd12::1", "100.64.0.1"):
        assert allowed(ip_address(text), private=True)
    for text in ("169.254.169.254", "::ffff:169.254.169.254", "fe80::1", "224.0.0.1", "0.0.0.0", "168.63.129.16"):
        assert not allowed(ip_address(text), private=True)


class ForeignNames:
    """The name server of somebody who means no good."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked = 0

    def __call__(self, host: str, port: int, *_: object, **__: object) -> list[tuple[Any, ...]]:
        if host != "evil.example":
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (host, port))]
        self.asked += 1
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in self.answers.pop(0)]


def test_a_name_with_one_address_inside_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", ForeignNames(["93.184.216.34", "127.0.0.1"]))
    with pytest.raises(UserError) as refused:
        checked_address(Target(False, "evil.example", 80, "/"), private=False)
    assert refused.value.key == "server-webhook-private"


def test_a_call_goes_to_the_address_that_was_checked(
    anna: Visitor, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ForeignNames(["127.0.0.1"], ["127.0.0.1"])  # once when it is set, once for the call, and no more
    monkeypatch.setattr(socket, "getaddrinfo", names)
    set_webhook(anna, receiver.url.replace("127.0.0.1", "evil.example"))
    anna.table("me", "me")
    _, headers, _ = receiver.calls.get(timeout=30)
    assert headers["host"].startswith("evil.example:")
    assert names.asked == 2


def test_a_name_that_points_inside_later_is_not_called(
    anna: Visitor, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = ["169.254.169.254"]
    monkeypatch.setattr(socket, "getaddrinfo", ForeignNames(["127.0.0.1"], inside, inside))
    set_webhook(anna, receiver.url.replace("127.0.0.1", "evil.example"))
    anna.table("me", "me")
    until_failures(anna, 1)
    assert "private or reserved" in anna.ok("GET", "/api/me/webhook")["notice"]


def test_what_waits_to_be_called_is_bounded(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'none.db'}")
    webhooks = Webhooks(database, Settings(folder=tmp_path))
    webhooks.offer([Ring(["anna"], number, Notice("turn", "table", "A")) for number in range(MOST_WAITING + 7)])
    assert len(webhooks.waiting) == MOST_WAITING
    assert webhooks.dropped == 7
    database.close()
