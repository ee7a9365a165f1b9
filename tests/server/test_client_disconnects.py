"""A move counts even if its player disconnects while it is stored."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from haspelknecht.server.tables.seating import new_table, start
from haspelknecht.server.tables.table import Clock, Rules
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.tables import Tables
from tests.server.drafts import act, database_of, person, seat_for
from tests.waiting import HANG


def annas_table() -> TableDraft:
    """A running game in which Anna plays both seats."""
    draft = new_table(person(0), Rules(), Clock(), [seat_for(0), seat_for(0)], public=False, now=0.0)
    start(draft, 0.0)
    return draft


def any_move(draft: TableDraft) -> None:
    """Make a random move."""
    act(draft, random.Random(1), 0.0)


def test_others_receive_a_move_whose_player_disconnected_before_it_was_stored(tmp_path: Path) -> None:
    database = database_of(1, tmp_path)

    async def move_and_leave() -> None:
        tables = Tables(database, lambda: 0.0)
        created = await tables.create(annas_table())
        live, subscriber = await tables.subscribe(created.current.id, None)
        changed: list[tuple[int, int]] = []
        tables.on_change = lambda before, live: changed.append((before.number if before else 0, live.current.number))
        known = live.current.number
        moving = asyncio.create_task(tables.change(live.current.id, any_move))
        await asyncio.sleep(0)  # the move is being stored
        moving.cancel()
        await asyncio.wait_for(subscriber.woken.wait(), HANG)
        await asyncio.gather(*tables.changing)  # subscribers are woken first, `on_change` is called a moment later
        assert live.current.number == known + 1
        assert changed == [(known, known + 1)]

    asyncio.run(move_and_leave())
    database.close()
