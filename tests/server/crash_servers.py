"""Kill servers at random moments while people play, then compare what players received with what is stored."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from pathlib import Path

from haspelknecht.server.settings import Settings
from haspelknecht.server.storage.database import Database
from tests.server.crash_bots import RetryingBot
from tests.server.crash_choices import Choices
from tests.server.crash_client import ServerPool
from tests.server.crash_ledger import Json, Ledger
from tests.server.crash_players import Player
from tests.server.serving import LongTurnServer, Server
from tests.waiting import HANG

KILLS = 50
PATIENCE = 1800  # seconds, on a slow machine; a game that hangs is a failure too
LONGEST_LIFE = 25  # the most answers that the players get before a server is killed
TABLES = (
    ("me", "open"), ("me", "open", "greedy", "random"),
    ("me", "open", "open", "open"), ("me", "me", "open"), ("me", "open", "remote"), ("me", "open", "mcts:20"),
)  # fmt: skip
FREE = ("open", "remote")  # for a person, for a bot over HTTP


async def crash(server: Server, pool: ServerPool, times: int, choose: random.Random) -> None:
    """Start a server and kill it a number of times; the last start is not followed by a kill."""
    for life in range(times + 1):
        await asyncio.to_thread(server.start)
        pool.open.append(server.address)
        if life < times:
            await pool.more_answers(choose.randint(1, LONGEST_LIFE))
            server.kill()  # within a millisecond of the last answer, while other requests run
            pool.open.remove(server.address)
            pool.counts["kills"] += 1


async def seat_all(seats: tuple[str, ...], players: list[Player], robots: list[RetryingBot]) -> Ledger:
    """Start a game with all players. What is not answered is repeated."""
    owner, *people = players
    others = [*people, *robots]
    created = await owner.ask("POST", "/api/tables", seats=[wish_for(seat) for seat in seats])
    table = created.json()["table"]["id"]
    free = [letter for letter, seat in zip("ABCD", seats, strict=False) if seat in FREE]
    for letter, other in zip(free, others, strict=True):
        answer = await other.ask("POST", f"/api/tables/{table}/join", seat=letter)
        assert answer.status_code in (200, 409)  # a repeated request finds the seat taken by the same person
    started = await owner.ask("POST", f"/api/tables/{table}/start")
    assert started.status_code in (200, 409)
    running = await started_table(owner, table)
    assert [seat["person"] for seat in running["seats"] if seat["seat"] in free] == [other.id for other in others]
    known = {player.id for player in players}
    choices = Choices(table, free[-1]) if robots else None
    return Ledger(table, [seat["seat"] for seat in running["seats"] if seat["person"] in known], choices)


def wish_for(seat: str) -> Json:
    """The request for a seat of a new table."""
    if seat in FREE:
        return {"kind": "open"}
    return {"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat}


async def started_table(player: Player, table: str) -> Json:
    """The table as soon as its game has started. A second process may get it a moment later."""
    limit = time.monotonic() + HANG
    while time.monotonic() < limit:
        shown: Json = (await player.ask("GET", f"/api/tables/{table}")).json()["table"]
        if shown["status"] == "playing":
            return shown
        await asyncio.sleep(0.05)
    raise AssertionError("the game was started, and is not running")


async def play_on(number: int, pool: ServerPool) -> list[Ledger]:
    """The same people play game after game at one kind of table until no more servers are killed."""
    seats = TABLES[number]
    people = range(1 + seats.count("open"))
    players = [Player(pool, f"{number}-{person}", by_socket=(number + person) % 2 == 1) for person in people]
    ledgers: list[Ledger] = []
    for player in players:
        await player.sign_in()
    robots = [await RetryingBot.of(players[0]) for _ in range(seats.count("remote"))]
    while not ledgers or not pool.safe.is_set():
        ledger = await seat_all(seats, players, robots)
        ledgers.append(ledger)
        async with asyncio.TaskGroup() as tasks:
            for player in players:
                tasks.create_task(player.play(ledger))
            for robot in robots:
                assert ledger.choices is not None
                tasks.create_task(robot.play(ledger.choices))
        pool.counts["games"] += 1
    for caller in (*players, *robots):
        await caller.http.aclose()
    return ledgers


async def crash_and_play(servers: Sequence[Server], pool: ServerPool, kills: int) -> list[Ledger]:
    """Play and kill at the same time."""
    async with asyncio.TaskGroup() as tasks:
        playing = [tasks.create_task(play_on(number, pool)) for number in range(len(TABLES))]
        async with asyncio.TaskGroup() as crashing:
            for number, server in enumerate(servers):
                crashing.create_task(crash(server, pool, kills // len(servers), random.Random(number)))
        pool.safe.set()
    return [ledger for task in playing for ledger in task.result()]


def nothing_is_lost(folder: Path, *options: str, processes: int = 1, kills: int = KILLS, database: str = "") -> None:
    """Check that nothing acknowledged is lost: play while servers are killed, then compare with the database."""
    servers: list[Server] = [LongTurnServer(folder, *options, database=database) for _ in range(processes)]
    pool = ServerPool()
    try:
        ledgers = asyncio.run(asyncio.wait_for(crash_and_play(servers, pool, kills), PATIENCE))
        assert [server.stop() for server in servers] == [0] * processes
    finally:
        for server in servers:
            if server.process is not None and server.process.poll() is None:
                server.kill()
    stored = Database(Settings(database=database, folder=folder).database_url)
    for ledger in ledgers:
        stored.run_now(ledger.compare)
    stored.close()
    print(", ".join(f"{count} {what}" for what, count in sorted(pool.counts.items())))
    assert pool.counts["kills"] == kills
    assert pool.counts["asked again"] > 0
    assert pool.counts["choices acknowledged"] > 20
    for way in ("", " by socket"):
        assert pool.counts[f"moves acknowledged{way}"] > 3 * kills
        assert pool.counts[f"plans acknowledged{way}"] > kills
