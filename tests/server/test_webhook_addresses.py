"""Allowed webhook addresses: never in the server's own network, however an address is written or a name resolves."""

from __future__ import annotations

import socket
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from haspelknecht.errors import UserError
from haspelknecht.server.notifications.webhook_addresses import Target, allowed, checked_address, read_url
from tests.server.serving import Server, Visitor
from tests.server.webhook_receiver import Receiver, set_webhook, until_failures
from tests.waiting import HANG


@pytest.fixture
def anna(webhook_server: str) -> Visitor:
    """A guest at a server that calls webhooks."""
    return Visitor(webhook_server, "Anna")


@pytest.mark.parametrize("host", [
    "127.0.0.1", "127.1", "0x7f000001", "2130706433", "localhost", "0.0.0.0", "[::1]", "[::]", "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]", "[::127.0.0.1]", "10.0.0.1", "172.16.0.1", "192.168.1.1", "100.64.0.1", "169.254.169.254",
    "[fe80::1]", "[fd00:ec2::254]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "224.0.0.1", "255.255.255.255",
    "168.63.129.16", "[ff02::1]",
])  # fmt: skip
def test_addresses_in_the_own_network_are_refused(server: Server, host: str) -> None:
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
def test_invalid_and_ambiguous_urls_are_refused(url: str) -> None:
    with pytest.raises(UserError):
        read_url(url)


def test_a_url_is_split_into_its_parts() -> None:
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
def test_special_addresses_are_refused_in_every_notation(network: IPv4Network, data: st.DataObject) -> None:
    inner = ip_address(int(network[0]) + data.draw(st.integers(0, network.num_addresses - 1)))
    written = [0xFFFF << 32, 0, 0x64FF9B << 96]  # mapped, compatible, NAT64
    for form in [inner, *(IPv6Address(prefix | int(inner)) for prefix in written)]:
        assert not allowed(form, private=False)
    assert not allowed(IPv6Address((0x2002 << 112) | (int(inner) << 80)), private=False)  # 6to4


@given(st.ip_addresses(v=6))
def test_only_global_unicast_ipv6_addresses_are_allowed(address: IPv6Address) -> None:
    if allowed(address, private=False) and address.ipv4_mapped is None:
        assert address in IPv6Network("2000::/3")


def test_public_addresses_are_allowed() -> None:
    for text in ("93.184.216.34", "8.8.8.8", "2606:4700:4700::1111"):
        assert allowed(ip_address(text), private=False)


def test_private_webhooks_allow_the_own_network_but_never_metadata_services() -> None:
    for text in ("127.0.0.1", "::1", "192.168.1.1", "10.1.2.3", "fd12::1", "100.64.0.1"):
        assert allowed(ip_address(text), private=True)
    for text in ("169.254.169.254", "::ffff:169.254.169.254", "fe80::1", "224.0.0.1", "0.0.0.0", "168.63.129.16"):
        assert not allowed(ip_address(text), private=True)


class MaliciousDns:
    """A malicious name server."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked = 0

    def __call__(self, host: str, port: int, *_: object, **__: object) -> list[tuple[Any, ...]]:
        if host != "evil.example":
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (host, port))]
        self.asked += 1
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in self.answers.pop(0)]


def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", MaliciousDns(["93.184.216.34", "127.0.0.1"]))
    with pytest.raises(UserError) as refused:
        checked_address(Target(False, "evil.example", 80, "/"), private=False)
    assert refused.value.key == "server-webhook-private"


def test_a_call_goes_to_the_address_that_was_checked(
    anna: Visitor, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = MaliciousDns(["127.0.0.1"], ["127.0.0.1"])  # once when it is set, once for the call, and no more
    monkeypatch.setattr(socket, "getaddrinfo", names)
    set_webhook(anna, receiver.url.replace("127.0.0.1", "evil.example"))
    anna.table("me", "me")
    _, headers, _ = receiver.calls.get(timeout=HANG)
    assert headers["host"].startswith("evil.example:")
    assert names.asked == 2


def test_a_name_that_resolves_to_a_private_address_later_is_not_called(
    anna: Visitor, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = ["169.254.169.254"]
    monkeypatch.setattr(socket, "getaddrinfo", MaliciousDns(["127.0.0.1"], inside, inside))
    set_webhook(anna, receiver.url.replace("127.0.0.1", "evil.example"))
    anna.table("me", "me")
    until_failures(anna, 1)
    assert "private or reserved" in anna.ok("GET", "/api/me/webhook")["notice"]
