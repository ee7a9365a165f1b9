"""Whoever hangs up while his move is being stored has moved: everybody hears of it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from haspelknecht.server.hall.desk import Desk
from haspelknecht.server.hall.hall import Hall
from haspelknecht.server.hall.seating import new_table, start
from haspelknecht.server.hall.table import Clock, Rules
from tests.server.desks import act, database_of, person, seat_for


def annas_table() -> Desk:
    """Anna plays against herself."""
    desk = new_table(person(0), Rules(), Clock(), [seat_for(0), seat_for(0)], public=False, now=0.0)
    start(desk, 0.0)
    return desk


def any_move(desk: Desk) -> None:
    """Whoever is to act does something."""
    act(desk, random.Random(1), 0.0)


def test_a_move_is_told_although_its_player_left_before_it_was_stored(tmp_path: Path) -> None:
    database = database_of(1, tmp_path)

    async def move_and_leave() -> None:
        hall = Hall(database, lambda: 0.0)
        made = await hall.create(annas_table())
        live, listener = await hall.listen(made.desk.id, None)
        changed: list[tuple[int, int]] = []
        hall.on_change = lambda before, live: changed.append((before.number if before else 0, live.desk.number))
        known = live.desk.number
        moving = asyncio.create_task(hall.change(live.desk.id, any_move))
        await asyncio.sleep(0)  # the move is on its way to the disk
        moving.cancel()
        await asyncio.wait_for(listener.woken.wait(), 60)
        await asyncio.gather(*hall.changing)  # listeners hear of a move first, all others a moment later
        assert live.desk.number == known + 1
        assert changed == [(known, known + 1)]

    asyncio.run(move_and_leave())
    database.close()
