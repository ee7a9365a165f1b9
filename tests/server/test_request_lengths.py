"""Addresses, ids and credentials that are too long are refused before they are kept in memory."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from haspelknecht.locale import say
from haspelknecht.server.security.headers import HEADERS
from tests.server.in_process import Client, guest, in_process, services_of
from tests.server.serving import Server


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server without rate limits."""
    with in_process(tmp_path_factory.mktemp("unlimited"), rates=0) as client:
        yield client


@pytest.mark.parametrize("person", ["%F0%9F%98%80", "'%20OR%20'1'='1", "a" * 33, "a" * 4000])
@pytest.mark.parametrize("rest", ["", "/statistics"])
def test_an_invalid_id_is_refused_and_not_cached(client: Client, person: str, rest: str) -> None:
    known = set(services_of(client).people.cache)
    assert client.get(f"/api/people/{person}{rest}").status_code == 400
    guest(client)
    assert client.delete(f"/api/me/bots/{'a' * 4000}").status_code == 404
    assert max(map(len, set(services_of(client).people.cache) - known), default=0) < 40


TOO_LONG: list[tuple[str, dict[str, str], int]] = [
    ("/api/people/" + "a" * 4085, {}, 414),
    ("/" + "%ff" * 1366, {}, 414),
    ("/api/tables?which=" + "a" * 4096, {}, 414),
    ("/api/me", {"cookie": "a" * 8193}, 431),
    ("/api/me", {"authorization": "Bearer " + "a" * 8186}, 431),
    ("/health", {"authorization": "a" * 5000, "cookie": "a" * 5000}, 431),
]


@pytest.mark.parametrize("number", range(len(TOO_LONG)))
def test_long_addresses_and_credentials_are_refused(client: Client, number: int) -> None:
    path, headers, status = TOO_LONG[number]
    client.cookies.clear()
    answer = client.get(path, headers={**headers, "accept-language": "de"})
    key = "server-address-long" if status == 414 else "server-passes-long"
    most = 4096 if status == 414 else 8192
    assert (answer.status_code, answer.json()["message"]) == (status, say(key, "de", most=most))
    assert answer.headers["content-type"] == "application/json"
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_addresses_and_cookies_of_the_maximum_length_are_accepted(client: Client) -> None:
    client.cookies.clear()
    assert client.get("/api/tables/" + "a" * 4084).json()["error"] == "server-no-table"
    assert client.get("/api/me", headers={"cookie": "a" * 8192}).json()["error"] == "server-sign-in"


def test_a_socket_with_a_long_address_or_long_credentials_is_refused(server: Server) -> None:
    address = server.address.replace("http", "ws", 1) + "/api/live"
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{address}?{'a' * 4096}")
    assert refused.value.response.status_code == 414
    assert refused.value.response.headers["x-frame-options"] == "DENY"
    assert json.loads(refused.value.response.body)["error"] == "server-address-long"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, additional_headers={"cookie": "a" * 5000, "authorization": "b" * 5000})
    assert refused.value.response.status_code == 431


def test_the_api_description_contains_these_errors(client: Client) -> None:
    paths = client.get("/api/schema/openapi.json").json()["paths"]
    for path, methods in paths.items():
        if path.startswith("/api/"):
            assert all({"414", "431"} <= set(operation["responses"]) for operation in methods.values()), path
