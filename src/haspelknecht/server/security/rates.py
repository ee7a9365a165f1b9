"""Rate limits: buckets that refill with time, one for each asker and kind of request."""

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
MOST_BUCKETS: Final = 50_000
ENOUGH: Final = 1 - 1e-6  # a drop: clocks and floats are not more exact, and who waited as long as told may go on
HOME_BITS: Final = 64  # of an IPv6 address, free to be chosen by whoever has it
BY_ADDRESS: Final = ("people", "passwords")  # a new guest costs nothing, so who he is does not count here


class TooMany(Refusal):
    """Somebody asks too often. `wait`: seconds after which the same request is allowed, if nothing else is asked."""

    status = 429

    def __init__(self, wait: float | None = None) -> None:
        super().__init__("server-too-many")
        self.wait = wait

    @property
    def headers(self) -> dict[str, str]:
        """How long to wait, in whole seconds as HTTP wants it."""
        return {} if self.wait is None else {"retry-after": str(max(1, ceil(self.wait)))}


class Buckets:
    """Each key may do `size` things at once, one at least, and `per_second` in the long run."""

    def __init__(self, size: float, per_second: float, now: Callable[[], float]) -> None:
        self.size = max(1.0, size)
        self.per_second = per_second
        self.now = now
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def level(self, key: str, now: float) -> float:
        """How much is in a bucket."""
        level, since = self.levels.get(key, (self.size, now))
        passed = max(0.0, now - since)  # a clock that was set back takes nothing away
        return min(self.size, level + passed * self.per_second)

    def take(self, key: str) -> bool:
        """Take one drop; False if the bucket is empty."""
        now = self.now()
        level = self.level(key, now)
        allowed = level >= ENOUGH
        self.levels[key] = (max(0.0, level - 1) if allowed else level, now)
        self.levels.move_to_end(key)
        while len(self.levels) > MOST_BUCKETS:
            self.levels.popitem(last=False)
        return allowed

    def wait(self, key: str) -> float:
        """Seconds until there is a drop."""
        return max(0.0, 1 - self.level(key, self.now())) / self.per_second


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
            "tries": Buckets(60 * generosity, 20 * generosity, now),  # whoever plans tries with every click
            "strangers": Buckets(10 * generosity, 0.5 * generosity, now),  # intents of who has no seat: all refused
        }

    def take(self, kind: str, key: str) -> bool:
        """Count a request; False if it was too many."""
        return self.off or self.kinds[kind].take(key)

    def wait(self, kind: str, key: str) -> float:
        """Seconds until a request is allowed."""
        return self.kinds[kind].wait(key)

    def check(self, kind: str, key: str) -> None:
        """Refuse who asks too often."""
        if not self.take(kind, key):
            raise TooMany(self.wait(kind, key))


class RateLimit:
    """A guard that counts the requests of one kind."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    async def __call__(self, connection: AnyConnection, handler: BaseRouteHandler) -> None:
        """Refuse who asks too often, and say when all limits of this route allow the request again."""
        rates: Rates = connection.app.state.services.rates
        if not rates.take(self.kind, self.key(connection)):
            limits = [guard for guard in handler.resolve_guards() if isinstance(guard, RateLimit)]
            raise TooMany(max(rates.wait(limit.kind, limit.key(connection)) for limit in limits))

    def key(self, connection: AnyConnection) -> str:
        """Whose requests are counted together."""
        return address_of(connection) if self.kind in BY_ADDRESS else key_of(connection)


anything = RateLimit("any")  # the guard of all routes


def limited(kind: str) -> RateLimit:
    """A guard for routes that cost more than others."""
    return RateLimit(kind)


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
