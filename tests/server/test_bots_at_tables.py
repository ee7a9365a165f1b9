"""Our bots at tables: they move by themselves, in secret while others plan, and a failing one is replaced and told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from haspelknecht.bots import Limit, specs
from haspelknecht.bots.bot_pool import BotPool
from haspelknecht.server.storage.database import Database
from haspelknecht.server.tables import bot_thinking
from haspelknecht.server.tables.bot_driver import BotDriver
from haspelknecht.server.tables.leaving import DESERTED, go_away
from haspelknecht.server.tables.live_table import LiveTable
from haspelknecht.server.tables.seating import bot_seat, create_rematch, new_table, start
from haspelknecht.server.tables.sweep import Sweep
from haspelknecht.server.tables.table import Clock, Rules
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.tables import Tables
from tests.bots.misbehaving import MAKER
from tests.server.drafts import database_of, person, seat_for, table_of


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """A database that knows Anna."""
    found = database_of(1, tmp_path)
    yield found
    found.close()


class Room:
    """A tables with a driver, without a server around it."""

    def __init__(self, database: Database, maker: str | None = None) -> None:
        self.time = 0.0
        self.tables = Tables(database, lambda: self.time)
        self.driver = BotDriver(self.tables, BotPool(1, maker))
        self.tables.on_change = lambda before, live: self.driver.wake(live)

    async def rest(self, live: LiveTable) -> None:
        """Until no bot is to move."""
        while live.current.id in self.driver.tasks:
            await asyncio.wait([self.driver.tasks[live.current.id]])


def bots_of_a_rematch(draft: TableDraft) -> list[str | None]:
    """The bots that play when people want the same again."""
    old = draft.copy()
    create_rematch(old, person(0), 0.0)
    assert old.added_table is not None
    return [seat.bot for seat in old.added_table.body.seats]


def test_a_game_that_all_have_left_stands_still_for_a_day_and_is_then_played_to_its_end(database: Database) -> None:
    async def play() -> None:
        room = Room(database)
        sweep = Sweep(room.tables, room.driver)
        live = await room.tables.create(table_of(1, bots=1))
        await room.rest(live)
        await room.tables.change(live.current.id, lambda draft: go_away(draft, 0, "left", room.time))
        number = live.current.number
        room.time = DESERTED - 1
        await sweep.run_round()
        await room.rest(live)
        assert (live.current.number, live.current.status) == (number, "playing")
        room.time = DESERTED + 1
        await sweep.run_round()
        await room.rest(live)
        assert live.current.status == "over"
        await room.driver.close()

    asyncio.run(play())


def test_a_table_of_bots_plays_a_whole_game(database: Database) -> None:
    async def play() -> None:
        room = Room(database)
        live = await room.tables.create(table_of(0, bots=3))
        await room.rest(live)
        assert live.current.status == "over"
        await room.driver.close()

    asyncio.run(play())


@pytest.mark.parametrize("searches", [True, False])
def test_a_bot_that_fails_is_replaced_by_greedy_and_the_table_is_told(
    database: Database, monkeypatch: pytest.MonkeyPatch, searches: bool
) -> None:
    async def play() -> None:
        room = Room(database, MAKER)
        seats = [bot_seat("mcts:16", "en", 0), bot_seat("apprentice", "en", 1)]
        seats[0].bot = "crash"  # known to the workers of this test only
        draft = new_table(person(0), Rules(), Clock(), seats, public=False, now=0.0)
        start(draft, 0.0)
        live = await room.tables.create(draft)
        await room.rest(live)
        assert live.current.status == "over"
        assert live.current.body.seats[0].bot == "greedy"
        events = await room.tables.events_since(live, 0)
        told = [event for event in events if b'"stand-in"' in event]
        assert len(told) == 1
        assert bots_of_a_rematch(live.current) == ["apprentice", "crash"]  # as chosen, moved on by one seat
        await room.driver.close()

    monkeypatch.setattr(specs, "BOTS", (*specs.BOTS, "crash"))
    if searches:
        monkeypatch.setitem(specs.THINKERS, "crash", Limit(iterations=1))
    asyncio.run(play())


@pytest.mark.parametrize("compiled", [True, False])
def test_the_event_loop_asks_a_bot_itself_only_if_that_is_quick(
    database: Database, monkeypatch: pytest.MonkeyPatch, compiled: bool
) -> None:
    async def play() -> int:
        room = Room(database)
        asked = 0
        answer = room.driver.pool.answer

        async def count(*given: Any) -> Any:
            nonlocal asked
            asked += 1
            return await answer(*given)

        monkeypatch.setattr(room.driver.pool, "answer", count)
        live = await room.tables.create(table_of(1, bots=1))
        await room.rest(live)
        await room.tables.change(live.current.id, lambda draft: go_away(draft, 0, "left", -DESERTED))  # a day ago
        await room.rest(live)
        await room.driver.close()
        return asked

    monkeypatch.setattr(bot_thinking, "is_compiled", lambda: compiled)
    assert (asyncio.run(play()) > 0) is not compiled


def test_bots_that_a_crashed_process_left_are_taken_up_by_another(database: Database) -> None:
    async def crash() -> str:
        room = Room(database)
        room.tables.on_change = lambda before, live: None  # the process dies before its bots move
        live = await room.tables.create(table_of(0, bots=2))
        return live.current.id

    async def go_on(table_id: str) -> None:
        room = Room(database)
        sweep = Sweep(room.tables, room.driver)
        await sweep.run_round()  # at once: on SQLite there is no other process that might still be thinking
        live = await room.tables.table(table_id)
        await room.rest(live)
        assert live.current.status == "over"
        await room.driver.close()

    asyncio.run(go_on(asyncio.run(crash())))


def test_a_bot_plays_for_somebody_whose_time_is_over(database: Database) -> None:
    async def play() -> None:
        room = Room(database)
        seats = [seat_for(0), seat_for(0)]
        draft = new_table(person(0), Rules(), Clock("live", bank=60.0), seats, public=False, now=0.0)
        start(draft, 0.0)
        live = await room.tables.create(draft)
        late = live.current.pending[0]
        room.time = 61.0
        await Sweep(room.tables, room.driver).run_round()
        await room.rest(live)
        assert live.current.body.seats[late].away == "clock"
        assert live.current.pending == (1 - late,)
        assert live.current.body.seats[late].last == 0  # he has not played himself
        await room.driver.close()

    asyncio.run(play())
