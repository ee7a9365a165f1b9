"""The socket of a player who goes on when the server dies: they hear everything once, and may act over it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.typing import Origin

from tests.server.crash_client import Caller, Doors
from tests.server.crash_ledger import Ledger
from tests.server.following import Told
from tests.server.serving import HEADERS
from tests.waiting import HANG

Words = dict[str, Any]


class Follower(Caller):
    """Somebody at one table after the other, with a socket that is opened again after every crash."""

    def __init__(self, doors: Doors, name: str) -> None:
        super().__init__(doors, name, HEADERS)
        self.acts = 0

    def sit_down(self, ledger: Ledger) -> None:
        """Begin with a table."""
        self.ledger = ledger
        self.path = f"/api/tables/{ledger.table}"
        self.told = Told()
        self.chat: list[Words] = []
        self.latest: Words = {}
        self.woken = asyncio.Event()
        self.socket: ClientConnection | None = None
        self.answer: asyncio.Future[Words | None] | None = None
        ledger.told_by_sockets.append(self.told)
        ledger.chats.append(self.chat)

    # -- hearing -----------------------------------------------------------------------------------------------

    def hear(self, news: Words) -> None:
        """News that were asked for."""
        self.ledger.hear(news["events"])
        if not self.latest or news["table"]["number"] >= self.latest["table"]["number"]:
            self.latest = news

    async def follow(self) -> None:
        """The socket: after every crash it goes on where the last one broke off."""
        while True:
            address = await self.doors.any(self.choose)
            last_line = self.chat[-1]["id"] if self.chat else 0
            url = f"{address.replace('http', 'ws', 1)}{self.path}/live?since={self.told.number}&chat={last_line}"
            cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
            try:
                async with connect(url, additional_headers={"cookie": cookie}, origin=Origin(address)) as self.socket:
                    async for message in self.socket:
                        self.receive(json.loads(message))
            except InvalidStatus:
                raise
            except (OSError, WebSocketException):
                await asyncio.sleep(0.01)
            self.hang_up()

    def hang_up(self) -> None:
        """The line is dead: what was asked over it will not be answered."""
        self.socket = None
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(None)
        self.doors.counts["sockets opened again"] += 1
        self.woken.set()

    def receive(self, message: Words) -> None:
        """What the socket tells: everything, in order, nothing twice; answers only to what was asked."""
        if message["type"] == "answer":
            assert message["id"] == self.acts, f"answered {message}, asked {self.acts}"
            assert self.answer is not None
            self.answer.set_result(message)
            self.doors.counts["answers"] += 1
        elif message["type"] == "chat":
            self.chat.extend(message["messages"])
        else:
            assert message["number"] >= self.told.number, f"event {self.told.number} was told, and is lost"
            self.told.take(message)
        self.woken.set()

    # -- acting ------------------------------------------------------------------------------------------------

    async def say(self, **words: Any) -> Words:
        """Ask over the socket, and again in the same words over the next one, until there is an answer."""
        while True:
            found = await self.say_once(**words)
            if found is not None:
                return found
            self.doors.counts["asked again"] += 1

    async def say_once(self, **words: Any) -> Words | None:
        """Ask; None if the line broke before there was an answer."""
        while self.socket is None:
            await asyncio.sleep(0.01)
        self.acts += 1
        self.answer = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(json.dumps({**words, "id": self.acts}))
        except WebSocketException:
            await asyncio.sleep(0.01)
            return None
        return await asyncio.wait_for(self.answer, HANG)

    async def has_heard(self, number: int) -> None:
        """Until the socket has told an event that we know has happened."""
        try:
            async with asyncio.timeout(HANG):
                while self.told.number < number:
                    self.woken.clear()
                    await self.woken.wait()
        except TimeoutError:
            raise AssertionError(f"event {number} of {self.ledger.table} was acknowledged, and never told") from None
        self.woken.set()
