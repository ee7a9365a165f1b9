"""Rate limits: buckets that refill with time, one for each asker and kind of request."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from haspelknecht.server.refusals import Refusal

AnyConnection = ASGIConnection[Any, Any, Any, Any]
MOST_BUCKETS: Final = 50_000
HOME_BITS: Final = 64  # of an IPv6 address, free to be chosen by whoever has it
BY_ADDRESS: Final = ("people", "passwords")  # a new guest costs nothing, so who he is does not count here


class TooMany(Refusal):
    """Somebody asks too often."""

    status = 429


class Buckets:
    """Each key may do `size` things at once, one at least, and `per_second` in the long run."""

    def __init__(self, size: float, per_second: float, now: Callable[[], float]) -> None:
        self.size = max(1.0, size)
        self.per_second = per_second
        self.now = now
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take one drop; False if the bucket is empty."""
        now = self.now()
        level, since = self.levels.get(key, (self.size, now))
        passed = max(0.0, now - since)  # a clock that was set back takes nothing away
        level = min(self.size, level + passed * self.per_second)
        allowed = level >= 1
        self.levels[key] = (level - 1 if allowed else level, now)
        self.levels.move_to_end(key)
        while len(self.levels) > MOST_BUCKETS:
            self.levels.popitem(last=False)
        return allowed


class Rates:
    """The limits of one server: `generosity` 2 allows twice as much, 0 anything."""

    def __init__(self, generosity: float, now: Callable[[], float]) -> None:
        self.off = generosity == 0
        self.kinds = {
            "any": Buckets(60 * generosity, 20 * generosity, now),
            "people": Buckets(20 * generosity, 0.2 * generosity, now),  # new guests from one address
            "passwords": Buckets(10 * generosity, 0.1 * generosity, now),
            "tables": Buckets(20 * generosity, 0.2 * generosity, now),
            "hints": Buckets(10 * generosity, 0.1 * generosity, now),  # each makes a bot think
            "chat": Buckets(10 * generosity, 0.5 * generosity, now),
        }

    def check(self, kind: str, key: str) -> None:
        """Refuse who asks too often."""
        if not self.off and not self.kinds[kind].take(key):
            raise TooMany("server-too-many")


def limited(kind: str) -> Callable[[AnyConnection, BaseRouteHandler], None]:
    """A guard for routes that cost more than others."""

    def guard(connection: AnyConnection, handler: BaseRouteHandler) -> None:
        key = address_of(connection) if kind in BY_ADDRESS else key_of(connection)
        connection.app.state.house.rates.check(kind, key)

    return guard


def anything(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """The guard of all routes."""
    connection.app.state.house.rates.check("any", key_of(connection))


def key_of(connection: AnyConnection) -> str:
    """Who is asking: a known person by id, anybody else by address."""
    person = connection.scope.get("user")
    return address_of(connection) if person is None else str(person.id)


def address_of(connection: AnyConnection) -> str:
    """Where a request comes from."""
    return network_of(connection.client.host) if connection.client else "?"


def network_of(host: str) -> str:
    """Who counts as one asker: an IPv4 address, or the network of an IPv6 address, since every home has a whole one."""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    if address.ipv4_mapped is not None:  # a server that listens on `::` sees IPv4 like this
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> HOME_BITS << HOME_BITS))
