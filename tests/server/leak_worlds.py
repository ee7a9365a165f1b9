"""Two servers that differ in nothing but what is hidden, and everything that their people are told."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

from litestar.routes import HTTPRoute

from haspelknecht.records.notation import SEATS, move_text
from haspelknecht.server.accounts.session_cookies import COOKIE
from tests.server.serving import Visitor
from tests.server.universe import NOON, Universe, answer_bytes, change_database, some_plan
from tests.waiting import HANG, eventually

Words = dict[str, Any]
PLAYERS = ["Anna", "Bruno", "Carla"]
ONLOOKERS = ["Anna", "Dora", "stranger"]  # a player, a spectator, somebody without a cookie
ALL = "all "  # before the name of somebody who follows all his tables at once
SEEDS = ("b" * 32, "c" * 32)
CLOCK = {"kind": "live", "bank": 21_600, "increment": 10}
STREAMS = {"/api/bot/events", "/api/tables/{table_id:str}/bot"}  # for bots of other machines; see `bot_hears`


class World:
    """Two universes and two tables in both: one of people, one with bots of ours and others; all plan."""

    def __init__(self, universes: list[Universe], tables: list[str], people: dict[str, str]) -> None:
        self.universes = universes
        self.tables = tables
        self.ids = people
        self.chat = 0
        self.moment = NOON
        self.ready = {"Bruno": False, "Carla": False}

    def tick(self) -> None:
        """A moment later, everywhere: not so long that a clock runs out."""
        self.moment += 0.125
        for place in self.universes:
            place.time = self.moment

    def save(self, place: Universe, name: str, luck: int, size: int) -> None:
        """Somebody saves a plan that nobody else may know of: a part of one, or all of it if he is ready already."""
        place.time += 0.001
        table, seat = self.tables[0], PLAYERS.index(name)
        plan = some_plan(place.game(table), seat, luck)
        plan = plan if self.ready.get(name) else plan[:size]
        put_plan(place, name, table, plan, ready=self.ready.get(name, False))

    def set_ready(self, name: str, lucks: tuple[int, int]) -> None:
        """Somebody says that he is ready, or not yet: everybody may know that, but not his plan."""
        self.ready[name] = not self.ready[name]
        for place, luck in zip(self.universes, lucks, strict=True):
            plan = some_plan(place.game(self.tables[0]), PLAYERS.index(name), luck)
            put_plan(place, name, self.tables[0], plan, ready=self.ready[name])

    def told(self, read: bool = True) -> list[list[bytes]]:
        """What the onlookers are told over their sockets, up to a line of chat, and what they can read.

        To be called after each public event: two in a row may come as one message or as two. Without `read` the sockets
        for all tables wait for the next time: nobody may ping them as often as tests can play.
        """
        self.chat += 1
        line = f"line {self.chat}"
        found = []
        for place in self.universes:
            for table in self.tables:
                place.people["Anna"].ok("POST", f"/api/tables/{table}/chat", text=line)
            followed = [name for name in place.sockets if read or not name.startswith(ALL)]
            heard = [message for name in followed for message in heard_until(place, name, line)]
            for name in ONLOOKERS if read else []:
                heard += everything_read(place, name, self.tables, self.ids)
            heard += bot_hears(place, self.tables[1])
            found.append([without_hashes(message) for message in heard])
        return found


def put_plan(place: Universe, name: str, table: str, plan: list[int], *, ready: bool) -> None:
    """Save a plan."""
    visitor = place.people[name]
    seat = SEATS[PLAYERS.index(name)]
    number = place.services.tables.in_memory[table].current.number
    visitor.ok("PUT", f"/api/tables/{table}/plan", seat=seat, after=number, moves=plan, ready=ready)


def heard_until(place: Universe, name: str, line: str) -> list[bytes]:
    """All messages of a socket up to a line of chat, or up to the answer to a ping where there is no chat."""
    socket = place.sockets[name]
    if name.startswith(ALL):
        socket.send('{"type":"ping"}')
    heard: list[bytes] = []
    while not heard or (line.encode() not in heard[-1] and b'"pong"' not in heard[-1]):
        heard.append(socket.recv(timeout=HANG, decode=False))
    return heard


def bot_hears(place: Universe, table: str) -> list[bytes]:
    """What a bot on another machine is told: of its games, and at its table up to its open question."""
    iron = place.people["Iron"]
    games = stream_until(iron, "/api/bot/events", "table_started")
    return games + stream_until(iron, f"/api/tables/{table}/bot", "choose")


def stream_until(bot: Visitor, path: str, kind: str) -> list[bytes]:
    """The lines of a stream up to the first of a kind."""
    heard: list[bytes] = []
    with bot.http.stream("GET", path) as stream:
        for line in stream.iter_lines():
            heard.append(line.encode())
            if json.loads(line)["type"] == kind:
                return heard
    raise AssertionError(f"{path} ended without {kind}")


def everything_read(place: Universe, name: str, tables: list[str], ids: dict[str, str]) -> list[bytes]:
    """The answers of all routes that can be read, whichever there are."""
    found = []
    for path in reading_routes(place):
        for table in tables if "{table_id" in path else [""]:
            for person in [ids["Bruno"]] if "{person_id" in path else [""]:
                url = re.sub(r"\{table_id:str\}", table, re.sub(r"\{person_id:str\}", person, path))
                queries = ["which=mine", "which=open", "which=playing"] if path == "/api/tables" else [""]
                found += [answer_bytes(place.people[name].http.get(f"{url}?{query}")) for query in queries]
    return found


def reading_routes(place: Universe) -> list[str]:
    """The paths of all routes that answer a GET."""
    routes = [route for route in place.app.routes if isinstance(route, HTTPRoute) and "GET" in route.methods]
    paths = {route.path for route in routes if route.path.startswith("/api/") and "/schema" not in route.path}
    return sorted(paths - STREAMS)


def without_hashes(message: bytes) -> bytes:
    """A message without the published hash of a seed, which is all that may differ."""
    return re.sub(rb'("seed_hash":|seed hash: )"?[0-9a-f]+"?', b"", message)


def follow(place: Universe, tables: list[str]) -> None:
    """Everybody who looks on opens his sockets."""
    for name in ONLOOKERS:
        for table in tables:
            place.follow(place.people[name], f"/api/tables/{table}/live?chat=0", f"{name} {table}")
        if name != "stranger":
            place.follow(place.people[name], "/api/live", f"{ALL}{name}")


def prepared(folder: Path) -> tuple[list[str], dict[str, str], dict[str, str]]:
    """A folder with the two tables; their ids, the cookies (of the bot: the token) and the ids of all people."""
    with Universe(folder) as place:
        people = {name: Visitor(place.address, name) for name in [*PLAYERS, "Dora"]}
        place.people.update(people)
        anna, bruno, carla, _ = people.values()
        with_people = anna.table("me", "open", "open", start=False, public=True, clock=CLOCK)
        with_bots = anna.table("me", "open", "random", "open", start=False, clock=CLOCK)
        token = anna.ok("POST", "/api/me/bots", name="Iron")["token"]
        iron = place.people["Iron"] = Visitor(place.address, token=token)
        sitting = ((bruno, with_people), (carla, with_people), (bruno, with_bots), (iron, with_bots))
        for visitor, table in sitting:
            visitor.ok("POST", f"/api/tables/{table}/join")
        for table in (with_people, with_bots):
            anna.ok("POST", f"/api/tables/{table}/start")
            play_until_planning(place, [anna, bruno, carla, iron], table)
        cookies = {name: str(visitor.http.cookies[COOKIE]) for name, visitor in people.items()}
        ids = {name: visitor.id for name, visitor in people.items()}
        return [with_people, with_bots], cookies | {"Iron": token}, ids


def play_until_planning(place: Universe, visitors: list[Visitor], table: str) -> None:
    """Random moves until all plan; our bot has planned then."""
    choose = random.Random(1)
    draft = place.services.tables.in_memory[table]
    while not draft.current.plans_secretly:
        for visitor in visitors:
            news = visitor.news(table)
            for seat in news["mine"]:
                if seat["moves"] and seat["plan"] is None:
                    visitor.act(news, seat, choose)
    eventually(
        lambda: not any(draft.current.body.seats[seat].our_bot for seat in draft.current.pending), "our bot has planned"
    )


def differ(folder: Path, tables: list[str]) -> None:
    """Change what is hidden: the seeds of all tables, and the plan of the bot."""
    change_database(folder, "UPDATE tables SET seed = :seed", seed=SEEDS[1])
    with Universe(folder) as place:
        place.visit("stranger").news(tables[1])
        plan = some_plan(place.game(tables[1]), 2, luck=7)
    data = json.dumps({"moves": [move_text(code) for code in plan], "ready": True}).encode()
    change_database(
        folder, "UPDATE plans SET data = :data WHERE table_id = :table AND seat = 2", data=data, table=tables[1]
    )
