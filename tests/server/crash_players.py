"""Players who reconnect when the server dies, and repeat what was not answered."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import httpx

from tests.server.crash_client import ServerPool
from tests.server.crash_ledger import Ledger, wording
from tests.server.crash_sockets import Follower
from tests.waiting import HANG

Json = dict[str, Any]
OVERLAP = 5  # known events that are requested again: they must be the same
PATHS = {"move": "moves", "plan": "plan", "undo": "undo"}


class Player(Follower):
    """A person who plays one game after the other, with HTTP requests or over a socket."""

    def __init__(self, pool: ServerPool, name: str, *, by_socket: bool) -> None:
        super().__init__(pool, name)
        self.by_socket = by_socket

    async def sign_in(self) -> None:
        """Sign in as a guest."""
        answer = await self.ask("POST", "/api/me", name=self.name)
        self.id = answer.json()["id"]

    # -- one game ----------------------------------------------------------------------------------------------

    async def play(self, ledger: Ledger) -> None:
        """Play at a table until the game is over and every message has arrived."""
        self.sit_down(ledger)
        async with asyncio.TaskGroup() as tasks:
            following = tasks.create_task(self.follow())
            while not self.has_heard_all():
                await self.wait_for_news()
                for seat in self.latest["mine"]:
                    if await self.act(self.latest, seat):
                        break
            following.cancel()

    def has_heard_all(self) -> bool:
        """Whether the game is over and the socket has sent the last event and all acknowledged chat lines."""
        if not self.latest or self.latest["table"]["status"] != "over":
            return False
        lines = {line["text"] for line in self.chat}
        promised = {text for text, answered in self.ledger.said.items() if answered}
        return self.state.number == self.latest["table"]["number"] and promised <= lines

    async def wait_for_news(self) -> None:
        """Wait for a message of the socket, and check that this player's plans are still what they were."""
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                await self.woken.wait()
        self.woken.clear()
        if not self.pool.safe.is_set():
            await self.pause_at_random()
        await self.check_my_plans()

    def by_chance(self, chance: float) -> bool:
        """Decide at random; never after the last kill, so that the games end."""
        return not self.pool.safe.is_set() and self.choose.random() < chance

    async def pause_at_random(self) -> None:
        """Pause for a random moment and sometimes chat, so that kills happen at any point."""
        await asyncio.sleep(self.choose.uniform(0, 0.02))
        if self.choose.random() < 0.05:
            await self.say_in_chat(f"{self.name} {self.choose.random()}")

    async def check_my_plans(self) -> None:
        """Check that every acknowledged plan is still there. A second process may get it a moment later."""
        limit = time.monotonic() + HANG
        known: dict[str, list[Json] | None] = {}
        mine: dict[str, Json] = {}
        while time.monotonic() < limit:
            news = (
                await self.ask("GET", f"{self.path}/news?since={max(0, len(self.ledger.received) - OVERLAP)}")
            ).json()
            self.take_news(news)
            after = news["table"]["number"]
            if after < self.state.number:
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

    async def act(self, news: Json, seat: Json) -> bool:
        """Do something legal for a seat; False if there is nothing to do."""
        if news["table"]["status"] != "playing":
            return False
        if seat["plan"] is not None:
            return await self.plan(news, seat)
        who = {"seat": seat["seat"], "after": news["table"]["number"]}
        if seat["may_undo"] and self.by_chance(0.1):
            await self.do("undo", "undo", **who)
        elif seat["moves"]:
            move = self.choose.choice(seat["moves"])["text"]
            await self.do(str(move), "move", **who, move=move)
        else:
            return False
        return True

    async def do(self, words: str, what: str, **data: Any) -> None:
        """Make a move or undo it. It is repeated until it is answered, and happens at most once."""
        seat, number = data["seat"], data["after"] + 1
        self.ledger.asked[seat, number] = words
        done = await self.request(what, **data)
        happened = self.ledger.received[number]
        if done:
            assert (happened["seat"], wording(happened)) == (seat, words)
            self.ledger.acknowledged[seat, number] = words
            self.count("moves acknowledged")
        elif happened.get("seat") == seat:
            self.count("moves that had happened without an answer")

    async def plan(self, news: Json, seat: Json) -> bool:
        """Add a move to a plan or remove one, or change whether it is ready."""
        letter, after = seat["seat"], news["table"]["number"]
        plan = as_sent(seat["plan"])
        if plan not in self.ledger.plans.get((letter, after), [plan]):  # outdated news, or a plan that was lost
            await self.check_my_plans()
            return True
        if plan["ready"]:
            if not self.by_chance(0.05):
                return False
            plan["ready"] = False
        elif plan["moves"] and self.by_chance(0.15):
            plan["moves"].pop()
        elif seat["moves"]:
            plan["moves"].append(self.choose.choice(seat["moves"])["text"])
        else:
            plan["ready"] = True
        self.ledger.send_plan(letter, after, plan)
        if await self.request("plan", seat=letter, after=after, **plan):
            self.ledger.plan_is_stored(letter, after, plan)
            self.count("plans acknowledged")
        return True

    async def request(self, what: str, **data: Any) -> bool:
        """Ask for a move, a plan or an undo; False if something else has happened instead.

        In both cases the event after the last known one is known afterwards.
        """
        after = data["after"]
        if self.by_socket:
            do = {"type": what, **{name: value for name, value in data.items() if name not in ("seat", "after")}}
            said = await self.say(seat=data["seat"], after=after, do=do)
            assert said["status"] in ("done", "stale"), said
            done: bool = said["status"] == "done"
            await self.has_heard(said["number"] if done else after + 1)
            await self.check_my_plans()
        else:
            answer = await self.ask("PUT" if what == "plan" else "POST", f"{self.path}/{PATHS[what]}", **data)
            done = answer.status_code == 200
            self.answered(answer, after)
        return done

    def count(self, what: str) -> None:
        """Count something for the summary."""
        self.pool.counts[f"{what} by socket" if self.by_socket else what] += 1

    def answered(self, answer: httpx.Response, after: int) -> None:
        """Take the news from an answer, of success or of what happened instead. They must not be outdated."""
        words = answer.json()
        assert answer.status_code == 200 or "news" in words, f"{answer.status_code} {answer.text}"
        news: Json = words if answer.status_code == 200 else words["news"]
        assert news["table"]["number"] >= after, f"event {after} of {self.ledger.table} was received, and is lost"
        self.take_news(news)

    async def say_in_chat(self, text: str) -> None:
        """Send a chat line once: lines have no number by which the server could recognise a repetition."""
        self.ledger.said[text] = False
        answer = await self.ask_once("POST", f"{self.path}/chat", text=text)
        if answer is not None:
            assert answer.status_code == 204, answer.text
            self.ledger.said[text] = True
            self.pool.counts["lines acknowledged"] += 1


def as_sent(plan: Json) -> Json:
    """A plan of the news in the form in which it is sent: moves as texts."""
    return {"moves": [move["text"] for move in plan["moves"]], "ready": plan["ready"]}
