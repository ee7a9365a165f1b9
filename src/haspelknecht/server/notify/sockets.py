"""How many sockets somebody may keep open: enough for every tab of every device, too few to exhaust the server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from haspelknecht.server.guarding.rates import AnyConnection, TooMany, key_of

OF_A_PERSON: Final = 20
FROM_AN_ADDRESS: Final = 100  # spectators who have not said who they are; a whole club may sit behind one address


class OpenSockets:
    """The sockets of one server process. `generosity` is that of the rate limits."""

    def __init__(self, generosity: float) -> None:
        self.generosity = generosity
        self.open: Counter[str] = Counter()

    @contextmanager
    def admit(self, connection: AnyConnection) -> Iterator[None]:
        """One more socket, as long as the block lasts; refused if there are too many."""
        key = key_of(connection)
        most = OF_A_PERSON if connection.scope.get("user") is not None else FROM_AN_ADDRESS
        if self.generosity and self.open[key] >= most * self.generosity:
            raise TooMany("server-too-many")
        self.open[key] += 1
        try:
            yield
        finally:
            self.open[key] -= 1
            if not self.open[key]:
                del self.open[key]
