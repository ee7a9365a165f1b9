"""Open WebSockets: limited in number per client, and closed when their session is revoked."""

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

LOG = logging.getLogger("haspelknecht.server")
MAX_PER_PERSON: Final = 20  # enough for every tab of every device
MAX_PER_ADDRESS: Final = 100  # of spectators who are not signed in; a whole club may share one address


class OpenSocket:
    """One WebSocket. `revoked` is done when the session or bot token that opened it is no longer valid."""

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.revoked: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def end(self) -> None:
        """Mark the socket for closing; nothing more is sent."""
        if not self.revoked.done():
            self.revoked.set_result(None)


class OpenSockets:
    """The open WebSockets of one server process. `factor` multiplies the limits, as in `Rates`; 0 turns them off."""

    def __init__(self, factor: float, people: People) -> None:
        self.factor = factor
        self.people = people
        self.open: dict[str, set[OpenSocket]] = {}  # by person, spectators by address
        people.on_revoked = self.end_sessions

    @asynccontextmanager
    async def admit(self, connection: AnyConnection) -> AsyncIterator[OpenSocket]:
        """Register a socket for as long as the block lasts; raises `TooManyRequests` if its client has too many."""
        key, person = key_of(connection), connection.scope.get("user")
        most = MAX_PER_PERSON if person is not None else MAX_PER_ADDRESS
        if self.factor and len(self.open.get(key, ())) >= most * self.factor:
            raise TooManyRequests
        socket = OpenSocket(person)
        self.open.setdefault(key, set()).add(socket)
        try:
            await self.end_revoked([socket])  # the session may have been revoked since the request was authenticated
            yield socket
        finally:
            self.open[key].discard(socket)
            if not self.open[key]:
                del self.open[key]

    def end_sessions(self, person: str) -> None:
        """End all sockets of a person whose sessions were revoked."""
        for socket in self.open.get(person, ()):
            socket.end()

    async def end_revoked(self, sockets: Iterable[OpenSocket]) -> None:
        """End those of these sockets whose session was revoked, by this or another process."""
        known = [(socket, socket.person) for socket in sockets if socket.person is not None]
        epochs = await self.people.epochs({person.id for _, person in known})
        for socket, person in known:
            if epochs.get(person.id) != person.epoch:
                socket.end()

    async def watch_sessions(self) -> None:
        """Check regularly for sessions that other processes have revoked, as long as the server runs."""
        while self.people.database.postgres:
            await asyncio.sleep(CACHE_SECONDS / 2)  # with the query, never longer than people are cached
            try:
                await self.end_revoked([socket for sockets in self.open.values() for socket in sockets])
            except SQLAlchemyError as error:
                LOG.log(level_of(error), "cannot check for revoked sessions: the database does not answer")
