"""Players who go on when the server dies under them: they come back, and ask again for what was not answered."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import httpx

from tests.server.crash_client import Doors
from tests.server.crash_ledger import Ledger, wording
from tests.server.crash_sockets import Follower
from tests.waiting import HANG

Words = dict[str, Any]
OVERLAP = 5  # events that are asked for although they are known: nobody may be told otherwise
PATHS = {"move": "moves", "plan": "plan", "undo": "undo"}


class Player(Follower):
    """A person at one table after the other. He acts with requests or over his socket."""

    def __init__(self, doors: Doors, name: str, *, by_socket: bool) -> None:
        super().__init__(doors, name)
        self.by_socket = by_socket

    async def come_in(self) -> None:
        """Become a guest."""
        answer = await self.ask("POST", "/api/me", name=self.name)
        self.id = answer.json()["id"]

    # -- one game ----------------------------------------------------------------------------------------------

    async def play(self, ledger: Ledger) -> None:
        """Play at a table until the game is over and everything was heard."""
        self.sit_down(ledger)
        async with asyncio.TaskGroup() as tasks:
            following = tasks.create_task(self.follow())
            while not self.has_heard_all():
                await self.look()
                for seat in self.latest["mine"]:
                    if await self.act(self.latest, seat):
                        break
            following.cancel()

    def has_heard_all(self) -> bool:
        """Whether the game is over and the socket has told the last event and the last line."""
        if not self.latest or self.latest["table"]["status"] != "over":
            return False
        lines = {line["text"] for line in self.chat}
        promised = {text for text, answered in self.ledger.said.items() if answered}
        return self.told.number == self.latest["table"]["number"] and promised <= lines

    async def look(self) -> None:
        """Wait until the socket tells something new; make sure that the own plan is still what it was."""
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                await self.woken.wait()
        self.woken.clear()
        if not self.doors.safe.is_set():
            await self.dawdle()
        await self.find_my_plans()

    def changes_his_mind(self, chance: float) -> bool:
        """Only as long as servers are killed: then the games shall come to their end."""
        return not self.doors.safe.is_set() and self.choose.random() < chance

    async def dawdle(self) -> None:
        """As long as servers are killed, it may happen at any moment, and in the middle of a chat."""
        await asyncio.sleep(self.choose.uniform(0, 0.02))
        if self.choose.random() < 0.05:
            await self.say_in_chat(f"{self.name} {self.choose.random()}")

    async def find_my_plans(self) -> None:
        """Every plan that was acknowledged is still there. A second process may need a moment to hear of it."""
        limit = time.monotonic() + HANG
        known: dict[str, list[Words] | None] = {}
        mine: dict[str, Words] = {}
        while time.monotonic() < limit:
            news = (await self.ask("GET", f"{self.path}/news?since={max(0, len(self.ledger.told) - OVERLAP)}")).json()
            self.hear(news)
            after = news["table"]["number"]
            if after < self.told.number:
                await asyncio.sleep(0.05)
                continue
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
        if seat["may_undo"] and self.changes_his_mind(0.1):
            await self.do("undo", "undo", **who)
        elif seat["moves"]:
            move = self.choose.choice(seat["moves"])["text"]
            await self.do(str(move), "move", **who, move=move)
        else:
            return False
        return True

    async def do(self, words: str, what: str, **data: Any) -> None:
        """A move or an undo. Without an answer it is asked for again; it happens once or not at all."""
        seat, number = data["seat"], data["after"] + 1
        self.ledger.asked[seat, number] = words
        done = await self.carry_out(what, **data)
        happened = self.ledger.told[number]
        if done:
            assert (happened["seat"], wording(happened)) == (seat, words)
            self.ledger.acknowledged[seat, number] = words
            self.count("moves acknowledged")
        elif happened.get("seat") == seat:
            self.count("moves that had happened without an answer")

    async def plan(self, news: Words, seat: Words) -> bool:
        """One more step of a plan, or one less, or ready, or not ready after all."""
        letter, after = seat["seat"], news["table"]["number"]
        plan = as_sent(seat["plan"])
        if plan not in self.ledger.plans.get((letter, after), [plan]):  # older news, or a plan that was lost
            await self.find_my_plans()
            return True
        if plan["ready"]:
            if not self.changes_his_mind(0.05):
                return False
            plan["ready"] = False
        elif plan["moves"] and self.changes_his_mind(0.15):
            plan["moves"].pop()
        elif seat["moves"]:
            plan["moves"].append(self.choose.choice(seat["moves"])["text"])
        else:
            plan["ready"] = True
        self.ledger.send_plan(letter, after, plan)
        if await self.carry_out("plan", seat=letter, after=after, **plan):
            self.ledger.plan_is_stored(letter, after, plan)
            self.count("plans acknowledged")
        return True

    async def carry_out(self, what: str, **data: Any) -> bool:
        """Ask for a move, a plan or an undo; whether it is done. If not, something else has happened instead.

        In both cases we know afterwards what follows the event that we had seen last.
        """
        after = data["after"]
        if self.by_socket:
            do = {"type": what, **{name: value for name, value in data.items() if name not in ("seat", "after")}}
            said = await self.say(seat=data["seat"], after=after, do=do)
            assert said["status"] in ("done", "stale"), said
            done: bool = said["status"] == "done"
            await self.has_heard(said["number"] if done else after + 1)
            await self.find_my_plans()
        else:
            answer = await self.ask("PUT" if what == "plan" else "POST", f"{self.path}/{PATHS[what]}", **data)
            done = answer.status_code == 200
            self.answered(answer, after)
        return done

    def count(self, what: str) -> None:
        """For the summary."""
        self.doors.counts[f"{what} by socket" if self.by_socket else what] += 1

    def answered(self, answer: httpx.Response, after: int) -> None:
        """The news in an answer, of success or of what happened instead: never older than what was known."""
        words = answer.json()
        assert answer.status_code == 200 or "news" in words, f"{answer.status_code} {answer.text}"
        news: Words = words if answer.status_code == 200 else words["news"]
        assert news["table"]["number"] >= after, f"event {after} of {self.ledger.table} was told, and is lost"
        self.hear(news)

    async def say_in_chat(self, text: str) -> None:
        """A line for the chat. It has no number that it follows, so it is never said again."""
        self.ledger.said[text] = False
        answer = await self.ask_once("POST", f"{self.path}/chat", text=text)
        if answer is not None:
            assert answer.status_code == 204, answer.text
            self.ledger.said[text] = True
            self.doors.counts["lines acknowledged"] += 1


def as_sent(plan: Words) -> Words:
    """A plan as it is sent: moves by text."""
    return {"moves": [move["text"] for move in plan["moves"]], "ready": plan["ready"]}
