"""Requests that are too frequent, too large or unreadable are refused with a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from haspelknecht.server.security.rates import Rates, network_of
from tests.server.in_process import Client, guest, in_process

SIGN_IN = {"login": "nobody", "password": "0123456789"}


class Time:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    """The time of the server."""
    return Time()


@pytest.fixture
def client(tmp_path: Path, time: Time) -> Iterator[Client]:
    """A server with the default limits."""
    with in_process(tmp_path / "data", now=time) as client:
        yield client


@pytest.fixture(scope="module")
def unlimited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server without rate limits."""
    with in_process(tmp_path_factory.mktemp("unlimited"), rates=0) as client:
        yield client


def until_refused(client: Client, method: str, path: str, **options: Any) -> int:
    """How many requests in a row are allowed."""
    for times in range(200):
        answer = client.request(method, path, **options)
        if answer.status_code == 429:
            assert answer.json()["error"] == "server-too-many"
            assert answer.json()["message"].startswith("Too many attempts.")
            assert int(answer.headers["retry-after"]) >= 1
            return times
    raise AssertionError("there is no limit")


def test_a_burst_of_requests_is_allowed_and_then_limited(client: Client, time: Time) -> None:
    guest(client)
    assert 50 <= until_refused(client, "GET", "/api/me") <= 70
    time.now += 1
    assert 10 <= until_refused(client, "GET", "/api/me") <= 30


def test_the_limit_of_one_person_does_not_affect_another(client: Client) -> None:
    guest(client, "Anna")
    anna = dict(client.cookies)
    guest(client, "Bruno")
    until_refused(client, "GET", "/api/me")
    client.cookies = anna
    assert client.get("/api/me").status_code == 200


def test_strangers_are_counted_by_their_address(client: Client) -> None:
    until_refused(client, "GET", "/api/tables?which=open")
    assert client.get("/api/archive").status_code == 429
    for path in ("/health", "/ready"):
        assert client.get(path).status_code == 200, path  # monitoring is not limited


def test_even_the_lowest_limits_allow_every_kind_of_request_once(tmp_path: Path, time: Time) -> None:
    with in_process(tmp_path / "data", now=time, rates=0.001) as client:
        guest(client)
        assert client.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "me"}]}).status_code == 201
        assert client.get("/api/me").status_code == 429


def test_sign_ins_are_limited_by_address(client: Client, time: Time) -> None:
    allowed = until_refused(client, "POST", "/api/sign-in", json=SIGN_IN)
    assert allowed <= 10
    guest(client)
    assert client.post("/api/sign-in", json=SIGN_IN).status_code == 429  # a new guest has the same address
    time.now += 60
    assert until_refused(client, "POST", "/api/sign-in", json=SIGN_IN) <= 6


def test_guests_tables_chat_and_wrong_tokens_have_separate_limits(client: Client, time: Time) -> None:
    guest(client)
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = client.post("/api/tables", json={"seats": seats}).json()["table"]["id"]
    assert until_refused(client, "POST", "/api/tables", json={"seats": seats}) < 20
    time.now += 5
    assert until_refused(client, "POST", f"/api/tables/{table}/chat", json={"text": "Hello"}) <= 13
    client.cookies.clear()
    time.now += 5
    assert until_refused(client, "GET", "/api/me", headers={"authorization": "Bearer hk_nonsense"}) <= 70
    time.now += 5
    for _ in range(19):
        guest(client)
        client.cookies.clear()
    assert until_refused(client, "POST", "/api/me", json={"name": "Anna"}) <= 3


@pytest.mark.parametrize("generosity", [1.0, 0.07])
def test_a_request_is_allowed_again_after_retry_after(tmp_path: Path, time: Time, generosity: float) -> None:
    with in_process(tmp_path / "data", now=time, rates=generosity) as client:
        guest(client)
        for method, path, body in (("POST", "/api/sign-in", SIGN_IN), ("GET", "/api/me", None)):
            until_refused(client, method, path, json=body)
            for _ in range(3):
                refused = client.request(method, path, json=body)
                assert refused.status_code == 429
                time.now += int(refused.headers["retry-after"])
                assert client.request(method, path, json=body).status_code != 429
                until_refused(client, method, path, json=body)


def test_retry_after_considers_all_limits_of_a_route(client: Client, time: Time) -> None:
    """After the time that the general limit requires, the limit of sign-ins must not refuse the request again."""
    until_refused(client, "POST", "/api/sign-in", json=SIGN_IN)
    until_refused(client, "GET", "/api/me")
    refused = client.post("/api/sign-in", json=SIGN_IN)
    time.now += int(refused.headers["retry-after"])
    assert client.post("/api/sign-in", json=SIGN_IN).status_code != 429


ONE_HOME = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::7", "2001:0DB8:1:2::a%eth0"]


def test_all_addresses_of_an_ipv6_network_are_counted_together() -> None:
    assert len({network_of(address) for address in ONE_HOME}) == 1  # otherwise a client could use 2**64 addresses
    assert network_of("2001:db8:1:3::1") != network_of(ONE_HOME[0])
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") != network_of("192.0.2.8")
    assert network_of("testclient") == "testclient"  # not an address


def test_a_clock_that_is_set_back_does_not_block_requests(time: Time) -> None:
    rates = Rates(1.0, time)
    rates.check("any", "anna")
    time.now -= 3600
    for _ in range(50):
        rates.check("any", "anna")


NONSENSE: list[tuple[bytes, int]] = [
    (b"", 400),
    (b"{", 400),
    (b"null", 400),
    (b"[]", 400),
    (b'"name"', 400),
    (b'{"name": 5}', 400),
    (b'{"name": "\xff\xfe"}', 400),
    (b'{"name": "\\ud800"}', 400),
    (b'{"name": "\\u0000"}', 400),
    (b'{"name": "\\u202e"}', 400),
    (b'{"name": ""}', 400),
    (b'{"name": "' + b"a" * 41 + b'"}', 400),
    (b'{"name": "Anna", "more": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", 400),
    (b'{"name": "Anna", "more": ' + b'{"a":' * 40_000 + b"1" + b"}" * 40_000 + b"}", 400),
    (b'{"name": "Anna", "more": ' + b"9" * 100_000 + b"}", 400),
    (b'{"name": "' + b"a" * 400_000 + b'"}', 413),
    (b"\x00" * 1000, 400),
    (b"name=Anna&language=de", 400),
    (b"<?xml version='1.0'?><name>Anna</name>", 400),
]  # fmt: skip


@pytest.mark.parametrize("content_type", ["application/json", "text/plain", "multipart/form-data", "nonsense"])
def test_a_body_that_cannot_be_read_is_refused(unlimited: Client, content_type: str) -> None:
    for body, status in NONSENSE:
        unlimited.cookies.clear()
        answer = unlimited.post("/api/me", content=body, headers={"content-type": content_type})
        assert answer.status_code == status, (body[:50], answer.text)
        assert set(answer.json()) == {"error", "message", "rule"}
        assert "Traceback" not in answer.text
    assert guest(unlimited).status_code == 201


DEEP = "a." * 19_999 + "a = 1"
FILES = [
    ({"components": DEEP}, "toml-too-long"),
    ({"layout_file": "players = [2]\n" * 499 + "x" * 499}, "layout-not-toml"),
    ({"components": "a.a.a.a.a.a.a = 1"}, "toml-too-deep"),
    ({"layout_file": "a.a.a.a.a.a.a = 1"}, "toml-too-deep"),
    ({"components": "#" * 100_001}, "server-unreadable"),
    ({"layout_file": "#" * 100_001}, "server-unreadable"),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(FILES)))
def test_a_file_that_would_take_long_to_parse_is_refused(unlimited: Client, number: int) -> None:
    rules, error = FILES[number]
    guest(unlimited)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    answer = unlimited.post("/api/tables", json={"seats": seats, "rules": rules})
    assert (answer.status_code, answer.json()["error"]) == (400, error)


def test_a_record_with_a_position_that_would_take_long_to_parse_is_refused(unlimited: Client) -> None:
    guest(unlimited)
    position = ["[" + "a." * 900 + "a]", *(f"k{number} = 1" for number in range(3000))]
    record = "\n".join(["haspelknecht record 1", *("| " + line for line in position), "", "draw 1: y"])
    answer = unlimited.post("/api/records", json={"record": record})
    assert answer.status_code == 400
    assert "has more than 20,000 characters" in answer.json()["message"], answer.text


PATHS = [
    "/api/tables/%00", "/api/tables/%ff%fe/news", "/api/tables/..%2f..%2fsecret", "/api/tables/" + "a" * 4000,
    "/api/tables/%2e%2e/news", "/api/people/" + "a" * 4000 + "/games",
    "/api/schema/..%2f..%2fpyproject.toml", "/games.db", "/.env",
]  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
def test_malicious_paths_are_not_found(unlimited: Client, path: str) -> None:
    answer = unlimited.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"] in ("server-no-route", "server-no-table", "server-no-person")


@pytest.mark.parametrize("path", ["/api/tables/../../secret", "//api/me/..", "/secret"])
def test_paths_that_leave_the_api_are_answered_with_the_web_app(unlimited: Client, path: str) -> None:
    assert unlimited.get(path).content == unlimited.get("/").content


@pytest.mark.parametrize("since", ["-1", "x", "9" * 30, "1.5", "%00", "", "1&since=x"])
def test_invalid_numbers_are_refused(unlimited: Client, since: str) -> None:
    guest(unlimited)
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = unlimited.post("/api/tables", json={"seats": seats}).json()["table"]["id"]
    assert unlimited.get(f"/api/tables/{table}/news?since={since}").status_code == 400
