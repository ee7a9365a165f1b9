"""The socket of a player, which is opened again after every crash: it receives everything once, and takes intents."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.typing import Origin

from tests.server.crash_client import RetryingClient, ServerPool
from tests.server.crash_ledger import Ledger
from tests.server.following import ClientState
from tests.server.serving import HEADERS
from tests.waiting import HANG

Json = dict[str, Any]


class Follower(RetryingClient):
    """A client at one table after the other, with a socket that is opened again after every crash."""

    def __init__(self, pool: ServerPool, name: str) -> None:
        super().__init__(pool, name, HEADERS)
        self.acts = 0

    def sit_down(self, ledger: Ledger) -> None:
        """Start with a new table."""
        self.ledger = ledger
        self.path = f"/api/tables/{ledger.table}"
        self.state = ClientState()
        self.chat: list[Json] = []
        self.latest: Json = {}
        self.woken = asyncio.Event()
        self.socket: ClientConnection | None = None
        self.answer: asyncio.Future[Json | None] | None = None
        ledger.socket_states.append(self.state)
        ledger.chats.append(self.chat)

    # -- hearing -----------------------------------------------------------------------------------------------

    def take_news(self, news: Json) -> None:
        """Take the news of an HTTP answer."""
        self.ledger.receive(news["events"])
        if not self.latest or news["table"]["number"] >= self.latest["table"]["number"]:
            self.latest = news

    async def follow(self) -> None:
        """Receive messages; after every crash a new socket continues where the last one ended."""
        while True:
            address = await self.pool.any(self.choose)
            last_line = self.chat[-1]["id"] if self.chat else 0
            url = f"{address.replace('http', 'ws', 1)}{self.path}/live?since={self.state.number}&chat={last_line}"
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
        """The connection is lost: the open intent will not be answered."""
        self.socket = None
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(None)
        self.pool.counts["sockets opened again"] += 1
        self.woken.set()

    def receive(self, message: Json) -> None:
        """Take a message: everything comes in order and once, and answers only to open intents."""
        if message["type"] == "answer":
            assert message["id"] == self.acts, f"answered {message}, asked {self.acts}"
            assert self.answer is not None
            self.answer.set_result(message)
            self.pool.counts["answers"] += 1
        elif message["type"] == "chat":
            self.chat.extend(message["messages"])
        else:
            assert message["number"] >= self.state.number, f"event {self.state.number} was received, and is lost"
            self.state.take(message)
        self.woken.set()

    # -- acting ------------------------------------------------------------------------------------------------

    async def say(self, **words: Any) -> Json:
        """Send an intent, and repeat it over the next socket until there is an answer."""
        while True:
            answer = await self.say_once(**words)
            if answer is not None:
                return answer
            self.pool.counts["asked again"] += 1

    async def say_once(self, **words: Any) -> Json | None:
        """Send an intent once; None if the connection was lost before there was an answer."""
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
        """Wait until the socket has sent an event that is known to have happened."""
        try:
            async with asyncio.timeout(HANG):
                while self.state.number < number:
                    self.woken.clear()
                    await self.woken.wait()
        except TimeoutError:
            raise AssertionError(f"event {number} of {self.ledger.table} was acknowledged, and never sent") from None
        self.woken.set()
