"""Open sockets: enough for every tab of every device, too few to exhaust the server, none that outlives its session."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from haspelknecht.server.accounts.accounts import CACHE_SECONDS, People
from haspelknecht.server.accounts.person import Person
from haspelknecht.server.security.rates import AnyConnection, TooManyRequests, key_of
from haspelknecht.server.storage.database import level_of

LOG = logging.getLogger("haspelknecht.notify")
OF_A_PERSON: Final = 20
FROM_AN_ADDRESS: Final = 100  # spectators who have not said who they are; a whole club may sit behind one address


class OpenSocket:
    """One of them. `void` is done when its person signs out everywhere, changes his password, or loses his token."""

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.void: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def end(self) -> None:
        """Nothing more is sent, and it is closed."""
        if not self.void.done():
            self.void.set_result(None)


class OpenSockets:
    """The sockets of one server process. `factor` is that of the rate limits."""

    def __init__(self, factor: float, people: People) -> None:
        self.factor = factor
        self.people = people
        self.open: dict[str, set[OpenSocket]] = {}  # by person, spectators by address
        people.on_revoked = self.send_away

    @asynccontextmanager
    async def admit(self, connection: AnyConnection) -> AsyncIterator[OpenSocket]:
        """One more socket, as long as the block lasts; refused if there are too many."""
        key, person = key_of(connection), connection.scope.get("user")
        most = OF_A_PERSON if person is not None else FROM_AN_ADDRESS
        if self.factor and len(self.open.get(key, ())) >= most * self.factor:
            raise TooManyRequests
        socket = OpenSocket(person)
        self.open.setdefault(key, set()).add(socket)
        try:
            await self.compare([socket])  # the session may have become void since it was looked at
            yield socket
        finally:
            self.open[key].discard(socket)
            if not self.open[key]:
                del self.open[key]

    def send_away(self, person: str) -> None:
        """All sessions of a person are void."""
        for socket in self.open.get(person, ()):
            socket.end()

    async def compare(self, sockets: Iterable[OpenSocket]) -> None:
        """End those whose session is void by now, whichever process has made it so."""
        known = [(socket, socket.person) for socket in sockets if socket.person is not None]
        epochs = await self.people.epochs({person.id for _, person in known})
        for socket, person in known:
            if epochs.get(person.id) != person.epoch:
                socket.end()

    async def look_after(self) -> None:
        """Ask the database now and then, as long as the server runs: other processes do not tell us."""
        while self.people.database.postgres:
            await asyncio.sleep(CACHE_SECONDS / 2)  # so that with the time for asking it is never longer than that
            try:
                await self.compare([socket for sockets in self.open.values() for socket in sockets])
            except SQLAlchemyError as error:
                LOG.log(level_of(error), "sessions could not be compared: the database does not answer")
