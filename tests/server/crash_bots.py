"""A bot over HTTP that reconnects when the server dies: it opens its stream again and answers again."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import httpx

from tests.server.crash_choices import Choices
from tests.server.crash_client import RetryingClient
from tests.server.remote_bots import add_events

Json = dict[str, Any]


class RetryingBot(RetryingClient):
    """A bot with a token that plays one game after the other. It may listen to one server and answer another."""

    @classmethod
    async def of(cls, owner: RetryingClient) -> RetryingBot:
        """Create a bot that belongs to a person."""
        created = (await owner.ask("POST", "/api/me/bots", name=f"{owner.name}-bot")).json()
        robot = cls(owner.pool, f"{owner.name}-bot", {"authorization": f"Bearer {created['token']}"})
        robot.id = created["bot"]["id"]
        return robot

    async def play(self, choices: Choices) -> None:
        """Play at a table until the game is over."""
        async for message in self.messages(f"/api/tables/{choices.table}/bot"):
            if message["type"] == "observe":
                add_events(choices.events, message)
            elif message["type"] == "choose":
                await self.answer(choices, message)
            elif message["type"] == "game_over":
                return
            else:
                assert message["type"] in ("hello", "new_game"), message

    async def messages(self, path: str) -> AsyncIterator[Json]:
        """The messages of all streams, one stream after the other."""
        while True:
            address = await self.pool.any(self.choose)
            try:
                async with self.http.stream("GET", address + path) as response:
                    assert response.status_code == 200, await response.aread()
                    async for line in response.aiter_lines():
                        if line:
                            yield json.loads(line)
            except httpx.TimeoutException:
                raise
            except httpx.TransportError:
                self.pool.counts["streams opened again"] += 1

    async def answer(self, choices: Choices, question: Json) -> None:
        """Choose a move and send it until it is accepted, or known to have been accepted before."""
        number = question["id"]
        moves = [move["number"] for move in question["moves"]]
        move = choices.answers.setdefault(number, self.choose.choice(moves))
        answer = await self.ask("POST", f"/api/tables/{choices.table}/bot", type="move", id=number, move=move)
        if answer.status_code == 200:
            assert number not in choices.acknowledged, f"the choice at {number} was accepted twice"
            choices.acknowledged.add(number)
            self.pool.counts["choices acknowledged"] += 1
        else:
            assert answer.status_code == 409, answer.text
            self.pool.counts["choices accepted without an answer"] += 1
