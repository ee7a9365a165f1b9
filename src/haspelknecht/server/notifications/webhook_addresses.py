"""Where a webhook may point to: public internet addresses, never the server's own network (SSRF).

A name is resolved once, all its addresses are checked, and the connection goes to a checked one, so that changing the
name's address a moment later (DNS rebinding) has no effect.
"""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from haspelknecht.errors import UserError
from haspelknecht.server.errors import Refusal

Address = IPv4Address | IPv6Address
MAX_URL_LENGTH: Final = 500
PUBLIC_IPV6: Final = IPv6Network("2000::/3")  # the only part of IPv6 that is allocated
# Public by number, but they lead elsewhere: Azure's metadata service, and relays to any IPv4 address.
BLOCKED: Final[tuple[IPv4Network | IPv6Network, ...]] = (
    IPv4Network("168.63.129.16"), IPv4Network("192.0.0.0/24"), IPv4Network("192.88.99.0/24"),
    IPv6Network("2001::/32"), IPv6Network("2002::/16"), IPv6Network("3fff::/20"),
)  # fmt: skip


class Target(NamedTuple):
    """The parts of a URL."""

    secure: bool
    host: str
    port: int
    path: str  # with the query


def read_url(url: str) -> Target:
    """The parts of a URL; raises `UserError` for anything that two parsers could understand differently."""
    if len(url) > MAX_URL_LENGTH or not url.isascii() or not url.isprintable() or set(url) & set(' "<>\\^`{|}'):
        raise UserError("server-webhook-url")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise UserError("server-webhook-url") from None
    plain = parts.username is None and parts.password is None and not parts.fragment
    if parts.scheme not in ("http", "https") or not parts.hostname or not plain or port == 0 or "%" in parts.hostname:
        raise UserError("server-webhook-url")
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, parts.hostname, port or (443 if secure else 80), path)


def checked_address(target: Target, private: bool) -> str:
    """One address of a target. Resolving may block, so this must not run in the event loop.

    Raises `UserError` if the name cannot be resolved, and `Refusal` if any of its addresses is not allowed.
    """
    try:
        resolved = socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise UserError("server-webhook-nowhere") from None
    addresses = [str(item[4][0]) for item in resolved]
    if not addresses or not all(allowed(ip_address(address), private) for address in addresses):
        raise Refusal("server-webhook-private")
    return addresses[0]


def allowed(address: Address, private: bool) -> bool:
    """Whether webhooks may call an address. `private` also allows this machine and its network, never metadata."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return allowed(address.ipv4_mapped, private)
        if address.scope_id is not None:
            return False
    if address.is_loopback:  # first: Python counts ::1 as reserved
        return private
    if address.is_multicast or address.is_link_local or address.is_unspecified or address.is_reserved:
        return False
    if any(address.version == network.version and address in network for network in BLOCKED):
        return False
    return private or (address.is_global and (address.version == 4 or address in PUBLIC_IPV6))
