"""Whoever hangs up while his move is being stored has moved: everybody hears of it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from haspelknecht.server.tables.seating import new_table, start
from haspelknecht.server.tables.table import Clock, Rules
from haspelknecht.server.tables.table_draft import TableDraft
from haspelknecht.server.tables.tables import Tables
from tests.server.drafts import act, database_of, person, seat_for


def annas_table() -> TableDraft:
    """Anna plays against herself."""
    draft = new_table(person(0), Rules(), Clock(), [seat_for(0), seat_for(0)], public=False, now=0.0)
    start(draft, 0.0)
    return draft


def any_move(draft: TableDraft) -> None:
    """Whoever is to act does something."""
    act(draft, random.Random(1), 0.0)


def test_a_move_is_told_although_its_player_left_before_it_was_stored(tmp_path: Path) -> None:
    database = database_of(1, tmp_path)

    async def move_and_leave() -> None:
        tables = Tables(database, lambda: 0.0)
        made = await tables.create(annas_table())
        live, subscriber = await tables.subscribe(made.current.id, None)
        changed: list[tuple[int, int]] = []
        tables.on_change = lambda before, live: changed.append((before.number if before else 0, live.current.number))
        known = live.current.number
        moving = asyncio.create_task(tables.change(live.current.id, any_move))
        await asyncio.sleep(0)  # the move is on its way to the disk
        moving.cancel()
        await asyncio.wait_for(subscriber.woken.wait(), 60)
        await asyncio.gather(*tables.changing)  # subscribers hear of a move first, all others a moment later
        assert live.current.number == known + 1
        assert changed == [(known, known + 1)]

    asyncio.run(move_and_leave())
    database.close()
