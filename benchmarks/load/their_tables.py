"""Four players at each of many matches of boardgame.io's server (socket.io), moving in turn."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from load.figures import Figures
from load.http_line import HttpLine

GAME = "taking"


class TheirTable:
    """A match with four clients."""

    def __init__(self, host: str, port: int, number: int, figures: Figures) -> None:
        self.host, self.port = host, port
        self.figures = figures
        self.choose = random.Random(number)
        self.id = ""
        self.state = 0
        self.player = 0
        self.busy = False
        self.credentials: list[str] = []
        self.sockets: list[ClientConnection] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.sent: dict[int, float] = {}
        self.changed = asyncio.Event()  # somebody may be able to act

    async def open(self) -> None:
        """Make a match, join it four times, follow it."""
        line = HttpLine(self.host, self.port, {})
        _, _, body = await line.ask("POST", f"/games/{GAME}/create", b'{"numPlayers":4}')
        self.id = json.loads(body)["matchID"]
        for seat in range(4):
            data = json.dumps({"playerID": str(seat), "playerName": f"p{seat}"}).encode()
            _, _, body = await line.ask("POST", f"/games/{GAME}/{self.id}/join", data)
            self.credentials.append(json.loads(body)["playerCredentials"])
        line.close()
        for seat in range(4):
            url = f"ws://{self.host}:{self.port}/socket.io/?EIO=4&transport=websocket"
            socket = await connect(url, compression=None, ping_interval=None, max_size=None)
            await socket.recv()
            await socket.send(f"40/{GAME},")
            await socket.recv()
            await self.send(socket, "sync", self.id, str(seat), self.credentials[seat], 4)
            self.sockets.append(socket)
            self.tasks.append(asyncio.create_task(self.follow(socket)))

    async def send(self, socket: ClientConnection, *words: object) -> None:
        """One message of socket.io."""
        await socket.send(f"42/{GAME}," + json.dumps(words))

    async def follow(self, socket: ClientConnection) -> None:
        """Hear updates and note how late they are."""
        async for message in socket:
            now = time.perf_counter()
            assert isinstance(message, str)
            if message == "2":
                await socket.send("3")
                continue
            words: list[Any] = json.loads(message[message.index("[") :]) if "[" in message else [""]
            if words[0] == "update":
                number = words[2]["_stateID"]
                if number in self.sent:
                    self.figures.latencies.append(now - self.sent[number])
                if number > self.state:
                    self.state, self.player, self.busy = number, int(words[2]["ctx"]["currentPlayer"]), False
                    self.changed.set()
            elif words[0] == "sync":
                self.state = words[2]["state"]["_stateID"]
                self.player = int(words[2]["state"]["ctx"]["currentPlayer"])

    def over(self) -> bool:
        """Their game has no end."""
        return False

    async def act(self) -> bool:
        """The move of the player whose turn it is; False while it is on its way."""
        if self.busy:
            return False
        self.busy = True
        seat = self.player
        payload = {
            "type": "take", "args": [self.choose.randrange(4), self.choose.randrange(3)],
            "playerID": str(seat), "credentials": self.credentials[seat],
        }  # fmt: skip
        self.sent[self.state + 1] = time.perf_counter()
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self.send(self.sockets[seat], "update", action, self.state, self.id, str(seat))
        self.figures.moves += 1
        return True

    async def close(self) -> None:
        """Everybody goes."""
        for task in self.tasks:
            task.cancel()
        for socket in self.sockets:
            await socket.close()
