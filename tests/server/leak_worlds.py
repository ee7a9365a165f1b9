"""Two servers that differ only in hidden state, and everything that they send to people."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

from litestar.routes import HTTPRoute

from haspelknecht.records.notation import SEATS, move_text
from haspelknecht.server.accounts.credentials import COOKIE
from tests.server.serving import Visitor
from tests.server.universe import NOON, Universe, answer_bytes, change_database, some_plan
from tests.waiting import HANG, eventually

Json = dict[str, Any]
PLAYERS = ["Anna", "Bruno", "Carla"]
ONLOOKERS = ["Anna", "Dora", "stranger"]  # a player, a spectator, a visitor without a cookie
ALL = "all "  # prefix of sockets that follow all tables of a person
SEEDS = ("b" * 32, "c" * 32)
CLOCK = {"kind": "live", "bank": 21_600, "increment": 10}
STREAMS = {"/api/bot/events", "/api/tables/{table_id:str}/bot"}  # for remote bots; see `bot_messages`


class World:
    """Two universes with the same two tables: one of people, one with a local and a remote bot; all players plan."""

    def __init__(self, universes: list[Universe], tables: list[str], people: dict[str, str]) -> None:
        self.universes = universes
        self.tables = tables
        self.ids = people
        self.chat = 0
        self.moment = NOON
        self.ready = {"Bruno": False, "Carla": False}

    def tick(self) -> None:
        """Advance the time of all universes, so little that no clock runs out."""
        self.moment += 0.125
        for place in self.universes:
            place.time = self.moment

    def save(self, place: Universe, name: str, luck: int, size: int) -> None:
        """Save a secret plan of a player: part of one, or a complete one if they are ready."""
        place.time += 0.001
        table, seat = self.tables[0], PLAYERS.index(name)
        plan = some_plan(place.game(table), seat, luck)
        plan = plan if self.ready.get(name) else plan[:size]
        put_plan(place, name, table, plan, ready=self.ready.get(name, False))

    def set_ready(self, name: str, lucks: tuple[int, int]) -> None:
        """Toggle whether a player is ready, with another plan in each universe. Only the readiness is public."""
        self.ready[name] = not self.ready[name]
        for place, luck in zip(self.universes, lucks, strict=True):
            plan = some_plan(place.game(self.tables[0]), PLAYERS.index(name), luck)
            put_plan(place, name, self.tables[0], plan, ready=self.ready[name])

    def observed(self, read: bool = True) -> list[list[bytes]]:
        """What the onlookers receive over their sockets, up to a chat line, and what they can read, by universe.

        Call it after each public event: two events in a row may come as one message or as two. Without `read`, sockets
        for all tables are left for the next call, because the number of pings is limited.
        """
        self.chat += 1
        line = f"line {self.chat}"
        by_universe = []
        for place in self.universes:
            for table in self.tables:
                place.people["Anna"].ok("POST", f"/api/tables/{table}/chat", text=line)
            followed = [name for name in place.sockets if read or not name.startswith(ALL)]
            messages = [message for name in followed for message in messages_until(place, name, line)]
            for name in ONLOOKERS if read else []:
                messages += everything_read(place, name, self.tables, self.ids)
            messages += bot_messages(place, self.tables[1])
            by_universe.append([without_hashes(message) for message in messages])
        return by_universe


def put_plan(place: Universe, name: str, table: str, plan: list[int], *, ready: bool) -> None:
    """Save a plan of a player."""
    visitor = place.people[name]
    seat = SEATS[PLAYERS.index(name)]
    number = place.services.tables.in_memory[table].current.number
    visitor.ok("PUT", f"/api/tables/{table}/plan", seat=seat, after=number, moves=plan, ready=ready)


def messages_until(place: Universe, name: str, line: str) -> list[bytes]:
    """All messages of a socket up to a chat line, or up to the answer to a ping if the socket has no chat."""
    socket = place.sockets[name]
    if name.startswith(ALL):
        socket.send('{"type":"ping"}')
    messages: list[bytes] = []
    while not messages or (line.encode() not in messages[-1] and b'"pong"' not in messages[-1]):
        messages.append(socket.recv(timeout=HANG, decode=False))
    return messages


def bot_messages(place: Universe, table: str) -> list[bytes]:
    """What a remote bot receives: the events of its games, and its table stream up to the open question."""
    iron = place.people["Iron"]
    games = stream_until(iron, "/api/bot/events", "table_started")
    return games + stream_until(iron, f"/api/tables/{table}/bot", "choose")


def stream_until(bot: Visitor, path: str, kind: str) -> list[bytes]:
    """The lines of a stream up to the first of a kind."""
    messages: list[bytes] = []
    with bot.http.stream("GET", path) as stream:
        for line in stream.iter_lines():
            messages.append(line.encode())
            if json.loads(line)["type"] == kind:
                return messages
    raise AssertionError(f"{path} ended without {kind}")


def everything_read(place: Universe, name: str, tables: list[str], ids: dict[str, str]) -> list[bytes]:
    """The answers of all GET routes."""
    answers = []
    for path in reading_routes(place):
        for table in tables if "{table_id" in path else [""]:
            for person in [ids["Bruno"]] if "{person_id" in path else [""]:
                url = re.sub(r"\{table_id:str\}", table, re.sub(r"\{person_id:str\}", person, path))
                queries = ["which=mine", "which=open", "which=playing"] if path == "/api/tables" else [""]
                answers += [answer_bytes(place.people[name].http.get(f"{url}?{query}")) for query in queries]
    return answers


def reading_routes(place: Universe) -> list[str]:
    """The paths of all routes that answer a GET."""
    routes = [route for route in place.app.routes if isinstance(route, HTTPRoute) and "GET" in route.methods]
    paths = {route.path for route in routes if route.path.startswith("/api/") and "/schema" not in route.path}
    return sorted(paths - STREAMS)


def without_hashes(message: bytes) -> bytes:
    """A message without the published hash of the seed, the only thing that may differ."""
    return re.sub(rb'("seed_hash":|seed hash: )"?[0-9a-f]+"?', b"", message)


def follow(place: Universe, tables: list[str]) -> None:
    """Open the sockets of all onlookers."""
    for name in ONLOOKERS:
        for table in tables:
            place.follow(place.people[name], f"/api/tables/{table}/live?chat=0", f"{name} {table}")
        if name != "stranger":
            place.follow(place.people[name], "/api/live", f"{ALL}{name}")


def prepared(folder: Path) -> tuple[list[str], dict[str, str], dict[str, str]]:
    """Create the two tables in a folder; returns their ids, cookies (the token of the bot) and the ids of people."""
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
    """Make random moves until all players plan and the local bot has planned."""
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
    """Change the hidden state: the seeds of all tables, and the plan of the local bot."""
    change_database(folder, "UPDATE tables SET seed = :seed", seed=SEEDS[1])
    with Universe(folder) as place:
        place.visit("stranger").news(tables[1])
        plan = some_plan(place.game(tables[1]), 2, luck=7)
    data = json.dumps({"moves": [move_text(code) for code in plan], "ready": True}).encode()
    change_database(
        folder, "UPDATE plans SET data = :data WHERE table_id = :table AND seat = 2", data=data, table=tables[1]
    )
