"""Rate limits: token buckets, one for each client and kind of request."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address
from math import ceil
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from haspelknecht.server.errors import Refusal

AnyConnection = ASGIConnection[Any, Any, Any, Any]
MAX_BUCKETS: Final = 50_000
ONE_TOKEN: Final = 1 - 1e-6  # allows for rounding, so that a client that waited for `Retry-After` is not refused again
INTERFACE_BITS: Final = 64  # of an IPv6 address: a client can choose these freely
BY_ADDRESS: Final = ("people", "passwords")  # not by person: a client could create a new guest for each request


class TooManyRequests(Refusal):
    """A rate limit is exceeded. `wait`: seconds until the same request is allowed, if no other is sent meanwhile."""

    status = 429

    def __init__(self, wait: float | None = None) -> None:
        super().__init__("server-too-many")
        self.wait = wait

    @property
    def headers(self) -> dict[str, str]:
        """`Retry-After`, in whole seconds as HTTP wants it."""
        return {} if self.wait is None else {"retry-after": str(max(1, ceil(self.wait)))}


class TokenBuckets:
    """For each key a bucket of `size` tokens (at least one) that refills with `per_second` tokens a second."""

    def __init__(self, size: float, per_second: float, now: Callable[[], float]) -> None:
        self.size = max(1.0, size)
        self.per_second = per_second
        self.now = now
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def level(self, key: str, now: float) -> float:
        """How many tokens are in the bucket of a key."""
        level, since = self.levels.get(key, (self.size, now))
        passed = max(0.0, now - since)  # a clock that was set back must not remove tokens
        return min(self.size, level + passed * self.per_second)

    def take(self, key: str) -> bool:
        """Take one token; False if the bucket is empty."""
        now = self.now()
        level = self.level(key, now)
        allowed = level >= ONE_TOKEN
        self.levels[key] = (max(0.0, level - 1) if allowed else level, now)
        self.levels.move_to_end(key)
        while len(self.levels) > MAX_BUCKETS:
            self.levels.popitem(last=False)
        return allowed

    def wait(self, key: str) -> float:
        """Seconds until there is a token."""
        return max(0.0, 1 - self.level(key, self.now())) / self.per_second


class Rates:
    """The rate limits of one server process. `factor` multiplies all of them; 0 turns them off."""

    def __init__(self, factor: float, now: Callable[[], float]) -> None:
        self.off = factor == 0
        self.kinds = {
            "any": TokenBuckets(60 * factor, 20 * factor, now),
            "people": TokenBuckets(20 * factor, 0.2 * factor, now),  # new guests from one address
            "passwords": TokenBuckets(10 * factor, 0.1 * factor, now),
            "tables": TokenBuckets(20 * factor, 0.2 * factor, now),
            "hints": TokenBuckets(10 * factor, 0.1 * factor, now),  # each makes a bot search
            "chat": TokenBuckets(10 * factor, 0.5 * factor, now),
            "tries": TokenBuckets(60 * factor, 20 * factor, now),  # planning tries something with every click
            "strangers": TokenBuckets(10 * factor, 0.5 * factor, now),  # intents without a seat: all are refused
        }

    def take(self, kind: str, key: str) -> bool:
        """Count a request; False if it exceeds the limit."""
        return self.off or self.kinds[kind].take(key)

    def wait(self, kind: str, key: str) -> float:
        """Seconds until the next request is allowed."""
        return self.kinds[kind].wait(key)

    def check(self, kind: str, key: str) -> None:
        """Count a request; raises `TooManyRequests` if it exceeds the limit."""
        if not self.take(kind, key):
            raise TooManyRequests(self.wait(kind, key))


class RateLimit:
    """A guard that counts the requests of one kind."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    async def __call__(self, connection: AnyConnection, handler: BaseRouteHandler) -> None:
        """Raise `TooManyRequests` with the time after which all limits of this route allow the request."""
        rates: Rates = connection.app.state.services.rates
        if not rates.take(self.kind, self.key(connection)):
            limits = [guard for guard in handler.resolve_guards() if isinstance(guard, RateLimit)]
            raise TooManyRequests(max(rates.wait(limit.kind, limit.key(connection)) for limit in limits))

    def key(self, connection: AnyConnection) -> str:
        """The client whose requests are counted together."""
        return address_of(connection) if self.kind in BY_ADDRESS else key_of(connection)


general_limit = RateLimit("any")  # the guard of all routes of the API


def limited(kind: str) -> RateLimit:
    """A guard for routes that cost more than others."""
    return RateLimit(kind)


def key_of(connection: AnyConnection) -> str:
    """The key of a client: the id of a signed-in person, else the address."""
    person = connection.scope.get("user")
    return address_of(connection) if person is None else str(person.id)


def address_of(connection: AnyConnection) -> str:
    """The address, or IPv6 network, that a request comes from."""
    return network_of(connection.client.host) if connection.client else "?"


def network_of(host: str) -> str:
    """What counts as one client: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one site."""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    if address.ipv4_mapped is not None:  # how a server that listens on `::` sees IPv4 clients
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> INTERFACE_BITS << INTERFACE_BITS))
