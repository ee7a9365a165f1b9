"""Clients of boardgame.io's server (socket.io): many matches with four players each, playing random legal moves."""

from __future__ import annotations

import asyncio
import json
import random
import time
from functools import partial

import msgspec

from load.figures import Figures
from load.http_line import HttpLine
from load.socket_line import SocketLine, open_line
from load.their_words import SYNC, UPDATE, Player, State

GAME = b"seasons"
SEATS = "ABCD"
WORK = ["coal", "wood", "food"]
ENDS = 0.3  # how often a player ends the work early, so that each makes about 2.5 moves, as in our game


class TheirClient:
    """One player."""

    def __init__(self, seat: int, credentials: str) -> None:
        self.seat, self.credentials = seat, credentials
        self.socket: SocketLine | None = None
        self.greeted = asyncio.Event()  # set after socket.io's greeting, which precedes the first message of the game
        self.state: State | None = None
        self.busy = False  # until the move is done and its update has arrived
        self.planned = 0

    def request(self, choose: random.Random) -> tuple[str, list[object]] | None:
        """A random legal move and its arguments."""
        state = self.state
        if state is None or self.busy:
            return None
        me = state.G.players[SEATS[self.seat]]
        if state.ctx.phase == "planning":
            return self.next_of_plan(me, choose)
        self.planned = 0
        if state.ctx.current_player != str(self.seat):
            return None
        if state.ctx.phase == "working":
            if me.done and choose.random() < ENDS:
                return "end", []
            return "work", [choose.choice([work for work in WORK if work not in me.done])]
        pools = enumerate(state.G.pools)
        free = [(at, colour) for at, pool in pools for colour, count in pool.action.items() if count > 0]
        return "take", list(choose.choice(free))

    def next_of_plan(self, me: Player, choose: random.Random) -> tuple[str, list[object]] | None:
        """Load the farmer, then the farmhand with other disks, then be ready."""
        self.planned += 1
        if self.planned <= 2:
            worker, cart = [("farmer", me.cart1), ("farmhand", me.cart2)][self.planned - 1]
            colour = choose.choice(list(cart))
            return "plan", [worker, colour, choose.randint(0, cart[colour])]
        return ("ready", []) if self.planned == 3 else None


class TheirTable:
    """A match with four clients."""

    def __init__(self, host: str, port: int, number: int) -> None:
        self.host, self.port = host, port
        self.figures = Figures()
        self.choose = random.Random(number)
        self.id = ""
        self.clients: list[TheirClient] = []
        self.sent: dict[int, float] = {}
        self.changed = asyncio.Event()  # set when a client may be able to act

    async def open(self) -> None:
        """Create a match, join it four times, follow it."""
        line = HttpLine(self.host, self.port, {})
        _, _, body = await line.ask("POST", f"/games/{GAME.decode()}/create", b'{"numPlayers":4}')
        self.id = json.loads(body)["matchID"]
        credentials = []
        for seat in range(4):
            data = json.dumps({"playerID": str(seat), "playerName": f"p{seat}"}).encode()
            _, _, body = await line.ask("POST", f"/games/{GAME.decode()}/{self.id}/join", data)
            credentials.append(json.loads(body)["playerCredentials"])
        line.close()
        for seat in range(4):
            client = TheirClient(seat, credentials[seat])
            receive = partial(self.receive, client)
            client.socket = await open_line(self.host, self.port, "/socket.io/?EIO=4&transport=websocket", receive)
            await client.greeted.wait()
            client.greeted.clear()
            client.socket.send(b"40/%b," % GAME)
            await client.greeted.wait()
            self.send(client, "sync", self.id, str(seat), credentials[seat], 4)
            self.clients.append(client)

    def send(self, client: TheirClient, *words: object) -> None:
        """Send one message of socket.io."""
        assert client.socket is not None
        client.socket.send(b"42/%b,%b" % (GAME, msgspec.json.encode(words)))

    def receive(self, client: TheirClient, message: bytes) -> None:
        """Receive updates and record their latency."""
        now = time.perf_counter()
        self.figures.received += len(message)
        if message.startswith(b"42"):
            said = message[message.find(b"[") :]
            if said.startswith(b'["update"'):
                _, _, state, log = UPDATE.decode(said)
                if state.number in self.sent:
                    self.figures.latencies.append(now - self.sent[state.number])
                client.state = state
                if any(entry.action.payload.player == str(client.seat) for entry in log):
                    client.busy = False
            elif said.startswith(b'["sync"'):
                client.state = SYNC.decode(said)[2].state
            self.changed.set()
        elif message == b"2" and client.socket is not None:  # their ping
            client.socket.send(b"3")
        else:
            client.greeted.set()

    def over(self) -> bool:
        """Their game has no end."""
        return False

    def act(self) -> bool:
        """Let one client act; False if none can."""
        for client in self.clients:
            wanted = client.request(self.choose)
            if wanted is not None:
                break
        else:
            return False
        client.busy = True
        assert client.state is not None
        seat, number = str(client.seat), client.state.number
        kind, words = wanted
        if client.state.ctx.phase != "planning":  # during planning, updates of several players overlap
            self.sent[number + 1] = time.perf_counter()
        payload = {"type": kind, "args": words, "playerID": seat, "credentials": client.credentials}
        self.send(client, "update", {"type": "MAKE_MOVE", "payload": payload}, number, self.id, seat)
        self.figures.moves += 1
        return True

    def lost(self) -> int:
        """How many clients the server has disconnected."""
        return sum(client.socket is not None and client.socket.lost for client in self.clients)

    def close(self) -> None:
        """Disconnect all clients."""
        for client in self.clients:
            if client.socket is not None:
                client.socket.close()
