"""Players who go on when the server dies under them: they come back, and ask again for what was not answered."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.typing import Origin

from tests.server.crash_ledger import Ledger, wording
from tests.server.serving import HEADERS, LIMITS

Words = dict[str, Any]
PATIENCE = 60.0  # seconds to wait for anything at all


class Doors:
    """The servers that are up."""

    def __init__(self) -> None:
        self.open: list[str] = []
        self.safe = asyncio.Event()  # no more of them will be killed
        self.counts: Counter[str] = Counter()

    async def more_answers(self, number: int) -> None:
        """Until the players have got so many more answers, or wait for bots alone."""
        enough = self.counts["answers"] + number
        for _ in range(5000):
            if self.counts["answers"] >= enough:
                return
            await asyncio.sleep(0.001)

    async def any(self, choose: random.Random) -> str:
        """One of them, as soon as there is one."""
        while not self.open:
            await asyncio.sleep(0.01)
        return choose.choice(self.open)


class Player:
    """A person at one table after the other, with a socket and requests."""

    def __init__(self, doors: Doors, name: str) -> None:
        self.doors = doors
        self.name = name
        self.choose = random.Random(name)
        self.http = httpx.AsyncClient(headers=HEADERS, timeout=PATIENCE, verify=False, limits=LIMITS)
        self.id = ""

    async def come_in(self) -> None:
        """Become a guest."""
        answer = await self.ask("POST", "/api/me", name=self.name)
        self.id = answer.json()["id"]

    async def ask(self, method: str, path: str, **data: Any) -> httpx.Response:
        """Ask one of the servers, and ask again in the same words until there is an answer."""
        while True:
            found = await self.ask_once(method, path, **data)
            if found is not None:
                return found
            self.doors.counts["asked again"] += 1

    async def ask_once(self, method: str, path: str, **data: Any) -> httpx.Response | None:
        """Ask; None if the server died before it answered."""
        address = await self.doors.any(self.choose)
        try:
            found = await self.http.request(method, address + path, json=None if method == "GET" else data)
        except httpx.TimeoutException:
            raise
        except httpx.TransportError:
            await asyncio.sleep(0.01)
            return None
        assert found.status_code < 500, f"{method} {path}: {found.text}"
        self.doors.counts["answers"] += 1
        return found

    # -- one game ----------------------------------------------------------------------------------------------

    async def play(self, ledger: Ledger, *, to_the_end: bool) -> None:
        """Play at a table until the game is over and everything was heard; or only as long as servers are killed."""
        self.ledger = ledger
        self.path = f"/api/tables/{ledger.table}"
        self.stream: list[Words] = []
        self.chat: list[Words] = []
        self.latest: Words = {}
        self.woken = asyncio.Event()
        self.reconnected = False
        ledger.streams.append(self.stream)
        ledger.chats.append(self.chat)
        async with asyncio.TaskGroup() as tasks:
            following = tasks.create_task(self.follow())
            while not self.has_heard_all():
                await self.look()
                enough = self.doors.safe.is_set() and not to_the_end
                for seat in self.latest["mine"]:
                    if await (self.stop if enough else self.act)(self.latest, seat):
                        break
            following.cancel()

    def has_heard_all(self) -> bool:
        """Whether the game is over and the socket has told the last event and the last line."""
        if not self.latest or self.latest["table"]["status"] != "over":
            return False
        lines = {line["text"] for line in self.chat}
        promised = {text for text, answered in self.ledger.said.items() if answered}
        return len(self.stream) == self.latest["table"]["number"] and promised <= lines

    async def look(self) -> None:
        """Wait for news; after a crash make sure that the own plan is still what it was."""
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                await self.woken.wait()
        self.woken.clear()
        await asyncio.sleep(self.choose.uniform(0, 0.02))
        if self.reconnected or not self.latest:
            self.reconnected = False
            await self.find_my_plans()
        if self.choose.random() < 0.05:
            await self.say(f"{self.name} {self.choose.random()}")

    async def find_my_plans(self) -> None:
        """Every plan that was acknowledged is still there. A second process may need a moment to hear of it."""
        for _ in range(100):
            news = (await self.ask("GET", f"{self.path}/news")).json()
            self.hear(news)
            after = news["table"]["number"]
            mine = {seat["seat"]: seat["plan"] for seat in news["mine"] if seat["plan"] is not None}
            known = {seat: self.ledger.plans.get((seat, after)) for seat in mine}
            lost = [seat for seat, plans in known.items() if plans and as_sent(mine[seat]) not in plans]
            if not lost:
                return
            await asyncio.sleep(0.05)
        raise AssertionError(f"plans {known} were acknowledged, and now they are {mine}")

    # -- acting ------------------------------------------------------------------------------------------------

    async def act(self, news: Words, seat: Words) -> bool:
        """Something legal for a seat, if there is anything to do."""
        if news["table"]["status"] != "playing":
            return False
        if seat["plan"] is not None:
            return await self.plan(news, seat)
        who = {"seat": seat["seat"], "after": news["table"]["number"]}
        if seat["may_undo"] and self.choose.random() < 0.1:
            await self.do("undo", "undo", **who)
        elif seat["moves"]:
            move = self.choose.choice(seat["moves"])["number"]
            await self.do(str(move), "moves", **who, move=move)
        else:
            return False
        return True

    async def do(self, words: str, what: str, **data: Any) -> None:
        """A move or an undo. Without an answer it is asked for again; it happens once or not at all."""
        seat, number = data["seat"], data["after"] + 1
        self.ledger.asked[seat, number] = words
        answer = await self.ask("POST", f"{self.path}/{what}", **data)
        news = self.answered(answer, data["after"])
        mine = [event for event in news["events"] if event["number"] == number]
        if answer.status_code == 200:
            assert [wording(event) for event in mine] == [words]
            self.doors.counts["moves acknowledged"] += 1
        elif mine and mine[0].get("seat") == seat:
            self.doors.counts["moves that had happened without an answer"] += 1

    async def stop(self, news: Words, seat: Words) -> bool:
        """Agree to end the game, unless this seat has agreed already."""
        letter, after = seat["seat"], news["table"]["number"]
        [wishes] = [other["wishes"] for other in news["table"]["seats"] if other["seat"] == letter]
        if news["table"]["status"] != "playing" or "end" in wishes:
            return False
        self.answered(await self.ask("PUT", f"{self.path}/wishes", seat=letter, after=after, wishes=["end"]), after)
        return True

    async def plan(self, news: Words, seat: Words) -> bool:
        """One more step of a plan, or one less, or ready, or not ready after all."""
        letter, after = seat["seat"], news["table"]["number"]
        plan = as_sent(seat["plan"])
        if plan not in self.ledger.plans.get((letter, after), [plan]):  # older news, or a plan that was lost
            await self.find_my_plans()
            return True
        if plan["ready"]:
            if self.choose.random() > 0.05:
                return False
            plan["ready"] = False
        elif plan["moves"] and self.choose.random() < 0.15:
            plan["moves"].pop()
        elif seat["moves"]:
            plan["moves"].append(self.choose.choice(seat["moves"])["number"])
        else:
            plan["ready"] = True
        self.ledger.send_plan(letter, after, plan)
        answer = await self.ask("PUT", f"{self.path}/plan", seat=letter, after=after, **plan)
        if answer.status_code == 200:
            self.ledger.plan_is_stored(letter, after, plan)
            self.doors.counts["plans acknowledged"] += 1
        self.answered(answer, after)
        return True

    def answered(self, answer: httpx.Response, after: int) -> Words:
        """The news in an answer, of success or of what happened instead: never older than what was known."""
        words = answer.json()
        assert answer.status_code == 200 or "news" in words, f"{answer.status_code} {answer.text}"
        news: Words = words if answer.status_code == 200 else words["news"]
        assert news["table"]["number"] >= after, f"event {after} of {self.ledger.table} was told, and is lost"
        self.hear(news)
        return news

    async def say(self, text: str) -> None:
        """A line for the chat. It has no number that it follows, so it is never said again."""
        self.ledger.said[text] = False
        answer = await self.ask_once("POST", f"{self.path}/chat", text=text)
        if answer is not None:
            assert answer.status_code == 204, answer.text
            self.ledger.said[text] = True
            self.doors.counts["lines acknowledged"] += 1

    # -- hearing -----------------------------------------------------------------------------------------------

    def hear(self, news: Words) -> None:
        """News from anywhere."""
        self.ledger.hear(news["events"])
        if not self.latest or news["table"]["number"] >= self.latest["table"]["number"]:
            self.latest = news

    async def follow(self) -> None:
        """The socket: after every crash it goes on where the last one broke off."""
        while True:
            address = await self.doors.any(self.choose)
            last_line = self.chat[-1]["id"] if self.chat else 0
            url = f"{address.replace('http', 'ws', 1)}{self.path}/live?since={len(self.stream)}&chat={last_line}"
            cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
            try:
                async with connect(url, additional_headers={"cookie": cookie}, origin=Origin(address)) as socket:
                    async for message in socket:
                        self.receive(json.loads(message))
            except InvalidStatus:
                raise
            except (OSError, WebSocketException):
                await asyncio.sleep(0.01)
            self.doors.counts["sockets opened again"] += 1
            self.reconnected = True
            self.woken.set()

    def receive(self, message: Words) -> None:
        """What the socket tells: everything, in order, nothing twice."""
        if message["type"] == "chat":
            self.chat.extend(message["messages"])
        else:
            assert message["since"] == len(self.stream), f"asked from {len(self.stream)}, told from {message['since']}"
            self.stream.extend(message["events"])
            self.hear(message)
        self.woken.set()


def as_sent(plan: Words) -> Words:
    """A plan as it is sent: moves by number."""
    return {"moves": [move["number"] for move in plan["moves"]], "ready": plan["ready"]}
