"""Bots of the server: they move by themselves, plan in secret, and are replaced when they fail."""

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
    """A database with one person, Anna."""
    database = database_of(1, tmp_path)
    yield database
    database.close()


class TablesWithBots:
    """Tables with a driver for their bots, without a server."""

    def __init__(self, database: Database, maker: str | None = None) -> None:
        self.time = 0.0
        self.tables = Tables(database, lambda: self.time)
        self.driver = BotDriver(self.tables, BotPool(1, maker))
        self.tables.on_change = lambda before, live: self.driver.wake(live)

    async def wait_for_bots(self, live: LiveTable) -> None:
        """Wait until no bot is to move."""
        while live.current.id in self.driver.tasks:
            await asyncio.wait([self.driver.tasks[live.current.id]])


def bots_of_a_rematch(draft: TableDraft) -> list[str | None]:
    """The bots of a rematch."""
    old = draft.copy()
    create_rematch(old, person(0), 0.0)
    assert old.added_table is not None
    return [seat.bot for seat in old.added_table.body.seats]


def test_bots_pause_for_a_day_after_all_people_have_left_and_then_finish_the_game(database: Database) -> None:
    async def play() -> None:
        playing = TablesWithBots(database)
        sweep = Sweep(playing.tables, playing.driver)
        live = await playing.tables.create(table_of(1, bots=1))
        await playing.wait_for_bots(live)
        await playing.tables.change(live.current.id, lambda draft: go_away(draft, 0, "left", playing.time))
        number = live.current.number
        playing.time = DESERTED - 1
        await sweep.run_round()
        await playing.wait_for_bots(live)
        assert (live.current.number, live.current.status) == (number, "playing")
        playing.time = DESERTED + 1
        await sweep.run_round()
        await playing.wait_for_bots(live)
        assert live.current.status == "over"
        await playing.driver.close()

    asyncio.run(play())


def test_a_table_of_bots_plays_a_whole_game(database: Database) -> None:
    async def play() -> None:
        playing = TablesWithBots(database)
        live = await playing.tables.create(table_of(0, bots=3))
        await playing.wait_for_bots(live)
        assert live.current.status == "over"
        await playing.driver.close()

    asyncio.run(play())


@pytest.mark.parametrize("searches", [True, False])
def test_greedy_replaces_a_bot_that_fails_and_an_event_says_so(
    database: Database, monkeypatch: pytest.MonkeyPatch, searches: bool
) -> None:
    async def play() -> None:
        playing = TablesWithBots(database, MAKER)
        seats = [bot_seat("mcts:16", "en", 0), bot_seat("apprentice", "en", 1)]
        seats[0].bot = "crash"  # known to the workers of this test only
        draft = new_table(person(0), Rules(), Clock(), seats, public=False, now=0.0)
        start(draft, 0.0)
        live = await playing.tables.create(draft)
        await playing.wait_for_bots(live)
        assert live.current.status == "over"
        assert live.current.body.seats[0].bot == "greedy"
        events = await playing.tables.events_since(live, 0)
        replaced = [event for event in events if b'"stand-in"' in event]
        assert len(replaced) == 1
        assert bots_of_a_rematch(live.current) == ["apprentice", "crash"]  # as chosen, moved by one seat
        await playing.driver.close()

    monkeypatch.setattr(specs, "BOTS", (*specs.BOTS, "crash"))
    if searches:
        monkeypatch.setitem(specs.THINKERS, "crash", Limit(iterations=1))
    asyncio.run(play())


@pytest.mark.parametrize("compiled", [True, False])
def test_simple_bots_run_in_the_event_loop_only_if_the_engine_is_compiled(
    database: Database, monkeypatch: pytest.MonkeyPatch, compiled: bool
) -> None:
    async def play() -> int:
        playing = TablesWithBots(database)
        asked = 0
        answer = playing.driver.pool.answer

        async def count(*given: Any) -> Any:
            nonlocal asked
            asked += 1
            return await answer(*given)

        monkeypatch.setattr(playing.driver.pool, "answer", count)
        live = await playing.tables.create(table_of(1, bots=1))
        await playing.wait_for_bots(live)
        await playing.tables.change(live.current.id, lambda draft: go_away(draft, 0, "left", -DESERTED))  # a day ago
        await playing.wait_for_bots(live)
        await playing.driver.close()
        return asked

    monkeypatch.setattr(bot_thinking, "is_compiled", lambda: compiled)
    assert (asyncio.run(play()) > 0) is not compiled


def test_another_process_continues_the_bots_of_a_crashed_one(database: Database) -> None:
    async def crash() -> str:
        playing = TablesWithBots(database)
        playing.tables.on_change = lambda before, live: None  # the process dies before its bots move
        live = await playing.tables.create(table_of(0, bots=2))
        return live.current.id

    async def go_on(table_id: str) -> None:
        playing = TablesWithBots(database)
        sweep = Sweep(playing.tables, playing.driver)
        await sweep.run_round()  # without waiting: on SQLite no other process can still run these bots
        live = await playing.tables.table(table_id)
        await playing.wait_for_bots(live)
        assert live.current.status == "over"
        await playing.driver.close()

    asyncio.run(go_on(asyncio.run(crash())))


def test_a_bot_replaces_a_player_who_runs_out_of_time(database: Database) -> None:
    async def play() -> None:
        playing = TablesWithBots(database)
        seats = [seat_for(0), seat_for(0)]
        draft = new_table(person(0), Rules(), Clock("live", bank=60.0), seats, public=False, now=0.0)
        start(draft, 0.0)
        live = await playing.tables.create(draft)
        late = live.current.pending[0]
        playing.time = 61.0
        await Sweep(playing.tables, playing.driver).run_round()
        await playing.wait_for_bots(live)
        assert live.current.body.seats[late].away == "clock"
        assert live.current.pending == (1 - late,)
        assert live.current.body.seats[late].last == 0  # the bot's move is not the player's own last turn
        await playing.driver.close()

    asyncio.run(play())
